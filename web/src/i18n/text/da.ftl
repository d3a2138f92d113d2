title = Fogline
title-of = { $page } – Fogline
title-turn = Din tur! – Fogline
skip = Gå til hovedindholdet
newer-version = Der er en nyere version.
newer-version-start = Start den
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
bot-name = { $level } { $seat }
free-chair = Ledig plads
your-name = Dit navn

new-where = Hvor spilles der?
new-where-server = På serveren, med andre
new-where-device = På denne enhed, uden netværk
new-chairs = Hvem sidder ved bordet?
new-board = Bræt
new-chair = Plads { $seat }
new-chair-level = Hvor stærk er botten på plads { $seat }?
new-chair-name = Navn på personen på plads { $seat }
new-chair-remove = Fjern plads { $seat }
new-chair-add = En plads til
new-more = Flere indstillinger
new-first = Hvem begynder?
new-first-drawn = Der trækkes lod
new-clock = Ur
new-seconds = Sekunder pr. tur
new-minutes = Minutter til hele spillet
new-increment = Ekstra sekunder efter hver tur
new-days = Dage pr. tur
new-watching = Hvad må tilskuere se?
new-delay = Hvor mange ture senere
new-level = Bot, der træder til for fraværende
new-grace = Sekunders fravær, før en bot spiller
new-listed = Vis det blandt de åbne borde
new-chat = Med chat
new-aids = Tillad tips og huskehjælp
new-aids-server = Tillad huskehjælp
new-make = Lav bordet
new-making = Laver bordet …

chair-me = Mig
chair-person = Nogen på denne enhed
chair-open = Åben for alle
chair-invited = Med invitation
chair-bot = Bot
chair-here = Ved bordet
chair-away = Væk

level-tourist = Turist
level-local = Lokal
level-conductor = Konduktør
level-gripman = Vognstyrer
strength-tourist = { level-tourist } – let
strength-local = { level-local } – middel
strength-conductor = { level-conductor } – svær
strength-gripman = { level-gripman } – sværest

new-clock-none = Uden ur
new-clock-turn = Sekunder pr. tur
new-clock-game = Minutter til hele spillet
new-clock-days = Dage pr. tur
clock-days = { $days } d { $hours } t

watching-nothing = Intet: ingen må se med
watching-table = Kun det, alle ser
watching-everything = Alles kort, nogle ture senere

lobby-empty = Intet åbent bord lige nu. Lav et: det tager et halvt minut.
lobby-free = { $count ->
    [one] { $count } ledig plads
   *[other] { $count } ledige pladser
}
lobby-join = Sæt dig
lobby-again = Se igen

settings-about = Gemmes kun på denne enhed.
settings-unsaved = Denne browser gemmer ingen indstillinger: de gælder kun for dette besøg.
settings-language = Sprog
settings-language-auto = Som browseren
settings-theme = Farver
settings-theme-system = Som systemet
settings-theme-light = Lys
settings-theme-dark = Mørk
settings-motion = Bevægelse
settings-motion-system = Som systemet
settings-motion-full = Fuld
settings-motion-reduced = Reduceret
settings-speed = Tempo for de andres træk
settings-speed-slow = Langsomt
settings-speed-normal = Normalt
settings-speed-fast = Hurtigt
settings-speed-instant = Med det samme
settings-confirm = Spørg, før en rute bygges eller billetter trækkes
settings-shortcuts = Bogstaver og tal er genvejstaster ved bordet
settings-memory = Huskehjælp: vis, hvad der er set af kort og brikker
settings-sounds = Lyde

rules-about = Nummeret foran hver regel er det, som beskeder ved bordet nævner.
rules-search = Find en regel
rules-nothing = Ingen regel har de ord.

