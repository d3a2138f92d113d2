title = Fogline
title-of = { $page } – Fogline
title-turn = Jij bent! – Fogline
skip = Naar de inhoud
updated = Fogline is bijgewerkt.
reload = Opnieuw laden
updated-part = Fogline is bijgewerkt. Laad opnieuw om dit te openen.
missing-page = Deze pagina bestaat niet
missing-page-home = Naar de beginpagina
loading = Een ogenblik …
close = Sluiten
cancel = Annuleren

nav = Pagina’s
nav-new = Nieuwe tafel
nav-lobby = Open tafels
nav-rules = Regels
nav-settings = Instellingen
nav-replay = Terugkijken
nav-account = Account
nav-about = Over

home-tagline = Leg kabeltramlijnen door een stad in de mist: trek kaarten, bouw routes, hou je tickets geheim. Voor twee tot vier spelers.
home-play = Nu spelen
home-play-how = Tegen twee bots, op dit apparaat. Niets te installeren, geen account.
home-lesson = Leer het in vijf minuten
home-continue = Ga verder waar je was
home-finished = Afgelopen partijen
home-all = Alle { $count } tonen
list-more = Meer tonen
table-remove = Verwijderen
table-remove-what = Verwijder de partij: { $names }
table-remove-sure = Deze partij voorgoed verwijderen? { $names }
replay-watch = Partij terugkijken
replay-why = Waar viel de beslissing?
home-friends = Met vrienden
home-friends-how = Maak een tafel en stuur de link, of schuif aan bij een open tafel.
home-join = Meedoen via een link
home-join-code = Link of code van de tafel
home-join-wrong = Dit is geen link van een tafel. Kopieer de hele link die je kreeg.
home-join-go = Naar de tafel
home-learn = Leer het spel
home-learn-how = Alle regels op één pagina, in gewone woorden. In tien minuten ken je ze.

stage-open = Wacht op spelers
stage-playing = Bezig
stage-over = Afgelopen
place-server = op de server
place-device = op dit apparaat

you = Jij
someone = Speler { $seat }
bot-level = bot van niveau { $level }
free-chair = Vrije plaats
your-name = Je naam

new-making = De tafel wordt gemaakt …

level-tourist = Toerist
level-local = Stadsgenoot
level-conductor = Conducteur
level-gripman = Bestuurder

clock-days = { $days } d { $hours } u

settings-unsaved = Deze browser bewaart geen instellingen: ze gelden alleen voor dit bezoek.
settings-language = Taal
settings-theme = Kleuren
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker

card = { $card ->
    [blue] blauwe kaart
    [green] groene kaart
    [black] zwarte kaart
    [purple] paarse kaart
    [red] rode kaart
    [orange] oranje kaart
   *[ferry] veerbootkaart
}
cards = { $card ->
    [blue] { $count } blauw
    [green] { $count } groen
    [black] { $count } zwart
    [purple] { $count } paars
    [red] { $count } rood
    [orange] { $count } oranje
   *[ferry] { $count ->
        [one] { $count } veerboot
       *[other] { $count } veerboten
    }
}
colour = { $colour ->
    [blue] blauw
    [green] groen
    [black] zwart
    [purple] paars
    [red] rood
    [orange] oranje
   *[grey] grijs
}
symbol = { $symbol ->
    [cable-car] Kabeltram
    [sea-lion] Zeeleeuw
    [crab] Krab
    [fortune-cookie] Gelukskoekje
    [sourdough] Zuurdesembrood
    [seagull] Meeuw
    [heart] Hart
   *[other] { $symbol }
}

ticket-name = { $between } ({ $points })

