recap-nothing = Seitdem ist nichts geschehen.
final-score = Endstand
counting = Es wird gezählt …
counting-skip = Überspringen
score-routes = Strecken
score-tokens = Marken
score-tickets = Tickets
score-completed = Erfüllt
score-total = Summe
score-even = { $names } haben gleich viele Punkte. { $winners ->
    [one] Es gewinnt, wer mehr Tickets erfüllt hat.
   *[other] Sie haben auch gleich viele Tickets erfüllt und teilen sich den Sieg.
}
score-chart = Punkte im Verlauf des Spiels
score-table = Dasselbe als Tabelle
score-event = Ereignis
winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
menu-notify = Sag mir, wenn ich dran bin
menu-notify-granted = Du bekommst eine Nachricht, wenn du dran bist.
menu-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
menu-leave = Aufstehen (ein Bot spielt weiter)
resign-sure = Ein Bot spielt deinen Platz zu Ende, und du kannst ihn nicht zurückholen. Aufgeben?

keys-map-how = Auf der Karte: Pfeiltasten gehen von Strecke zu Strecke, Enter wählt, + und − vergrößern und verkleinern, 0 zeigt die ganze Karte.
keys-market = Karte aus der Auslage nehmen
keys-deck = Vom Stapel ziehen
keys-tickets = Tickets ziehen
keys-routes = Zur Liste der Strecken
keys-hand = Zu deinen Karten
keys-chat = Zum Chat
keys-confirm = Bestätigen
keys-back = Zurück
keys-pass = Passen
keys-undo = Zurücknehmen
keys-recap = Seit deinem letzten Zug
keys-say = Spielstand ansagen
keys-hint = Tipp, wenn du dran bist
keys-next = Weiter im ersten Spiel
