title = Fogline
title-of = { $page } – Fogline
title-turn = Din tur! – Fogline
skip = Gå til hovedindholdet
updated = Fogline er blevet opdateret.
reload = Genindlæs
updated-part = Fogline er blevet opdateret. Genindlæs for at åbne det her.
missing-page = Den side findes ikke
missing-page-home = Til forsiden
loading = Et øjeblik …
close = Luk
cancel = Annuller

nav = Sider
nav-new = Nyt bord
nav-lobby = Åbne borde
nav-rules = Regler
nav-settings = Indstillinger
nav-replay = Genspil
nav-account = Konto
nav-about = Om

home-tagline = Læg kabelsporvognslinjer gennem en by i tåge: træk kort, byg ruter, hold dine billetter hemmelige. For to til fire spillere.
home-play = Spil nu
home-play-how = Mod to botter, på denne enhed. Intet at installere, ingen konto.
home-lesson = Lær det på fem minutter
home-continue = Fortsæt hvor du slap
home-finished = Afsluttede spil
home-all = Vis alle { $count }
list-more = Vis flere
table-remove = Fjern
table-remove-what = Fjern spillet: { $names }
table-remove-sure = Fjern dette spil for altid? { $names }
replay-watch = Se spillet igen
replay-why = Hvor blev det afgjort?
home-friends = Med venner
home-friends-how = Lav et bord og send linket, eller sæt dig ved et åbent bord.
home-join = Deltag med et link
home-join-code = Link eller kode til bordet
home-join-wrong = Det er ikke et link til et bord. Kopiér hele det link, du fik.
home-join-go = Til bordet
home-learn = Lær spillet
home-learn-how = Alle regler på én side, i almindelige ord. Efter ti minutter kan du dem.

stage-open = Venter på spillere
stage-playing = I gang
stage-over = Slut
place-server = på serveren
place-device = på denne enhed

you = Du
someone = Spiller { $seat }
bot-level = bot på niveau { $level }
free-chair = Ledig plads
your-name = Dit navn

new-making = Laver bordet …

level-tourist = Turist
level-local = Lokal
level-conductor = Konduktør
level-gripman = Vognstyrer

clock-days = { $days } d { $hours } t

settings-unsaved = Denne browser gemmer ingen indstillinger: de gælder kun for dette besøg.
settings-language = Sprog
settings-theme = Farver
settings-theme-system = Som systemet
settings-theme-light = Lys
settings-theme-dark = Mørk

card = { $card ->
    [blue] blåt kort
    [green] grønt kort
    [black] sort kort
    [purple] lilla kort
    [red] rødt kort
    [orange] orange kort
   *[ferry] færgekort
}
cards = { $card ->
    [blue] { $count } blå
    [green] { $count ->
        [one] { $count } grøn
       *[other] { $count } grønne
    }
    [black] { $count ->
        [one] { $count } sort
       *[other] { $count } sorte
    }
    [purple] { $count } lilla
    [red] { $count ->
        [one] { $count } rød
       *[other] { $count } røde
    }
    [orange] { $count } orange
   *[ferry] { $count ->
        [one] { $count } færge
       *[other] { $count } færger
    }
}
colour = { $colour ->
    [blue] blå
    [green] grøn
    [black] sort
    [purple] lilla
    [red] rød
    [orange] orange
   *[grey] grå
}
symbol = { $symbol ->
    [cable-car] Kabelsporvogn
    [sea-lion] Søløve
    [crab] Krabbe
    [fortune-cookie] Lykkekage
    [sourdough] Surdejsbrød
    [seagull] Måge
    [heart] Hjerte
   *[other] { $symbol }
}

ticket-name = { $between } ({ $points })

