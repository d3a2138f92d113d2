rules-about = Die Nummer vor jeder Regel nennen auch die Meldungen am Tisch.
rules-search = Regel suchen
rules-nothing = Keine Regel enthält diese Wörter.

rules-1 = Was dazugehört
rules-2 = Vor dem ersten Zug
rules-3 = Ein Zug
rules-4 = Karten ziehen
rules-5 = Eine Strecke bauen
rules-6 = Tickets ziehen
rules-7 = Ende und Wertung

rule-1-1 = Fogline ist für zwei, drei oder vier Spieler.
rule-1-2 = Jeder hat 20 Wagen einer Farbe.
rule-1-3 = Es gibt 44 Karten: 8 Fährkarten, die für jede Farbe stehen, und je 6 in Blau, Grün, Schwarz, Lila, Rot und Orange.
rule-1-4 = Es gibt 24 Tickets. Ein Ticket nennt zwei Orte und wie viele Punkte ihre Verbindung bringt.
rule-1-5 = Es gibt 21 Touristenmarken: drei von jedem der sieben Symbole.
rule-1-6 = Der Plan zeigt Orte und Strecken dazwischen. Eine Strecke hat Felder und eine Farbe; Grau nimmt jede einzelne Farbe. Fährstrecken zeigen Fährsymbole. Auf Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset und Potrero Hill liegt zu Beginn ein Markenstapel.

rule-2-1 = Alle beginnen mit 20 Wagen und ohne Punkte.
rule-2-2 = Wer beginnt, wird ausgelost, wenn der Tisch nichts anderes festlegt. Gespielt wird im Uhrzeigersinn.
rule-2-3 = Fünf der sieben Markenstapel kommen zufällig auf die fünf markierten Orte. Die anderen zwei werden beiseitegelegt.
rule-2-4 = Zu viert hat ein Stapel drei Marken, zu zweit oder dritt zwei.
rule-2-5 = Jeder bekommt zwei Karten. Fünf Karten werden neben dem Stapel aufgedeckt: die Auslage.
rule-2-6 = Jeder bekommt verdeckt zwei Tickets und behält eins oder beide. Alle wählen gleichzeitig.
rule-2-7 = Dann werden die beiseitegelegten Stapel gelegt: Der letzte Spieler legt einen davon auf einen Ort ohne Stapel, der vorletzte den anderen. Zu zweit legt der zweite Spieler beide, jeweils nur eine Marke hoch.
rule-2-8 = Auf einem Ort liegt nie mehr als ein Stapel.

rule-3-1 = Wer am Zug ist, tut genau eins von dreien: Karten ziehen, eine Strecke bauen oder Tickets ziehen.
rule-3-2 = Wer geht oder keine Zeit mehr hat, wird von einem Bot vertreten und kann den Platz wieder übernehmen. Wer aufgibt, überlässt ihm den Platz bis zum Ende.
rule-3-3 = Passen darf nur, wer nichts anderes tun kann. Passen alle nacheinander, endet das Spiel.

rule-4-1 = Nimm zwei Karten nacheinander: jede aus der Auslage oder verdeckt vom Stapel.
rule-4-2 = Eine Karte aus der Auslage wird sofort ersetzt, bevor du die zweite wählst.
rule-4-3 = Ist die erste Karte eine offene Fährkarte, endet dein Zug: Es gibt keine zweite.
rule-4-4 = Eine offene Fährkarte darf nicht die zweite Karte sein. Eine verdeckt gezogene zählt wie jede andere.
rule-4-5 = Sobald drei oder mehr der fünf offenen Karten Fähren sind, werden alle fünf ersetzt.
rule-4-6 = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage zu einem neuen Stapel gemischt.
rule-4-7 = Gibt es keine zweite Karte zu nehmen, endet der Zug nach der ersten. Gibt es gar keine, kannst du keine Karten ziehen.
rule-4-8 = Es gibt kein Handlimit. Die Hand ist geheim, aber alle sehen, wie viele Karten du hast und welche du aus der Auslage nahmst.

rule-5-1 = Du darfst jede offene Strecke bauen, auch ohne Anschluss; eine je Zug.
rule-5-2 = Zahle genau so viele Karten, wie die Strecke Felder hat, alle in ihrer Farbe. Fährkarten stehen für jede Farbe.
rule-5-3 = Eine graue Strecke zahlst du mit Karten einer beliebigen Farbe, auch mit Fährkarten.
rule-5-4 = Eine Fährstrecke verlangt mindestens eine Fährkarte je Fährsymbol; die übrigen Felder zahlst du wie sonst.
rule-5-5 = Auf jedes Feld kommt ein Wagen. Ohne genug Wagen kannst du die Strecke nicht bauen.
rule-5-6 = Manche Orte sind doppelt verbunden. Beide Strecken hat nie derselbe Spieler. Zu zweit wird die zweite gesperrt, sobald die erste gebaut ist.
rule-5-7 = Die Karten kommen auf die Ablage, und du bekommst sofort Punkte: 1 Feld 1 Punkt, 2 Felder 2, 3 Felder 4, 5 Felder 10.
rule-5-8 = Liegt an einem Ende der Strecke ein Stapel mit einem Symbol, das du noch nicht hast, nimmst du eine Marke. Liegen an beiden welche, wählst du eine.

rule-6-1 = Nimm zwei Tickets und behalte eins oder beide. Was du zurückgibst, kommt unter den Ticketstapel.
rule-6-2 = Ist nur noch ein Ticket da, darfst du es ziehen und musst es behalten. Ist keins mehr da, kannst du keine ziehen.
rule-6-3 = Du darfst beliebig viele Tickets haben und gibst nie eins später zurück. Die anderen sehen nur, wie viele es sind.

rule-7-1 = Beendet jemand seinen Zug mit höchstens zwei Wagen, ist jeder noch genau einmal dran, auch dieser Spieler. Dann ist Schluss.
rule-7-2 = Zu den Punkten für Strecken kommt jedes erfüllte Ticket hinzu, jedes andere wird abgezogen. Ein Ticket ist erfüllt, wenn deine eigenen Strecken seine Orte verbinden.
rule-7-3 = Verschiedene Symbole zählen auch: zwei 1 Punkt, drei 2, vier 4, fünf 6, sechs 9 und alle sieben 12.
rule-7-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr erfüllte Tickets; sonst wird der Sieg geteilt.
rule-7-5 = Der Punktestand kann unter null fallen. Für die längste Linie gibt es nichts.

picture-route = Eine rote Strecke mit drei Feldern, bezahlt mit zwei roten Karten und einer Fährkarte
picture-ferry = Eine graue Strecke mit drei Feldern, eins mit Fährsymbol, bezahlt mit einer Fährkarte und zwei blauen Karten
picture-double = Zwei Strecken nebeneinander: Auf einer stehen Wagen, die andere ist gesperrt
picture-cards = Der Stapel und die fünf offenen Karten der Auslage
picture-tokens = Die sieben Symbole der Marken
picture-ticket = Ein Ticket: seine zwei Orte und seine Punkte
picture-stack = Eine Strecke, die an einem Ort mit einem Stapel von zwei Marken endet
