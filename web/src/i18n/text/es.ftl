title = Fogline
title-of = { $page } – Fogline
title-turn = ¡Te toca! – Fogline
skip = Ir al contenido principal
updated = Fogline se ha actualizado.
reload = Recargar
updated-part = Fogline se ha actualizado. Recarga para abrir esto.
missing-page = Esta página no existe
missing-page-home = A la página de inicio
loading = Un momento…
close = Cerrar
cancel = Cancelar

nav = Páginas
nav-new = Mesa nueva
nav-lobby = Mesas abiertas
nav-rules = Reglas
nav-settings = Ajustes
nav-replay = Repeticiones
nav-account = Cuenta
nav-about = Acerca de

home-tagline = Traza líneas de tranvía por una ciudad con niebla: roba cartas, reclama rutas y guarda tus billetes en secreto. De dos a cuatro jugadores.
home-play = Jugar ya
home-play-how = Contra dos bots, en este dispositivo. Sin instalar nada y sin cuenta.
home-lesson = Aprende en cinco minutos
home-continue = Sigue donde lo dejaste
home-finished = Partidas terminadas
home-all = Mostrar las { $count }
list-more = Mostrar más
table-remove = Eliminar
table-remove-what = Eliminar la partida: { $names }
table-remove-sure = ¿Eliminar esta partida para siempre? { $names }
replay-watch = Ver la repetición
replay-why = ¿Dónde se decidió?
home-friends = Con amigos
home-friends-how = Crea una mesa y envía su enlace, o siéntate en una que esté abierta.
home-join = Unirse con un enlace
home-join-code = Enlace o código de la mesa
home-join-wrong = Esto no es el enlace de una mesa. Copia entero el enlace que te enviaron.
home-join-go = Ir a la mesa
home-learn = Aprende el juego
home-learn-how = Todas las reglas en una página, en palabras sencillas. En diez minutos te las sabes.

stage-open = Esperando jugadores
stage-playing = En juego
stage-over = Terminada
place-server = en el servidor
place-device = en este dispositivo

you = Tú
someone = Jugador { $seat }
bot-level = bot de nivel { $level }
free-chair = Asiento libre
your-name = Tu nombre

new-making = Creando la mesa…

level-tourist = Turista
level-local = Vecino
level-conductor = Revisor
level-gripman = Maquinista

clock-days = { $days } d { $hours } h

settings-unsaved = Este navegador no guarda ajustes: acaban con esta visita.
settings-language = Idioma
settings-theme = Colores
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro

card = { $card ->
    [blue] carta azul
    [green] carta verde
    [black] carta negra
    [purple] carta morada
    [red] carta roja
    [orange] carta naranja
   *[ferry] carta de ferri
}
cards = { $card ->
    [blue] { $count ->
        [one] { $count } azul
       *[other] { $count } azules
    }
    [green] { $count ->
        [one] { $count } verde
       *[other] { $count } verdes
    }
    [black] { $count ->
        [one] { $count } negra
       *[other] { $count } negras
    }
    [purple] { $count ->
        [one] { $count } morada
       *[other] { $count } moradas
    }
    [red] { $count ->
        [one] { $count } roja
       *[other] { $count } rojas
    }
    [orange] { $count ->
        [one] { $count } naranja
       *[other] { $count } naranjas
    }
   *[ferry] { $count ->
        [one] { $count } ferri
       *[other] { $count } ferris
    }
}
colour = { $colour ->
    [blue] azul
    [green] verde
    [black] negro
    [purple] morado
    [red] rojo
    [orange] naranja
   *[grey] gris
}
symbol = { $symbol ->
    [cable-car] Tranvía
    [sea-lion] León marino
    [crab] Cangrejo
    [fortune-cookie] Galleta de la suerte
    [sourdough] Pan de masa madre
    [seagull] Gaviota
    [heart] Corazón
   *[other] { $symbol }
}

ticket-name = { $between } ({ $points })

