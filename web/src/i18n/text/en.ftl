title = Fogline
title-of = { $page } – Fogline
title-turn = Your turn! – Fogline
skip = Skip to the main part
updated = Fogline was updated.
reload = Reload
updated-part = Fogline was updated. Reload to open this.
missing-page = There is no such page
missing-page-home = To the first page
loading = One moment …
close = Close
cancel = Cancel

nav = Pages
nav-new = New table
nav-lobby = Open tables
nav-rules = Rules
nav-settings = Settings
nav-replay = Replays
nav-account = Account
nav-about = About

home-tagline = Lay cable car lines across a foggy city: draw cards, claim routes, keep your tickets secret. Two to four players.
home-play = Play now
home-play-how = Against two bots, on this device. Nothing to install, no account.
home-lesson = Learn in five minutes
home-continue = Go on where you left
home-finished = Finished games
home-all = Show all { $count }
list-more = Show more
table-remove = Remove
table-remove-what = Remove the game: { $names }
table-remove-sure = Remove this game for good? { $names }
replay-watch = Watch the replay
replay-why = Where was it decided?
home-friends = With friends
home-friends-how = Make a table and send its link, or sit down at one that is open.
home-join = Join by link
home-join-code = Link or code of the table
home-join-wrong = This is no link of a table. Copy the whole link that you were sent.
home-join-go = Go to the table
home-learn = Learn the game
home-learn-how = All rules on one page, in plain words. Ten minutes and you know them.

stage-open = Waiting for players
stage-playing = Being played
stage-over = Finished
place-server = on the server
place-device = on this device

you = You
someone = Player { $seat }
bot-level = { $level } bot
free-chair = Free seat
your-name = Your name

new-making = Making the table …

level-tourist = Tourist
level-local = Local
level-conductor = Conductor
level-gripman = Gripman

clock-days = { $days } d { $hours } h

settings-unsaved = This browser keeps no settings: they end with this visit.
settings-language = Language
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark

card =
    { $card ->
        [blue] blue card
        [green] green card
        [black] black card
        [purple] purple card
        [red] red card
        [orange] orange card
       *[ferry] ferry card
    }
cards =
    { $card ->
        [blue] { $count } blue
        [green] { $count } green
        [black] { $count } black
        [purple] { $count } purple
        [red] { $count } red
        [orange] { $count } orange
       *[ferry] { $count ->
            [one] { $count } ferry
           *[other] { $count } ferries
        }
    }
colour = { $colour ->
    [blue] blue
    [green] green
    [black] black
    [purple] purple
    [red] red
    [orange] orange
   *[grey] grey
}

symbol =
    { $symbol ->
        [cable-car] Cable car
        [sea-lion] Sea lion
        [crab] Crab
        [fortune-cookie] Fortune cookie
        [sourdough] Sourdough
        [seagull] Seagull
        [heart] Heart
       *[other] { $symbol }
    }

ticket-name = { $between } ({ $points })

log-of = { $who }: { $what }
log-of-bot = { $who } (a bot stands in): { $what }
log-all = Show the whole log
log-dealt = The cards are dealt.
log-dealt-own = The cards are dealt. You are offered { $tickets }.
log-market-swept = Three ferry cards lay open: the market is replaced.
log-deck-reshuffled = The discard pile was shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-tickets-chosen = tickets chosen
log-tickets-kept = { $count ->
    [one] { $count } ticket kept
   *[other] { $count } tickets kept
}
log-tickets-kept-own = kept { $tickets }
log-stack-placed = { $symbol } tokens placed at { $place }
log-card-drawn = a card from the deck
log-card-drawn-own = from the deck: { $card }
log-card-taken = from the market: { $card }
log-route-claimed = { $route } claimed with { $paid } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-token-taken = { $symbol } token from { $place }
log-tickets-offered = { $count ->
    [one] { $count } ticket drawn
   *[other] { $count } tickets drawn
}
log-tickets-offered-own = drew { $tickets }
log-passed = passes
log-last-round = two cars or fewer left – everyone has one more turn
log-ended = The game is over. { $count ->
    [one] Winner: { $winners }
   *[other] Shared win: { $winners }
}