log-of = { $who }: { $what }
log-of-bot = { $who } (en bot træder til): { $what }
log-all = Vis hele loggen
log-dealt = Kortene er givet.
log-dealt-own = Kortene er givet. Du tilbydes { $tickets }.
log-market-swept = Tre færger lå åbne: markedet udskiftes.
log-deck-reshuffled = Afkastbunken blev blandet til en ny bunke på { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
log-tickets-chosen = billetter valgt
log-tickets-kept = beholdt { $count ->
    [one] { $count } billet
   *[other] { $count } billetter
}
log-tickets-kept-own = beholdt { $tickets }
log-stack-placed = brikker »{ $symbol }« lagt på { $place }
log-card-drawn = et kort fra bunken
log-card-drawn-own = fra bunken: { $card }
log-card-taken = fra markedet: { $card }
log-route-claimed = { $route } bygget med { $paid }, { $points ->
    [one] { $points } point
   *[other] { $points } point
}
log-token-taken = brik »{ $symbol }« fra { $place }
log-tickets-offered = trak { $count ->
    [one] { $count } billet
   *[other] { $count } billetter
}
log-tickets-offered-own = trak { $tickets }
log-passed = melder pas
log-last-round = to vogne eller færre tilbage – alle har én tur mere
log-ended = Spillet er slut. { $count ->
    [one] Vinder: { $winners }
   *[other] Delt sejr: { $winners }
}

phrase = { $phrase ->
    [hello] Hej!
    [good_luck] Held og lykke!
    [well_played] Godt spillet!
    [thanks] Tak!
    [oops] Ups!
    [your_turn] Din tur!
    [one_moment] Et øjeblik
   *[good_game] Godt spil!
}

players = Spillere
player-bot = En bot spiller
known-of = { $who }: kendte kort
player-away = Væk
player-ready = Klar
player-points = Point:
player-cars = { $n ->
    [one] { $n } vogn
   *[other] { $n } vogne
}
player-hand = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
player-tickets = { $n ->
    [one] { $n } billet
   *[other] { $n } billetter
}
player-tokens = { $n ->
    [one] { $n } brik
   *[other] { $n } brikker
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}

market = Marked
market-take = Tag: { $card }
market-gap = Intet kort
deck-draw = Træk fra bunken: { $deck } tilbage, { $discard } kastet
discard-count = Kastet: { $discard }
hand = Dine kort
hand-empty = Ingen kort på hånden
tickets = Billetter
tickets-draw = Træk billetter ({ $left } tilbage)
tickets-choose = Behold en eller begge
tickets-how = Du ser på de øverste to billetter og beholder en eller begge. En billet, du ikke fuldfører, koster sine point til sidst.
ticket-joined = Forbundet
ticket-cut-off = { $by ->
    [cars] For få vogne
   *[routes] Ingen vej tilbage
}
ticket-needs = Mangler { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}
stack-choose = Hvilken stak?
stack-where = Vælg et sted på kortet eller her:

claim = Byg en rute
claim-cars = { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}
claim-completes = Fuldfører { $ticket }
claim-shortens = Bringer { $ticket } nærmere
claim-which = Hvilken af de to?
payment = Betal med
token = Brik

log = Hvad der skete
chat = Chat
chat-text = Sig noget
chat-send = Send
chat-heard = { $who } siger: { $text }
chat-unread = ({ $count } ulæste)
side-log = Forløb
side-chat = Chat
side-routes = Ruter
side-notes = Noter
notes = Noter
notes-how = Kun du kan læse det her.
missed = Der er sket noget siden dit sidste træk.
missed-watch = Vis mig det
side-seen = Set
talk = Ved bordet
tabs = Kort, billetter, bord

map = Kort over { $board }
map-nearer = Nærmere
map-farther = Længere væk
map-whole = Hele kortet
place-stack = { $place }, { $height ->
    [one] { $height } brik
   *[other] { $height } brikker
}: { $symbol }

routes-from = Fra
routes-to = Til
routes-any = hvor som helst
routes-claimable = Kun hvad jeg kan bygge nu
routes-count = { $count ->
    [one] { $count } rute
   *[other] { $count } ruter
}.
routes-what = { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}, { $colour }, færgesymboler: { $ferries }, { $points ->
    [one] { $points } point
   *[other] { $points } point
}.
routes-owner = Tilhører { $owner }.
routes-closed = Lukket.
routes-open = Fri.
routes-cost = Koster { $cards }.
routes-one-colour = { $count } af samme farve
routes-have = Du har { $cards }.
routes-have-none = Du har ingen kort til den.
routes-pay = Du kan betale { $payments }.
routes-lacking = Du mangler { $missing ->
    [one] { $missing } kort
   *[other] { $missing } kort
}.
routes-way = Din korteste vej kræver { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}: { $way }.
routes-no-way = Der er ingen vej tilbage for dig.
routes-claim = Byg { $route }

prompt-turn = Din tur: træk kort, byg en rute eller træk billetter.
prompt-second = Tag et kort til.
prompt-pass = Du kan intet gøre: meld pas.
prompt-claim = Byg { $route }?
prompt-token = Hvilken brik tager du?
prompt-tickets = Træk billetter?
prompt-keep-first = Vælg dine første billetter: en eller begge.
prompt-keep = Behold en billet eller begge.
prompt-stack = Læg en stak brikker på et frit sted.
prompt-sent = Et øjeblik …
prompt-other = I trækket: { $who }.
prompt-others-choose = Vælger stadig billetter: { $who }.
prompt-over = Spillet er slut.
do-claim = Byg
do-tickets = Træk billetter
do-keep = Behold
do-stack = Læg
pass = Pas
back = Tilbage
hint = Tip
undo = Tag tilbage
undo-asked = { $who } vil gerne tage sidste træk tilbage. Enig?
undo-waiting = De andre bliver spurgt, om du må tage det tilbage.
yes = Ja
no = Nej
recap = Siden din sidste tur
lines-before = { $count ->
    [one] Før det er der sket { $count } ting mere
   *[other] Før det er der sket { $count } ting mere
}
standing = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } point
}, { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}, { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}.
last-round = Sidste runde: { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
} tilbage.
stand-in = En bot spiller for dig.
take-back = Tag min plads igen
watching = Du ser med.
link-connecting = Forbinder …
link-away = Forbindelsen er væk. Den kommer igen af sig selv; din plads er din.
link-newer = Fogline er blevet opdateret. Genindlæs for at spille videre.
link-online = Forbundet.
link-unreached = Serveren svarer ikke. Vi prøver igen; spil på denne enhed virker uden den.
link-overloaded = Serveren er fuld. Du bliver forbundet, så snart der er plads.
link-too_many_sockets = Der er for mange borde åbne fra din forbindelse. Luk nogle, så forbinder dette sig selv.
back-online = Forbundet igen.
unsaved = Denne browser gemmer intet: spillet slutter med dette besøg.
unsaved-rest = Der kan ikke gemmes mere på denne enhed, måske er den fuld: det, der spilles fra nu af, slutter med dette besøg.
not-loaded = Det kunne ikke hentes. Tjek dit netværk.
try-again = Prøv igen

