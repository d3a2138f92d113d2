title = Fogline
title-of = { $page } – Fogline
title-turn = Twoja kolej! – Fogline
skip = Przejdź do treści
updated = Fogline został zaktualizowany.
reload = Odśwież
updated-part = Fogline został zaktualizowany. Odśwież, aby to otworzyć.
missing-page = Nie ma takiej strony
missing-page-home = Na stronę główną
loading = Chwileczkę…
close = Zamknij
cancel = Anuluj

nav = Strony
nav-new = Nowy stół
nav-lobby = Otwarte stoły
nav-rules = Zasady
nav-settings = Ustawienia
nav-replay = Powtórki
nav-account = Konto
nav-about = O grze

home-tagline = Prowadź linie tramwajów linowych przez miasto we mgle: dobieraj karty, zajmuj trasy, ukrywaj bilety. Od dwóch do czterech graczy.
home-play = Zagraj
home-play-how = Z dwoma botami, na tym urządzeniu. Bez instalacji i bez konta.
home-lesson = Poznaj grę w pięć minut
home-continue = Wróć do gry
home-finished = Zakończone gry
home-all = Pokaż wszystkie ({ $count })
list-more = Pokaż więcej
table-remove = Usuń
table-remove-what = Usuń grę: { $names }
table-remove-sure = Usunąć tę grę na zawsze? { $names }
replay-watch = Obejrzyj powtórkę
replay-why = Gdzie zapadło rozstrzygnięcie?
home-friends = Ze znajomymi
home-friends-how = Otwórz stół i wyślij link albo usiądź przy otwartym stole.
home-join = Dołącz przez link
home-join-code = Link albo kod stołu
home-join-wrong = To nie jest link do stołu. Skopiuj cały otrzymany link.
home-join-go = Do stołu
home-learn = Poznaj grę
home-learn-how = Wszystkie zasady na jednej stronie, prostymi słowami. Dziesięć minut i je znasz.

stage-open = Czeka na graczy
stage-playing = W toku
stage-over = Zakończona
place-server = na serwerze
place-device = na tym urządzeniu

you = Ty
someone = Gracz { $seat }
bot-level = bot poziomu { $level }
free-chair = Wolne miejsce
your-name = Twoje imię

new-making = Otwieranie stołu…

level-tourist = Turysta
level-local = Miejscowy
level-conductor = Konduktor
level-gripman = Motorniczy

clock-days = { $days } d { $hours } godz.

settings-unsaved = Ta przeglądarka nie zapisuje ustawień: znikną z końcem tej wizyty.
settings-language = Język
settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne

card = { $card ->
    [blue] niebieska karta
    [green] zielona karta
    [black] czarna karta
    [purple] fioletowa karta
    [red] czerwona karta
    [orange] pomarańczowa karta
   *[ferry] karta promu
}
cards = { $card ->
    [blue] niebieskie: { $count }
    [green] zielone: { $count }
    [black] czarne: { $count }
    [purple] fioletowe: { $count }
    [red] czerwone: { $count }
    [orange] pomarańczowe: { $count }
   *[ferry] promy: { $count }
}
colour = { $colour ->
    [blue] niebieski
    [green] zielony
    [black] czarny
    [purple] fioletowy
    [red] czerwony
    [orange] pomarańczowy
   *[grey] szary
}
symbol = { $symbol ->
    [cable-car] Tramwaj linowy
    [sea-lion] Lew morski
    [crab] Krab
    [fortune-cookie] Ciasteczko z wróżbą
    [sourdough] Chleb na zakwasie
    [seagull] Mewa
    [heart] Serce
   *[other] { $symbol }
}

ticket-name = { $between } ({ $points })

