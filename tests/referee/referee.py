#!/usr/bin/python3
"""An independent referee: replays game records and reports the first foul of each game.

This is a second, independent implementation of docs/rules.md and docs/record.md. It shares no code with the
C++ engine: where the two disagree, one of them, or the text, is wrong.

    referee.py --board BOARD.json FILE.jsonl...        ('-' reads standard input)

A foul is printed as `FILE:LINE event K: RULE: what is wrong`. K is the index in `events`; it is -1 for a foul in the
record's other fields, and the number of events where one is missing at the end. RULE is the number of a rule, or
RECORD for the record format. The last line is `N games, M fouls`.
Exit status: 0 no foul, 1 fouls, 2 unusable input (unreadable file, bad JSON, bad board).

Lists whose order the text does not fix (offered, kept and returned tickets, winners) are compared without order.
Chance is checked only for being possible: a card must still be in the deck, a ticket must be able to lie on top.
"""
import argparse
import json
import re
import sys
from collections import Counter

FERRY = 'ferry'
COLOURS = ('blue', 'green', 'black', 'purple', 'red', 'orange')
ALL_CARDS = Counter({FERRY: 8, **{colour: 6 for colour in COLOURS}})                 # R1.3
TOKEN_POINTS = (0, 0, 1, 2, 4, 6, 9, 12)                                             # R7.3

# The fields of every event besides `type`. A type; [T] a list of T; {str: T} a map; {'name': T} exactly these fields.
SCORE = {'routes': int, 'tickets': int, 'tokens': int, 'total': int, 'completed': int}
EVENTS = {
    'dealt': {'stacks': {str: str}, 'spare_stacks': [str], 'hands': [[str]], 'market': [str], 'offers': [[str]]},
    'market_swept': {},
    'deck_reshuffled': {'cards': int},
    'tickets_kept': {'seat': int, 'kept': [str], 'returned': [str]},
    'stack_placed': {'seat': int, 'symbol': str, 'location': str},
    'card_drawn': {'seat': int, 'card': str},
    'card_taken': {'seat': int, 'slot': int, 'card': str},
    'market_filled': {'slot': int, 'card': str},
    'route_claimed': {'seat': int, 'route': str, 'paid': {str: int}, 'points': int},
    'token_taken': {'seat': int, 'location': str, 'symbol': str},
    'tickets_offered': {'seat': int, 'tickets': [str]},
    'passed': {'seat': int},
    'last_round_began': {'seat': int},
    'game_ended': {'scores': [SCORE], 'winners': [int]},
}
# The choices of a seat: its second card (R4.1), its turn (R3.1, R3.3). A card drawn from an empty deck is announced by
# the `deck_reshuffled` that stands before it (R4.6).
SECOND_CARD = ('card_drawn', 'card_taken', 'deck_reshuffled')
ACTIONS = (*SECOND_CARD, 'route_claimed', 'tickets_offered', 'passed')
# Events nobody chooses, and the rule that is broken where one stands and is not due.
CONSEQUENCES = {'dealt': 'R2', 'market_swept': 'R4.5', 'deck_reshuffled': 'R4.6', 'market_filled': 'R4.2',
                'token_taken': 'R5.8', 'last_round_began': 'R7.1', 'game_ended': 'R7.1'}


class Foul(Exception):
    """A broken rule: its number, and what is wrong."""


def require(ok, rule, what):
    if not ok:
        raise Foul(rule, what)


def fits(value, pattern):
    """Does a JSON value have the shape of a pattern (see EVENTS)? True and false are no integers."""
    if isinstance(pattern, list):
        return type(value) is list and all(fits(item, pattern[0]) for item in value)
    if isinstance(pattern, dict):
        if type(value) is dict and str in pattern:
            return all(fits(item, pattern[str]) for item in value.values())
        return type(value) is dict and value.keys() == pattern.keys() and all(fits(value[k], pattern[k]) for k in value)
    return type(value) is pattern


def check_fields(fields, pattern, where):
    """Exactly the fields of the pattern, each of its type."""
    require(fields.keys() == pattern.keys(), 'RECORD', f'{where}: fields {[*fields]!a}, not {[*pattern]}')
    for name in pattern:
        require(fits(fields[name], pattern[name]), 'RECORD', f'{where}: {name} is not of the right type')


