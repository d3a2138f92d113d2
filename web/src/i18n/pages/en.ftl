new-where = Where is it played?
new-where-server = On the server, with others
new-where-device = On this device, without a network
new-chairs = Who sits there?
new-board = Board
new-chair-level = How strong is the bot on seat { $seat }?
new-chair-name = Name of the person on seat { $seat }
new-chair-remove = Remove seat { $seat }
new-chair-add = One more seat
new-more = More settings
new-first = Who begins?
new-first-drawn = Drawn at random
new-clock = Clock
new-seconds = Seconds for each turn
new-minutes = Minutes for the whole game
new-increment = Seconds added after each turn
new-days = Days for each turn
new-watching = What may spectators see?
new-delay = How many turns later they see it
new-level = Bot that stands in for somebody who is away
new-grace = Seconds somebody may be away before a bot plays the turn
new-listed = Show it among the open tables
new-chat = With chat
new-aids = Allow hints and the memory aid
new-make = Make the table
new-clock-none = No clock
new-clock-turn = Seconds for each turn
new-clock-game = Minutes for the whole game
new-clock-days = Days for each turn
watching-nothing = Nothing: nobody may watch
watching-table = Only what is open to all
watching-everything = Everybody’s cards, some turns later

lobby-empty = No open table now. Make one: it takes half a minute.
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-join = Sit down
lobby-again = Look again

about-game = Fogline is a free game of cable car routes in San Francisco. Its code, texts and drawings are its own.
about-fair = The server publishes a fingerprint of every deal before the first turn and the deal itself at the end, so that anyone can check that nothing was changed. Bots see only what their own seat sees.
about-private = No account is needed. A cookie remembers your seats; settings and local games stay on this device.
about-fonts = Typefaces
about-fonts-text = { $display } and { $plain }, both under the SIL Open Font License 1.1.
about-software = Software
about-software-text = This page is built with { $list }, all under open licences.

new-chair = Seat { $seat }
chair-me = Me
chair-person = Someone on this device
chair-open = Open to everyone
chair-invited = By invitation
chair-bot = Bot
chair-here = At the table
chair-away = Away

strength-tourist = { level-tourist } – easy
strength-local = { level-local } – medium
strength-conductor = { level-conductor } – hard
strength-gripman = { level-gripman } – hardest

settings-about = Kept on this device only.
settings-language-auto = As the browser
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-speed = Speed of the others’ moves
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = At once
settings-confirm = Ask once more before a route is claimed or tickets are drawn
settings-shortcuts = Letters and digits are keys of the table
settings-memory = Memory aid: show what has been seen of cards and tokens
settings-volume = Sound volume
settings-volume-off = Off

no-aids = No hints and no memory aid at this table.
waiting-link = Link for everybody
waiting-invite = Link for seat { $seat }
waiting-share = Invite somebody
waiting-sit = Sit down
waiting-no-seat = No seat is free for you here. You can watch once the game begins.
waiting-leave = Get up
waiting-fill = Bots for the free seats:
waiting-start = Begin now
waiting-wait = { $free ->
    [one] The game begins when { $free } more seat is taken.
   *[other] The game begins when { $free } more seats are taken.
}
