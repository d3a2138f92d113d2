new-where = Gdzie się gra?
new-where-server = Na serwerze, z innymi
new-where-device = Na tym urządzeniu, bez sieci
new-chairs = Kto siada do stołu?
new-board = Plansza
new-chair-level = Jak silny jest bot na miejscu { $seat }?
new-chair-name = Imię osoby na miejscu { $seat }
new-chair-remove = Usuń miejsce { $seat }
new-chair-add = Jeszcze jedno miejsce
new-more = Więcej ustawień
new-first = Kto zaczyna?
new-first-drawn = Losowo
new-clock = Zegar
new-seconds = Sekundy na turę
new-minutes = Minuty na całą grę
new-increment = Sekundy dodawane po każdej turze
new-days = Dni na turę
new-watching = Co mogą widzieć widzowie?
new-delay = Z opóźnieniem ilu tur
new-level = Bot, który zastępuje nieobecnych
new-grace = Sekundy nieobecności, zanim zagra bot
new-listed = Pokaż wśród otwartych stołów
new-chat = Z czatem
new-aids = Zezwól na podpowiedzi i ściągę
new-make = Otwórz stół
new-clock-none = Bez zegara
new-clock-turn = Sekundy na turę
new-clock-game = Minuty na całą grę
new-clock-days = Dni na turę
watching-nothing = Nic: nikt nie może oglądać
watching-table = Tylko to, co widzą wszyscy
watching-everything = Karty wszystkich, kilka tur później

lobby-empty = Teraz nie ma otwartych stołów. Otwórz własny: to pół minuty.
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-join = Usiądź
lobby-again = Sprawdź znowu

about-game = Fogline to wolna gra o trasach tramwajów linowych w San Francisco. Kod, teksty i rysunki są własne.
about-fair = Serwer ogłasza odcisk każdego rozdania przed pierwszą turą, a na końcu samo rozdanie, więc każdy może sprawdzić, że nic nie zmieniono. Boty widzą tylko to, co widzi ich miejsce.
about-private = Konto nie jest potrzebne. Ciasteczko pamięta twoje miejsca; ustawienia i gry lokalne zostają na tym urządzeniu.
about-fonts = Kroje pisma
about-fonts-text = { $display } i { $plain }, oba na licencji SIL Open Font License 1.1.
about-software = Oprogramowanie
about-software-text = Strona korzysta z: { $list }, wszystko na otwartych licencjach.

new-chair = Miejsce { $seat }
chair-me = Ja
chair-person = Ktoś na tym urządzeniu
chair-open = Dla każdego
chair-invited = Z zaproszeniem
chair-bot = Bot
chair-here = Przy stole
chair-away = Nieobecny

strength-tourist = { level-tourist } – łatwy
strength-local = { level-local } – średni
strength-conductor = { level-conductor } – trudny
strength-gripman = { level-gripman } – najtrudniejszy

settings-about = Przechowywane tylko na tym urządzeniu.
settings-language-auto = Jak w przeglądarce
settings-motion = Ruch
settings-motion-system = Jak w systemie
settings-motion-full = Pełny
settings-motion-reduced = Ograniczony
settings-speed = Tempo cudzych ruchów
settings-speed-slow = Wolno
settings-speed-normal = Zwykle
settings-speed-fast = Szybko
settings-speed-instant = Od razu
settings-confirm = Pytaj przed zajęciem trasy i dobraniem biletów
settings-shortcuts = Litery i cyfry są skrótami przy stole
settings-memory = Ściąga: pokaż, co było widać z kart i żetonów
settings-volume = Głośność dźwięków
settings-volume-off = Wyłączone

no-aids = Przy tym stole nie ma podpowiedzi ani ściągi.
waiting-link = Link dla wszystkich
waiting-invite = Link na miejsce { $seat }
waiting-share = Zaproś kogoś
waiting-sit = Usiądź
waiting-no-seat = Nie ma tu dla ciebie wolnego miejsca. Gdy gra się zacznie, możesz oglądać.
waiting-leave = Wstań
waiting-fill = Boty na wolne miejsca:
waiting-start = Zacznij teraz
waiting-wait = Gra zacznie się, gdy wszyscy usiądą. Brakuje: { $free }.