def check_event(event):
    """The type of an event and its fields, without `type` and `by`."""
    require(type(event) is dict, 'RECORD', 'an event is an object')
    kind = event.get('type')
    require(type(kind) is str and kind in EVENTS, 'RECORD', f'unknown event type {kind!a}')
    fields = {name: value for name, value in event.items() if name != 'type'}
    if 'by' in fields and 'seat' in EVENTS[kind]:                    # only an event of a seat may carry `by`
        by = fields.pop('by')
        require(type(by) is str and by, 'RECORD', f'{kind}: by does not say who decided')
    check_fields(fields, EVENTS[kind], kind)
    return kind, fields


def check_head(record, board):
    """Everything in a record but its events."""
    require(type(record) is dict, 'RECORD', 'a record is an object')
    head = {'format': str, 'board': str, 'board_sha256': str, 'players': list, 'events': list}
    check_fields(record, {**head, 'seed': str} if 'seed' in record else head, 'the record')
    require(record['format'] == 'record/1', 'RECORD', f'unknown format {record["format"]!a}')
    require(record['board'] == board.id, 'RECORD', f'board is {record["board"]!a}, not {board.id!a}')
    require(re.fullmatch('[0-9a-fA-F]{64}', record['board_sha256']), 'RECORD', 'board_sha256 is not a SHA-256 in hex')
    require(re.fullmatch('[0-9a-fA-F]+', record.get('seed', '0')), 'RECORD', 'seed is not a hex string')
    require(2 <= len(record['players']) <= 4, 'R1.1', f'{len(record["players"])} players')
    for player in record['players']:
        require(type(player) is dict, 'RECORD', 'a player is an object')
        levelled = 'level' in player or player.get('kind') == 'bot'  # a human need not have a level
        check_fields(player, {'name': str, 'kind': str, **({'level': str} if levelled else {})}, 'a player')
        require(player['kind'] in ('human', 'bot'), 'RECORD', f'unknown kind of player {player["kind"]!a}')


class Route:
    """A route; `twins`, the other half of a double route, is filled in by the board."""

    def __init__(self, fields):
        self.id, self.ends, self.length = fields['id'], tuple(fields['between']), fields['length']
        self.colour, self.ferries = fields['color'], fields.get('ferries', 0)


class Board:
    """The rules part of a board file. Raises some exception if the file is no board by R1."""

    def __init__(self, data):
        self.id, self.symbols = data['id'], data['token_symbols']
        self.locations = {place['id'] for place in data['locations']}
        self.marked = {place['id'] for place in data['locations'] if place.get('token_stack')}
        self.points = {int(length): points for length, points in data['points_per_length'].items()}
        self.routes = {fields['id']: Route(fields) for fields in data['routes']}
        self.tickets = {ticket['id']: (*ticket['between'], ticket['points']) for ticket in data['tickets']}
        for route in self.routes.values():                           # R5.6: same length, same two locations
            route.twins = [other for other in self.routes.values() if other is not route
                           and other.length == route.length and set(other.ends) == set(route.ends)]
        if not (type(self.id) is str and len(self.locations) == len(data['locations']) and len(self.marked) == 5
                and len(set(self.symbols)) == len(self.symbols) == 7                 # R1.5
                and len(self.tickets) == len(data['tickets']) == 24                  # R1.4
                and len(self.routes) == len(data['routes'])):
            raise ValueError('the numbers of things, or their ids, are wrong')
        for name, (start, end, points) in self.tickets.items():
            if not ({start, end} <= self.locations and start != end and type(points) is int):
                raise ValueError(f'ticket {name} is wrong')
        for name, route in self.routes.items():
            if not (len(set(route.ends)) == len(route.ends) == 2 and set(route.ends) <= self.locations
                    and type(route.length) is type(route.ferries) is int and 0 <= route.ferries <= route.length
                    and route.colour in (*COLOURS, 'grey') and type(self.points[route.length]) is int):
                raise ValueError(f'route {name} is wrong')