log-of = { $who }: { $what }
log-of-bot = { $who } (een bot valt in): { $what }
log-all = Hele logboek tonen
log-dealt = De kaarten zijn gedeeld.
log-dealt-own = De kaarten zijn gedeeld. Je krijgt aangeboden: { $tickets }.
log-market-swept = Er lagen drie veerboten open: de markt wordt vervangen.
log-deck-reshuffled = De aflegstapel is geschud: nieuwe stapel van { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
log-tickets-chosen = tickets gekozen
log-tickets-kept = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} gehouden
log-tickets-kept-own = gehouden: { $tickets }
log-stack-placed = fiches ‘{ $symbol }’ gelegd op { $place }
log-card-drawn = een kaart van de stapel
log-card-drawn-own = van de stapel: { $card }
log-card-taken = van de markt: { $card }
log-route-claimed = { $route } gebouwd met { $paid }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
log-token-taken = fiche ‘{ $symbol }’ van { $place }
log-tickets-offered = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} getrokken
log-tickets-offered-own = getrokken: { $tickets }
log-passed = past
log-last-round = twee wagens of minder over – iedereen heeft nog één beurt
log-ended = Het spel is afgelopen. { $count ->
    [one] Winnaar: { $winners }
   *[other] Gedeelde winst: { $winners }
}

phrase = { $phrase ->
    [hello] Hallo!
    [good_luck] Succes!
    [well_played] Goed gespeeld!
    [thanks] Bedankt!
    [oops] Oeps!
    [your_turn] Jij bent!
    [one_moment] Een ogenblik, alsjeblieft
   *[good_game] Leuk spel!
}

players = Spelers
player-bot = Een bot speelt
known-of = { $who }: bekende kaarten
player-away = Afwezig
player-ready = Klaar
player-points = Punten:
player-cars = { $n ->
    [one] { $n } wagen
   *[other] { $n } wagens
}
player-hand = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
player-tickets = { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
}
player-tokens = { $n ->
    [one] { $n } fiche
   *[other] { $n } fiches
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

market = Markt
market-take = Nemen: { $card }
market-gap = Geen kaart
deck-draw = Van de stapel trekken: nog { $deck }, afgelegd { $discard }
discard-count = Afgelegd: { $discard }
hand = Je kaarten
hand-empty = Geen kaarten in de hand
tickets = Tickets
tickets-draw = Tickets trekken (nog { $left })
tickets-choose = Hou er een of twee
tickets-how = Je bekijkt de bovenste twee tickets en houdt er een of twee. Een ticket dat je niet voltooit kost aan het eind zijn punten.
ticket-joined = Verbonden
ticket-cut-off = { $by ->
    [cars] Te weinig wagens
   *[routes] Geen weg meer
}
ticket-needs = Nog { $cars ->
    [one] { $cars } wagen
   *[other] { $cars } wagens
}
stack-choose = Welke stapel?
stack-where = Kies een plek op de kaart of hier:

claim = Een route bouwen
claim-cars = { $cars ->
    [one] { $cars } wagen
   *[other] { $cars } wagens
}
claim-completes = Voltooit { $ticket }
claim-shortens = Brengt { $ticket } dichterbij
claim-which = Welke van de twee?
payment = Betalen met
token = Fiche

log = Wat er gebeurde
chat = Chat
chat-text = Zeg iets
chat-send = Versturen
chat-heard = { $who } zegt: { $text }
chat-unread = ({ $count } ongelezen)
side-log = Verloop
side-chat = Chat
side-routes = Routes
side-notes = Notities
notes = Notities
notes-how = Alleen jij kunt dit lezen.
missed = Er is van alles gebeurd sinds je laatste zet.
missed-watch = Laat zien
side-seen = Gezien
talk = Aan tafel
tabs = Kaarten, tickets, tafel

map = Kaart van { $board }
map-nearer = Dichterbij
map-farther = Verder weg
map-whole = De hele kaart
place-stack = { $place }, { $height ->
    [one] { $height } fiche
   *[other] { $height } fiches
}: { $symbol }

routes-from = Van
routes-to = Naar
routes-any = elke plek
routes-claimable = Alleen wat ik nu kan bouwen
routes-count = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}.
routes-what = { $length ->
    [one] { $length } vakje
   *[other] { $length } vakjes
}, { $colour }, veerbootsymbolen: { $ferries }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
routes-owner = Van { $owner }.
routes-closed = Gesloten.
routes-open = Vrij.
routes-cost = Kost { $cards }.
routes-one-colour = { $count } van één kleur
routes-have = Je hebt { $cards }.
routes-have-none = Je hebt er geen kaart voor.
routes-pay = Je kunt betalen: { $payments }.
routes-lacking = Je mist { $missing ->
    [one] { $missing } kaart
   *[other] { $missing } kaarten
}.
routes-way = Je kortste weg vraagt { $cars ->
    [one] { $cars } wagen
   *[other] { $cars } wagens
}: { $way }.
routes-no-way = Er is geen weg meer voor je.
routes-claim = { $route } bouwen

