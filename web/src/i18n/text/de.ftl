title = Fogline
title-of = { $page } – Fogline
title-turn = Du bist dran! – Fogline
skip = Zum Hauptteil springen
updated = Fogline wurde aktualisiert.
reload = Neu laden
updated-part = Fogline wurde aktualisiert. Lade neu, um das zu öffnen.
missing-page = Diese Seite gibt es nicht
missing-page-home = Zur Startseite
loading = Einen Moment …
close = Schließen
cancel = Abbrechen

nav = Seiten
nav-new = Neuer Tisch
nav-lobby = Offene Tische
nav-rules = Regeln
nav-settings = Einstellungen
nav-replay = Wiederholungen
nav-account = Konto
nav-about = Über

home-tagline = Leg Cable-Car-Linien durch eine neblige Stadt: Karten ziehen, Strecken bauen, Tickets geheim halten. Für zwei bis vier.
home-play = Jetzt spielen
home-play-how = Gegen zwei Bots, auf diesem Gerät. Nichts zu installieren, kein Konto.
home-lesson = In fünf Minuten lernen
home-continue = Weiterspielen
home-finished = Beendete Partien
home-all = Alle { $count } zeigen
list-more = Mehr zeigen
table-remove = Entfernen
table-remove-what = Partie entfernen: { $names }
table-remove-sure = Diese Partie endgültig entfernen? { $names }
replay-watch = Partie ansehen
replay-why = Wo fiel die Entscheidung?
home-friends = Mit Freunden
home-friends-how = Mach einen Tisch auf und verschick den Link, oder setz dich an einen offenen.
home-join = Per Link mitspielen
home-join-code = Link oder Code des Tisches
home-join-wrong = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link, den du bekommen hast.
home-join-go = Zum Tisch
home-learn = Das Spiel lernen
home-learn-how = Alle Regeln auf einer Seite, in einfachen Worten. Nach zehn Minuten kennst du sie.

stage-open = Wartet auf Mitspieler
stage-playing = Läuft
stage-over = Beendet
place-server = auf dem Server
place-device = auf diesem Gerät

you = Du
someone = Spieler { $seat }
bot-level = Bot der Stufe { $level }
free-chair = Freier Platz
your-name = Dein Name

new-making = Der Tisch wird aufgemacht …

level-tourist = Tourist
level-local = Einheimischer
level-conductor = Schaffner
level-gripman = Wagenführer

clock-days = { $days } T { $hours } Std

settings-unsaved = Dieser Browser speichert keine Einstellungen: Sie gelten nur für diesen Besuch.
settings-language = Sprache
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel

card = { $card ->
    [blue] blaue Karte
    [green] grüne Karte
    [black] schwarze Karte
    [purple] lila Karte
    [red] rote Karte
    [orange] orange Karte
   *[ferry] Fährkarte
}
cards = { $card ->
    [blue] { $count } blau
    [green] { $count } grün
    [black] { $count } schwarz
    [purple] { $count } lila
    [red] { $count } rot
    [orange] { $count } orange
   *[ferry] { $count ->
        [one] { $count } Fähre
       *[other] { $count } Fähren
    }
}
colour = { $colour ->
    [blue] blau
    [green] grün
    [black] schwarz
    [purple] lila
    [red] rot
    [orange] orange
   *[grey] grau
}
symbol = { $symbol ->
    [cable-car] Cable Car
    [sea-lion] Seelöwe
    [crab] Krabbe
    [fortune-cookie] Glückskeks
    [sourdough] Sauerteigbrot
    [seagull] Möwe
    [heart] Herz
   *[other] { $symbol }
}

ticket-name = { $between } ({ $points })

log-of = { $who }: { $what }
log-of-bot = { $who } (ein Bot springt ein): { $what }
log-all = Ganzes Protokoll zeigen
log-dealt = Die Karten sind verteilt.
log-dealt-own = Die Karten sind verteilt. Dir werden angeboten: { $tickets }.
log-market-swept = Drei Fährkarten lagen offen: Die Auslage wird ersetzt.
log-deck-reshuffled = Der Ablagestapel wurde neu gemischt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
log-tickets-chosen = Tickets gewählt
log-tickets-kept = { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
} behalten
log-tickets-kept-own = behalten: { $tickets }
log-stack-placed = Marken „{ $symbol }“ auf { $place } gelegt
log-card-drawn = eine Karte vom Stapel
log-card-drawn-own = vom Stapel: { $card }
log-card-taken = aus der Auslage: { $card }
log-route-claimed = { $route } gebaut mit { $paid }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
log-token-taken = Marke „{ $symbol }“ von { $place }
log-tickets-offered = { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
} gezogen
log-tickets-offered-own = gezogen: { $tickets }
log-passed = passt
log-last-round = höchstens zwei Wagen übrig – alle sind noch einmal dran
log-ended = Das Spiel ist aus. { $count ->
    [one] Gewonnen hat: { $winners }
   *[other] Geteilter Sieg: { $winners }
}