class Referee:
    """One game. `take` judges an event: one method per event type carries out what the rules say of it."""

    def __init__(self, board, players):
        self.board, self.players = board, players
        self.deck, self.discard = Counter(ALL_CARDS), Counter()
        self.market = [None] * 5                                     # None: a gap
        self.hands = [Counter() for _ in range(players)]
        self.unseen, self.under = set(board.tickets), []             # the ticket deck: any order, then returned ones
        self.offers = [None] * players                               # the tickets a seat must choose from
        self.returned = [None] * players                             # in the setup, until all have chosen
        self.tickets = [[] for _ in range(players)]
        self.cars, self.points = [20] * players, [0] * players       # R2.1
        self.stacks, self.spare = {}, []                             # {location: [symbol, height]}, symbols set aside
        self.tokens = [set() for _ in range(players)]
        self.owner = {}                                              # {route id: seat}
        self.eligible = []                                           # ends with a token that must be taken (R5.8)
        self.remade = False                                          # the deck was just remade for a draw (R4.6)
        self.passes = 0                                              # in a row, up to now (R3.3)
        self.turns_left = None                                       # in the last round (R7.1)
        self.turn = 0                                                # R2.2: seat 0 plays first
        # deal, tickets, stacks: the setup. turn: an action is to be chosen. second: the second card. offer: tickets are
        # offered. done: the turn is over. trigger: the last round begins. end: the game is to be scored. over.
        self.stage = 'deal'
        self.look_ahead()

    def take(self, event):
        kind, fields = check_event(event)
        rule, kinds, seat = self.due
        if kind not in kinds:
            rule = rule if self.forced else CONSEQUENCES.get(kind, rule)
            raise Foul(rule, f'{kind} where {" or ".join(kinds) or "nothing more"} is due')
        if seat is not None and 'seat' in fields:
            require(fields['seat'] == seat, rule, f'{kind} of seat {fields["seat"]} where seat {seat} is due')
        if self.stage == 'turn' and kind != 'passed':
            self.passes = 0                                          # R3.3: only passes in a row count
        getattr(self, kind)(**fields)
        self.look_ahead()

    def finish(self, has_seed):
        """After the last event: a running game stops only where a choice is to be made, and hides its seed."""
        if self.stage != 'over':
            rule, kinds, _ = self.due
            require(not self.forced, rule, f'the record stops where {" or ".join(kinds)} is due')
            require(not has_seed, 'RECORD', 'a running game has a seed')

    def look_ahead(self):
        """What comes next: `due` is (rule, event types, seat or None); `forced`: it is not somebody's choice."""
        consequence = self.consequence()
        self.forced = consequence is not None
        self.due = consequence or self.choice()

    def consequence(self):
        """What must happen now, in the order in which things happen; None if a choice is to be made."""
        if self.stage == 'deal':
            return 'R2', ('dealt',), None
        if self.eligible:                                            # R5.8: before the market is refilled
            return 'R5.8', ('token_taken',), self.turn
        if self.remade:                                              # R4.6: right before the card it was remade for
            return 'R4.6', ('card_drawn',), self.turn
        if None in self.market and self.deck.total():                # R4.2, R4.6: as soon as there is a card
            return 'R4.2', ('market_filled',), None
        if None in self.market and self.discard.total():
            return 'R4.6', ('deck_reshuffled',), None
        if self.sweep_due():
            return 'R4.5', ('market_swept',), None
        if self.stage == 'second' and not (self.deck.total() or self.discard.total()
                                           or any(card in COLOURS for card in self.market)):
            self.stage = 'done'                                      # R4.7
        if self.stage == 'done':
            self.end_turn()
        return {'trigger': ('R7.1', ('last_round_began',), self.turn), 'end': ('R7.1', ('game_ended',), None),
                'over': ('R7.1', (), None)}.get(self.stage)

    def choice(self):
        placer = 1 if self.players == 2 else self.players - 3 + len(self.spare)      # R2.7
        return {'tickets': ('R2.6', ('tickets_kept',), None), 'stacks': ('R2.7', ('stack_placed',), placer),
                'turn': ('R3.1', ACTIONS, self.turn), 'second': ('R4.1', SECOND_CARD, self.turn),
                'offer': ('R6.1', ('tickets_kept',), self.turn)}[self.stage]

    def end_turn(self):
        if self.turns_left is None and self.cars[self.turn] <= 2:    # R7.1: only the first such turn
            self.stage = 'trigger'
            return
        if self.turns_left is not None:
            self.turns_left -= 1
        if self.turns_left == 0 or self.passes == self.players:      # R7.1, R3.3
            self.stage = 'end'
        else:
            self.stage = 'turn'
            self.turn = (self.turn + 1) % self.players               # R3.1

    def dealt(self, stacks, spare_stacks, hands, market, offers):
        require(stacks.keys() == self.board.marked, 'R2.3', 'the stacks are not on the five marked locations')
        require(len(spare_stacks) == 2 and Counter([*stacks.values(), *spare_stacks]) == Counter(self.board.symbols),
                'R2.3', 'the stacks on the board and the two set aside are not one of each symbol')
        require([len(hand) for hand in hands] == [2] * self.players, 'R2.5', 'not 2 cards for each player')
        require(len(market) == 5, 'R2.5', f'{len(market)} cards in the market')
        require([len(offer) for offer in offers] == [2] * self.players, 'R2.6', 'not 2 tickets for each player')
        height = 3 if self.players == 4 else 2                       # R2.4
        self.stacks = {location: [symbol, height] for location, symbol in stacks.items()}
        self.spare, self.market, self.offers = list(spare_stacks), list(market), list(offers)
        self.hands = [Counter(hand) for hand in hands]
        for card in [card for cards in (*hands, market) for card in cards]:          # R2.5
            self.leave_deck(card)
        for ticket in [ticket for offer in offers for ticket in offer]:              # R2.6
            require(ticket in self.unseen, 'R2.6', f'ticket {ticket!a} is not in the ticket deck')
            self.unseen.remove(ticket)
        self.stage = 'tickets'

    def tickets_kept(self, seat, kept, returned):
        rule = 'R2.6' if self.stage == 'tickets' else 'R6.1'
        require(0 <= seat < self.players and self.offers[seat], rule, f'seat {seat} has no tickets to choose from')
        require(sorted(kept + returned) == sorted(self.offers[seat]), rule, 'kept and returned are not those offered')
        require(kept, 'R6.2' if len(returned) == 1 else rule, 'no ticket is kept')
        self.offers[seat] = None
        self.tickets[seat] += kept
        if self.stage == 'offer':
            self.under += returned                                   # R6.1: to the bottom
            self.stage = 'done'
            return
        self.returned[seat] = returned
        if None not in self.returned:                                # R2.6: all have chosen; in seat order
            self.under = [ticket for tickets in self.returned for ticket in tickets]
            self.stage = 'stacks'

    def stack_placed(self, seat, symbol, location):
        require(symbol in self.spare, 'R2.7', f'{symbol!a} is not set aside')
        require(location in self.board.locations, 'R2.7', f'there is no location {location!a}')
        require(location not in self.stacks, 'R2.8', f'{location} has a stack already')
        self.spare.remove(symbol)
        self.stacks[location] = [symbol, {2: 1, 3: 2, 4: 3}[self.players]]           # R2.4, R2.7
        if not self.spare:
            self.stage = 'turn'

    def outside_hands(self):
        return self.deck + self.discard + Counter(card for card in self.market if card)

    def leave_deck(self, card):
        require(self.deck.total(), 'R4.6', 'a card from an empty deck')
        require(self.deck[card], 'R1.3', f'no {card!a} card is left in the deck')
        self.deck[card] -= 1

    def sweep_due(self):
        """R4.5; not where it could never end."""
        return (None not in self.market and self.market.count(FERRY) >= 3
                and sum(count for card, count in self.outside_hands().items() if card != FERRY) >= 3)

    def market_swept(self):
        self.discard.update(self.market)
        self.market = [None] * 5

    def deck_reshuffled(self, cards):
        require(not self.deck.total(), 'R4.6', 'the deck is not empty')
        require(self.discard.total(), 'R4.6', 'the discard pile is empty')
        require(cards == self.discard.total(), 'R4.6', f'{cards} cards, the discard pile has {self.discard.total()}')
        self.deck, self.discard = self.discard, Counter()
        self.remade = None not in self.market                        # for a gap, if there is one; else for a draw

    def market_filled(self, slot, card):
        gap = self.market.index(None)
        require(slot == gap, 'R4.2', f'slot {slot} is filled, the first gap is {gap}')
        self.leave_deck(card)
        self.market[slot] = card

    def card_drawn(self, seat, card):
        self.leave_deck(card)                                        # R4.4: a ferry card is like any other here
        self.remade = False
        self.hands[seat][card] += 1
        self.stage = 'second' if self.stage == 'turn' else 'done'    # R4.1

    def card_taken(self, seat, slot, card):
        require(0 <= slot < 5, 'R4.1', f'there is no slot {slot}')
        require(card == self.market[slot], 'R4.1', f'slot {slot} has {self.market[slot]}, not {card!a}')
        require(card != FERRY or self.stage == 'turn', 'R4.4', 'a ferry card of the market as the second card')
        self.market[slot] = None
        self.hands[seat][card] += 1
        self.stage = 'second' if self.stage == 'turn' and card != FERRY else 'done'  # R4.1, R4.3

    def closed(self, seat, route):
        """(rule, why) a seat may not claim a route, whatever it pays; None if it may."""
        if route.id in self.owner:
            return 'R5.1', 'it is claimed already'
        for twin in route.twins:
            if self.owner.get(twin.id) == seat:
                return 'R5.6', 'the player owns its twin'
            if twin.id in self.owner and self.players == 2:
                return 'R5.6', 'its twin is claimed, and there are two players'
        return ('R5.5', 'there are too few cars') if self.cars[seat] < route.length else None

    def route_claimed(self, seat, route, paid, points):
        require(route in self.board.routes, 'R5.1', f'there is no route {route!a}')
        route = self.board.routes[route]
        rule, why = self.closed(seat, route) or (None, None)
        require(not rule, rule, f'{route.id}: {why}')
        self.pay(seat, route, paid)
        self.owner[route.id] = seat
        self.cars[seat] -= route.length                              # R5.5
        require(points == self.board.points[route.length], 'R5.7', f'{points} points for length {route.length}')
        self.points[seat] += points
        self.eligible = [end for end in route.ends                   # R5.8
                         if end in self.stacks and self.stacks[end][0] not in self.tokens[seat]]
        self.stage = 'done'

    def pay(self, seat, route, paid):
        hand, colours = self.hands[seat], [card for card in paid if card != FERRY]
        for card, count in paid.items():
            require(0 < count <= hand[card], 'R5.2', f'{count} {card!a} cards paid, the hand has {hand[card]}')
        require(sum(paid.values()) == route.length, 'R5.2', f'{sum(paid.values())} cards for length {route.length}')
        if route.colour == 'grey':
            require(len(colours) <= 1, 'R5.3', 'more than one colour is paid')
        else:
            require(colours in ([], [route.colour]), 'R5.2', f'the route is {route.colour}')
        require(paid.get(FERRY, 0) >= route.ferries, 'R5.4', f'{route.ferries} ferry cards are needed')
        hand.subtract(paid)
        self.discard.update(paid)                                    # R5.7

    def token_taken(self, seat, location, symbol):
        require(location in self.eligible, 'R5.8', f'no token to take at {location!a}')
        stack = self.stacks[location]
        require(symbol == stack[0], 'R5.8', f'the stack at {location} is {stack[0]}, not {symbol!a}')
        self.tokens[seat].add(symbol)
        self.eligible = []
        stack[1] -= 1
        if not stack[1]:
            del self.stacks[location]

    def tickets_offered(self, seat, tickets):
        require(self.unseen or self.under, 'R6.2', 'no ticket is left')
        count = min(2, len(self.unseen) + len(self.under))           # R6.1, R6.2
        require(len(tickets) == len(set(tickets)) == count, 'R6.1', f'not {count} different tickets')
        hidden = self.unseen.intersection(tickets)
        returned = self.under[:max(0, count - len(self.unseen))]     # only when all unseen ones are drawn
        require(hidden.union(returned) == set(tickets), 'R6.1', 'these do not lie on top of the ticket deck')
        self.unseen -= hidden
        del self.under[:len(returned)]
        self.offers[seat] = tickets
        self.stage = 'offer'

    def can_claim(self, seat):
        """Is there a route that the seat may claim (R5.1, R5.5, R5.6) and pay (R5.2-R5.4)?"""
        hand = self.hands[seat]
        cards = {colour: hand[colour] + hand[FERRY] for colour in COLOURS}
        cards['grey'] = max(cards.values())
        return any(cards[route.colour] >= route.length and hand[FERRY] >= route.ferries
                   and not self.closed(seat, route) for route in self.board.routes.values())

    def passed(self, seat):
        require(not self.outside_hands(), 'R3.3', 'a pass, but cards can be drawn')
        require(not self.unseen and not self.under, 'R3.3', 'a pass, but tickets can be drawn')
        require(not self.can_claim(seat), 'R3.3', 'a pass, but a route can be claimed')
        self.passes += 1
        self.stage = 'done'

    def last_round_began(self, seat):
        self.turns_left = self.players + 1                           # R7.1: the turn that ends now, and one for each
        self.stage = 'done'

    def game_ended(self, scores, winners):
        require(len(scores) == self.players, 'R7.2', f'{len(scores)} scores for {self.players} players')
        own = [self.score(seat) for seat in range(self.players)]
        for seat in range(self.players):
            for name, (points, rule) in own[seat].items():
                given = scores[seat][name]
                require(given == points, rule, f'seat {seat}: {name} is {points}, not {given}')
        ranks = [(score['total'], score['completed']) for score in scores]           # R7.4
        best = [seat for seat in range(self.players) if ranks[seat] == max(ranks)]
        require(sorted(winners) == best, 'R7.4', f'the winners are {best}, not {winners}')
        self.stage = 'over'

    def score(self, seat):
        """The parts of a seat's score, each with its rule."""
        part = {location: location for location in self.board.locations}   # which part of the seat's network it is in
        for route in (self.board.routes[name] for name, owner in self.owner.items() if owner == seat):
            start, end = part[route.ends[0]], part[route.ends[1]]
            part = {location: start if name == end else name for location, name in part.items()}
        tickets = [self.board.tickets[name] for name in self.tickets[seat]]
        completed = [points for start, end, points in tickets if part[start] == part[end]]
        balance = 2 * sum(completed) - sum(points for _, _, points in tickets)
        tokens = TOKEN_POINTS[len(self.tokens[seat])]
        return {'routes': (self.points[seat], 'R5.7'), 'tickets': (balance, 'R7.2'), 'tokens': (tokens, 'R7.3'),
                'total': (self.points[seat] + balance + tokens, 'R7.2'), 'completed': (len(completed), 'R7.2')}