result = Resultat
rematch = Spil igen
rematch-go = Til næste spil
rematch-asked = Vil gerne spille igen: { $who }.

menu = Menu
menu-home = Til forsiden
resign = Giv op

table-of = Bord: { $names }
table-closed = Bordet kan ikke vises
table-unreadable = Dette spil hører til et andet bræt eller en anden version, eller det gemte er beskadiget. Det kan ikke spilles videre her. Du kan gemme alt, hvad der skete, som en fil.
table-save-log = Gem som fil
curtain-title = { $name }, det er din tur
curtain-how = Giv enheden til { $name }. De andre ser væk.
curtain-lift = Jeg er { $name }: vis mine kort
curtain-wait = De andre spiller.
hand-over = Færdig

waiting-title = Venter på spillere
waiting-copy = Kopiér
waiting-copied = Kopieret
not-copied = Denne browser tillader ikke kopiering. Markér teksten, og kopiér den selv.

keys-title = Taster
keys-map = Til kortet
keys-log = Til forløbet
keys-help = Denne liste

why-over = Spillet er slut.
why-chosen = Du har valgt dine billetter. De andre vælger stadig.
why-wait = Et øjeblik: dit sidste træk er på vej.
why-turn = Det er ikke din tur endnu.
moved-on = Der er sket noget ved bordet. Se igen, før du vælger.
undo-declined = Dit træk bliver stående: de andre sagde nej.
undo-overtaken = Dit træk bliver stående: spillet er gået videre.
undo-seen = Taget tilbage – men du har set, hvad der lå skjult.
why-keep-first = Vælg først, hvilke billetter du beholder.
why-place-first = Læg først stakken af brikker på et frit sted.
why-claimed = Ruten er taget. Find en anden vej.
why-twin-mine = Ruten ved siden af er din. Ingen har begge.
why-twin-closed = Med to spillere lukkede denne rute, da den ved siden af blev bygget.
why-second-card = Du har trukket ét kort. Tag først det andet.
why-cars = Ruten kræver { $length } vogne, og du har kun { $cars } tilbage.
why-ferries = { $missing ->
    [one] Du mangler ét færgekort. Tag et fra markedet eller prøv bunken.
   *[other] Du mangler { $missing } færgekort. Tag dem fra markedet eller prøv bunken.
}
why-cards-grey = { $missing ->
    [one] Du mangler ét kort i samme farve eller en færge.
   *[other] Du mangler { $missing } kort i samme farve eller færger.
}
why-cards = { $missing ->
    [one] Du mangler ét kort ({ $colour }) eller en færge.
   *[other] Du mangler { $missing } kort ({ $colour }) eller færger.
}
why-colour = Denne rute kræver kort i sin egen farve eller færger.
why-second-ferry = En åben færge kan ikke være det andet kort. Tag et andet eller træk fra bunken.
why-empty-slot = Her ligger intet kort.
why-no-cards = Bunke og afkast er tomme. Byg en rute, så kommer der kort igen.
why-no-tickets = Der er ikke flere billetter.
why-no-pass = Du kan stadig gøre noget, så du kan ikke melde pas.
why-stack-there = Her ligger allerede en stak. Vælg et andet sted.
why-no-stack = Brikker lægges kun før første tur.
why-choose-token = Begge ender har en brik til dig. Vælg først en.
why-keep-one = Behold mindst én billet.
why-choose-place = Vælg først en stak og et sted.

