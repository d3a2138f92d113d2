replay-title = Repeticiones
replay-of = Repetición: { $names }
replay-about = Vuelve a ver cualquier partida, jugada a jugada, con los ojos de quien quieras, y descubre dónde se decidió.
replay-file = Una partida de un archivo
replay-file-how = Suelta una grabación (.jsonl) en cualquier parte de esta página o elige una. Si se jugó en otro tablero, da también el archivo del tablero (.json).
replay-board-known = El tablero «{ $board }» ya se conoce aquí. Se pueden ver las grabaciones de partidas jugadas en él.
replay-file-choose = Elegir un archivo
replay-file-which = { $count ->
    [one] { $count } partida en este archivo
   *[other] { $count } partidas en este archivo. ¿Cuál?
}
replay-game = { $number }. { $players }, { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
}
replay-link = Enlace a una repetición
replay-link-go = Abrir
replay-kept = Guardadas en este dispositivo
replay-remove = Quitar
replay-remove-what = Quitar: { $name }

replay-bad-empty = No contiene ninguna partida.
replay-bad-json = La línea { $line } no se puede leer: el archivo está dañado o no es la grabación de una partida.
replay-bad-format = La línea { $line } no es la grabación de una partida. Elige un archivo .jsonl guardado por Fogline.
replay-bad-board = Esta partida se jugó en el tablero «{ $board }», y ese tablero, o esa versión, no se conoce aquí. Suelta su archivo ({ $board }.json) en esta página o elígelo abajo, y se mostrará la partida.
replay-bad-faulty = Este archivo de tablero tiene un error y no se puede usar.
replay-bad-record = Esta grabación está dañada y no se puede reproducir.
replay-bad-event = El evento { $event } de esta grabación incumple la regla { $rule }, así que no se muestra.
replay-bad-link = Este enlace está dañado o incompleto. Pídelo otra vez, o pide el archivo.
replay-bad-large = Este archivo es demasiado grande.
replay-bad-unread = Este archivo no se puede leer.

replay-hands = Cartas
replay-hand-of = Cartas de { $name }
replay-no-hand = Los espectadores no ven ninguna mano. Mira con los ojos de alguien.

replay-steps = Moverse por la partida
replay-slider = Momento de la partida
replay-at = { $at } de { $length }
replay-first = Al principio
replay-turn-back = Un turno atrás
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-turn-on = Un turno adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-eyes = ¿Con qué ojos?
replay-eyes-public = Público
replay-eyes-all = Todas las manos

replay-key-event = Un paso atrás, adelante
replay-key-turn = Un turno atrás, adelante
replay-key-ends = Al principio, al final
replay-key-play = Reproducir y pausar
replay-key-speed = Velocidad
replay-key-eyes = Otros ojos
replay-key-analysis = Análisis
replay-key-mistake = Siguiente error grande

replay-share = Enlace a este momento
replay-too-long = Esta partida es demasiado larga para un enlace. Guarda el archivo y envíalo.
replay-save = Guardar como archivo
replay-copy-text = Copiar como texto
replay-keep = Guardar en este dispositivo
replay-keep-done = Guardada. La encuentras en «Repeticiones».
replay-keep-failed = Este navegador no puede guardarla. Guarda el archivo.
replay-other = Otra partida

replay-analysis = Análisis
replay-unfinished = Solo se puede analizar una partida terminada.
replay-analyse = Analizar esta partida
replay-analyse-how = Un bot fuerte estudia cada decisión y desde cada momento se juegan muchas partidas. Tarda cerca de medio minuto; puedes seguir mirando.
replay-analysing = Analizando…
replay-analyse-stop = Parar
replay-analyse-on = Seguir
replay-analysed = El análisis está listo.
replay-unsaved = Este navegador no puede guardar el análisis. Se pierde cuando te vas.
replay-view-curve = Curva
replay-view-decision = Jugada
replay-view-mistakes = Errores
replay-view-parts = Suerte
replay-curve = Probabilidad de ganar
replay-curve-jump = Probabilidad de ganar a lo largo de la partida. Las flechas van de decisión en decisión.
replay-curve-table = Como tabla
replay-event = Evento

replay-decision = Esta decisión
replay-decision-of = Decide { $name }
replay-decided = { $name } ha decidido
replay-action = Qué
replay-win = Probabilidad de ganar
replay-margin = Puntos de ventaja
replay-played = Jugado:
replay-grade-best = La mejor jugada, hasta donde se podía ver.
replay-grade-good = Una buena jugada: nada era claramente mejor.
replay-grade-slip = Había algo un poco mejor.
replay-grade-mistake = Un error.
replay-grade-blunder = Un error grande.
replay-luck-after = Las cartas que siguieron: { $luck }.

replay-mistakes = Mayores errores
replay-mistakes-of = ¿De quién?
replay-better = Mejor: { $better }
replay-no-mistakes = Ninguna jugada fue claramente peor que otra.
replay-no-mistakes-yet = Ninguno por ahora.

replay-parts = Suerte y decisiones
replay-measure = Medido en
replay-verdict-lost = Lo que más pesó contra { $name }: { $part } ({ $value }).
replay-verdict-won = Lo que más ayudó a { $name }: { $part } ({ $value }).
replay-part-par = parte igual
replay-part-deal = el reparto
replay-part-choice = decisiones propias
replay-part-others = decisiones de los demás
replay-part-luck = suerte con las cartas
replay-part-result = Resultado
replay-parts-later = En cuanto el análisis esté listo.
replay-parts-what = ¿Qué significa esto?
replay-part-par-what = Lo que tendría cada cual si solo decidiera el azar.
replay-part-deal-what = Cartas, billetes y puesto en el orden al comienzo.
replay-part-choice-what = Lo que cambiaron las decisiones de este jugador, antes de saberse qué cartas traerían. Más de 0 es mejor que un jugador sencillo.
replay-part-others-what = Lo que cambiaron para este jugador las decisiones de todos los demás.
replay-part-luck-what = Lo que cambiaron las cartas y los billetes que salieron.
replay-parts-rough = Cada número por sí solo es aproximado, porque es la media de partidas al azar; las sumas son exactas.
