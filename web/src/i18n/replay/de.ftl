replay-title = Wiederholungen
replay-of = Wiederholung: { $names }
replay-about = Sieh dir jede Partie noch einmal an, Zug für Zug, mit den Augen von wem du willst, und finde heraus, wo sie entschieden wurde.
replay-file = Eine Partie aus einer Datei
replay-file-how = Zieh eine Aufzeichnung (.jsonl) auf diese Seite oder wähle eine aus. Wurde sie auf einem anderen Spielplan gespielt, gib auch dessen Datei (.json) dazu.
replay-board-known = Der Spielplan „{ $board }“ ist jetzt hier bekannt. Aufzeichnungen von Partien darauf können angesehen werden.
replay-file-choose = Datei wählen
replay-file-which = { $count ->
    [one] { $count } Partie in dieser Datei
   *[other] { $count } Partien in dieser Datei. Welche?
}
replay-game = { $number }. { $players }, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}
replay-link = Link zu einer Wiederholung
replay-link-go = Öffnen
replay-kept = Auf diesem Gerät aufbewahrt
replay-remove = Entfernen
replay-remove-what = Entfernen: { $name }

replay-bad-empty = Darin ist keine Partie.
replay-bad-json = Zeile { $line } ist nicht lesbar: Die Datei ist beschädigt oder keine Aufzeichnung einer Partie.
replay-bad-format = Zeile { $line } ist keine Aufzeichnung einer Partie. Wähle eine .jsonl-Datei, die Fogline gespeichert hat.
replay-bad-board = Diese Partie wurde auf dem Spielplan „{ $board }“ gespielt, und der ist hier nicht bekannt, oder nicht in dieser Fassung. Zieh seine Datei ({ $board }.json) auf diese Seite oder wähle sie unten aus, dann wird die Partie gezeigt.
replay-bad-faulty = Diese Spielplandatei hat einen Fehler und ist nicht zu gebrauchen.
replay-bad-record = Diese Aufzeichnung ist beschädigt und lässt sich nicht abspielen.
replay-bad-event = Ereignis { $event } dieser Aufzeichnung verstößt gegen Regel { $rule }; sie wird deshalb nicht gezeigt.
replay-bad-link = Dieser Link ist beschädigt oder unvollständig. Bitte noch einmal darum oder um die Datei.
replay-bad-large = Diese Datei ist zu groß.
replay-bad-unread = Diese Datei ist nicht lesbar.

replay-hands = Karten
replay-hand-of = Karten von { $name }
replay-no-hand = Wer zuschaut, sieht keine Karten. Wähle die Augen von jemandem.

replay-steps = Durch die Partie gehen
replay-slider = Zeitpunkt der Partie
replay-at = { $at } von { $length }
replay-first = An den Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-eyes = Wessen Augen?
replay-eyes-public = Zuschauer
replay-eyes-all = Alle Karten offen

replay-key-event = Einen Schritt zurück, weiter
replay-key-turn = Einen Zug zurück, weiter
replay-key-ends = An den Anfang, ans Ende
replay-key-play = Abspielen und anhalten
replay-key-speed = Tempo
replay-key-eyes = Andere Augen
replay-key-analysis = Analyse
replay-key-mistake = Nächster großer Fehler

replay-share = Link zu diesem Zeitpunkt
replay-too-long = Diese Partie ist zu lang für einen Link. Speichere die Datei und schick sie.
replay-save = Als Datei speichern
replay-copy-text = Als Text kopieren
replay-keep = Auf diesem Gerät aufbewahren
replay-keep-done = Aufbewahrt. Du findest sie unter „Wiederholungen“.
replay-keep-failed = Dieser Browser kann nichts aufbewahren. Speichere stattdessen die Datei.
replay-other = Andere Partie

replay-analysis = Analyse
replay-unfinished = Nur eine beendete Partie lässt sich analysieren.
replay-analyse = Diese Partie analysieren
replay-analyse-how = Ein starker Bot sieht sich jede Entscheidung an, und von jedem Zeitpunkt aus werden viele Partien weitergespielt. Das dauert etwa eine halbe Minute; du kannst weiter zusehen.
replay-analysing = Wird analysiert …
replay-analyse-stop = Anhalten
replay-analyse-on = Weiter
replay-analysed = Die Analyse ist fertig.
replay-unsaved = Dieser Browser kann die Analyse nicht aufbewahren. Sie ist weg, wenn du gehst.
replay-view-curve = Chancen
replay-view-decision = Zug
replay-view-mistakes = Fehler
replay-view-parts = Glück
replay-curve = Gewinnchance
replay-curve-jump = Gewinnchance im Lauf der Partie. Pfeiltasten gehen von Entscheidung zu Entscheidung.
replay-curve-table = Als Tabelle
replay-event = Ereignis

replay-decision = Diese Entscheidung
replay-decision-of = { $name } entscheidet
replay-decided = { $name } hat entschieden
replay-action = Was
replay-win = Gewinnchance
replay-margin = Vorsprung
replay-played = Gespielt:
replay-grade-best = Der beste Zug, soweit man es sehen konnte.
replay-grade-good = Ein guter Zug: nichts war klar besser.
replay-grade-slip = Etwas Besseres war möglich.
replay-grade-mistake = Ein Fehler.
replay-grade-blunder = Ein großer Fehler.
replay-luck-after = Die Karten danach: { $luck }.

replay-mistakes = Größte Fehler
replay-mistakes-of = Wessen?
replay-better = Besser: { $better }
replay-no-mistakes = Kein Zug war klar schlechter als ein anderer.
replay-no-mistakes-yet = Bisher keiner.

replay-parts = Glück und Können
replay-measure = Gemessen in
replay-verdict-lost = Das wog am schwersten gegen { $name }: { $part } ({ $value }).
replay-verdict-won = Das half { $name } am meisten: { $part } ({ $value }).
replay-part-par = gleicher Anteil
replay-part-deal = die Startkarten
replay-part-choice = eigene Züge
replay-part-others = Züge der anderen
replay-part-luck = Kartenglück
replay-part-result = Ergebnis
replay-parts-later = Sobald die Analyse fertig ist.
replay-parts-what = Was bedeutet das?
replay-part-par-what = Was alle hätten, wenn allein der Zufall entschiede.
replay-part-deal-what = Karten, Tickets und Platz in der Reihenfolge zu Beginn.
replay-part-choice-what = Was die Entscheidungen dieser Person änderten, bevor bekannt war, welche Karten sie bringen. Mehr als 0 ist besser als einfaches Spiel.
replay-part-others-what = Was die Entscheidungen aller anderen für diese Person änderten.
replay-part-luck-what = Was die Karten und Tickets änderten, die dann kamen.
replay-parts-rough = Einzelne Zahlen sind grob, denn sie sind Mittel vieler Zufallspartien; die Summen sind genau.
