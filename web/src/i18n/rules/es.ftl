rules-about = El número que precede a cada regla es el que citan los mensajes de la mesa.
rules-search = Buscar una regla
rules-nothing = Ninguna regla contiene esas palabras.

rules-1 = Qué hay en la caja
rules-2 = Antes del primer turno
rules-3 = Un turno
rules-4 = Robar cartas
rules-5 = Reclamar una ruta
rules-6 = Robar billetes
rules-7 = El final y la puntuación

rule-1-1 = Fogline es para dos, tres o cuatro jugadores.
rule-1-2 = Cada jugador tiene 20 tranvías de un color.
rule-1-3 = Hay 44 cartas: 8 de ferri, que valen por cualquier color, y 6 de cada color: azul, verde, negro, morado, rojo y naranja.
rule-1-4 = Hay 24 billetes. Un billete nombra dos lugares y los puntos que vale conectarlos.
rule-1-5 = Hay 21 fichas de turista: tres de cada uno de los siete símbolos.
rule-1-6 = El mapa tiene lugares y rutas entre ellos. Una ruta tiene casillas y un color; la gris admite un color cualquiera. Las rutas de ferri muestran símbolos de ferri. Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset y Potrero Hill empiezan con una pila de fichas.

rule-2-1 = Todos empiezan con 20 tranvías y sin puntos.
rule-2-2 = Quién empieza se decide al azar, salvo que la mesa lo fije. Se juega en el sentido del reloj.
rule-2-3 = Cinco de las siete pilas de fichas van al azar a los cinco lugares marcados. Las otras dos se apartan.
rule-2-4 = Con cuatro jugadores una pila tiene tres fichas; con dos o tres, dos.
rule-2-5 = Cada uno recibe dos cartas. Se descubren cinco cartas junto al mazo: el mercado.
rule-2-6 = Cada uno recibe dos billetes en secreto y se queda uno o ambos. Todos eligen a la vez.
rule-2-7 = Luego se colocan las pilas apartadas: el último jugador pone una en un lugar sin pila y el penúltimo pone la otra. Con dos jugadores, el segundo coloca ambas, de una sola ficha cada una.
rule-2-8 = Un lugar nunca tiene más de una pila.

rule-3-1 = En tu turno haces exactamente una de tres cosas: robar cartas, reclamar una ruta o robar billetes.
rule-3-2 = Si te vas o se te acaba el tiempo, un bot juega por ti hasta que recuperes el asiento. Si abandonas, juega hasta el final.
rule-3-3 = Solo puedes pasar si no puedes hacer otra cosa. Si todos pasan seguidos, la partida termina.

rule-4-1 = Toma dos cartas, una tras otra: cada una del mercado o sin verla, del mazo.
rule-4-2 = Una carta del mercado se repone al momento, antes de que elijas la segunda.
rule-4-3 = Si la primera carta es un ferri a la vista, tu turno termina: no hay segunda.
rule-4-4 = Un ferri a la vista no puede ser la segunda carta. Uno robado del mazo es una carta normal.
rule-4-5 = Si tres o más de las cinco cartas del mercado son ferris, se cambian las cinco.
rule-4-6 = Si hace falta una carta y el mazo está vacío, el descarte se baraja y forma un mazo nuevo.
rule-4-7 = Si no queda nada que tomar como segunda carta, el turno acaba tras la primera. Si no queda ninguna, no puedes robar cartas.
rule-4-8 = No hay límite de mano. Las manos son secretas, pero todos ven cuántas cartas tienes y cuáles tomaste del mercado.

rule-5-1 = Puedes reclamar cualquier ruta libre, unida o no a las tuyas; una por turno.
rule-5-2 = Paga tantas cartas como casillas tenga la ruta, todas de su color. Los ferris valen por cualquiera.
rule-5-3 = Una ruta gris se paga con cartas de un mismo color cualquiera, ferris incluidos.
rule-5-4 = Una ruta de ferri pide al menos un ferri por cada símbolo; las demás casillas se pagan como siempre.
rule-5-5 = Pon un tranvía en cada casilla. Sin tranvías suficientes no puedes reclamarla.
rule-5-6 = Algunos lugares están unidos por dos rutas. Nunca puedes tener las dos. Con dos jugadores, la segunda se cierra al reclamarse la primera.
rule-5-7 = Las cartas van al descarte y puntúas al momento: 1 casilla 1 punto, 2 casillas 2, 3 casillas 4, 5 casillas 10.
rule-5-8 = Si un extremo de la ruta tiene una pila con un símbolo que aún no tienes, tomas una ficha. Si la tienen los dos, eliges una.

rule-6-1 = Toma dos billetes y quédate uno o ambos. Lo que devuelves va bajo el mazo de billetes.
rule-6-2 = Si solo queda un billete, puedes robarlo y debes quedártelo. Si no queda ninguno, no puedes robar billetes.
rule-6-3 = Puedes tener cuantos billetes quieras y nunca devuelves uno después. Los demás ven cuántos, no cuáles.

rule-7-1 = Cuando alguien termina su turno con dos tranvías o menos, a todos les queda exactamente un turno, también a ese jugador. Luego acaba la partida.
rule-7-2 = A los puntos de rutas suma cada billete completado y resta los demás. Un billete está completado cuando tus rutas conectan sus dos lugares.
rule-7-3 = Los símbolos distintos también puntúan: dos valen 1 punto, tres 2, cuatro 4, cinco 6, seis 9 y los siete 12.
rule-7-4 = Gana quien tenga más puntos. En caso de empate, quien completó más billetes; si sigue, la victoria se comparte.
rule-7-5 = La puntuación puede bajar de cero. No hay premio por la línea más larga.

picture-route = Una ruta roja de tres casillas, pagada con dos cartas rojas y un ferri
picture-ferry = Una ruta gris de tres casillas, una con símbolo de ferri, pagada con un ferri y dos cartas azules
picture-double = Dos rutas paralelas: en una hay tranvías, la otra está cerrada
picture-cards = El mazo y las cinco cartas a la vista del mercado
picture-tokens = Los siete símbolos de las fichas
picture-ticket = Un billete: sus dos lugares y sus puntos
picture-stack = Una ruta que acaba en un lugar con una pila de dos fichas
