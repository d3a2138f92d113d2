#!/usr/bin/python3
"""WebSockets to a real `fogline serve`: how they begin and end, and clients that behave badly.

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

from harness import check, finish
from players import Person, Player, any_action, named, part_of, quick, seated, seed, together, two_at, verified
from served import FREE, PATIENCE

FRIEND = "https://friend.example"


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
    raw.settimeout(PATIENCE)
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
    for named, version in ((["fogline.2"], 2), (["fogline.1", "fogline.2"], 2), (["chess.7", "fogline.2", "fogline.1"], 2),
                           (["fogline.1"], 1), (["fogline.1", "fogline.3"], 1)):
        other = host.line(table, subprotocols=named)
        update = other.receive()
        check(f"{named} get version {version}", (other.socket.subprotocol, update["version"]) == (f"fogline.{version}", version))
        other.close()
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


def both_versions(served):
    """Sockets of both versions at one table hear the same, and each can act."""
    people = [Person(served), Person(served)]
    table = seated(people[0], people[1:])
    lines = [person.line(table, version=version) for person in people for version in (1, 2)]
    for line in lines:
        line.until(lambda update: update["table"]["stage"] == "playing")
    rng = random.Random(seed)

    def known(line):
        """The views of the seat, but for what depends on when the line began and who asked; and all that it saw."""
        seat, = (seat for seat, view in line.views.items() if "own" in view)  # a chair is not the seat of the same number
        view = line.views[seat].items()
        return seat, {key: value for key, value in view if key not in ("version", "first_event", "events", "done")}, line.events[seat]

    for _ in range(40):
        for line in lines:
            line.answer(type="ping")  # all that was sent before has come then
        check("both versions say the same", [known(line) for line in lines[0::2]] == [known(line) for line in lines[1::2]])
        line, (seat, view, _) = rng.choice([(line, known(line)) for line in lines if "legal" in known(line)[1]["own"]])
        check("each may act", line.act(seat, any_action(view["own"]["legal"], rng))["type"] == "update")
    for line in lines:
        line.close()


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
    deadline = time.monotonic() + 60
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
    deadline = time.monotonic() + 90
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
    deadline = time.monotonic() + 60
    while metric("fogline_sockets") > 0 and time.monotonic() < deadline:
        time.sleep(0.05)
    check("nobody is connected then", metric("fogline_sockets") == 0)
    check("it stops", served.stop() == 0)


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
    stream = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    stream.request("GET", f"/api/tables/{tables[1]}/stream", headers=watcher.headers)
    lines = stream.getresponse()
    for player in players:
        player.start()
    while sum(len(player.acknowledged) for player in players) < 20:
        time.sleep(0.01)
    code = served.stop()
    check("a server under load stops", code == 0, code)
    acknowledged = [action for player in players for action in list(player.acknowledged)]
    check("a WebSocket is told why", line.end() == (1001, "server_stopping"))
    last = [json.loads(text) for text in lines.read().splitlines() if text.strip()][-1]
    check("a stream is told why", last.get("code") == "server_stopping", last)
    database = sqlite3.connect(served.folder / "games.db")
    entries = database.execute("SELECT table_id, text FROM log").fetchall()
    database.close()
    stored = [(table, json.loads(text).get("id")) for table, text in entries if '"type":"moved"' in text]
    lost = [action for action in acknowledged if stored.count(action) != 1]
    check("what was acknowledged is stored once", len(acknowledged) >= 20 and not lost, lost)
    served.start()
    for player in players:
        player.join(2 * PATIENCE)
    check("games go on after the next start", all(player.end and not player.error for player in players))
    for table in tables:
        faults = verified(served, table)
        check("... by the rules", not faults, faults)
    check("it stops again", served.stop() == 0)


def main():
    served = part_of("plain", *FREE, "--origin", FRIEND)
    errors = together(fast_clients, slow_clients, stopping, *[named(part, served) for part in (handshakes, both_versions, bad_clients)])
    check("every part came to its end", not errors, errors)
    check("it stops when it is told to", served.stop() == 0)
    finish()


main()