log-of = { $who }: { $what }
log-of-bot = { $who } (juega un bot): { $what }
log-all = Mostrar todo el registro
log-dealt = Las cartas están repartidas.
log-dealt-own = Las cartas están repartidas. Te ofrecen { $tickets }.
log-market-swept = Había tres ferris a la vista: se cambia el mercado.
log-deck-reshuffled = Se barajó el descarte: nuevo mazo de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
log-tickets-chosen = billetes elegidos
log-tickets-kept = se queda { $count ->
    [one] { $count } billete
   *[other] { $count } billetes
}
log-tickets-kept-own = se queda { $tickets }
log-stack-placed = fichas «{ $symbol }» colocadas en { $place }
log-card-drawn = una carta del mazo
log-card-drawn-own = del mazo: { $card }
log-card-taken = del mercado: { $card }
log-route-claimed = { $route } reclamada con { $paid }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
log-token-taken = ficha «{ $symbol }» de { $place }
log-tickets-offered = roba { $count ->
    [one] { $count } billete
   *[other] { $count } billetes
}
log-tickets-offered-own = roba { $tickets }
log-passed = pasa
log-last-round = le quedan dos tranvías o menos: a todos les queda un turno
log-ended = La partida ha terminado. { $count ->
    [one] Gana { $winners }
   *[other] Victoria compartida: { $winners }
}

phrase = { $phrase ->
    [hello] ¡Hola!
    [good_luck] ¡Suerte!
    [well_played] ¡Bien jugado!
    [thanks] ¡Gracias!
    [oops] ¡Ay!
    [your_turn] ¡Te toca!
    [one_moment] Un momento, por favor
   *[good_game] ¡Buena partida!
}

players = Jugadores
player-bot = Juega un bot
known-of = { $who }: cartas conocidas
player-away = Ausente
player-ready = Listo
player-points = Puntos:
player-cars = { $n ->
    [one] { $n } tranvía
   *[other] { $n } tranvías
}
player-hand = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
player-tickets = { $n ->
    [one] { $n } billete
   *[other] { $n } billetes
}
player-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

market = Mercado
market-take = Tomar: { $card }
market-gap = Sin carta
deck-draw = Robar del mazo: quedan { $deck }, descartadas { $discard }
discard-count = Descartadas: { $discard }
hand = Tus cartas
hand-empty = Sin cartas en la mano
tickets = Billetes
tickets-draw = Robar billetes (quedan { $left })
tickets-choose = Quédate uno o ambos
tickets-how = Miras los dos billetes de arriba y te quedas uno o ambos. Un billete que no completes resta sus puntos al final.
ticket-joined = Conectado
ticket-cut-off = { $by ->
    [cars] Faltan tranvías
   *[routes] Sin camino
}
ticket-needs = Falta: { $cars ->
    [one] { $cars } tranvía
   *[other] { $cars } tranvías
}
stack-choose = ¿Qué pila?
stack-where = Elige un lugar en el mapa o aquí:

claim = Reclamar una ruta
claim-cars = { $cars ->
    [one] { $cars } tranvía
   *[other] { $cars } tranvías
}
claim-completes = Completa { $ticket }
claim-shortens = Acerca { $ticket }
claim-which = ¿Cuál de las dos?
payment = Pagar con
token = Ficha

log = Lo que pasó
chat = Chat
chat-text = Di algo
chat-send = Enviar
chat-heard = { $who } dice: { $text }
chat-unread = ({ $count } sin leer)
side-log = Registro
side-chat = Chat
side-routes = Rutas
side-notes = Notas
notes = Notas
notes-how = Solo tú puedes leer esto.
missed = Han pasado cosas desde tu última jugada.
missed-watch = Muéstramelo
side-seen = Visto
talk = En la mesa
tabs = Cartas, billetes, mesa

map = Mapa de { $board }
map-nearer = Acercar
map-farther = Alejar
map-whole = Todo el mapa
place-stack = { $place }, { $height ->
    [one] { $height } ficha
   *[other] { $height } fichas
}: { $symbol }

