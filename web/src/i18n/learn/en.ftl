lesson = Your first game
lesson-next = Got it
lesson-skip = End the lesson
lesson-sure = End the lesson? You can play on without it.
lesson-keep = These tickets are your secret goals: join the two places of a ticket to score its points. Tick one or both, then press “{ $keep }”.
lesson-stack = Who claims a route to a place takes a tourist token from its stack. Choose a stack and a place near your tickets, then press “{ $place }”.
lesson-draw = On your turn, take two cards: open ones, or unseen from the deck beside them. Take the first.
lesson-second = Now the second card. Several of one colour are worth most.
lesson-ferry = The card with the ship is a ferry: it stands for any colour, and routes with a ship need it. Taken from the open cards, it is the only card of your turn.
lesson-collect = A route costs one card of its colour for each space; a grey one takes any single colour. Collect cards until the map outlines a route.
lesson-claim = You can pay for a route now! Instead of drawing cards, choose an outlined route on the map, best one on the way of your tickets.
lesson-pay = Here is what it costs and what it brings. Choose the cards you pay with, then press “{ $claim }”.
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once! Every space took one of your cable cars; you have { $cars } left.
lesson-token = You took a token: { $symbol }. Different symbols count at the end: two are worth 1 point, all seven 12.
lesson-way = Choose one of your tickets: the map lights the way that takes the fewest cars.
lesson-more = Instead of cards you may draw new tickets. Each that you complete adds its points, each that you do not costs them.
lesson-hint = Not sure what to do? On your turn, “{ $hint }” shows good moves and says why.
lesson-free = That is all you need. Play on as you like; I will be back for the last round.
lesson-last = Somebody has two cars or fewer: everyone has one more turn. Score what you can!
lesson-score = Routes and completed tickets add points, other tickets cost theirs, and different tokens count too. Now you know the game!

hint-best = Good moves now
hint-thinking = Thinking …
hint-draw_deck = Draw from the deck
hint-draw_market = Take the { $card }
hint-claim_route = Claim { $route } with { $paid }
hint-token_at = token at { $place }
hint-draw_tickets = Draw tickets
hint-keep_tickets = Keep { $tickets }
hint-place_stack = Place “{ $symbol }” at { $place }
hint-pass = Pass

reason-completes_ticket = Completes { $ticket }
reason-toward_ticket = Brings { $ticket } nearer
reason-keeps_ticket = Looks worth its way: { $ticket }
reason-blocks = Stands in the way of { $who }, perhaps on { $ticket }
reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
reason-token = A symbol that you do not have yet: { $symbol }
reason-card_for_route = Helps to pay for { $route }
reason-wild_card = Stands for any colour
reason-unseen_card = Could be any card, even a ferry
reason-new_tickets = New goals, while you have cars left
reason-stack_on_route = At the end of a route that you want: { $route }
reason-last_turn = Your last turn: what does not score now never will

seen = What has been seen
seen-hand = { $who }: taken and not paid
seen-unknown = { $count } unseen
seen-left = Not seen: in the deck or in the others’ hands
seen-discard = Discarded
seen-tokens = Tokens on the map
seen-none = none
known-tickets = { $n ->
    [one] { $n } hidden ticket
   *[other] { $n } hidden tickets
}