phrase =
    { $phrase ->
        [hello] Hello!
        [good_luck] Good luck!
        [well_played] Well played!
        [thanks] Thanks!
        [oops] Oops!
        [your_turn] Your turn!
        [one_moment] One moment, please
       *[good_game] Good game!
    }

players = Players
player-bot = Played by a bot
known-of = { $who }: known cards
player-away = Away
player-ready = Ready
player-points = Points:
player-cars =
    { $n ->
        [one] { $n } car
       *[other] { $n } cars
    }
player-hand =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
player-tickets =
    { $n ->
        [one] { $n } ticket
       *[other] { $n } tickets
    }
player-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

market = Market
market-take = Take the { $card }
market-gap = No card
deck-draw = Draw from the deck: { $deck } left, { $discard } discarded
discard-count = Discarded: { $discard }
hand = Your hand
hand-empty = No cards in hand
tickets = Tickets
tickets-draw = Draw tickets ({ $left } left)
tickets-choose = Keep one or both
tickets-how = You look at the top two tickets and keep one or both. A ticket that you do not complete costs its points at the end.
ticket-joined = Joined
ticket-cut-off =
    { $by ->
        [cars] Not enough cars
       *[routes] Cut off
    }
ticket-needs =
    { $cars ->
        [one] Needs { $cars } car
       *[other] Needs { $cars } cars
    }
stack-choose = Which stack?
stack-where = Choose a place on the map or here:

claim = Claim a route
claim-cars =
    { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }
claim-completes = Completes { $ticket }
claim-shortens = Brings { $ticket } nearer
claim-which = Which one?
payment = Pay with
token = Token

log = What happened
chat = Chat
chat-text = Say something
chat-send = Send
chat-heard = { $who } says: { $text }
chat-unread = ({ $count } unread)
side-log = Log
side-chat = Chat
side-routes = Routes
side-notes = Notes
notes = Notes
notes-how = Only you can read this.
missed = The game has moved on since you were last here.
missed-watch = Show me
side-seen = Seen
talk = At the table
tabs = Cards, tickets, table

map = Map of { $board }
map-nearer = Nearer
map-farther = Farther
map-whole = The whole map
place-stack = { $place }, { $height ->
    [one] { $height } token
   *[other] { $height } tokens
}: { $symbol }

routes-from = From
routes-to = To
routes-any = any place
routes-claimable = Only what I can claim now
routes-count = { $count ->
    [one] { $count } route.
   *[other] { $count } routes.
}
routes-what = { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $colour }{ $ferries ->
    [0] {""}
    [one] , { $ferries } ferry symbol
   *[other] , { $ferries } ferry symbols
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
routes-owner = Belongs to { $owner }.
routes-closed = Closed.
routes-open = Open.
routes-cost = Costs { $cards }.
routes-one-colour = { $count } of one colour
routes-have = You have { $cards }.
routes-have-none = You have no card for it.
routes-pay = You can pay { $payments }.
routes-lacking = { $missing ->
    [one] { $missing } card is missing.
   *[other] { $missing } cards are missing.
}
routes-way = Your cheapest way takes { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}: { $way }.
routes-no-way = No way is left for you.
routes-claim = Claim { $route }

prompt-turn = Your turn: draw cards, claim a route or draw tickets.
prompt-second = Take a second card.
prompt-pass = There is nothing you can do: pass.
prompt-claim = Claim { $route }?
prompt-token = Which token do you take?
prompt-tickets = Draw tickets?
prompt-keep-first = Choose the tickets you start with: one or both.
prompt-keep = Keep one ticket or both.
prompt-stack = Place a stack of tokens on a free place.
prompt-sent = One moment …
prompt-other = { $who } to play.
prompt-others-choose = { $who } still to choose tickets.
prompt-over = The game is over.
do-claim = Claim
do-tickets = Draw tickets
do-keep = Keep
do-stack = Place
pass = Pass
back = Back
hint = Hint
undo = Take back
undo-asked = { $who } would like to take the last move back. Agreed?
undo-waiting = The others are asked whether you may take that back.
yes = Yes
no = No
recap = Since your last turn
lines-before = { $count ->
    [one] { $count } more thing has happened before
   *[other] { $count } more things have happened before
}
standing = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
last-round = Last round: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} left.
stand-in = A bot plays for you.
take-back = Take my seat back
watching = You are watching.
link-connecting = Connecting …
link-away = The connection is lost. It comes back by itself; your seat is kept.
link-newer = Fogline was updated. Reload to keep playing.
link-online = Connected.
link-unreached = The server isn’t answering. We’ll keep trying; games on this device work without it.
link-overloaded = The server is full. You’ll be connected as soon as there’s room.
link-too_many_sockets = Too many tables are open on this connection. Close some, and this one connects by itself.
back-online = Connected again.
unsaved = This browser keeps nothing: the game ends with this visit.
unsaved-rest = Nothing more can be kept on this device, it may be full: what is played from now on ends with this visit.
not-loaded = This couldn’t be loaded. Check your network.
try-again = Try again