routes-from = Desde
routes-to = Hasta
routes-any = cualquier lugar
routes-claimable = Solo lo que puedo reclamar ahora
routes-count = { $count ->
    [one] { $count } ruta
   *[other] { $count } rutas
}.
routes-what = { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
}, { $colour }, símbolos de ferri: { $ferries }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
routes-owner = Es de { $owner }.
routes-closed = Cerrada.
routes-open = Libre.
routes-cost = Cuesta { $cards }.
routes-one-colour = { $count } del mismo color
routes-have = Tienes { $cards }.
routes-have-none = No tienes ninguna carta para ella.
routes-pay = Puedes pagar { $payments }.
routes-lacking = Te falta: { $missing ->
    [one] { $missing } carta
   *[other] { $missing } cartas
}.
routes-way = Tu camino más corto pide { $cars ->
    [one] { $cars } tranvía
   *[other] { $cars } tranvías
}: { $way }.
routes-no-way = Ya no te queda camino.
routes-claim = Reclamar { $route }

prompt-turn = Te toca: roba cartas, reclama una ruta o roba billetes.
prompt-second = Toma una segunda carta.
prompt-pass = No puedes hacer nada: pasa.
prompt-claim = ¿Reclamar { $route }?
prompt-token = ¿Qué ficha te llevas?
prompt-tickets = ¿Robar billetes?
prompt-keep-first = Elige tus billetes iniciales: uno o ambos.
prompt-keep = Quédate un billete o ambos.
prompt-stack = Coloca una pila de fichas en un lugar libre.
prompt-sent = Un momento…
prompt-other = Juega { $who }.
prompt-others-choose = Falta que elija billetes: { $who }.
prompt-over = La partida ha terminado.
do-claim = Reclamar
do-tickets = Robar billetes
do-keep = Quedarse
do-stack = Colocar
pass = Pasar
back = Atrás
hint = Pista
undo = Deshacer
undo-asked = { $who } quiere deshacer la última jugada. ¿De acuerdo?
undo-waiting = Se pregunta a los demás si puedes deshacerla.
yes = Sí
no = No
recap = Desde tu último turno
lines-before = { $count ->
    [one] Antes ha pasado { $count } cosa más
   *[other] Antes han pasado { $count } cosas más
}
standing = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $cars ->
    [one] { $cars } tranvía
   *[other] { $cars } tranvías
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
last-round = Última ronda: queda { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
stand-in = Un bot juega por ti.
take-back = Recuperar mi asiento
watching = Estás mirando.
link-connecting = Conectando…
link-away = Se ha perdido la conexión. Vuelve sola; tu asiento se conserva.
link-newer = Fogline se ha actualizado. Recarga para seguir jugando.
link-online = Conectado.
link-unreached = El servidor no responde. Seguimos intentándolo; las partidas en este dispositivo funcionan sin él.
link-overloaded = El servidor está lleno. Te conectaremos en cuanto haya sitio.
link-too_many_sockets = Hay demasiadas mesas abiertas desde tu conexión. Cierra alguna y esta se conectará sola.
back-online = Conexión recuperada.
unsaved = Este navegador no guarda nada: la partida acaba con esta visita.
unsaved-rest = En este dispositivo ya no se puede guardar nada, quizá esté lleno: lo que se juegue desde ahora acaba con esta visita.
not-loaded = No se ha podido cargar. Comprueba tu conexión.
try-again = Intentar de nuevo

result = Resultado
rematch = Otra partida
rematch-go = A la siguiente partida
rematch-asked = Quiere jugar otra vez: { $who }.

menu = Menú
menu-home = A la página de inicio
resign = Abandonar

table-of = Mesa: { $names }
table-closed = Esta mesa no se puede mostrar
table-unreadable = Esta partida es de otro tablero o de otra versión, o lo guardado está dañado. Aquí no se puede continuar. Puedes guardar todo lo que pasó en un archivo.
table-save-log = Guardar como archivo
curtain-title = { $name }, te toca
curtain-how = Pasa el dispositivo a { $name }. Los demás miran a otro lado.
curtain-lift = Soy { $name }: mostrar mis cartas
curtain-wait = Los demás están jugando.
hand-over = Listo

waiting-title = Esperando jugadores
waiting-copy = Copiar
waiting-copied = Copiado
not-copied = Este navegador no permite copiar. Selecciona este texto y cópialo tú.

keys-title = Teclas
keys-map = Al mapa
keys-log = Al registro
keys-help = Esta lista

why-over = La partida ha terminado.
why-chosen = Ya has elegido tus billetes. Los demás aún eligen los suyos.
why-wait = Un momento: tu última jugada está en camino.
why-turn = Aún no te toca.
moved-on = La mesa ha cambiado. Mira otra vez antes de elegir.
undo-declined = Tu jugada se queda: los demás han dicho que no.
undo-overtaken = Tu jugada se queda: la partida ha seguido.
undo-seen = Deshecho, aunque ya has visto lo que estaba oculto.
why-keep-first = Primero elige qué billetes te quedas.
why-place-first = Primero coloca la pila de fichas en un lugar libre.
why-claimed = Esta ruta ya tiene dueño. Busca otro camino.
why-twin-mine = La ruta de al lado es tuya. Nadie tiene las dos.
why-twin-closed = Con dos jugadores, esta ruta se cerró cuando se reclamó la de al lado.
why-second-card = Has robado una carta. Toma antes la segunda.
why-cars = Esta ruta pide { $length } tranvías y solo te quedan { $cars }.
why-ferries = { $missing ->
    [one] Te falta una carta de ferri. Tómala del mercado o prueba con el mazo.
   *[other] Te faltan { $missing } cartas de ferri. Tómalas del mercado o prueba con el mazo.
}
why-cards-grey = { $missing ->
    [one] Te falta una carta del mismo color o un ferri.
   *[other] Te faltan { $missing } cartas del mismo color o ferris.
}
why-cards = { $missing ->
    [one] Te falta una carta ({ $colour }) o un ferri.
   *[other] Te faltan { $missing } cartas ({ $colour }) o ferris.
}
why-colour = Esta ruta solo admite cartas de su color o ferris.
why-second-ferry = Un ferri a la vista no puede ser la segunda carta. Toma otra o roba del mazo.
why-empty-slot = Aquí no hay carta.
why-no-cards = El mazo y el descarte están vacíos. Reclama una ruta y volverán cartas.
why-no-tickets = No quedan billetes.
why-no-pass = Aún puedes hacer algo, así que no puedes pasar.
why-stack-there = Este lugar ya tiene una pila. Elige otro.
why-no-stack = Las fichas se colocan solo antes del primer turno.
why-choose-token = En los dos extremos hay una ficha para ti. Elige una primero.
why-keep-one = Quédate al menos un billete.
why-choose-place = Elige primero una pila y un lugar.

illegal-R1-1 = No hay tal asiento en esta mesa.
illegal-R2-6 = Al preparar la partida eliges, una vez, uno o ambos de tus dos billetes.
illegal-R2-7 = Solo se coloca una pila apartada, antes del primer turno, cuando te toca colocarla.
illegal-R2-8 = Este lugar ya tiene una pila. Elige otro.
illegal-R3-1 = Aún no te toca.
illegal-R3-3 = Aún puedes hacer algo, así que no puedes pasar.
illegal-R4-1 = Esa carta no se puede tomar ahora. Tras la primera carta viene la segunda, y nada más.
illegal-R4-4 = Un ferri a la vista no puede ser la segunda carta. Toma otra o roba del mazo.
illegal-R4-7 = El mazo y el descarte están vacíos. Reclama una ruta y volverán cartas.
illegal-R5-1 = Esta ruta ya tiene dueño. Busca otro camino.
illegal-R5-2 = Paga tantas cartas como casillas tiene la ruta, todas de su color; los ferris valen por cualquiera.
illegal-R5-4 = El pago necesita un ferri por cada símbolo de ferri de la ruta.
illegal-R5-5 = Te quedan pocos tranvías para esta ruta. Elige una más corta.
illegal-R5-6 = La ruta de al lado está tomada, así que esta está cerrada para ti.
illegal-R5-8 = Toma una sola ficha, en un extremo cuyo símbolo aún no tengas.
illegal-R6-1 = Roba billetes primero y luego quédate uno o ambos.
illegal-R6-2 = No quedan billetes, o hay que quedarse el último.
illegal-R7-1 = La partida ha terminado.

refused-illegal = Las reglas no lo permiten ahora.
refused-stale = La mesa ha avanzado. Mira la nueva posición y elige otra vez.
refused-bad_message = El servidor no lo ha entendido. Vuelve a cargar la página.
refused-not_your_seat = Este asiento no es tuyo.
refused-not_host = Solo puede hacerlo quien creó la mesa.
refused-table_full = No queda asiento libre en esta mesa.
refused-seat_taken = Ya hay alguien ahí. Elige otro asiento.
refused-no_such_seat = No hay tal asiento.
refused-bad_name = Un nombre tiene de 1 a 24 caracteres. Elige otro.
refused-name_taken = Alguien de esta mesa se llama así. Elige otro nombre.
refused-already_started = La partida ha empezado.
refused-not_started = La partida aún no ha empezado.
refused-not_playing = Aquí no se está jugando ahora.
refused-over = La partida ha terminado.
refused-not_over = La partida aún no ha terminado.
refused-stand_in_plays = Un bot juega por ti. Recupera antes tu asiento.
refused-resigned = Has abandonado esta partida.
refused-nothing_to_undo = No hay nada que deshacer.
refused-undo_asked = Alguien ya ha pedido deshacer una jugada.
refused-no_undo_asked = Nadie espera tu respuesta.
refused-chat_off = En esta mesa no hay chat.
refused-chat_full = El chat de esta mesa está lleno.
refused-no_spectators = Nadie puede mirar esta mesa.
refused-no_hints = Las pistas son solo para partidas contra bots.
refused-no_such_table = No hay tal mesa. Comprueba el enlace.
refused-no_such_board = No hay tal tablero.
refused-broken_table = Algo falló en esta mesa y se detuvo. Las demás no se ven afectadas.
refused-too_busy = La mesa está ocupada. Prueba dentro de un momento.
refused-too_fast = Demasiado rápido. Espera un momento.
refused-too_large = Es demasiado largo.
refused-too_many_tables = Has creado muchas mesas en poco tiempo. Espera un poco o juega en una de ellas.
refused-too_many_sockets = Esta mesa está abierta en demasiadas ventanas. Cierra algunas.
refused-overloaded = El servidor está lleno. Prueba dentro de un minuto.
refused-store_unavailable = El servidor no puede guardar ahora. Prueba dentro de un momento.
refused-disk_full = Al servidor no le queda sitio. Avisa a quien lo lleva.
refused-server_stopping = El servidor se está reiniciando. Enseguida vuelves.
refused-no_token = El servidor aún no te conoce. Permite las cookies de esta página y prueba otra vez.
refused-foreign_origin = Esta página viene de otra dirección que el servidor.
refused-not_found = No hay nada en esta dirección.
refused-wrong_password = El nombre y la contraseña no coinciden.
refused-wrong_method = A esta dirección no se le pregunta así. Vuelve a cargar la página.
refused-wrong_protocol = Fogline se ha actualizado. Recarga la página.
refused-programs_have_no_account = Un programa no tiene cuenta: le basta su clave de acceso.
refused-unreachable = El servidor no responde. Comprueba tu red; las partidas de este dispositivo funcionan sin ella.
refused-not_sent = La conexión se cortó antes de la respuesta. Mira la mesa y prueba otra vez.
refused-bad_answer = El servidor envió algo ilegible. Vuelve a cargar la página.
refused-engine_failed = Algo falló en este programa. Vuelve a cargar la página; tu partida está guardada.
refused-removed = Esta partida ya no está en este dispositivo: alguien la quitó o se borraron los datos del navegador.
refused-storage_failed = El almacenamiento de este dispositivo no está disponible ahora. Vuelve a cargar la página.
