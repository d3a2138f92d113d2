rules-about = Het nummer voor elke regel is het nummer dat meldingen aan tafel noemen.
rules-search = Zoek een regel
rules-nothing = Geen regel bevat deze woorden.

rules-1 = Wat erbij hoort
rules-2 = Vóór de eerste beurt
rules-3 = Een beurt
rules-4 = Kaarten trekken
rules-5 = Een route bouwen
rules-6 = Tickets trekken
rules-7 = Het einde en de telling

rule-1-1 = Fogline is voor twee, drie of vier spelers.
rule-1-2 = Elke speler heeft 20 wagens van één kleur.
rule-1-3 = Er zijn 44 kaarten: 8 veerboten, die voor elke kleur gelden, en 6 van elke kleur: blauw, groen, zwart, paars, rood en oranje.
rule-1-4 = Er zijn 24 tickets. Een ticket noemt twee plekken en hoeveel punten hun verbinding waard is.
rule-1-5 = Er zijn 21 toeristenfiches: drie van elk van de zeven symbolen.
rule-1-6 = De kaart heeft plekken en routes daartussen. Een route heeft vakjes en een kleur; grijs neemt één kleur naar keuze. Veerroutes tonen veerbootsymbolen. Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset en Potrero Hill beginnen met een stapel fiches.

rule-2-1 = Iedereen begint met 20 wagens en zonder punten.
rule-2-2 = Wie begint wordt geloot, tenzij de tafel anders bepaalt. Er wordt met de klok mee gespeeld.
rule-2-3 = Vijf van de zeven stapels fiches gaan willekeurig naar de vijf gemarkeerde plekken. De andere twee worden apart gelegd.
rule-2-4 = Met vier spelers heeft een stapel drie fiches; met twee of drie spelers twee.
rule-2-5 = Iedereen krijgt twee kaarten. Naast de stapel worden vijf kaarten opengelegd: de markt.
rule-2-6 = Iedereen krijgt geheim twee tickets en houdt er een of twee. Allen kiezen tegelijk.
rule-2-7 = Dan worden de apart gelegde stapels gelegd: de laatste speler legt er een op een plek zonder stapel, de voorlaatste de andere. Met twee spelers legt de tweede speler ze allebei, elk maar één fiche hoog.
rule-2-8 = Op een plek ligt nooit meer dan één stapel.

rule-3-1 = In je beurt doe je precies één van drie dingen: kaarten trekken, een route bouwen of tickets trekken.
rule-3-2 = Ga je weg of is je tijd op, dan speelt een bot voor je tot je je plaats terugneemt. Geef je op, dan speelt hij tot het einde.
rule-3-3 = Passen mag alleen wie niets anders kan. Past iedereen na elkaar, dan is het spel afgelopen.

rule-4-1 = Neem twee kaarten, na elkaar: elk van de markt of dicht van de stapel.
rule-4-2 = Een kaart van de markt wordt meteen vervangen, vóór je de tweede kiest.
rule-4-3 = Is de eerste kaart een open veerboot, dan is je beurt voorbij: er komt geen tweede.
rule-4-4 = Een open veerboot kan niet de tweede kaart zijn. Dicht getrokken is het een gewone kaart.
rule-4-5 = Zodra drie of meer van de vijf marktkaarten veerboten zijn, worden alle vijf vervangen.
rule-4-6 = Is er een kaart nodig en de stapel leeg, dan wordt de aflegstapel tot een nieuwe stapel geschud.
rule-4-7 = Is er niets om als tweede te nemen, dan eindigt de beurt na de eerste kaart. Is er helemaal niets, dan kun je geen kaarten trekken.
rule-4-8 = Er is geen handlimiet. Handen zijn geheim, maar iedereen ziet hoeveel kaarten je hebt en welke je van de markt nam.

rule-5-1 = Je mag elke vrije route bouwen, aansluitend of niet; één per beurt.
rule-5-2 = Betaal precies zoveel kaarten als de route vakjes heeft, allemaal in haar kleur. Veerboten gelden als elke kleur.
rule-5-3 = Een grijze route betaal je met kaarten van één kleur naar keuze, veerboten inbegrepen.
rule-5-4 = Een veerroute vraagt ten minste één veerboot per symbool; de andere vakjes betaal je zoals altijd.
rule-5-5 = Zet op elk vakje een wagen. Zonder genoeg wagens kun je de route niet bouwen.
rule-5-6 = Sommige plekken zijn door twee routes verbonden. Je hebt ze nooit allebei. Met twee spelers sluit de tweede zodra de eerste is gebouwd.
rule-5-7 = De kaarten gaan naar de aflegstapel en je krijgt meteen punten: 1 vakje 1 punt, 2 vakjes 2, 3 vakjes 4, 5 vakjes 10.
rule-5-8 = Ligt aan een kant van de route een stapel met een symbool dat je nog niet hebt, dan neem je een fiche. Liggen ze aan beide kanten, dan kies je er een.

rule-6-1 = Neem twee tickets en hou er een of twee. Wat je teruggeeft gaat onder de ticketstapel.
rule-6-2 = Is er nog één ticket, dan mag je het trekken en moet je het houden. Is er geen, dan kun je geen tickets trekken.
rule-6-3 = Je mag zoveel tickets hebben als je wilt en geeft er later nooit een terug. Anderen zien hoeveel, niet welke.

rule-7-1 = Eindigt iemand een beurt met twee wagens of minder, dan heeft iedereen nog precies één beurt, die speler ook. Daarna is het spel afgelopen.
rule-7-2 = Tel bij je routepunten elk voltooid ticket op en trek elk ander af. Een ticket is voltooid als je eigen routes de twee plekken verbinden.
rule-7-3 = Verschillende symbolen tellen ook: twee zijn 1 punt waard, drie 2, vier 4, vijf 6, zes 9 en alle zeven 12.
rule-7-4 = De meeste punten winnen. Bij gelijkspel wint wie meer tickets voltooide; anders wordt de winst gedeeld.
rule-7-5 = Een score kan onder nul komen. Voor de langste lijn is er niets.

picture-route = Een rode route van drie vakjes, betaald met twee rode kaarten en een veerboot
picture-ferry = Een grijze route van drie vakjes, een met veerbootsymbool, betaald met een veerboot en twee blauwe kaarten
picture-double = Twee routes naast elkaar: op de ene staan wagens, de andere is gesloten
picture-cards = De stapel en de vijf open kaarten van de markt
picture-tokens = De zeven symbolen van de fiches
picture-ticket = Een ticket: twee plekken en de punten
picture-stack = Een route die eindigt bij een plek met een stapel van twee fiches