def judge(record, board):
    """The first foul of a game as (index of the event, rule, what), or None."""
    index = -1
    try:
        check_head(record, board)
        referee = Referee(board, len(record['players']))
        for index, event in enumerate(record['events']):
            referee.take(event)
        index = len(record['events'])
        referee.finish('seed' in record)
    except Foul as foul:
        return index, *foul.args
    return None


def unusable(what):
    print(what, file=sys.stderr)
    sys.exit(2)


def unique_fields(pairs):
    """A JSON object. A field that stands twice is refused: readers differ in what they make of it."""
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError('a field stands twice in an object')
    return fields


def read_board(path):
    try:
        with open(path, encoding='utf-8') as file:
            return Board(json.load(file, object_pairs_hook=unique_fields))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        unusable(f'{path}: bad board: {error!r}')


def read_records(path):
    """(line number, record) of every line."""
    number = 0
    try:
        with open(0 if path == '-' else path, encoding='utf-8', newline='\n') as file:
            for number, line in enumerate(file, 1):
                yield number, json.loads(line, object_pairs_hook=unique_fields)
    except OSError as error:
        unusable(f'{path}: {error}')
    except (ValueError, RecursionError) as error:
        unusable(f'{path}:{number}: bad JSON: {error}')


def main():
    parser = argparse.ArgumentParser(description='Replays game records and reports the first foul of each game.')
    parser.add_argument('--board', required=True, metavar='BOARD.json')
    parser.add_argument('files', nargs='+', metavar='FILE.jsonl', help="'-' for standard input")
    options = parser.parse_args()
    board = read_board(options.board)
    games = fouls = 0
    for path in options.files:
        for number, record in read_records(path):
            games += 1
            foul = judge(record, board)
            if foul:
                fouls += 1
                print('{}:{} event {}: {}: {}'.format(path, number, *foul))
    print(f'{games} games, {fouls} fouls')
    return 1 if fouls else 0


if __name__ == '__main__':
    sys.exit(main())
