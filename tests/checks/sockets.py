#!/usr/bin/python3
"""WebSockets to a real `fogline serve`: whole games, everything that can be wished, and clients that behave badly.

    sockets.py BINARY [--quick] [--seed N]
"""
import http.client
import json
import random
import re
import socket
import sqlite3
import time

import websocket

from harness import check, finish, here
from players import Line, Person, Player, any_action, over, quick, seated, seed, together, verified
from served import FREE, Served

FRIEND = "https://friend.example"


def part_of(name, *options):
    folder = here / name
    folder.mkdir()
    return Served(folder, *options)


def status_of(connect):
    """How a handshake is refused."""
    try:
        connect().close()
        return 101
    except websocket.WebSocketBadStatusException as refused:
        return refused.status_code


def raw_socket(served, person, table, receive_buffer=None):
    """A WebSocket of which nothing is read or answered but the handshake."""
    raw = socket.socket()
    if receive_buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    raw.settimeout(20)
    raw.connect(("127.0.0.1", served.port))
    raw.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                f"Authorization: Bearer {person.token}\r\n\r\n".encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += raw.recv(1)
    return raw


def close_code(raw):
    """Reads frames until one closes; its number. None: the connection just ended."""
    data = b""
    try:
        while chunk := raw.recv(65536):
            data += chunk
    except ConnectionError:
        pass
    while len(data) >= 2:
        length, start = data[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        if length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if data[0] & 15 == 8:
            return int.from_bytes(data[start:start + 2], "big")
        data = data[start + length:]
    return None


def two_at(served, **settings):
    """Two people with a line each at a game of two; first who is to choose tickets and stack."""
    people = [Person(served), Person(served)]
    table = seated(people[0], people[1:], **settings)
    lines = []
    for person in people:
        line = person.line(table)
        view = line.until(lambda update: update["table"]["stage"] == "playing")
        lines.append((view["seat"], line))
    return table, people, [line for _, line in sorted(lines, key=lambda pair: pair[0])]


def play_until(lines, stop, rng):
    """Plays for every seat until `stop(view)` of one that is to act, or the game is over; the seat."""
    while True:
        newest = max(line.last_seq for line in lines)
        for line in lines:
            while line.last_seq < newest:
                line.receive()
        views = [line.views[seat] for seat, line in enumerate(lines)]
        if over(views[0]):
            return 0
        acting = [seat for seat, view in enumerate(views) if "legal" in view["own"]]
        for seat in acting:
            if stop(views[seat]):
                return seat
        if acting:
            lines[acting[0]].act(acting[0], any_action(views[acting[0]]["own"]["legal"], rng))
        else:
            lines[0].receive()  # a bot is to act


def at_turn(view):
    return view["game"]["phase"] == "turn"


def handshakes(served):
    host = Person(served)
    table = host.make_table([{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    line = host.line(table)
    check("the subprotocol is fogline.1", line.socket.subprotocol == "fogline.1")
    first = line.receive()
    check("the first message is the whole view", first["type"] == "update" and first["seat"] == 0, first)
    line.socket.ping("are you there")
    opcode, data = line.socket.recv_data(control_frame=True)
    check("a ping is answered", (opcode, data) == (websocket.ABNF.OPCODE_PONG, b"are you there"), (opcode, data))
    check("a ping message as well", line.answer(type="ping")["type"] == "pong")
    plain = host.line(table, subprotocols=None)
    check("without a subprotocol none is named", plain.socket.subprotocol is None)
    plain.close()
    check("another subprotocol is refused", status_of(lambda: host.line(table, subprotocols=["chess.7"])) == 400)
    check("without a token it is refused", status_of(lambda: host.line(table, header=[])) == 401)
    for origin, status in ((None, 101), (f"http://127.0.0.1:{served.port}", 101), (FRIEND, 101), ("null", 403),
                           ("https://elsewhere.example", 403), (f"http://127.0.0.1:{served.port}.example", 403)):
        options = {"origin": origin} if origin else {"suppress_origin": True}
        seen = status_of(lambda: host.line(table, **options))
        check(f"a page of {origin} gets {status}", seen == status, seen)
    check("a table that is not there closes with its code", host.line("nosuchtable").end() == (1008, "no_such_table"))
    line.socket.send_close(1000, b"bye")
    check("a close is answered by a close", line.end()[0] == 1000)


def whole_games(served):
    players, tables = [], []
    for seats in (2, 3, 4):
        for bots in (0, 1)[:1 if quick or seats == 4 else 2]:
            people = [Person(served) for _ in range(seats - bots)]
            table = seated(people[0], people[1:], bots)
            tables.append(table)
            players += [Player(person, table, [served], random.Random(f"{seed} {table} {number}"))
                        for number, person in enumerate(people)]
    for player in players:
        player.start()
    for player in players:
        player.join(120)
        check("a player comes to the end of a game", player.end is not None and not player.error, player.error)
        check("... without a refusal, on one connection", (player.refused, player.visits) == ([], 1), player.refused)
    for table in tables:
        faults = verified(served, table)
        check("the record of a game by WebSocket is right", not faults, faults)


def bad_clients(served):
    host = Person(served)
    table = host.make_table([{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    good = host.line(table)
    good.receive()
    line = host.line(table)
    line.socket.send("x" * 5000)
    check("a message that is too long closes with 1009", line.end()[0] == 1009)
    line = host.line(table)
    text = json.dumps({"type": "ping", "id": "in pieces"}).encode()
    for opcode, data, last in ((1, text[:3], 0), (0, text[3:9], 0), (0, text[9:], 1)):
        line.socket.send_frame(websocket.ABNF.create_frame(data, opcode, last))
    check("a message may come in pieces", line.until(lambda m: m["type"] == "pong")["id"] == "in pieces")
    for _ in range(5):
        line.socket.send_frame(websocket.ABNF.create_frame(b"x" * 1000, 1 if _ == 0 else 0, 0))
    check("... but not more than a whole one may have", line.end()[0] == 1009)
    line = host.line(table)
    line.socket.send_binary(b"{}")
    check("bytes are no message", line.end() == (1008, "bad_message"))
    for what, frame, number in (("bad UTF-8", b"\x81\x82\0\0\0\0\xff\xfe", 1007),
                                ("a frame without a mask", b"\x81\x02{}", 1002),
                                ("an unknown kind of frame", b"\x83\x80\0\0\0\0", 1002),
                                ("a frame with reserved bits", b"\xf1\x80\0\0\0\0", 1002),
                                ("the rest of nothing", b"\x80\x80\0\0\0\0", 1002),
                                ("a long ping", b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126, 1002),
                                ("a frame longer than anything", b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0", 1009)):
        raw = raw_socket(served, host, table)
        raw.sendall(frame)
        seen = close_code(raw)
        check(f"{what} closes with {number}", seen == number, seen)
    rng = random.Random(seed)
    for _ in range(50):
        raw = raw_socket(served, host, table)
        raw.sendall(rng.randbytes(rng.randrange(1, 3000)))
        raw.close()
    for words in ('{"type":"say","seat":0,"phrase":"no such phrase"}', "", "[]", "{", '"act"', '{"type":"act"}', '{"type":"fly"}', '{"type":"ping","more":1}', "\0",
                  "[" * 4000, '{"type":"say","seat":0,"text":"' + "x" * 3000 + '"}'):
        line = host.line(table)
        line.socket.send(words)
        answer = line.until(lambda message: message["type"] != "update")
        check(f"{words[:30]!r} is a bad message", answer.get("code") == "bad_message" and answer["reason"], answer)
        line.close()
    check("others are not disturbed", good.answer(type="ping")["type"] == "pong")


def fast_clients():
    served = part_of("fast", "--messages-per-second", "5", "--sockets-per-address", "4", "--tables-per-hour", "3",
                     "--idle-seconds", "8")
    host = Person(served)
    tables = [host.make_table([{"kind": "person", "name": "Ann"}, {"kind": "open"}]) for _ in range(3)]
    refused = host.ask("POST", "/api/tables", {"chairs": [{"kind": "open"}, {"kind": "open"}]})
    check("one address makes only so many tables", refused.get("code") == "too_many_tables", refused)
    lines = [host.line(tables[0]) for _ in range(4)]
    for line in lines:
        line.receive()
    check("one address has only so many connections", status_of(lambda: host.line(tables[0])) == 429)
    refused = served.ask("GET", f"/api/tables/{tables[0]}/stream", headers=host.headers)
    check("... and streams are connections", "too_many_sockets" in refused[2], refused)
    try:
        for _ in range(20):
            lines[0].send(type="ping")
    except ConnectionError:  # it is gone already
        pass
    check("who sends too fast is sent away", lines[0].end() == (1008, "too_fast"))
    lines.pop(0)
    check("the others are still there", all(line.answer(type="ping")["type"] == "pong" for line in lines))
    deadline = time.monotonic() + 10
    while status_of(lambda: host.line(tables[0])) != 101 and time.monotonic() < deadline:
        for line in lines:
            line.answer(type="ping")
        time.sleep(0.2)
    check("there is room again", time.monotonic() < deadline)
    time.sleep(0.5)
    silent = raw_socket(served, host, tables[0])
    half = socket.create_connection(("127.0.0.1", served.port))
    half.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\nHost: ")
    waiting = {"half a request": half, "who answers no ping": silent}
    deadline = time.monotonic() + 30
    while waiting and time.monotonic() < deadline:
        for line in lines:
            check("who answers pings stays", line.answer(type="ping")["type"] == "pong")
        time.sleep(0.3)
        waiting = {what: raw for what, raw in waiting.items() if not has_ended(raw)}
    check("who gives no sign of life is sent away", not waiting, list(waiting))
    check("it stops", served.stop() == 0)


def has_ended(raw):
    """Has the server closed? What it sent is thrown away."""
    raw.settimeout(0.01)
    try:
        while raw.recv(65536):
            pass
        return True
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def slow_clients():
    served = part_of("slow", *FREE)

    def metric(name):
        return float(re.search(rf"^{name} (\S+)", served.ask("GET", "/metrics")[2], re.M).group(1))

    def is_sent_away(what, number, make_traffic):
        for _ in range(3000):
            try:
                make_traffic()
            except ConnectionError:  # gone already
                pass
            if metric("fogline_slow_clients_total") == number:
                break
        check(f"{what} is sent away", metric("fogline_slow_clients_total") == number)

    table, people, lines = two_at(served)
    host = people[0]
    wish = json.dumps({"type": "take_back", "seat": host.look(table)["seat"]}).encode()
    frame = bytes([0x81, 0x80 | len(wish), 0, 0, 0, 0]) + wish

    def others_play():
        keep = {"type": "keep_tickets", "kept": lines[1].views[1]["own"]["legal"]["keep_tickets"][0]}
        check("others play on meanwhile", lines[1].act(1, keep)["type"] == "update")
        check("... and take back", lines[1].answer(type="undo", seat=1)["type"] == "update")

    raw = raw_socket(served, host, table, receive_buffer=4096)
    is_sent_away("who does not read", 1, lambda: (raw.sendall(frame * 50), others_play()))
    stream = socket.socket()
    stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stream.connect(("127.0.0.1", served.port))
    stream.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n"
                   f"Authorization: Bearer {host.token}\r\n\r\n".encode())
    is_sent_away("who does not read a stream", 2, others_play)
    for line in lines:
        line.close()
    deadline = time.monotonic() + 10
    while metric("fogline_sockets") > 0 and time.monotonic() < deadline:
        time.sleep(0.05)
    check("nobody is connected then", metric("fogline_sockets") == 0)
    check("it stops", served.stop() == 0)


def wishes(served):
    rng = random.Random(f"{seed} wishes")
    table, people, lines = two_at(served)
    legal = lines[0].views[0]["own"]["legal"]
    keep = {"type": "keep_tickets", "kept": legal["keep_tickets"][0]}
    done = lines[0].act(0, keep, id="once")
    again = lines[0].act(0, keep, id="once", seq=1)
    check("an action that comes twice is answered twice", (done["done"], again.get("done")) == ("once", "once"), again)
    check("... and done once", again["seq"] == done["seq"], (done["seq"], again["seq"]))
    again = people[0].tell(table, type="act", id="once", seat=lines[0].views[0]["seat"], seq=1, action=keep) \
        if people[0].look(table)["seat"] == 0 else \
        people[1].tell(table, type="act", id="once", seat=0, seq=1, action=keep)
    check("... by HTTP as well", (again.get("done"), again["seq"]) == ("once", done["seq"]), again)
    lines[1].act(1, {"type": "keep_tickets", "kept": lines[1].views[1]["own"]["legal"]["keep_tickets"][0]})
    seat = play_until(lines, at_turn, rng)
    line = lines[seat]
    stale = line.act(seat, {"type": "draw_deck"}, seq=1)
    check("an old decision is stale", stale.get("code") == "stale", stale)
    check("... and the present view follows", line.receive()["seq"] == stale["seq"])
    illegal = line.act(seat, {"type": "keep_tickets", "kept": []})
    check("what is illegal has its rule", illegal["code"] == "illegal" and re.match(r"R\d", illegal["rule"]), illegal)
    for what, message in (("not_your_seat", {"type": "act", "seat": 1 - seat, "seq": 9, "action": {"type": "pass"}}),
                          ("not_your_seat", {"type": "undo", "seat": 3}), ("not_over", {"type": "rematch", "seat": seat}),
                          ("already_started", {"type": "sit", "name": "Zoe"}), ("already_started", {"type": "start"}),
                          ("already_started", {"type": "set_chair", "seat": 0, "to": "open"}),
                          ("no_undo_asked", {"type": "answer_undo", "seat": seat, "yes": True})):
        answer = line.answer(**message)
        check(f"{message} is refused as {what}", answer.get("code") == what, answer)
    before = line.views[seat]
    line.close()
    back = Line(served, people[0].token, table)
    first = back.receive()
    if first["seat"] != seat:
        back.close()
        back = Line(served, people[1].token, table)
        first = back.receive()
    check("who comes back finds everything", all(first[key] == before[key] for key in ("seq", "game", "own")), first)
    check("... and all that happened", len(back.events[seat]) == len(line.events[seat]))
    check("... and goes on", back.act(seat, any_action(first["own"]["legal"], rng))["type"] == "update")


def secrets(served):
    """What a game shows to those who watch."""
    rng = random.Random(f"{seed} secrets")
    table, _, lines = two_at(served, spectators="table")
    late_table, _, late_lines = two_at(served, spectators="everything", delay_turns=3)
    closed_table, _, closed_lines = two_at(served, spectators="nothing")
    watcher, late_watcher = Person(served).line(table), Person(served).line(late_table)
    check("where nobody may watch, nobody can", Person(served).line(closed_table).end() == (1008, "no_spectators"))
    check("... nor have a look", Person(served).look(closed_table).get("code") == "no_spectators")
    play_until(closed_lines, at_turn, rng)
    play_until(lines, over, rng)
    last = lines[0].views[0] if over(lines[0].views[0]) else lines[0].until(over)
    shown = [watcher.receive()]
    while not over(shown[-1]):
        shown.append(watcher.receive())
    hidden = [update for update in shown[:-1] if "own" in update or "all_own" in update or "seed" in update["table"]]
    check("a spectator sees nobody's own cards during the game", not hidden and len(shown) > 20, hidden[:1])
    check("... and all of them afterwards", len(shown[-1]["all_own"]) == 2 and "seed" in shown[-1]["table"])
    revealing = [event for update in shown[:-1] for event in update["events"] if
                 event["type"] == "card_drawn" and "card" in event or event["type"] == "tickets_offered" and "tickets" in event
                 or event["type"] == "tickets_kept" and "kept" in event or event["type"] == "dealt" and "hand" in event]
    check("... nor what was drawn", not revealing, revealing[:2])
    foreign = [event for event in lines[0].events[0] if event["type"] == "card_drawn" and event["seat"] == 1 and "card" in event]
    check("a player does not see what others draw", not foreign and last["seat"] == 0, foreign[:1])
    check("all have seen the same happen", [event["type"] for event in watcher.events[None]] ==
          [event["type"] for event in lines[0].events[0]] == [event["type"] for event in last_events(lines[1], 1)])

    late_watcher.receive(), late_watcher.receive()
    turns = 0
    while turns < 12:
        seat = play_until(late_lines, at_turn, rng)
        turns += 1
        before = len(late_lines[seat].events[seat])
        late_lines[seat].act(seat, any_action(late_lines[seat].views[seat]["own"]["legal"], rng))
        views = [late_watcher.receive() for _ in range(2)]
        while views[-1]["seq"] < late_lines[seat].views[seat]["seq"]:
            views = [late_watcher.receive() for _ in range(2)]
        seen = max(len(events) for events in late_watcher.events.values())
        check("a late spectator sees both hands", [view["seat"] for view in views] == [0, 1] and all("own" in v for v in views))
        check("... but later than the players", seen < before, (seen, before))
    check("... and does see something", seen > 5, seen)


def last_events(line, seat):
    if not over(line.views[seat]):
        line.until(over)
    return line.events[seat]


def clocks(served):
    rng = random.Random(f"{seed} clocks")
    table, people, lines = two_at(served, clock={"kind": "turn", "seconds": 5})
    view = lines[0].views[0]
    left = [seat["left_ms"] for seat in view["table"]["seats"]]
    check("both clocks run while both choose tickets", all(3000 < ms <= 5000 for ms in left), left)
    slow = lines[0]
    lines[1].act(1, any_action(lines[1].views[1]["own"]["legal"], rng))
    begin = time.monotonic()
    stood_in = slow.until(lambda u: u["type"] == "update" and "stand_in" in u["table"]["seats"][0])
    check("a clock that has run out brings a bot", stood_in["table"]["seats"][0]["stand_in"] == "time", stood_in["table"])
    check("... in time", time.monotonic() - begin < 15)
    played = slow.until(lambda u: any(event.get("by") == "bot" for event in u.get("events", [])))
    check("... which plays", played["seq"] > stood_in["seq"])
    refused = slow.act(0, {"type": "draw_deck"})
    check("the owner must first take the seat back", refused.get("code") in ("stand_in_plays", "stale"), refused)
    back = slow.answer(type="take_back", seat=0)
    check("... and can", back["type"] == "update" and "stand_in" not in back["table"]["seats"][0], back)
    play_until(lines, over, rng)
    record = json.loads(served.ask("GET", f"/api/tables/{table}/record")[2])
    deciders = [event.get("by") for event in record["events"] if event.get("seat") == 0]
    check("the record says who decided", "bot" in deciders and None in deciders, deciders)
    faults = verified(served, table)
    check("... and is right", not faults, faults)
    days = people[0].make_table([{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}],
                                clock={"kind": "days", "days": 3})
    line = people[0].line(days)
    views = line.until(lambda u: u["table"]["stage"] == "playing")
    left = [seat["left_ms"] for seat in views["table"]["seats"]]
    check("three days are three days", all(0 <= 3 * 86_400_000 - ms < 60_000 for ms in left), left)
    fast = people[0].make_table([{"kind": "person", "name": "A"}, {"kind": "bot", "level": "tourist"}],
                                clock={"kind": "game", "seconds": 60, "increment": 2})
    line = people[0].line(fast)
    view = line.until(lambda u: u["table"]["stage"] == "playing" and "legal" in u["own"])
    seat = view["seat"]
    before = view["table"]["seats"][seat]["left_ms"]
    after = line.act(seat, any_action(view["own"]["legal"], rng))["table"]["seats"][seat]["left_ms"]
    check("a move earns the increment", 1000 < after - before <= 2000, (before, after))


def absent_players(served):
    rng = random.Random(f"{seed} absent")
    table, people, lines = two_at(served, grace_seconds=5, level="local")
    owner = {people[i].look(table)["seat"]: people[i] for i in range(2)}
    lines[0].close()
    gone = lines[1].until(lambda u: not u["table"]["seats"][0]["here"])
    check("others see that somebody has gone", gone["table"]["seats"][1]["here"])
    stood_in = lines[1].until(lambda u: "stand_in" in u["table"]["seats"][0])
    check("a bot stands in for who is away", stood_in["table"]["seats"][0]["stand_in"] == "absent")
    lines[1].until(lambda u: any(event.get("by") == "bot" for event in u["events"]))
    lines[0] = owner[0].line(table)
    lines[0].receive()
    check("others see that somebody has come", lines[1].until(lambda u: u["table"]["seats"][0]["here"]) is not None)
    lines[0].answer(type="take_back", seat=0)
    play_until(lines, over, rng)
    faults = verified(served, table)
    check("the game is right", not faults, faults)


def undoing(served):
    rng = random.Random(f"{seed} undo")
    table, _, lines = two_at(served)
    before = lines[0].views[0]
    lines[0].act(0, {"type": "keep_tickets", "kept": before["own"]["legal"]["keep_tickets"][0]})
    undone = lines[0].answer(type="undo", seat=0)
    check("a choice that showed nothing is taken back at once", undone["own"] == before["own"] and
          undone["game"] == before["game"], undone)
    seat = play_until(lines, lambda v: at_turn(v) and "draw_deck" in v["own"]["legal"], rng)
    asker, other = lines[seat], lines[1 - seat]
    for yes in (False, True):
        before = asker.views[seat]
        drawn = asker.act(seat, {"type": "draw_deck"})
        asked = asker.answer(type="undo", seat=seat)
        check("what showed a card needs consent", asked["table"].get("undo", {}).get("asked_by") == seat, asked["table"])
        seen = other.until(lambda u: "undo" in u["table"])
        check("... the other is asked", seen["table"]["undo"]["asked_by"] == seat)
        answered = other.answer(type="answer_undo", seat=1 - seat, yes=yes)
        check("... the answer ends it", "undo" not in answered["table"], answered["table"])
        if yes:
            after = asker.until(lambda u: u["seq"] == answered["seq"])
            check("... and all is as it was", after["own"] == before["own"] and after["game"] == before["game"], after)
            check("... with all that happened since undone", len(asker.events[seat]) == after["first_event"])
        else:
            after = asker.until(lambda u: u["seq"] == answered["seq"])
            check("... or as it is", after["own"] == drawn["own"])
            seat_now = play_until(lines, lambda v: at_turn(v) and "draw_deck" in v["own"]["legal"], rng)
            seat, asker, other = seat_now, lines[seat_now], lines[1 - seat_now]
    play_until(lines, over, rng)
    faults = verified(served, table)
    check("a game with what was undone is right", not faults, faults)


def after_the_game(served):
    rng = random.Random(f"{seed} after")
    table, people, lines = two_at(served, chat=True)
    names = [seat["name"] for seat in lines[0].views[0]["table"]["seats"]]
    lines[0].answer(type="say", seat=0, text="hello <there>")
    heard = lines[1].until(lambda u: u.get("chat"))
    check("what is said is heard", heard["chat"][-1]["text"] == "hello <there>" and heard["chat"][-1]["seat"] == 0, heard)
    check("a phrase as well", lines[1].answer(type="say", seat=1, phrase="good_luck")["chat"][-1]["phrase"] == "good_luck")
    play_until(lines, over, rng)
    for seat, line in enumerate(lines):
        last_events(line, seat)
    late = lines[0].act(0, {"type": "pass"})
    check("over is over", late.get("code") == "illegal" and late["rule"], late)
    lines[0].answer(type="rematch", seat=0)
    check("one is not enough for a rematch", "next" not in lines[0].views[0]["table"])
    following = lines[1].answer(type="rematch", seat=1)["table"]["next"]
    again = people[0].line(following).until(lambda u: u["table"]["stage"] == "playing")
    check("in a rematch the next player begins", [seat["name"] for seat in again["table"]["seats"]] == names[1:] + names[:1])

    table, _, lines = two_at(served, chat=False)
    check("a table without chat", lines[0].answer(type="say", seat=0, text="hello").get("code") == "chat_off")
    resigned = lines[0].answer(type="resign", seat=0)
    check("who resigns hands over to a bot", resigned["table"]["seats"][0]["stand_in"] == "resigned")
    check("... for good", lines[0].answer(type="take_back", seat=0).get("code") == "resigned")
    left = lines[1].answer(type="leave", seat=1)
    check("who leaves as well", left["table"]["seats"][1]["stand_in"] == "left")
    end = lines[1].until(over)
    check("bots finish the game", end["table"]["stage"] == "over")
    faults = verified(served, table)
    check("... by the rules", not faults, faults)


def one_device(served):
    """Pass and play: four people on one connection, who say as much as they may before they play."""
    rng = random.Random(f"{seed} device")
    host = Person(served)
    table = host.make_table([{"kind": "person", "name": name} for name in ("Ann", "Bob", "Cem", "Dee")])
    line = host.line(table)
    line.until(lambda u: u["seat"] == 3 and "own" in u)
    check("a connection gets a view for each seat", sorted(line.views) == [0, 1, 2, 3])
    said = 0
    while line.answer(type="say", seat=said % 4, text="\N{TRAM}" * 280)["type"] == "update":
        said += 1
    check("a table may say much, but not for ever", 10 < said < 1000, said)
    line.close()
    line = host.line(table)
    while len(line.views) < 4:
        line.receive()
    check("who comes later hears it all", len(line.views[3]["chat"]) == said)
    while not over(line.views[0]):
        seat = next(seat for seat, view in line.views.items() if "legal" in view["own"])
        done = line.act(seat, any_action(line.views[seat]["own"]["legal"], rng))
        line.until(lambda u: u["seat"] == 3 and u["seq"] == done["seq"])
    faults = verified(served, table)
    check("a game on one device is right", not faults, faults)


def stopping():
    """Told to stop in the middle of games: everybody is told, and what was acknowledged is there."""
    served = part_of("stopping", *FREE, "--bot-ms", "20")
    tables, players = [], []
    for _ in range(2 if quick else 6):
        people = [Person(served), Person(served)]
        tables.append(seated(people[0], people[1:], bots=1))
        players += [Player(person, tables[-1], [served], random.Random(f"{seed} {tables[-1]} {i}"))
                    for i, person in enumerate(people)]
    watcher = Person(served)
    line = watcher.line(tables[0])
    stream = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)
    stream.request("GET", f"/api/tables/{tables[1]}/stream", headers=watcher.headers)
    lines = stream.getresponse()
    for player in players:
        player.start()
    while sum(len(player.acknowledged) for player in players) < 20:
        time.sleep(0.01)
    begin = time.monotonic()
    code = served.stop()
    check("a server under load stops", code == 0, code)
    check("... soon", time.monotonic() - begin < 10)
    acknowledged = [action for player in players for action in list(player.acknowledged)]
    check("a WebSocket is told why", line.end() == (1001, "server_stopping"))
    last = [json.loads(text) for text in lines.read().splitlines() if text.strip()][-1]
    check("a stream is told why", last.get("code") == "server_stopping", last)
    database = sqlite3.connect(served.folder / "games.db")
    entries = database.execute("SELECT table_id, text FROM entries").fetchall()
    database.close()
    stored = [(table, json.loads(text).get("id")) for table, text in entries if '"type":"moved"' in text]
    lost = [action for action in acknowledged if stored.count(action) != 1]
    check("what was acknowledged is stored once", len(acknowledged) >= 20 and not lost, lost)
    served.start()
    for player in players:
        player.join(60)
    check("games go on after the next start", all(player.end and not player.error for player in players))
    for table in tables:
        faults = verified(served, table)
        check("... by the rules", not faults, faults)
    check("it stops again", served.stop() == 0)


def main():
    served = part_of("plain", *FREE, "--origin", FRIEND, "--bot-ms", "20")
    parts = [handshakes, whole_games, bad_clients, wishes, secrets, clocks, absent_players, undoing, after_the_game, one_device]
    errors = together(fast_clients, slow_clients, stopping, *[named(part, served) for part in parts])
    check("every part came to its end", not errors, errors)
    check("it stops when it is told to", served.stop() == 0)
    finish()


def named(part, served):
    run = lambda: part(served)
    run.__name__ = part.__name__
    return run


main()
