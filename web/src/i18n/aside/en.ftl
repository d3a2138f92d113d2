recap-nothing = Nothing has happened since.
final-score = Final score
counting = Counting…
counting-skip = Skip
score-routes = Routes
score-tokens = Tokens
score-tickets = Tickets
score-completed = Completed
score-total = Total
score-even = { $names } have the same points. { $winners ->
    [one] The one with more completed tickets wins.
   *[other] They have completed equally many tickets and share the win.
}
score-chart = Points as the game went on
score-table = The same as a table
score-event = Event
winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
menu-notify = Tell me when it is my turn
menu-notify-granted = You will be told here when it is your turn.
menu-notify-denied = Your browser does not allow notifications from this page.
menu-leave = Get up (a bot plays on)
resign-sure = A bot plays your seat to the end, and you cannot take it back. Resign?

keys-map-how = On the map: arrow keys go from route to route, Enter chooses one, + and − zoom, 0 shows the whole map.
keys-market = Take a card of the market
keys-deck = Draw from the deck
keys-tickets = Draw tickets
keys-routes = To the list of routes
keys-hand = To your cards
keys-chat = To the chat
keys-confirm = Confirm
keys-back = Back
keys-pass = Pass
keys-undo = Take back
keys-recap = Since your last turn
keys-say = Say where the game stands
keys-hint = Hint, on your turn
keys-next = Go on in the first game
