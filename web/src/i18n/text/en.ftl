title = Fogline
title-of = { $page } – Fogline
skip = Skip to the main part
newer-version = A newer version is here.
newer-version-start = Start it
missing-page = There is no such page
missing-page-home = To the first page
nav = Pages
nav-rules = Rules
nav-about = About
home-tagline = Lay cable car lines across a foggy city: draw cards, claim routes, keep your tickets secret. Two to four players.
rules-about = The number before each rule is the one that messages at the table name.
rules-search = Find a rule
rules-nothing = No rule has these words.
about-game = Fogline is a free game of cable car routes in San Francisco. Its code, texts and drawings are its own.
about-fair = The server publishes a fingerprint of every deal before the first turn and the deal itself at the end, so that anyone can check that nothing was changed. Bots see only what their own seat sees.
about-private = No account is needed. A cookie remembers your seats; settings and local games stay on this device.
about-fonts = Typefaces
about-fonts-text = { $display } and { $plain }, both under the SIL Open Font License 1.1.
about-software = Software
about-software-text = This page is built with { $list }, all under open licences.

# Things of the game
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
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Panels
market = Market
market-take = Take the { $card }
market-gap = No card
deck-draw = Draw from the deck: { $deck } left, { $discard } discarded
discard-count = Discarded: { $discard }
hand = Your hand
hand-empty = No cards yet
tickets = Tickets
tickets-draw = Draw tickets ({ $left } left)
tickets-choose = Keep one or both
ticket-joined = Joined
ticket-needs =
    { $cars ->
        [one] Needs { $cars } car
       *[other] Needs { $cars } cars
    }
ticket-cut-off =
    { $by ->
        [cars] Not enough cars
       *[routes] Cut off
    }
players = Players
player-bot = Played by a bot
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
clock-days = { $days } d { $hours } h
claim = Claim a route
claim-cars =
    { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }
claim-completes = Completes { $ticket }
claim-shortens = Brings { $ticket } nearer
payment = Pay with
token = Token
stack-choose = Which stack?
log = What happened
chat = Chat
chat-text = Say something
chat-send = Send
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
final-score = Final score
counting = Counting…
counting-skip = Skip
winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
score-routes = Routes
score-tokens = Tokens
score-chart = Points as the game went on
