new-where = ¿Dónde se juega?
new-where-server = En el servidor, con otras personas
new-where-device = En este dispositivo, sin red
new-chairs = ¿Quién se sienta?
new-board = Tablero
new-chair-level = ¿Qué nivel tiene el bot del asiento { $seat }?
new-chair-name = Nombre de la persona del asiento { $seat }
new-chair-remove = Quitar el asiento { $seat }
new-chair-add = Un asiento más
new-more = Más ajustes
new-first = ¿Quién empieza?
new-first-drawn = Al azar
new-clock = Reloj
new-seconds = Segundos por turno
new-minutes = Minutos para toda la partida
new-increment = Segundos añadidos tras cada turno
new-days = Días por turno
new-watching = ¿Qué pueden ver los espectadores?
new-delay = Con cuántos turnos de retraso
new-level = Bot que sustituye a quien no está
new-grace = Segundos de ausencia antes de que juegue un bot
new-listed = Mostrarla entre las mesas abiertas
new-chat = Con chat
new-aids = Permitir pistas y ayuda de memoria
new-make = Crear la mesa
new-clock-none = Sin reloj
new-clock-turn = Segundos por turno
new-clock-game = Minutos para toda la partida
new-clock-days = Días por turno
watching-nothing = Nada: nadie puede mirar
watching-table = Solo lo que ven todos
watching-everything = Las cartas de todos, unos turnos después

lobby-empty = Ahora no hay mesas abiertas. Crea una: se tarda medio minuto.
lobby-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
lobby-join = Sentarse
lobby-again = Mirar otra vez

about-game = Fogline es un juego libre de rutas de tranvía en San Francisco. Su código, sus textos y sus dibujos son propios.
about-fair = El servidor publica una huella de cada reparto antes del primer turno y el reparto mismo al final, para que cualquiera compruebe que no se cambió nada. Los bots ven solo lo que ve su asiento.
about-private = No hace falta cuenta. Una cookie recuerda tus asientos; los ajustes y las partidas locales se quedan en este dispositivo.
about-fonts = Tipos de letra
about-fonts-text = { $display } y { $plain }, ambas con la SIL Open Font License 1.1.
about-software = Software
about-software-text = Esta página está hecha con { $list }, todo con licencias abiertas.

new-chair = Asiento { $seat }
chair-me = Yo
chair-person = Alguien en este dispositivo
chair-open = Abierto a todos
chair-invited = Con invitación
chair-bot = Bot
chair-here = En la mesa
chair-away = Ausente

strength-tourist = { level-tourist } – fácil
strength-local = { level-local } – medio
strength-conductor = { level-conductor } – difícil
strength-gripman = { level-gripman } – el más difícil

settings-about = Se guarda solo en este dispositivo.
settings-language-auto = El del navegador
settings-motion = Movimiento
settings-motion-system = Como el sistema
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-speed = Velocidad de las jugadas ajenas
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Al instante
settings-confirm = Preguntar antes de reclamar una ruta o robar billetes
settings-shortcuts = Las letras y las cifras son teclas de la mesa
settings-memory = Ayuda de memoria: mostrar lo que se ha visto de cartas y fichas
settings-volume = Volumen de los sonidos
settings-volume-off = Apagado

no-aids = En esta mesa no hay pistas ni ayuda de memoria.
waiting-link = Enlace para todos
waiting-invite = Enlace para el asiento { $seat }
waiting-share = Invita a alguien
waiting-sit = Sentarse
waiting-no-seat = No hay asiento libre para ti. Podrás mirar cuando empiece la partida.
waiting-leave = Levantarse
waiting-fill = Bots para los asientos libres:
waiting-start = Empezar ya
waiting-wait = La partida empieza cuando todos estén sentados. Faltan: { $free }.
