recap-nothing = No ha pasado nada desde entonces.
final-score = Puntuación final
counting = Contando…
counting-skip = Saltar
score-routes = Rutas
score-tokens = Fichas
score-tickets = Billetes
score-completed = Completados
score-total = Total
score-even = { $names } tienen los mismos puntos. { $winners ->
    [one] Gana quien ha completado más billetes.
   *[other] Han completado los mismos billetes y comparten la victoria.
}
score-chart = Puntos a lo largo de la partida
score-table = Lo mismo en una tabla
score-event = Evento
winners = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
menu-notify = Avísame cuando me toque
menu-notify-granted = Te avisaremos cuando sea tu turno.
menu-notify-denied = Tu navegador no permite notificaciones de esta página.
menu-leave = Levantarse (sigue un bot)
resign-sure = Un bot jugará tu asiento hasta el final y no podrás recuperarlo. ¿Abandonar?

keys-map-how = En el mapa: las flechas van de ruta en ruta, Intro elige, + y − acercan y alejan, 0 muestra todo el mapa.
keys-market = Tomar una carta del mercado
keys-deck = Robar del mazo
keys-tickets = Robar billetes
keys-routes = A la lista de rutas
keys-hand = A tus cartas
keys-chat = Al chat
keys-confirm = Confirmar
keys-back = Atrás
keys-pass = Pasar
keys-undo = Deshacer
keys-recap = Desde tu último turno
keys-say = Decir cómo va la partida
keys-hint = Pista, en tu turno
keys-next = Seguir en la primera partida