log-of = { $who }: { $what }
log-of-bot = { $who } (zastępuje bot): { $what }
log-all = Pokaż cały dziennik
log-dealt = Karty rozdane.
log-dealt-own = Karty rozdane. Do wyboru: { $tickets }.
log-market-swept = Leżały trzy odkryte promy: rynek zostaje wymieniony.
log-deck-reshuffled = Przetasowano stos odrzuconych: w nowej talii { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
log-tickets-chosen = bilety wybrane
log-tickets-kept = zachowuje { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}
log-tickets-kept-own = zachowane: { $tickets }
log-stack-placed = żetony „{ $symbol }” położone: { $place }
log-card-drawn = karta z talii
log-card-drawn-own = z talii: { $card }
log-card-taken = z rynku: { $card }
log-route-claimed = { $route } zajęta ({ $paid }), { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
log-token-taken = żeton „{ $symbol }” z: { $place }
log-tickets-offered = dobiera { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}
log-tickets-offered-own = dobrane: { $tickets }
log-passed = pasuje
log-last-round = zostały najwyżej dwa wagony – każdy ma jeszcze jedną turę
log-ended = Koniec gry. { $count ->
    [one] Wygrywa { $winners }
    [few] Wspólne zwycięstwo: { $winners }
    [many] Wspólne zwycięstwo: { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
}

phrase = { $phrase ->
    [hello] Cześć!
    [good_luck] Powodzenia!
    [well_played] Dobrze zagrane!
    [thanks] Dzięki!
    [oops] Ojej!
    [your_turn] Twoja kolej!
    [one_moment] Chwileczkę, proszę
   *[good_game] Dobra gra!
}

players = Gracze
player-bot = Gra bot
known-of = { $who }: znane karty
player-away = Nieobecny
player-ready = Gotowy
player-points = Punkty:
player-cars = { $n ->
    [one] { $n } wagon
    [few] { $n } wagony
    [many] { $n } wagonów
   *[other] { $n } wagonu
}
player-hand = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
player-tickets = { $n ->
    [one] { $n } bilet
    [few] { $n } bilety
    [many] { $n } biletów
   *[other] { $n } biletu
}
player-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

market = Rynek
market-take = Weź: { $card }
market-gap = Brak karty
deck-draw = Dobierz z talii: zostało { $deck }, odrzucono { $discard }
discard-count = Odrzucone: { $discard }
hand = Twoje karty
hand-empty = Brak kart na ręce
tickets = Bilety
tickets-draw = Dobierz bilety (zostało { $left })
tickets-choose = Zachowaj jeden lub oba
tickets-how = Oglądasz dwa wierzchnie bilety i zachowujesz jeden lub oba. Nieukończony bilet kosztuje na końcu swoje punkty.
ticket-joined = Połączone
ticket-cut-off = { $by ->
    [cars] Za mało wagonów
   *[routes] Brak drogi
}
ticket-needs = Brakuje: { $cars ->
    [one] { $cars } wagon
    [few] { $cars } wagony
    [many] { $cars } wagonów
   *[other] { $cars } wagonu
}
stack-choose = Który stos?
stack-where = Wybierz miejsce na mapie albo tutaj:

claim = Zajmij trasę
claim-cars = { $cars ->
    [one] { $cars } wagon
    [few] { $cars } wagony
    [many] { $cars } wagonów
   *[other] { $cars } wagonu
}
claim-completes = Kończy: { $ticket }
claim-shortens = Przybliża: { $ticket }
claim-which = Która z dwóch?
payment = Zapłać
token = Żeton

log = Co się wydarzyło
chat = Czat
chat-text = Powiedz coś
chat-send = Wyślij
chat-heard = { $who } mówi: { $text }
chat-unread = (nieprzeczytane: { $count })
side-log = Przebieg
side-chat = Czat
side-routes = Trasy
side-notes = Notatki
notes = Notatki
notes-how = Tylko Ty możesz to przeczytać.
missed = Od Twojego ostatniego ruchu trochę się wydarzyło.
missed-watch = Pokaż
side-seen = Widziane
talk = Przy stole
tabs = Karty, bilety, stół

map = Mapa: { $board }
map-nearer = Bliżej
map-farther = Dalej
map-whole = Cała mapa
place-stack = { $place }, { $height ->
    [one] { $height } żeton
    [few] { $height } żetony
    [many] { $height } żetonów
   *[other] { $height } żetonu
}: { $symbol }

routes-from = Z
routes-to = Do
routes-any = dowolne miejsce
routes-claimable = Tylko to, co mogę teraz zająć
routes-count = { $count ->
    [one] { $count } trasa
    [few] { $count } trasy
    [many] { $count } tras
   *[other] { $count } trasy
}.
routes-what = { $length ->
    [one] { $length } pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}, { $colour }, symbole promu: { $ferries }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
routes-owner = Właściciel: { $owner }.
routes-closed = Zamknięta.
routes-open = Wolna.
routes-cost = Koszt: { $cards }.
routes-one-colour = jednego koloru: { $count }
routes-have = Masz: { $cards }.
routes-have-none = Nie masz na nią żadnej karty.
routes-pay = Możesz zapłacić: { $payments }.
routes-lacking = Brakuje: { $missing ->
    [one] { $missing } karta
    [few] { $missing } karty
    [many] { $missing } kart
   *[other] { $missing } karty
}.
routes-way = Twoja najkrótsza droga wymaga: { $cars ->
    [one] { $cars } wagon
    [few] { $cars } wagony
    [many] { $cars } wagonów
   *[other] { $cars } wagonu
}. { $way }.
routes-no-way = Nie ma już dla ciebie drogi.
routes-claim = Zajmij { $route }

prompt-turn = Twoja tura: dobierz karty, zajmij trasę albo dobierz bilety.
prompt-second = Weź drugą kartę.
prompt-pass = Nie możesz nic zrobić: spasuj.
prompt-claim = Zająć { $route }?
prompt-token = Który żeton bierzesz?
prompt-tickets = Dobrać bilety?
prompt-keep-first = Wybierz pierwsze bilety: jeden lub oba.
prompt-keep = Zachowaj jeden bilet lub oba.
prompt-stack = Połóż stos żetonów na wolnym miejscu.
prompt-sent = Chwileczkę…
prompt-other = Gra: { $who }.
prompt-others-choose = Bilety wybiera jeszcze: { $who }.
prompt-over = Koniec gry.
do-claim = Zajmij
do-tickets = Dobierz bilety
do-keep = Zachowaj
do-stack = Połóż
pass = Pas
back = Wstecz
hint = Podpowiedź
undo = Cofnij
undo-asked = { $who } chce cofnąć ostatni ruch. Zgoda?
undo-waiting = Pytamy pozostałych, czy możesz to cofnąć.
yes = Tak
no = Nie
recap = Od twojej ostatniej tury
lines-before = { $count ->
    [one] Wcześniej zdarzyła się jeszcze { $count } rzecz
    [few] Wcześniej zdarzyły się jeszcze { $count } rzeczy
   *[other] Wcześniej zdarzyło się jeszcze { $count } rzeczy
}
standing = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $cars ->
    [one] { $cars } wagon
    [few] { $cars } wagony
    [many] { $cars } wagonów
   *[other] { $cars } wagonu
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
last-round = Ostatnia runda: { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
} do końca.
stand-in = Gra za ciebie bot.
take-back = Wracam na miejsce
watching = Oglądasz grę.
link-connecting = Łączenie…
link-away = Połączenie zerwane. Wróci samo; twoje miejsce czeka.
link-newer = Fogline został zaktualizowany. Odśwież, aby grać dalej.
link-online = Połączono.
link-unreached = Serwer nie odpowiada. Próbujemy dalej; gry na tym urządzeniu działają bez niego.
link-overloaded = Serwer jest pełny. Połączymy cię, gdy tylko zwolni się miejsce.
link-too_many_sockets = Z twojego łącza otwarto zbyt wiele stołów. Zamknij kilka, a ten połączy się sam.
back-online = Połączenie wróciło.
unsaved = Ta przeglądarka niczego nie zapisuje: gra skończy się z tą wizytą.
unsaved-rest = Na tym urządzeniu nie da się już nic zapisać, może jest pełne: to, co zostanie rozegrane od teraz, zniknie z końcem tej wizyty.
not-loaded = Nie udało się tego pobrać. Sprawdź połączenie z siecią.
try-again = Spróbuj ponownie

result = Wynik
rematch = Jeszcze raz
rematch-go = Do następnej gry
rematch-asked = Chce zagrać jeszcze raz: { $who }.

menu = Menu
menu-home = Na stronę główną
resign = Poddaj się

table-of = Stół: { $names }
table-closed = Nie można pokazać tego stołu
table-unreadable = Ta gra należy do innej planszy lub innej wersji albo jej zapis jest uszkodzony. Nie można jej tu kontynuować. Cały przebieg możesz zapisać w pliku.
table-save-log = Zapisz jako plik
curtain-title = { $name }, twoja kolej
curtain-how = Oddaj urządzenie: teraz { $name }. Pozostali nie patrzą.
curtain-lift = To ja, { $name }: pokaż moje karty
curtain-wait = Grają pozostali.
hand-over = Gotowe

waiting-title = Czekamy na graczy
waiting-copy = Kopiuj
waiting-copied = Skopiowano
not-copied = Ta przeglądarka nie pozwala kopiować. Zaznacz ten tekst i skopiuj go samodzielnie.

keys-title = Klawisze
keys-map = Do mapy
keys-log = Do przebiegu
keys-help = Ta lista

why-over = Koniec gry.
why-chosen = Twoje bilety są wybrane. Pozostali jeszcze wybierają.
why-wait = Chwileczkę: twój ostatni ruch jest w drodze.
why-turn = To jeszcze nie twoja kolej.
moved-on = Na stole coś się zmieniło. Spójrz jeszcze raz, zanim wybierzesz.
undo-declined = Twój ruch zostaje: pozostali się nie zgodzili.
undo-overtaken = Twój ruch zostaje: gra potoczyła się dalej.
undo-seen = Cofnięte, ale co zobaczone, to zobaczone.
why-keep-first = Najpierw wybierz bilety, które zachowujesz.
why-place-first = Najpierw połóż stos żetonów na wolnym miejscu.
why-claimed = Ta trasa jest zajęta. Poszukaj innej drogi.
why-twin-mine = Trasa obok jest twoja. Nikt nie ma obu.
why-twin-closed = W dwie osoby ta trasa zamknęła się, gdy zajęto sąsiednią.
why-second-card = Masz jedną kartę. Najpierw weź drugą.
why-cars = Ta trasa wymaga wagonów: { $length }, a masz: { $cars }.
why-ferries = { $missing ->
    [one] Brakuje ci karty promu. Weź ją z rynku albo spróbuj z talii.
    [few] Brakuje ci { $missing } kart promu. Weź je z rynku albo spróbuj z talii.
    [many] Brakuje ci { $missing } kart promu. Weź je z rynku albo spróbuj z talii.
   *[other] Brakuje ci { $missing } karty promu. Weź je z rynku albo spróbuj z talii.
}
why-cards-grey = { $missing ->
    [one] Brakuje ci karty tego samego koloru albo promu.
    [few] Brakuje ci { $missing } kart tego samego koloru albo promów.
    [many] Brakuje ci { $missing } kart tego samego koloru albo promów.
   *[other] Brakuje ci { $missing } karty tego samego koloru albo promu.
}
why-cards = { $missing ->
    [one] Brakuje ci karty ({ $colour }) albo promu.
    [few] Brakuje ci { $missing } kart ({ $colour }) albo promów.
    [many] Brakuje ci { $missing } kart ({ $colour }) albo promów.
   *[other] Brakuje ci { $missing } karty ({ $colour }) albo promu.
}
why-colour = Za tę trasę płaci się tylko kartami jej koloru albo promami.
why-second-ferry = Odkryty prom nie może być drugą kartą. Weź inną albo dobierz z talii.
why-empty-slot = Tu nie ma karty.
why-no-cards = Talia i stos odrzuconych są puste. Zajmij trasę, a karty wrócą.
why-no-tickets = Nie ma już biletów.
why-no-pass = Możesz jeszcze coś zrobić, więc nie możesz spasować.
why-stack-there = Tu już leży stos. Wybierz inne miejsce.
why-no-stack = Żetony kładzie się tylko przed pierwszą turą.
why-choose-token = Na obu końcach jest dla ciebie żeton. Najpierw wybierz jeden.
why-keep-one = Zachowaj co najmniej jeden bilet.
why-choose-place = Najpierw wybierz stos i miejsce.

illegal-R1-1 = Nie ma takiego miejsca przy stole.
illegal-R2-6 = Na początku wybierasz raz jeden lub oba swoje bilety.
illegal-R2-7 = Kładzie się tylko odłożony stos, przed pierwszą turą, w swojej kolejności.
illegal-R2-8 = Tu już leży stos. Wybierz inne miejsce.
illegal-R3-1 = To jeszcze nie twoja kolej.
illegal-R3-3 = Możesz jeszcze coś zrobić, więc nie możesz spasować.
illegal-R4-1 = Tej karty nie można teraz wziąć. Po pierwszej karcie jest druga i nic innego.
illegal-R4-4 = Odkryty prom nie może być drugą kartą. Weź inną albo dobierz z talii.
illegal-R4-7 = Talia i stos odrzuconych są puste. Zajmij trasę, a karty wrócą.
illegal-R5-1 = Ta trasa jest zajęta. Poszukaj innej drogi.
illegal-R5-2 = Zapłać tyle kart, ile pól ma trasa, wszystkie w jej kolorze; prom zastępuje każdy kolor.
illegal-R5-4 = Za każdy symbol promu na trasie trzeba dać kartę promu.
illegal-R5-5 = Masz za mało wagonów na tę trasę. Wybierz krótszą.
illegal-R5-6 = Trasa obok jest zajęta, więc ta jest dla ciebie zamknięta.
illegal-R5-8 = Weź dokładnie jeden żeton, na końcu trasy, którego symbolu jeszcze nie masz.
illegal-R6-1 = Najpierw dobierz bilety, potem zachowaj jeden lub oba.
illegal-R6-2 = Nie ma już biletów albo ostatni trzeba zachować.
illegal-R7-1 = Koniec gry.

refused-illegal = Zasady teraz na to nie pozwalają.
refused-stale = Gra poszła dalej. Zobacz nową sytuację i wybierz ponownie.
refused-bad_message = Serwer tego nie zrozumiał. Wczytaj stronę ponownie.
refused-not_your_seat = To nie jest twoje miejsce.
refused-not_host = Może to zrobić tylko osoba, która otworzyła stół.
refused-table_full = Przy tym stole nie ma wolnego miejsca.
refused-seat_taken = Ktoś już tam siedzi. Wybierz inne miejsce.
refused-no_such_seat = Nie ma takiego miejsca.
refused-bad_name = Imię ma od 1 do 24 znaków. Wybierz inne.
refused-name_taken = Ktoś przy tym stole ma takie imię. Wybierz inne.
refused-already_started = Gra już się zaczęła.
refused-not_started = Gra jeszcze się nie zaczęła.
refused-not_playing = Teraz się tu nie gra.
refused-over = Koniec gry.
refused-not_over = Gra jeszcze trwa.
refused-stand_in_plays = Gra za ciebie bot. Najpierw wróć na miejsce.
refused-resigned = Ta gra została przez ciebie poddana.
refused-nothing_to_undo = Nie ma czego cofać.
refused-undo_asked = Ktoś już prosił o cofnięcie ruchu.
refused-no_undo_asked = Nikt nie czeka na twoją odpowiedź.
refused-chat_off = Przy tym stole nie ma czatu.
refused-chat_full = Czat tego stołu jest pełny.
refused-no_spectators = Nikt nie może oglądać tego stołu.
refused-no_hints = Podpowiedzi są tylko w grach z botami.
refused-no_such_table = Nie ma takiego stołu. Sprawdź link.
refused-no_such_board = Nie ma takiej planszy.
refused-broken_table = Przy tym stole coś się zepsuło i został zatrzymany. Innych stołów to nie dotyczy.
refused-too_busy = Stół jest zajęty. Spróbuj za chwilę.
refused-too_fast = To było za szybko. Poczekaj chwilę.
refused-too_large = To za długie.
refused-too_many_tables = W krótkim czasie otwarto wiele stołów. Poczekaj trochę albo zagraj przy jednym z nich.
refused-too_many_sockets = Ten stół jest otwarty w zbyt wielu oknach. Zamknij część.
refused-overloaded = Serwer jest pełny. Spróbuj za minutę.
refused-store_unavailable = Serwer nie może teraz zapisać. Spróbuj za chwilę.
refused-disk_full = Na serwerze brakuje miejsca. Powiadom osobę, która go prowadzi.
refused-server_stopping = Serwer uruchamia się ponownie. Zaraz wrócisz.
refused-no_token = Serwer jeszcze cię nie zna. Zezwól na ciasteczka i spróbuj ponownie.
refused-foreign_origin = Ta strona pochodzi z innego adresu niż serwer.
refused-not_found = Pod tym adresem nic nie ma.
refused-wrong_password = Nazwa i hasło do siebie nie pasują.
refused-wrong_method = Pod tym adresem nie pyta się w ten sposób. Wczytaj stronę ponownie.
refused-wrong_protocol = Fogline został zaktualizowany. Odśwież stronę.
refused-programs_have_no_account = Program nie ma konta: wystarczy mu klucz.
refused-unreachable = Serwer nie odpowiada. Sprawdź sieć; gry na tym urządzeniu działają bez niej.
refused-not_sent = Połączenie zerwało się przed odpowiedzią. Spójrz na stół i spróbuj ponownie.
refused-bad_answer = Serwer przysłał coś nieczytelnego. Wczytaj stronę ponownie.
refused-engine_failed = W programie coś się zepsuło. Wczytaj stronę ponownie; gra jest zapisana.
refused-removed = Tej gry nie ma już na tym urządzeniu: usunięto ją albo wyczyszczono dane przeglądarki.
refused-storage_failed = Pamięć tego urządzenia jest teraz niedostępna. Wczytaj stronę ponownie.
