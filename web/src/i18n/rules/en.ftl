rules-about = The number before each rule is the one that messages at the table name.
rules-search = Find a rule
rules-nothing = No rule has these words.

rules-1 = What is in the box
rules-2 = Before the first turn
rules-3 = A turn
rules-4 = Drawing cards
rules-5 = Claiming a route
rules-6 = Drawing tickets
rules-7 = The end and the score

rule-1-1 = Fogline is for two, three or four players.
rule-1-2 = Each player has 20 cable cars of one colour.
rule-1-3 = There are 44 cards: 8 ferry cards, which stand for any colour, and 6 each of blue, green, black, purple, red and orange.
rule-1-4 = There are 24 tickets. A ticket names two places and how many points it is worth to connect them.
rule-1-5 = There are 21 tourist tokens: three of each of seven symbols.
rule-1-6 = The map has places and the routes between them. A route has a number of spaces and a colour; grey takes any one colour. Ferry routes show ferry symbols. Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset and Potrero Hill start with a stack of tokens.

rule-2-1 = Everyone starts with 20 cars and no points.
rule-2-2 = Who begins is drawn at random, unless the table was made with a first player. Play goes clockwise.
rule-2-3 = Five of the seven token stacks are put on the five marked places at random. The other two are set aside.
rule-2-4 = With four players a stack has three tokens; with two or three players it has two.
rule-2-5 = Everyone is dealt two cards. Five cards are turned up beside the deck: the market.
rule-2-6 = Everyone is dealt two tickets in secret and keeps one or both. All choose at the same time.
rule-2-7 = Then the stacks that were set aside are placed: the last player puts one of them on a place without a stack, and the player before the last places the other. With two players, the second player places both, each only one token high.
rule-2-8 = A place never has more than one stack.

rule-3-1 = On your turn you do exactly one of three things: draw cards, claim a route or draw tickets.
rule-3-2 = If you leave or run out of time, a bot plays for your seat until you take it back. If you resign, it plays on to the end.
rule-3-3 = You may pass only when there is nothing else you could do. When everybody has passed in a row, the game ends.

rule-4-1 = Take two cards, one after the other: each from the market or unseen from the deck.
rule-4-2 = A card taken from the market is replaced at once, before you choose the second.
rule-4-3 = If the first card you take is a face-up ferry card, your turn ends: there is no second card.
rule-4-4 = A face-up ferry card cannot be your second card. One drawn unseen from the deck is an ordinary card.
rule-4-5 = Whenever three or more of the five market cards are ferry cards, all five are replaced.
rule-4-6 = When a card is needed and the deck is empty, the discard pile is shuffled into a new deck.
rule-4-7 = If nothing is left to take as a second card, your turn ends after the first. If there is nothing to take at all, you cannot draw cards.
rule-4-8 = There is no limit to your hand. Hands are secret, but everyone sees how many cards you have and which you took from the market.

rule-5-1 = You may claim any open route, connected to your others or not; one route a turn.
rule-5-2 = Pay exactly as many cards as the route has spaces, all of its colour. Ferry cards stand for any colour.
rule-5-3 = For a grey route, pay cards of any one colour you like, ferry cards included.
rule-5-4 = A ferry route needs at least one ferry card for each ferry symbol on it; the other spaces are paid as usual.
rule-5-5 = Put one car on every space. Without enough cars you cannot claim the route.
rule-5-6 = Some places are joined by two routes side by side. You can never own both. With two players, the second one closes as soon as the first is claimed.
rule-5-7 = The cards go to the discard pile and you score at once: 1 space 1 point, 2 spaces 2, 3 spaces 4, 5 spaces 10.
rule-5-8 = If an end of the route has a stack with a symbol you do not have yet, you take one token. If both ends do, you choose one.

rule-6-1 = Take two tickets and keep one or both. What you return goes under the ticket deck.
rule-6-2 = If only one ticket is left, you may draw it and must keep it. If none is left, you cannot draw tickets.
rule-6-3 = You can hold as many tickets as you like, and never give one back later. Others see how many you have, not which.

rule-7-1 = When someone ends a turn with two cars or fewer, everyone has exactly one more turn, that player included. Then the game ends.
rule-7-2 = To your points for routes, add each ticket you completed and subtract each you did not. A ticket is completed when your own routes connect its two places.
rule-7-3 = Different token symbols score too: two are worth 1 point, three 2, four 4, five 6, six 9, and all seven 12.
rule-7-4 = Most points wins. If tied, whoever completed more tickets wins; if still tied, the win is shared.
rule-7-5 = A score can go below zero. There is no bonus for the longest line.

picture-route = A red route of three spaces, paid with two red cards and a ferry card
picture-ferry = A grey route of three spaces, one of them with a ferry symbol, paid with a ferry card and two blue cards
picture-double = Two routes side by side: cars stand on one, the other is closed
picture-cards = The deck, and the five open cards of the market
picture-tokens = The seven symbols of tokens
picture-ticket = A ticket: its two places and its points
picture-stack = A route that ends at a place with a stack of two tokens