illegal-R1-1 = Den plads findes ikke ved bordet.
illegal-R2-6 = Ved opstillingen vælger du én gang en eller begge dine billetter.
illegal-R2-7 = Kun en stak, der blev lagt til side, kan lægges, før første tur, når det er din tur til det.
illegal-R2-8 = Her ligger allerede en stak. Vælg et andet sted.
illegal-R3-1 = Det er ikke din tur endnu.
illegal-R3-3 = Du kan stadig gøre noget, så du kan ikke melde pas.
illegal-R4-1 = Det kort kan ikke tages nu. Efter det første kort kommer det andet og intet andet.
illegal-R4-4 = En åben færge kan ikke være det andet kort. Tag et andet eller træk fra bunken.
illegal-R4-7 = Bunke og afkast er tomme. Byg en rute, så kommer der kort igen.
illegal-R5-1 = Ruten er taget. Find en anden vej.
illegal-R5-2 = Betal præcis så mange kort, som ruten har felter, alle i dens farve; færger gælder for alle farver.
illegal-R5-4 = Betalingen kræver et færgekort for hvert færgesymbol på ruten.
illegal-R5-5 = Du har for få vogne til ruten. Vælg en kortere.
illegal-R5-6 = Ruten ved siden af er taget, så denne er lukket for dig.
illegal-R5-8 = Tag præcis én brik, i en ende hvis symbol du ikke har endnu.
illegal-R6-1 = Træk først billetter, og behold så en eller begge.
illegal-R6-2 = Der er ikke flere billetter, eller den sidste skal beholdes.
illegal-R7-1 = Spillet er slut.