result = Result
rematch = Play again
rematch-go = To the next game
rematch-asked = { $who } would like to play again.

menu = Menu
menu-home = To the first page
resign = Resign

table-of = Table: { $names }
table-closed = This table cannot be shown
table-unreadable = This game belongs to another board or another version, or what is kept of it is damaged. It cannot be played on here. You can save everything that happened as a file.
table-save-log = Save as a file
curtain-title = { $name }, it is your turn
curtain-how = Give the device to { $name }. The others look away.
curtain-lift = I am { $name }: show my cards
curtain-wait = The others are playing.
hand-over = Done

waiting-title = Waiting for players
waiting-copy = Copy
waiting-copied = Copied
not-copied = This browser does not allow copying. Select this text and copy it yourself.

keys-title = Keys
keys-map = To the map
keys-log = To the log
keys-help = This list

why-over = The game is over.
why-chosen = You have chosen your tickets. The others still choose theirs.
why-wait = One moment: your last move is on its way.
why-turn = It is not your turn yet.
moved-on = The table has moved on. Look again before you choose.
undo-declined = Your move stays: the others said no.
undo-overtaken = Your move stands: the game has moved on.
undo-seen = Taken back, but you have seen what was hidden.
why-keep-first = First choose which tickets you keep.
why-place-first = First place the stack of tokens on a free place.
why-claimed = This route is taken. Look for another way round.
why-twin-mine = You own the route beside it. One player never has both.
why-twin-closed = With two players this route closed when the one beside it was claimed.
why-second-card = You have drawn one card. Take the second one first.
why-cars = This route needs { $length } cars, and you have { $cars ->
    [one] only { $cars } car
   *[other] only { $cars } cars
} left.
why-ferries = { $missing ->
    [one] You need one more ferry card. Take one from the market or try the deck.
   *[other] You need { $missing } more ferry cards. Take them from the market or try the deck.
}
why-cards-grey = { $missing ->
    [one] You need one more card of the same colour, or a ferry card.
   *[other] You need { $missing } more cards of the same colour, or ferry cards.
}
why-cards = { $missing ->
    [one] You need one more { $colour } card, or a ferry card.
   *[other] You need { $missing } more { $colour } cards, or ferry cards.
}
why-colour = This route only takes its own colour, or ferry cards.
why-second-ferry = A face-up ferry card cannot be the second card. Take another one or draw from the deck.
why-empty-slot = There is no card here.
why-no-cards = Deck and discard pile are empty. Claim a route to bring cards back.
why-no-tickets = There are no tickets left.
why-no-pass = You can still do something, so you cannot pass.
why-stack-there = This place has a stack already. Choose another one.
why-no-stack = Tokens are placed before the first turn only.
why-choose-token = Both ends have a token for you. Choose one first.
why-keep-one = Keep at least one ticket.
why-choose-place = Choose a stack and a place for it first.

