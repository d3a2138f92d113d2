new-where = Hvor spilles der?
new-where-server = På serveren, med andre
new-where-device = På denne enhed, uden netværk
new-chairs = Hvem sidder ved bordet?
new-board = Bræt
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
new-make = Lav bordet
new-clock-none = Uden ur
new-clock-turn = Sekunder pr. tur
new-clock-game = Minutter til hele spillet
new-clock-days = Dage pr. tur
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

about-game = Fogline er et frit spil om kabelsporvognsruter i San Francisco. Kode, tekster og tegninger er vores egne.
about-fair = Serveren offentliggør et fingeraftryk af hver givning før første tur og selve givningen til sidst, så alle kan efterprøve, at intet blev ændret. Botter ser kun det, deres egen plads ser.
about-private = Du behøver ingen konto. En cookie husker dine pladser; indstillinger og lokale spil bliver på denne enhed.
about-fonts = Skrifter
about-fonts-text = { $display } og { $plain }, begge under SIL Open Font License 1.1.
about-software = Software
about-software-text = Siden er bygget med { $list }, alt under åbne licenser.

new-chair = Plads { $seat }
chair-me = Mig
chair-person = Nogen på denne enhed
chair-open = Åben for alle
chair-invited = Med invitation
chair-bot = Bot
chair-here = Ved bordet
chair-away = Væk

strength-tourist = { level-tourist } – let
strength-local = { level-local } – middel
strength-conductor = { level-conductor } – svær
strength-gripman = { level-gripman } – sværest

settings-about = Gemmes kun på denne enhed.
settings-language-auto = Som browseren
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
settings-volume = Lydstyrke
settings-volume-off = Fra

no-aids = Ingen tips og ingen huskehjælp ved dette bord.
waiting-link = Link til alle
waiting-invite = Link til plads { $seat }
waiting-share = Inviter nogen
waiting-sit = Sæt dig
waiting-no-seat = Her er ingen ledig plads til dig. Du kan se med, når spillet begynder.
waiting-leave = Rejs dig
waiting-fill = Botter til de ledige pladser:
waiting-start = Begynd nu
waiting-wait = Spillet begynder, når alle sidder. Mangler: { $free }.