refused-illegal = Det tillader reglerne ikke nu.
refused-stale = Bordet er kommet videre. Se den nye stilling og vælg igen.
refused-bad_message = Serveren forstod det ikke. Indlæs siden igen.
refused-not_your_seat = Det er ikke din plads.
refused-not_host = Kun den, der lavede bordet, må det.
refused-table_full = Der er ingen ledig plads ved bordet.
refused-seat_taken = Der sidder allerede nogen. Vælg en anden plads.
refused-no_such_seat = Den plads findes ikke.
refused-bad_name = Et navn har 1 til 24 tegn. Vælg et andet.
refused-name_taken = En ved bordet hedder det. Vælg et andet navn.
refused-already_started = Spillet er begyndt.
refused-not_started = Spillet er ikke begyndt endnu.
refused-not_playing = Der spilles ikke her nu.
refused-over = Spillet er slut.
refused-not_over = Spillet er ikke slut endnu.
refused-stand_in_plays = En bot spiller for dig. Tag først din plads igen.
refused-resigned = Du har givet op i dette spil.
refused-nothing_to_undo = Der er intet at tage tilbage.
refused-undo_asked = Nogen har allerede bedt om at tage et træk tilbage.
refused-no_undo_asked = Ingen venter på dit svar.
refused-chat_off = Der er ingen chat ved bordet.
refused-chat_full = Bordets chat er fuld.
refused-no_spectators = Ingen må se med ved dette bord.
refused-no_hints = Der er kun tip i spil mod bots.
refused-no_such_table = Det bord findes ikke. Tjek linket.
refused-no_such_board = Det bræt findes ikke.
refused-broken_table = Noget gik galt ved bordet, og det er stoppet. Andre borde er ikke berørt.
refused-too_busy = Der er travlt ved bordet. Prøv igen om lidt.
refused-too_fast = Det gik for stærkt. Vent et øjeblik.
refused-too_large = Det er for langt.
refused-too_many_tables = Du har lavet mange borde på kort tid. Vent lidt, eller spil ved et af dem.
refused-too_many_sockets = Bordet er åbent i for mange vinduer. Luk nogle.
refused-overloaded = Serveren er fuld. Prøv igen om et minut.
refused-store_unavailable = Serveren kan ikke gemme lige nu. Prøv igen om lidt.
refused-disk_full = Serveren har ikke mere plads. Sig det til den, der driver den.
refused-server_stopping = Serveren genstarter. Du er snart tilbage.
refused-no_token = Serveren kender dig ikke endnu. Tillad cookies for siden og prøv igen.
refused-foreign_origin = Siden kommer fra en anden adresse end serveren.
refused-not_found = Der er intet på denne adresse.
refused-wrong_password = Navn og adgangskode passer ikke sammen.
refused-wrong_method = Denne adresse kan ikke bruges på den måde. Indlæs siden igen.
refused-wrong_protocol = Fogline er blevet opdateret. Genindlæs siden.
refused-programs_have_no_account = Et program har ingen konto: dets nøgle er nok.
refused-unreachable = Serveren svarer ikke. Tjek dit netværk; spil på denne enhed virker uden.
refused-not_sent = Forbindelsen røg, før der kom svar. Se på bordet og prøv igen.
refused-bad_answer = Serveren sendte noget ulæseligt. Indlæs siden igen.
refused-engine_failed = Noget gik galt i programmet. Indlæs siden igen; dit spil er gemt.
refused-removed = Spillet findes ikke længere på denne enhed: Det er fjernet, eller browserens data er slettet.
refused-storage_failed = Enhedens lager kan ikke bruges lige nu. Indlæs siden igen.