illegal-R1-1 = There is no such seat at this table.
illegal-R2-6 = In the setup you choose one or both of your two tickets, once.
illegal-R2-7 = Only a stack that was set aside can be placed, before the first turn, when it is your turn to place it.
illegal-R2-8 = This place has a stack already. Choose another one.
illegal-R3-1 = It is not your turn yet.
illegal-R3-3 = You can still do something, so you cannot pass.
illegal-R4-1 = That card cannot be taken now. After a first card comes a second one, and nothing else.
illegal-R4-4 = A face-up ferry card cannot be the second card. Take another one or draw from the deck.
illegal-R4-7 = Deck and discard pile are empty. Claim a route to bring cards back.
illegal-R5-1 = This route is taken. Look for another way round.
illegal-R5-2 = Pay exactly as many cards as the route has spaces, all of its colour; ferry cards stand for any colour.
illegal-R5-4 = The payment needs a ferry card for each ferry symbol of the route.
illegal-R5-5 = You have too few cars left for this route. Choose a shorter one.
illegal-R5-6 = The route beside it is taken, so this one is closed for you.
illegal-R5-8 = Take exactly one token, at an end of the route that has a symbol you do not own yet.
illegal-R6-1 = Draw tickets first, then keep one or both of them.
illegal-R6-2 = There are no tickets left, or the last one must be kept.
illegal-R7-1 = The game is over.

refused-illegal = The rules do not allow that now.
refused-stale = The table has moved on. Look at the new position and choose again.
refused-bad_message = The server did not understand that. Load the page again.
refused-not_your_seat = This seat is not yours.
refused-not_host = Only the person who made the table may do that.
refused-table_full = No seat is free at this table.
refused-seat_taken = Somebody sits there already. Choose another seat.
refused-no_such_seat = There is no such seat.
refused-bad_name = A name has 1 to 24 characters. Choose another one.
refused-name_taken = Somebody at this table has that name. Choose another one.
refused-already_started = The game has begun.
refused-not_started = The game has not begun yet.
refused-not_playing = No game is being played here now.
refused-over = The game is over.
refused-not_over = The game is not over yet.
refused-stand_in_plays = A bot plays for you. Take your seat back first.
refused-resigned = You have resigned from this game.
refused-nothing_to_undo = There is nothing to take back.
refused-undo_asked = Somebody has asked to take a move back already.
refused-no_undo_asked = Nobody is waiting for your answer.
refused-chat_off = There is no chat at this table.
refused-chat_full = The chat of this table is full.
refused-no_spectators = Nobody may watch this table.
refused-no_hints = You can only get hints when you play against bots.
refused-no_such_table = There is no such table. Check the link.
refused-no_such_board = There is no such board.
refused-broken_table = Something went wrong at this table, and it was stopped. Other tables are not concerned.
refused-too_busy = The table is busy. Try again in a moment.
refused-too_fast = That was too fast. Wait a moment.
refused-too_large = That is too long.
refused-too_many_tables = You have made many tables in a short time. Wait a little, or play on one of them.
refused-too_many_sockets = This table is open in too many windows. Close some.
refused-overloaded = The server is full. Try again in a minute.
refused-store_unavailable = The server cannot save right now. Try again in a moment.
refused-disk_full = The server has no room left. Tell who runs it.
refused-server_stopping = The server is being restarted. You will be back in a moment.
refused-no_token = The server does not know you yet. Allow cookies for this page and try again.
refused-foreign_origin = This page comes from another address than the server.
refused-not_found = There is nothing at this address.
refused-wrong_password = Name and password do not go together.
refused-wrong_method = This address is not asked in that way. Load the page again.
refused-wrong_protocol = Fogline was updated. Reload this page.
refused-programs_have_no_account = A program has no account: its token is enough.
refused-unreachable = The server does not answer. Check your network; games on this device work without it.
refused-not_sent = The connection broke before that was answered. Look at the table and try again.
refused-bad_answer = The server sent something that cannot be read. Load the page again.
refused-engine_failed = Something went wrong in this program. Load the page again; your game is kept.
refused-removed = This game is no longer on this device: it was removed, or the browser’s data was cleared.
refused-storage_failed = This device’s storage can’t be used right now. Load the page again.
