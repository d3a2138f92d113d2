lesson = Dein erstes Spiel
lesson-next = Verstanden
lesson-skip = Lektion beenden
lesson-sure = Lektion beenden? Du kannst ohne sie weiterspielen.
lesson-keep = Diese Tickets sind deine geheimen Ziele: Verbinde die zwei Orte eines Tickets, und du bekommst seine Punkte. Hake eins oder beide an und drücke „{ $keep }“.
lesson-stack = Wer eine Strecke zu einem Ort baut, nimmt eine Touristenmarke vom Stapel dort. Wähle einen Stapel und einen Ort nahe deinen Tickets, dann drücke „{ $place }“.
lesson-draw = In deinem Zug nimmst du zwei Karten: offene oder verdeckt vom Stapel daneben. Nimm die erste.
lesson-second = Jetzt die zweite Karte. Mehrere von einer Farbe sind am meisten wert.
lesson-ferry = Die Karte mit dem Schiff ist eine Fährkarte: Sie steht für jede Farbe, und Strecken mit einem Schiff verlangen sie. Offen genommen ist sie die einzige Karte des Zuges.
lesson-collect = Eine Strecke kostet je Feld eine Karte ihrer Farbe; eine graue nimmt jede einzelne Farbe. Sammle Karten, bis der Plan eine Strecke umrandet.
lesson-claim = Du kannst eine Strecke bezahlen! Wähle statt Karten eine umrandete Strecke auf dem Plan, am besten auf dem Weg deiner Tickets.
lesson-pay = Das kostet sie, und das bringt sie. Wähle, womit du zahlst, und drücke „{ $claim }“.
lesson-points = Sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}! Auf jedem Feld steht einer deiner Wagen; du hast noch { $cars }.
lesson-token = Du hast eine Marke genommen: { $symbol }. Verschiedene Symbole zählen am Ende: zwei 1 Punkt, alle sieben 12.
lesson-way = Wähle eins deiner Tickets: Der Plan zeigt den Weg, der die wenigsten Wagen braucht.
lesson-more = Statt Karten kannst du neue Tickets ziehen. Jedes erfüllte bringt seine Punkte, jedes andere kostet sie.
lesson-hint = Nicht sicher, was du tun sollst? In deinem Zug zeigt „{ $hint }“ gute Züge und sagt, warum.
lesson-free = Mehr brauchst du nicht. Spiel weiter, wie du magst; zur letzten Runde bin ich wieder da.
lesson-last = Jemand hat höchstens zwei Wagen: Jeder ist noch einmal dran. Hol dir, was du kannst!
lesson-score = Strecken und erfüllte Tickets bringen Punkte, andere Tickets kosten welche, und verschiedene Marken zählen auch. Jetzt kennst du das Spiel!

hint-best = Gute Züge jetzt
hint-thinking = Ich denke nach …
hint-draw_deck = Vom Stapel ziehen
hint-draw_market = Nehmen: { $card }
hint-claim_route = { $route } bauen mit { $paid }
hint-token_at = Marke von { $place }
hint-draw_tickets = Tickets ziehen
hint-keep_tickets = Behalten: { $tickets }
hint-place_stack = „{ $symbol }“ hinlegen: { $place }
hint-pass = Passen

reason-completes_ticket = Erfüllt { $ticket }
reason-toward_ticket = Bringt { $ticket } näher
reason-keeps_ticket = Scheint den Weg wert: { $ticket }
reason-blocks = Steht { $who } im Weg, vielleicht bei { $ticket }
reason-points = Sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-token = Ein Symbol, das du noch nicht hast: { $symbol }
reason-card_for_route = Hilft, { $route } zu bezahlen
reason-wild_card = Steht für jede Farbe
reason-unseen_card = Kann jede Karte sein, sogar eine Fährkarte
reason-new_tickets = Neue Ziele, solange du Wagen hast
reason-stack_on_route = Am Ende einer Strecke, die du willst: { $route }
reason-last_turn = Dein letzter Zug: Was jetzt nicht zählt, zählt nie mehr

seen = Was zu sehen war
seen-hand = { $who }: genommen und nicht bezahlt
seen-unknown = { $count } ungesehen
seen-left = Ungesehen: im Stapel oder bei den anderen
seen-discard = Abgelegt
seen-tokens = Marken auf dem Plan
seen-none = keine
known-tickets = { $n ->
    [one] { $n } verdecktes Ticket
   *[other] { $n } verdeckte Tickets
}
