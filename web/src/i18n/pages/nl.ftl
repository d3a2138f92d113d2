new-where = Waar wordt gespeeld?
new-where-server = Op de server, met anderen
new-where-device = Op dit apparaat, zonder netwerk
new-chairs = Wie zit er aan tafel?
new-board = Bord
new-chair-level = Hoe sterk is de bot op plaats { $seat }?
new-chair-name = Naam van de persoon op plaats { $seat }
new-chair-remove = Plaats { $seat } weghalen
new-chair-add = Nog een plaats
new-more = Meer instellingen
new-first = Wie begint?
new-first-drawn = Wordt geloot
new-clock = Klok
new-seconds = Seconden per beurt
new-minutes = Minuten voor het hele spel
new-increment = Extra seconden na elke beurt
new-days = Dagen per beurt
new-watching = Wat mogen toeschouwers zien?
new-delay = Hoeveel beurten later
new-level = Bot die invalt voor wie er niet is
new-grace = Seconden afwezigheid voordat een bot speelt
new-listed = Tonen bij de open tafels
new-chat = Met chat
new-aids = Hints en geheugensteun toestaan
new-make = Tafel maken
new-clock-none = Zonder klok
new-clock-turn = Seconden per beurt
new-clock-game = Minuten voor het hele spel
new-clock-days = Dagen per beurt
watching-nothing = Niets: niemand mag kijken
watching-table = Alleen wat iedereen ziet
watching-everything = Ieders kaarten, een paar beurten later

lobby-empty = Er is nu geen open tafel. Maak er een: dat duurt een halve minuut.
lobby-free = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
lobby-join = Aanschuiven
lobby-again = Opnieuw kijken

about-game = Fogline is een vrij spel over kabeltramroutes in San Francisco. Code, teksten en tekeningen zijn van onszelf.
about-fair = De server publiceert vóór de eerste beurt een vingerafdruk van elke deling en aan het eind de deling zelf, zodat iedereen kan nagaan dat er niets is veranderd. Bots zien alleen wat hun eigen plaats ziet.
about-private = Een account is niet nodig. Een cookie onthoudt je plaatsen; instellingen en lokale spellen blijven op dit apparaat.
about-fonts = Lettertypen
about-fonts-text = { $display } en { $plain }, beide onder de SIL Open Font License 1.1.
about-software = Software
about-software-text = Deze pagina is gemaakt met { $list }, alles onder open licenties.

new-chair = Plaats { $seat }
chair-me = Ik
chair-person = Iemand op dit apparaat
chair-open = Open voor iedereen
chair-invited = Op uitnodiging
chair-bot = Bot
chair-here = Aan tafel
chair-away = Afwezig

strength-tourist = { level-tourist } – makkelijk
strength-local = { level-local } – gemiddeld
strength-conductor = { level-conductor } – moeilijk
strength-gripman = { level-gripman } – het moeilijkst

settings-about = Alleen op dit apparaat bewaard.
settings-language-auto = Zoals de browser
settings-motion = Beweging
settings-motion-system = Zoals het systeem
settings-motion-full = Volledig
settings-motion-reduced = Verminderd
settings-speed = Tempo van andermans zetten
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-instant = Meteen
settings-confirm = Vragen voordat een route wordt gebouwd of tickets worden getrokken
settings-shortcuts = Letters en cijfers zijn toetsen van de tafel
settings-memory = Geheugensteun: tonen wat er van kaarten en fiches is gezien
settings-volume = Geluidsvolume
settings-volume-off = Uit

no-aids = Geen hints en geen geheugensteun aan deze tafel.
waiting-link = Link voor iedereen
waiting-invite = Link voor plaats { $seat }
waiting-share = Nodig iemand uit
waiting-sit = Aanschuiven
waiting-no-seat = Hier is geen plaats voor je vrij. Je kunt kijken zodra het spel begint.
waiting-leave = Opstaan
waiting-fill = Bots voor de vrije plaatsen:
waiting-start = Nu beginnen
waiting-wait = Het spel begint als iedereen zit. Nog te gaan: { $free }.
