lesson = Tu primera partida
lesson-next = Entendido
lesson-skip = Terminar la lección
lesson-sure = ¿Terminar la lección? Puedes seguir jugando sin ella.
lesson-keep = Estos billetes son tus objetivos secretos: une los dos lugares de un billete y ganas sus puntos. Marca uno o ambos y pulsa «{ $keep }».
lesson-stack = Quien reclama una ruta hasta un lugar toma una ficha turística de su pila. Elige una pila y un lugar cerca de tus billetes y pulsa «{ $place }».
lesson-draw = En tu turno tomas dos cartas: a la vista, o del mazo que está al lado. Toma la primera.
lesson-second = Ahora la segunda carta. Lo mejor es juntar varias de un color.
lesson-ferry = La carta con el barco es un ferri: vale por cualquier color, y las rutas con un barco lo piden. Si lo tomas a la vista, es la única carta de tu turno.
lesson-collect = Una ruta cuesta una carta de su color por casilla; la gris admite un color cualquiera. Junta cartas hasta que el mapa resalte una ruta.
lesson-claim = ¡Ya puedes pagar una ruta! En vez de robar cartas, elige en el mapa una de las resaltadas, mejor si va hacia tus billetes.
lesson-pay = Esto es lo que cuesta y lo que da. Elige con qué cartas pagas y pulsa «{ $claim }».
lesson-points = ¡{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al momento! Cada casilla lleva uno de tus tranvías; te quedan { $cars }.
lesson-token = Has tomado una ficha: { $symbol }. Los símbolos distintos puntúan al final: dos valen 1 punto, los siete 12.
lesson-way = Elige uno de tus billetes: el mapa ilumina el camino que pide menos tranvías.
lesson-more = En vez de cartas puedes robar billetes. Cada uno que completes suma sus puntos; cada uno que no, los resta.
lesson-hint = ¿No sabes qué hacer? En tu turno, «{ $hint }» muestra buenas jugadas y dice por qué.
lesson-free = Ya sabes lo necesario. Sigue jugando a tu manera; volveré en la última ronda.
lesson-last = A alguien le quedan dos tranvías o menos: cada jugador tiene un turno más. ¡Puntúa lo que puedas!
lesson-score = Las rutas y los billetes completados suman, los demás billetes restan, y las fichas distintas también cuentan. ¡Ya conoces el juego!

hint-best = Buenas jugadas ahora
hint-thinking = Pensando…
hint-draw_deck = Robar del mazo
hint-draw_market = Tomar: { $card }
hint-claim_route = Reclamar { $route } con { $paid }
hint-token_at = ficha en { $place }
hint-draw_tickets = Robar billetes
hint-keep_tickets = Quedarse { $tickets }
hint-place_stack = Colocar «{ $symbol }» en { $place }
hint-pass = Pasar

reason-completes_ticket = Completa { $ticket }
reason-toward_ticket = Acerca { $ticket }
reason-keeps_ticket = Parece valer la pena: { $ticket }
reason-blocks = Estorba a { $who }, quizá en { $ticket }
reason-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al momento
reason-token = Un símbolo que aún no tienes: { $symbol }
reason-card_for_route = Ayuda a pagar { $route }
reason-wild_card = Vale por cualquier color
reason-unseen_card = Puede ser cualquier carta, hasta un ferri
reason-new_tickets = Nuevos objetivos, mientras te queden tranvías
reason-stack_on_route = Al final de una ruta que te conviene: { $route }
reason-last_turn = Tu último turno: lo que no puntúe ahora ya no puntuará

seen = Lo que se ha visto
seen-hand = { $who }: tomadas y sin pagar
seen-unknown = { $count } sin ver
seen-left = Sin ver: en el mazo o en otras manos
seen-discard = Descartadas
seen-tokens = Fichas en el mapa
seen-none = ninguna
known-tickets = { $n ->
    [one] { $n } billete oculto
   *[other] { $n } billetes ocultos
}