prompt-turn = Jouw beurt: trek kaarten, bouw een route of trek tickets.
prompt-second = Neem een tweede kaart.
prompt-pass = Je kunt niets doen: pas.
prompt-claim = { $route } bouwen?
prompt-token = Welke fiche neem je?
prompt-tickets = Tickets trekken?
prompt-keep-first = Kies je eerste tickets: een of twee.
prompt-keep = Hou een ticket of allebei.
prompt-stack = Leg een stapel fiches op een vrije plek.
prompt-sent = Een ogenblik …
prompt-other = Aan de beurt: { $who }.
prompt-others-choose = Kiest nog tickets: { $who }.
prompt-over = Het spel is afgelopen.
do-claim = Bouwen
do-tickets = Tickets trekken
do-keep = Houden
do-stack = Leggen
pass = Passen
back = Terug
hint = Hint
undo = Terugnemen
undo-asked = { $who } wil de laatste zet terugnemen. Akkoord?
undo-waiting = De anderen wordt gevraagd of je dat mag terugnemen.
yes = Ja
no = Nee
recap = Sinds je laatste beurt
lines-before = { $count ->
    [one] Daarvoor is nog { $count } ding gebeurd
   *[other] Daarvoor zijn nog { $count } dingen gebeurd
}
standing = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cars ->
    [one] { $cars } wagen
   *[other] { $cars } wagens
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
last-round = Laatste ronde: nog { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
stand-in = Een bot speelt voor je.
take-back = Mijn plaats terugnemen
watching = Je kijkt toe.
link-connecting = Verbinden …
link-away = De verbinding is weg. Ze komt vanzelf terug; je plaats blijft van jou.
link-newer = Fogline is bijgewerkt. Laad opnieuw om verder te spelen.
link-online = Verbonden.
link-unreached = De server antwoordt niet. We blijven het proberen; spellen op dit apparaat werken ook zonder.
link-overloaded = De server is vol. Zodra er ruimte is, word je verbonden.
link-too_many_sockets = Er staan te veel tafels open via jouw verbinding. Sluit er een paar, dan maakt deze vanzelf verbinding.
back-online = Weer verbonden.
unsaved = Deze browser bewaart niets: het spel eindigt met dit bezoek.
unsaved-rest = Op dit apparaat kan niets meer worden bewaard, misschien is het vol: wat vanaf nu wordt gespeeld, eindigt met dit bezoek.
not-loaded = Dit kon niet worden opgehaald. Controleer je netwerk.
try-again = Opnieuw proberen

result = Uitslag
rematch = Nog eens
rematch-go = Naar het volgende spel
rematch-asked = Wil nog eens spelen: { $who }.

menu = Menu
menu-home = Naar de beginpagina
resign = Opgeven

table-of = Tafel: { $names }
table-closed = Deze tafel kan niet worden getoond
table-unreadable = Dit spel hoort bij een ander bord of een andere versie, of wat ervan bewaard is, is beschadigd. Het kan hier niet verder gespeeld worden. Je kunt alles wat er gebeurde als bestand bewaren.
table-save-log = Als bestand bewaren
curtain-title = { $name }, jij bent aan de beurt
curtain-how = Geef het apparaat aan { $name }. De anderen kijken weg.
curtain-lift = Ik ben { $name }: toon mijn kaarten
curtain-wait = De anderen spelen.
hand-over = Klaar

waiting-title = Wachten op spelers
waiting-copy = Kopiëren
waiting-copied = Gekopieerd
not-copied = Deze browser staat kopiëren niet toe. Selecteer deze tekst en kopieer hem zelf.

keys-title = Toetsen
keys-map = Naar de kaart
keys-log = Naar het verloop
keys-help = Deze lijst

why-over = Het spel is afgelopen.
why-chosen = Je hebt je tickets gekozen. De anderen kiezen nog.
why-wait = Een ogenblik: je laatste zet is onderweg.
why-turn = Je bent nog niet aan de beurt.
moved-on = Er is intussen iets gebeurd. Kijk nog eens voordat je kiest.
undo-declined = Je zet blijft staan: de anderen zeiden nee.
undo-overtaken = Je zet blijft staan: het spel is doorgegaan.
undo-seen = Teruggenomen, maar je hebt het wel gezien.
why-keep-first = Kies eerst welke tickets je houdt.
why-place-first = Leg eerst de stapel fiches op een vrije plek.
why-claimed = Deze route is bezet. Zoek een andere weg.
why-twin-mine = De route ernaast is van jou. Niemand heeft ze allebei.
why-twin-closed = Met twee spelers is deze route dicht sinds die ernaast is gebouwd.
why-second-card = Je hebt één kaart. Neem eerst de tweede.
why-cars = Deze route vraagt { $length } wagens en je hebt er nog { $cars }.
why-ferries = { $missing ->
    [one] Je mist nog één veerbootkaart. Neem er een van de markt of probeer de stapel.
   *[other] Je mist nog { $missing } veerbootkaarten. Neem ze van de markt of probeer de stapel.
}
why-cards-grey = { $missing ->
    [one] Je mist nog één kaart van dezelfde kleur, of een veerboot.
   *[other] Je mist nog { $missing } kaarten van dezelfde kleur, of veerboten.
}
why-cards = { $missing ->
    [one] Je mist nog één kaart ({ $colour }) of een veerboot.
   *[other] Je mist nog { $missing } kaarten ({ $colour }) of veerboten.
}
why-colour = Deze route betaal je alleen met kaarten van haar eigen kleur of met veerboten.
why-second-ferry = Een open veerboot kan niet de tweede kaart zijn. Neem een andere of trek van de stapel.
why-empty-slot = Hier ligt geen kaart.
why-no-cards = Stapel en aflegstapel zijn leeg. Bouw een route, dan komen er kaarten terug.
why-no-tickets = Er zijn geen tickets meer.
why-no-pass = Je kunt nog iets doen, dus passen mag niet.
why-stack-there = Hier ligt al een stapel. Kies een andere plek.
why-no-stack = Fiches worden alleen vóór de eerste beurt gelegd.
why-choose-token = Aan beide kanten ligt een fiche voor je. Kies er eerst een.
why-keep-one = Hou ten minste één ticket.
why-choose-place = Kies eerst een stapel en een plek.

illegal-R1-1 = Die plaats is er niet aan deze tafel.
illegal-R2-6 = Bij het begin kies je één keer een of twee van je tickets.
illegal-R2-7 = Alleen een apart gelegde stapel kan worden gelegd, vóór de eerste beurt, als jij aan de beurt bent.
illegal-R2-8 = Hier ligt al een stapel. Kies een andere plek.
illegal-R3-1 = Je bent nog niet aan de beurt.
illegal-R3-3 = Je kunt nog iets doen, dus passen mag niet.
illegal-R4-1 = Die kaart kan nu niet worden genomen. Na de eerste kaart komt de tweede, en niets anders.
illegal-R4-4 = Een open veerboot kan niet de tweede kaart zijn. Neem een andere of trek van de stapel.
illegal-R4-7 = Stapel en aflegstapel zijn leeg. Bouw een route, dan komen er kaarten terug.
illegal-R5-1 = Deze route is bezet. Zoek een andere weg.
illegal-R5-2 = Betaal precies zoveel kaarten als de route vakjes heeft, allemaal in haar kleur; veerboten gelden als elke kleur.
illegal-R5-4 = Voor elk veerbootsymbool van de route is een veerbootkaart nodig.
illegal-R5-5 = Je hebt te weinig wagens voor deze route. Kies een kortere.
illegal-R5-6 = De route ernaast is bezet, dus deze is voor jou gesloten.
illegal-R5-8 = Neem precies één fiche, aan een kant waarvan je het symbool nog niet hebt.
illegal-R6-1 = Trek eerst tickets en hou er dan een of twee.
illegal-R6-2 = Er zijn geen tickets meer, of het laatste moet je houden.
illegal-R7-1 = Het spel is afgelopen.

refused-illegal = De regels staan dat nu niet toe.
refused-stale = De tafel is verder. Bekijk de nieuwe stand en kies opnieuw.
refused-bad_message = De server begreep dat niet. Laad de pagina opnieuw.
refused-not_your_seat = Dit is niet jouw plaats.
refused-not_host = Alleen wie de tafel maakte mag dat.
refused-table_full = Er is geen plaats vrij aan deze tafel.
refused-seat_taken = Daar zit al iemand. Kies een andere plaats.
refused-no_such_seat = Die plaats bestaat niet.
refused-bad_name = Een naam heeft 1 tot 24 tekens. Kies een andere.
refused-name_taken = Iemand aan deze tafel heet al zo. Kies een andere naam.
refused-already_started = Het spel is begonnen.
refused-not_started = Het spel is nog niet begonnen.
refused-not_playing = Er wordt hier nu niet gespeeld.
refused-over = Het spel is afgelopen.
refused-not_over = Het spel is nog niet afgelopen.
refused-stand_in_plays = Een bot speelt voor je. Neem eerst je plaats terug.
refused-resigned = Je hebt dit spel opgegeven.
refused-nothing_to_undo = Er is niets terug te nemen.
refused-undo_asked = Iemand heeft al gevraagd een zet terug te nemen.
refused-no_undo_asked = Niemand wacht op je antwoord.
refused-chat_off = Aan deze tafel is geen chat.
refused-chat_full = De chat van deze tafel is vol.
refused-no_spectators = Niemand mag bij deze tafel kijken.
refused-no_hints = Hints zijn er alleen in spellen tegen bots.
refused-no_such_table = Die tafel bestaat niet. Controleer de link.
refused-no_such_board = Dat bord bestaat niet.
refused-broken_table = Er ging iets mis aan deze tafel; ze is gestopt. Andere tafels merken er niets van.
refused-too_busy = Het is druk aan de tafel. Probeer het zo weer.
refused-too_fast = Dat ging te snel. Wacht even.
refused-too_large = Dat is te lang.
refused-too_many_tables = Je hebt in korte tijd veel tafels gemaakt. Wacht even, of speel aan een ervan.
refused-too_many_sockets = Deze tafel staat in te veel vensters open. Sluit er een paar.
refused-overloaded = De server is vol. Probeer het over een minuut weer.
refused-store_unavailable = De server kan nu niet opslaan. Probeer het zo weer.
refused-disk_full = De server heeft geen ruimte meer. Zeg het wie hem beheert.
refused-server_stopping = De server start opnieuw. Je bent zo terug.
refused-no_token = De server kent je nog niet. Sta cookies toe voor deze pagina en probeer het weer.
refused-foreign_origin = Deze pagina komt van een ander adres dan de server.
refused-not_found = Op dit adres is niets.
refused-wrong_password = Naam en wachtwoord horen niet bij elkaar.
refused-wrong_method = Zo kan dit adres niet worden aangesproken. Laad de pagina opnieuw.
refused-wrong_protocol = Fogline is bijgewerkt. Laad deze pagina opnieuw.
refused-programs_have_no_account = Een programma heeft geen account: zijn sleutel is genoeg.
refused-unreachable = De server antwoordt niet. Controleer je netwerk; spellen op dit apparaat werken ook zonder.
refused-not_sent = De verbinding brak voor er antwoord was. Kijk naar de tafel en probeer het weer.
refused-bad_answer = De server stuurde iets onleesbaars. Laad de pagina opnieuw.
refused-engine_failed = Er ging iets mis in dit programma. Laad de pagina opnieuw; je spel is bewaard.
refused-removed = Dit spel staat niet meer op dit apparaat: het is verwijderd of de browsergegevens zijn gewist.
refused-storage_failed = De opslag van dit apparaat is nu niet beschikbaar. Laad de pagina opnieuw.