about-game = Fogline er et frit spil om kabelsporvognsruter i San Francisco. Kode, tekster og tegninger er vores egne.
about-fair = Serveren offentliggør et fingeraftryk af hver givning før første tur og selve givningen til sidst, så alle kan efterprøve, at intet blev ændret. Botter ser kun det, deres egen plads ser.
about-private = Du behøver ingen konto. En cookie husker dine pladser; indstillinger og lokale spil bliver på denne enhed.
about-fonts = Skrifter
about-fonts-text = { $display } og { $plain }, begge under SIL Open Font License 1.1.
about-software = Software
about-software-text = Siden er bygget med { $list }, alt under åbne licenser.

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
recap-nothing = Der er intet sket siden.
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
link-newer = Serveren er fornyet. Indlæs siden igen.
link-online = Forbundet.
back-online = Forbundet igen.
unsaved = Denne browser gemmer intet: spillet slutter med dette besøg.
unsaved-rest = Der kan ikke gemmes mere på denne enhed, måske er den fuld: det, der spilles fra nu af, slutter med dette besøg.
not-loaded = Det kunne ikke hentes. Tjek dit netværk.
try-again = Prøv igen

result = Resultat
final-score = Slutstilling
counting = Tæller …
counting-skip = Spring over
score-routes = Ruter
score-tokens = Brikker
score-tickets = Billetter
score-completed = Fuldført
score-total = I alt
score-even = { $names } har lige mange point. { $winners ->
    [one] Den med flest fuldførte billetter vinder.
   *[other] De har fuldført lige mange billetter og deler sejren.
}
score-chart = Point gennem spillet
score-table = Det samme som tabel
score-event = Hændelse
winners = { $count ->
    [one] { $names } vinder
   *[other] { $names } deler sejren
}
rematch = Spil igen
rematch-go = Til næste spil
rematch-asked = Vil gerne spille igen: { $who }.

menu = Menu
menu-home = Til forsiden
menu-notify = Sig til, når det er min tur
menu-leave = Rejs dig (en bot spiller videre)
resign = Giv op
resign-sure = En bot spiller din plads til ende, og du kan ikke få den igen. Giv op?

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
no-aids = Ingen tips og ingen huskehjælp ved dette bord.
waiting-link = Link til alle
waiting-invite = Link til plads { $seat }
waiting-share = Inviter nogen
waiting-copy = Kopiér
waiting-copied = Kopieret
not-copied = Denne browser tillader ikke kopiering. Markér teksten, og kopiér den selv.
waiting-sit = Sæt dig
waiting-no-seat = Her er ingen ledig plads til dig. Du kan se med, når spillet begynder.
waiting-leave = Rejs dig
waiting-fill = Botter til de ledige pladser:
waiting-start = Begynd nu
waiting-wait = Spillet begynder, når alle sidder. Mangler: { $free }.

keys-title = Taster
keys-map-how = På kortet: piletaster går fra rute til rute, Enter vælger, + og − zoomer, 0 viser hele kortet.
keys-market = Tag et kort fra markedet
keys-deck = Træk fra bunken
keys-tickets = Træk billetter
keys-routes = Til listen over ruter
keys-map = Til kortet
keys-hand = Til dine kort
keys-log = Til forløbet
keys-chat = Til chatten
keys-confirm = Bekræft
keys-back = Tilbage
keys-pass = Pas
keys-undo = Tag tilbage
keys-recap = Siden din sidste tur
keys-say = Sig hvordan spillet står
keys-hint = Tip, når det er din tur
keys-next = Videre i det første spil
keys-help = Denne liste

why-over = Spillet er slut.
why-chosen = Du har valgt dine billetter. De andre vælger stadig.
why-wait = Et øjeblik: dit sidste træk er på vej.
why-turn = Det er ikke din tur endnu.
card-changed = Der ligger nu et andet kort. Se igen, før du vælger.
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
refused-wrong_protocol = Siden taler en anden version end serveren. Indlæs den igen.
refused-programs_have_no_account = Et program har ingen konto: dets nøgle er nok.
refused-unreachable = Serveren svarer ikke. Tjek dit netværk; spil på denne enhed virker uden.
refused-not_sent = Forbindelsen røg, før der kom svar. Se på bordet og prøv igen.
refused-bad_answer = Serveren sendte noget ulæseligt. Indlæs siden igen.
refused-engine_failed = Noget gik galt i programmet. Indlæs siden igen; dit spil er gemt.