phrase = { $phrase ->
    [hello] Hallo!
    [good_luck] Viel Glück!
    [well_played] Gut gespielt!
    [thanks] Danke!
    [oops] Hoppla!
    [your_turn] Du bist dran!
    [one_moment] Einen Moment, bitte
   *[good_game] Schönes Spiel!
}

players = Spieler
player-bot = Ein Bot spielt
known-of = { $who }: bekannte Karten
player-away = Nicht da
player-ready = Bereit
player-points = Punkte:
player-cars = { $n ->
    [one] { $n } Wagen
   *[other] { $n } Wagen
}
player-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
player-tickets = { $n ->
    [one] { $n } Ticket
   *[other] { $n } Tickets
}
player-tokens = { $n ->
    [one] { $n } Marke
   *[other] { $n } Marken
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

market = Auslage
market-take = Nehmen: { $card }
market-gap = Keine Karte
deck-draw = Vom Stapel ziehen: noch { $deck }, { $discard } abgelegt
discard-count = Abgelegt: { $discard }
hand = Deine Karten
hand-empty = Keine Karten auf der Hand
tickets = Tickets
tickets-draw = Tickets ziehen (noch { $left })
tickets-choose = Eins oder beide behalten
tickets-how = Du siehst dir die obersten zwei Tickets an und behältst eins oder beide. Ein Ticket, das du nicht erfüllst, kostet am Ende seine Punkte.
ticket-joined = Verbunden
ticket-cut-off = { $by ->
    [cars] Zu wenige Wagen
   *[routes] Kein Weg mehr
}
ticket-needs = Noch { $cars ->
    [one] { $cars } Wagen
   *[other] { $cars } Wagen
}
stack-choose = Welcher Stapel?
stack-where = Wähle einen Ort auf der Karte oder hier:

claim = Strecke bauen
claim-cars = { $cars ->
    [one] { $cars } Wagen
   *[other] { $cars } Wagen
}
claim-completes = Erfüllt { $ticket }
claim-shortens = Hilft bei { $ticket }
claim-which = Welche von beiden?
payment = Bezahlen mit
token = Marke

log = Was geschah
chat = Chat
chat-text = Sag etwas
chat-send = Senden
chat-heard = { $who } sagt: { $text }
chat-unread = ({ $count } ungelesen)
side-log = Verlauf
side-chat = Chat
side-routes = Strecken
side-notes = Notizen
notes = Notizen
notes-how = Nur du kannst das lesen.
missed = Seit deinem letzten Zug ist einiges passiert.
missed-watch = Zeig es mir
side-seen = Gesehen
talk = Am Tisch
tabs = Karten, Tickets, Tisch

map = Karte von { $board }
map-nearer = Näher
map-farther = Weiter weg
map-whole = Die ganze Karte
place-stack = { $place }, { $height ->
    [one] { $height } Marke
   *[other] { $height } Marken
}: { $symbol }

routes-from = Von
routes-to = Nach
routes-any = beliebiger Ort
routes-claimable = Nur was ich jetzt bauen kann
routes-count = { $count ->
    [one] { $count } Strecke
   *[other] { $count } Strecken
}.
routes-what = { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}, { $colour }, Fährsymbole: { $ferries }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
routes-owner = Gehört { $owner }.
routes-closed = Gesperrt.
routes-open = Offen.
routes-cost = Kostet { $cards }.
routes-one-colour = { $count } von einer Farbe
routes-have = Du hast { $cards }.
routes-have-none = Du hast keine Karte dafür.
routes-pay = Du kannst zahlen: { $payments }.
routes-lacking = Es fehlen: { $missing ->
    [one] { $missing } Karte
   *[other] { $missing } Karten
}.
routes-way = Dein kürzester Weg braucht { $cars ->
    [one] { $cars } Wagen
   *[other] { $cars } Wagen
}: { $way }.
routes-no-way = Für dich gibt es keinen Weg mehr.
routes-claim = { $route } bauen

prompt-turn = Du bist dran: Karten ziehen, Strecke bauen oder Tickets ziehen.
prompt-second = Nimm eine zweite Karte.
prompt-pass = Du kannst nichts tun: passe.
prompt-claim = { $route } bauen?
prompt-token = Welche Marke nimmst du?
prompt-tickets = Tickets ziehen?
prompt-keep-first = Wähle deine ersten Tickets: eins oder beide.
prompt-keep = Behalte ein Ticket oder beide.
prompt-stack = Lege einen Markenstapel auf einen freien Ort.
prompt-sent = Einen Moment …
prompt-other = Am Zug: { $who }.
prompt-others-choose = Noch bei der Ticketwahl: { $who }.
prompt-over = Das Spiel ist aus.
do-claim = Bauen
do-tickets = Tickets ziehen
do-keep = Behalten
do-stack = Hinlegen
pass = Passen
back = Zurück
hint = Tipp
undo = Zurücknehmen
undo-asked = { $who } möchte den letzten Zug zurücknehmen. Einverstanden?
undo-waiting = Die anderen werden gefragt, ob du das zurücknehmen darfst.
yes = Ja
no = Nein
recap = Seit deinem letzten Zug
lines-before = { $count ->
    [one] Davor ist noch { $count } Sache geschehen
   *[other] Davor sind noch { $count } Dinge geschehen
}
standing = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cars ->
    [one] { $cars } Wagen
   *[other] { $cars } Wagen
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
last-round = Letzte Runde: noch { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
stand-in = Ein Bot spielt für dich.
take-back = Platz wieder übernehmen
watching = Du schaust zu.
link-connecting = Verbinde …
link-away = Die Verbindung ist weg. Sie kommt von selbst wieder; dein Platz bleibt dir.
link-newer = Fogline wurde aktualisiert. Lade neu, um weiterzuspielen.
link-online = Verbunden.
link-unreached = Der Server antwortet nicht. Wir versuchen es weiter; Spiele auf diesem Gerät gehen auch ohne ihn.
link-overloaded = Der Server ist voll. Sobald Platz ist, wirst du verbunden.
link-too_many_sockets = Über deinen Anschluss sind zu viele Tische offen. Schließe einige, dann verbindet sich dieser von selbst.
back-online = Wieder verbunden.
unsaved = Dieser Browser speichert nichts: Das Spiel endet mit diesem Besuch.
unsaved-rest = Auf diesem Gerät lässt sich nichts mehr speichern, vielleicht ist es voll: Was ab jetzt gespielt wird, endet mit diesem Besuch.
not-loaded = Das ließ sich nicht laden. Prüfe dein Netz.
try-again = Noch einmal versuchen

result = Ergebnis
rematch = Noch einmal
rematch-go = Zum nächsten Spiel
rematch-asked = Noch einmal spielen möchte: { $who }.

menu = Menü
menu-home = Zur Startseite
resign = Aufgeben

table-of = Tisch: { $names }
table-closed = Dieser Tisch kann nicht gezeigt werden
table-unreadable = Dieses Spiel gehört zu einem anderen Plan oder einer anderen Version, oder das Gespeicherte ist beschädigt. Hier geht es nicht weiter. Alles, was geschah, lässt sich als Datei sichern.
table-save-log = Als Datei sichern
curtain-title = { $name }, du bist dran
curtain-how = Gib das Gerät an { $name }. Die anderen schauen weg.
curtain-lift = Ich bin { $name }: Karten zeigen
curtain-wait = Die anderen spielen.
hand-over = Fertig

waiting-title = Warten auf Mitspieler
waiting-copy = Kopieren
waiting-copied = Kopiert
not-copied = Dieser Browser erlaubt kein Kopieren. Markiere diesen Text und kopiere ihn selbst.

keys-title = Tasten
keys-map = Zur Karte
keys-log = Zum Verlauf
keys-help = Diese Liste

why-over = Das Spiel ist aus.
why-chosen = Du hast deine Tickets gewählt. Die anderen wählen noch.
why-wait = Einen Moment: Dein letzter Zug ist unterwegs.
why-turn = Du bist noch nicht dran.
moved-on = Am Tisch hat sich etwas getan. Sieh noch einmal hin, bevor du wählst.
undo-declined = Dein Zug bleibt: Die anderen haben abgelehnt.
undo-overtaken = Dein Zug bleibt: Es wurde weitergespielt.
undo-seen = Zurückgenommen. Gesehen hast du es trotzdem.
why-keep-first = Wähle zuerst, welche Tickets du behältst.
why-place-first = Lege zuerst den Markenstapel auf einen freien Ort.
why-claimed = Diese Strecke ist vergeben. Such einen anderen Weg.
why-twin-mine = Dir gehört die Strecke daneben. Beide hat nie derselbe Spieler.
why-twin-closed = Zu zweit ist diese Strecke gesperrt, seit die daneben gebaut ist.
why-second-card = Du hast eine Karte gezogen. Nimm zuerst die zweite.
why-cars = Diese Strecke braucht { $length } Wagen, und du hast nur noch { $cars }.
why-ferries = { $missing ->
    [one] Dir fehlt eine Fährkarte. Nimm eine aus der Auslage oder versuch es am Stapel.
   *[other] Dir fehlen { $missing } Fährkarten. Nimm sie aus der Auslage oder versuch es am Stapel.
}
why-cards-grey = { $missing ->
    [one] Dir fehlt eine Karte derselben Farbe oder eine Fährkarte.
   *[other] Dir fehlen { $missing } Karten derselben Farbe oder Fährkarten.
}
why-cards = { $missing ->
    [one] Dir fehlt eine Karte ({ $colour }) oder eine Fährkarte.
   *[other] Dir fehlen { $missing } Karten ({ $colour }) oder Fährkarten.
}
why-colour = Diese Strecke nimmt nur Karten ihrer eigenen Farbe oder Fährkarten.
why-second-ferry = Eine offene Fährkarte darf nicht die zweite Karte sein. Nimm eine andere oder zieh vom Stapel.
why-empty-slot = Hier liegt keine Karte.
why-no-cards = Stapel und Ablage sind leer. Bau eine Strecke, dann kommen Karten zurück.
why-no-tickets = Es sind keine Tickets mehr da.
why-no-pass = Du kannst noch etwas tun, also darfst du nicht passen.
why-stack-there = Hier liegt schon ein Stapel. Wähle einen anderen Ort.
why-no-stack = Marken werden nur vor dem ersten Zug gelegt.
why-choose-token = An beiden Enden liegt eine Marke für dich. Wähle zuerst eine.
why-keep-one = Behalte mindestens ein Ticket.
why-choose-place = Wähle zuerst einen Stapel und einen Ort.

illegal-R1-1 = Diesen Platz gibt es am Tisch nicht.
illegal-R2-6 = Zu Beginn wählst du einmal eins oder beide deiner zwei Tickets.
illegal-R2-7 = Nur ein beiseitegelegter Stapel kann gelegt werden, vor dem ersten Zug, wenn du an der Reihe bist.
illegal-R2-8 = Hier liegt schon ein Stapel. Wähle einen anderen Ort.
illegal-R3-1 = Du bist noch nicht dran.
illegal-R3-3 = Du kannst noch etwas tun, also darfst du nicht passen.
illegal-R4-1 = Diese Karte kann jetzt nicht genommen werden. Auf die erste Karte folgt die zweite, sonst nichts.
illegal-R4-4 = Eine offene Fährkarte darf nicht die zweite Karte sein. Nimm eine andere oder zieh vom Stapel.
illegal-R4-7 = Stapel und Ablage sind leer. Bau eine Strecke, dann kommen Karten zurück.
illegal-R5-1 = Diese Strecke ist vergeben. Such einen anderen Weg.
illegal-R5-2 = Zahle genau so viele Karten, wie die Strecke Felder hat, alle in ihrer Farbe; Fährkarten zählen als jede Farbe.
illegal-R5-4 = Für jedes Fährsymbol der Strecke muss eine Fährkarte dabei sein.
illegal-R5-5 = Du hast zu wenige Wagen für diese Strecke. Nimm eine kürzere.
illegal-R5-6 = Die Strecke daneben ist vergeben, darum ist diese für dich gesperrt.
illegal-R5-8 = Nimm genau eine Marke, an einem Ende der Strecke, dessen Symbol du noch nicht hast.
illegal-R6-1 = Zieh zuerst Tickets, dann behalte eins oder beide.
illegal-R6-2 = Es sind keine Tickets mehr da, oder das letzte muss behalten werden.
illegal-R7-1 = Das Spiel ist aus.

refused-illegal = Die Regeln erlauben das jetzt nicht.
refused-stale = Am Tisch ist es weitergegangen. Sieh dir die neue Lage an und wähle noch einmal.
refused-bad_message = Der Server hat das nicht verstanden. Lade die Seite neu.
refused-not_your_seat = Das ist nicht dein Platz.
refused-not_host = Das darf nur, wer den Tisch aufgemacht hat.
refused-table_full = An diesem Tisch ist kein Platz frei.
refused-seat_taken = Da sitzt schon jemand. Wähle einen anderen Platz.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-bad_name = Ein Name hat 1 bis 24 Zeichen. Wähle einen anderen.
refused-name_taken = Am Tisch heißt schon jemand so. Wähle einen anderen Namen.
refused-already_started = Das Spiel hat begonnen.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-not_playing = Hier wird gerade nicht gespielt.
refused-over = Das Spiel ist aus.
refused-not_over = Das Spiel ist noch nicht aus.
refused-stand_in_plays = Ein Bot spielt für dich. Übernimm zuerst deinen Platz.
refused-resigned = Du hast in diesem Spiel aufgegeben.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen.
refused-undo_asked = Es wurde schon gefragt, ob ein Zug zurückgenommen werden darf.
refused-no_undo_asked = Niemand wartet auf deine Antwort.
refused-chat_off = An diesem Tisch gibt es keinen Chat.
refused-chat_full = Der Chat dieses Tisches ist voll.
refused-no_spectators = Bei diesem Tisch darf niemand zuschauen.
refused-no_hints = Tipps gibt es nur in Spielen gegen Bots.
refused-no_such_table = Diesen Tisch gibt es nicht. Prüfe den Link.
refused-no_such_board = Diesen Spielplan gibt es nicht.
refused-broken_table = An diesem Tisch ging etwas schief, er wurde angehalten. Andere Tische sind nicht betroffen.
refused-too_busy = Am Tisch ist viel los. Versuch es gleich noch einmal.
refused-too_fast = Das war zu schnell. Warte einen Moment.
refused-too_large = Das ist zu lang.
refused-too_many_tables = Du hast in kurzer Zeit viele Tische aufgemacht. Warte ein wenig oder spiel an einem davon.
refused-too_many_sockets = Dieser Tisch ist in zu vielen Fenstern offen. Schließe einige.
refused-overloaded = Der Server ist voll. Versuch es in einer Minute wieder.
refused-store_unavailable = Der Server kann gerade nicht speichern. Versuch es gleich noch einmal.
refused-disk_full = Der Server hat keinen Platz mehr. Sag dem Betreiber Bescheid.
refused-server_stopping = Der Server startet neu. Gleich geht es weiter.
refused-no_token = Der Server kennt dich noch nicht. Erlaube Cookies für diese Seite und versuch es noch einmal.
refused-foreign_origin = Diese Seite kommt von einer anderen Adresse als der Server.
refused-not_found = Unter dieser Adresse ist nichts.
refused-wrong_password = Name und Passwort passen nicht zusammen.
refused-wrong_method = Diese Adresse wird nicht auf diese Weise angesprochen. Lade die Seite neu.
refused-wrong_protocol = Fogline wurde aktualisiert. Lade diese Seite neu.
refused-programs_have_no_account = Ein Programm hat kein Konto: Sein Schlüssel genügt.
refused-unreachable = Der Server antwortet nicht. Prüfe dein Netz; Spiele auf diesem Gerät gehen auch ohne.
refused-not_sent = Die Verbindung brach ab, bevor eine Antwort kam. Sieh auf den Tisch und versuch es noch einmal.
refused-bad_answer = Der Server hat etwas Unlesbares geschickt. Lade die Seite neu.
refused-engine_failed = In diesem Programm ging etwas schief. Lade die Seite neu; dein Spiel ist gespeichert.
refused-removed = Dieses Spiel ist nicht mehr auf diesem Gerät: Es wurde entfernt, oder die Browserdaten wurden gelöscht.
refused-storage_failed = Der Speicher dieses Geräts ist gerade nicht nutzbar. Lade die Seite neu.
