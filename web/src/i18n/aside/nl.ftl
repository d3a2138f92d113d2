recap-nothing = Sindsdien is er niets gebeurd.
final-score = Eindstand
counting = Tellen …
counting-skip = Overslaan
score-routes = Routes
score-tokens = Fiches
score-tickets = Tickets
score-completed = Voltooid
score-total = Totaal
score-even = { $names } hebben evenveel punten. { $winners ->
    [one] Wie meer tickets heeft voltooid, wint.
   *[other] Ze hebben evenveel tickets voltooid en delen de winst.
}
score-chart = Punten tijdens het spel
score-table = Hetzelfde als tabel
score-event = Gebeurtenis
winners = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
}
menu-notify = Zeg het als ik aan de beurt ben
menu-notify-granted = Je krijgt een melding als je aan de beurt bent.
menu-notify-denied = Je browser staat geen meldingen van deze pagina toe.
menu-leave = Opstaan (een bot speelt verder)
resign-sure = Een bot speelt jouw plaats uit en je kunt die niet terugnemen. Opgeven?

keys-map-how = Op de kaart: pijltjes gaan van route naar route, Enter kiest, + en − zoomen, 0 toont de hele kaart.
keys-market = Een kaart van de markt nemen
keys-deck = Van de stapel trekken
keys-tickets = Tickets trekken
keys-routes = Naar de lijst met routes
keys-hand = Naar je kaarten
keys-chat = Naar de chat
keys-confirm = Bevestigen
keys-back = Terug
keys-pass = Passen
keys-undo = Terugnemen
keys-recap = Sinds je laatste beurt
keys-say = Zeg hoe het spel ervoor staat
keys-hint = Hint, als je aan de beurt bent
keys-next = Verder in het eerste spel
