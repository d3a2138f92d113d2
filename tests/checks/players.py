"""People at the tables of a real server: by WebSocket, by a stream of lines, or one request at a time."""
import http.client
import json
import random
import subprocess
import sys
import threading
import time

import websocket

from harness import binary, here
from served import PATIENCE, Served
from updates import views_of

seed = int(sys.argv[sys.argv.index("--seed") + 1]) if "--seed" in sys.argv else random.randrange(1 << 32)
quick = "--quick" in sys.argv
print(f"--seed {seed}", flush=True)


class Closed(Exception):
    """The server has closed the connection: the number and the words that it gave."""

    def __init__(self, number, words):
        super().__init__(number, words)
        self.number, self.words = number, words


def answer_of(answer):
    """The body of an answer to Served.ask."""
    return json.loads(answer[2])


class Person:
    """A token, and what can be done with it."""

    def __init__(self, served):
        self.served = served
        self.token = answer_of(served.ask("POST", "/api/programs", "{}"))["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}

    def ask(self, method, path, body=None, served=None):
        text = json.dumps(body) if body is not None else None
        return answer_of((served or self.served).ask(method, path, text, self.headers))

    def make_table(self, chairs, **settings):
        return self.ask("POST", "/api/tables", {"chairs": chairs, "settings": settings})["table"]["id"]

    def tell(self, table, **message):
        return self.ask("POST", f"/api/tables/{table}/messages", message)

    def look(self, table, served=None):
        return self.ask("GET", f"/api/tables/{table}", served=served)

    def line(self, table, served=None, **options):
        return Line(served or self.served, self.token, table, **options)


class WebSocket(websocket.WebSocket):
    """One that does not mind if the server is gone when it answers a close."""

    def send_close(self, *arguments):
        try:
            super().send_close(*arguments)
        except OSError:
            pass


class Order:
    """The numbers of the updates on one connection: none is left out, and none goes back."""

    def __init__(self):
        self.last = None

    def take(self, seq):
        if self.last is not None and seq not in (self.last, self.last + 1):
            raise AssertionError(f"an update is missing between {self.last} and {seq}")
        self.last = seq


class Line:
    """A WebSocket to a table. It keeps the last view of each seat, and all that was seen happening."""

    def __init__(self, served, token, table, version=1, **options):
        options = {"timeout": PATIENCE, "class_": WebSocket, "subprotocols": [f"fogline.{version}"], "header": [f"Authorization: Bearer {token}"], **options}
        self.socket = websocket.create_connection(f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket", **options)
        self.views, self.events, self.order = {}, {}, Order()

    @property
    def last_seq(self):
        return self.order.last

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def receive(self):
        """The next message. Updates come in order, and none leaves out an event."""
        end = time.monotonic() + self.socket.gettimeout()
        opcode, data = self.socket.recv_data(control_frame=True)
        while opcode in (websocket.ABNF.OPCODE_PING, websocket.ABNF.OPCODE_PONG):  # which nobody waits for
            if time.monotonic() > end:
                raise websocket.WebSocketTimeoutException("nothing but pings came")
            opcode, data = self.socket.recv_data(control_frame=True)
        if opcode == websocket.ABNF.OPCODE_CLOSE:
            raise Closed(int.from_bytes(data[:2], "big"), data[2:].decode())
        message = json.loads(data)
        if message["type"] != "update":
            return message
        self.order.take(message["seq"])
        for view in views_of(message):
            seat, first = view["seat"], view.get("first_event", 0)
            events = self.events.setdefault(seat, [])
            if first > len(events):
                raise AssertionError(f"events are missing between {len(events)} and {first}")
            events[first:] = view.get("events", [])
            self.views[seat] = view
        return message

    def until(self, wanted):
        """Reads until a message is as wanted."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def answer(self, **message):
        """Sends a message, and reads until it is answered."""
        message.setdefault("id", f"{random.getrandbits(64):x}")
        self.send(**message)
        return self.until(lambda answer: message["id"] in (answer.get("done"), answer.get("id")))

    def act(self, seat, action, **more):
        return self.answer(**{"type": "act", "seat": seat, "seq": self.views[seat]["seq"], "action": action, **more})

    def end(self):
        """Reads until the server closes; the reason."""
        try:
            while True:
                self.receive()
        except Closed as closed:
            return closed.number, closed.words
        except (OSError, websocket.WebSocketException) as error:
            return None, repr(error)

    def close(self):
        self.socket.close()


def any_action(legal, rng):
    """Any legal action, claims rather than others: so games come to an end."""
    kind = "claim_route" if "claim_route" in legal and rng.random() < 0.8 else rng.choice(sorted(legal))
    action, how = {"type": kind}, legal[kind]
    if kind == "draw_market":
        action["slot"] = rng.choice(how)
    if kind == "keep_tickets":
        action["kept"] = rng.choice(how)
    if kind == "place_stack":
        action.update(symbol=rng.choice(how["symbols"]), location=rng.choice(how["locations"]))
    if kind == "claim_route":
        claim = rng.choice(how)
        action.update(route=claim["route"], paid=rng.choice(claim["payments"]))
        if "tokens" in claim:
            action["token_at"] = rng.choice(claim["tokens"])
    return action


def over(update):
    return update["type"] == "update" and update["table"]["stage"] == "over"


class Player(threading.Thread):
    """Plays a game to its end on any of several servers. It comes back when a connection breaks, and sends a message
    again until it is answered."""

    def __init__(self, person, table, servers, rng, by_stream=False):
        super().__init__(daemon=True)
        self.person, self.table, self.servers, self.rng, self.by_stream = person, table, servers, rng, by_stream
        self.acknowledged, self.refused, self.visits, self.error = [], [], 0, None
        self.pending, self.end = None, None
        self.version = rng.choice((1, 2))  # of the protocol

    def run(self):
        try:
            while self.end is None:
                try:
                    self.visits += 1
                    (self.read_stream if self.by_stream else self.read_socket)(self.rng.choice(self.servers))
                except (OSError, http.client.HTTPException, websocket.WebSocketException, Closed, ValueError):
                    time.sleep(0.05)
        except Exception as error:  # shown by the check
            self.error = error

    def read_socket(self, served):
        line = self.person.line(self.table, served, version=self.version)
        try:
            if self.pending:
                line.send(**self.pending)
            while self.end is None:
                self.take(line.receive(), lambda message: line.send(**message))
        finally:
            line.close()

    def read_stream(self, served):
        connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
        connection.request("GET", f"/api/tables/{self.table}/stream?version={self.version}", headers=self.person.headers)
        lines = connection.getresponse()
        if lines.status != 200:
            raise OSError(lines.status)

        def post(message):
            answer = self.person.ask("POST", f"/api/tables/{self.table}/messages?version={self.version}", message, served)
            self.take(answer, post)
            if answer.get("code") == "stale":  # the next view may have come and gone before this answer
                self.take(answer["update"], post)

        if self.pending:
            post(self.pending)
        order = Order()
        for text in lines:
            if text.strip():
                update = json.loads(text)
                if update["type"] == "update":
                    order.take(update["seq"])
                self.take(update, post)
            if self.end is not None:
                return

    def take(self, message, send):
        if message["type"] == "refused":
            self.refused.append(message["code"])
            if self.pending and message.get("id") == self.pending["id"]:
                if message["code"] in ("store_unavailable", "disk_full", "too_busy", "server_stopping"):
                    time.sleep(0.1)
                    return send(self.pending)
                self.pending = None
            return None
        if message["type"] != "update":
            return None
        if self.pending and message.get("done") == self.pending["id"]:
            self.acknowledged.append((self.table, self.pending["id"]))
            self.pending = None
        if over(message):
            self.end = views_of(message)[0]
            return None
        for view in views_of(message):
            if "legal" not in view.get("own", {}) or "late" in view or self.pending is not None:
                continue
            seat = view["seat"]
            if "stand_in" in view["table"]["seats"][seat]:
                return send({"type": "take_back", "seat": seat})
            self.pending = {"type": "act", "id": f"{self.rng.getrandbits(64):x}", "seat": seat, "seq": view["seq"],
                            "action": any_action(view["own"]["legal"], self.rng)}
            send(self.pending)
        return None


def seated(host, others, bots=0, **settings):
    """A table that begins at once: a chair for each person, by HTTP."""
    chairs = [{"kind": "person", "name": "P0"}] + [{"kind": "open"}] * len(others)
    table = host.make_table(chairs + [{"kind": "bot", "level": "tourist"}] * bots, **settings)
    for number, other in enumerate(others, 1):
        other.tell(table, type="sit", name=f"P{number}")
    return table


def verified(served, table):
    """What `fogline verify` says of the record of a table: empty when it is right."""
    file = here / f"{table}-{served.port}.jsonl"
    for _ in range(20):
        answer = served.ask("GET", f"/api/tables/{table}/record")
        if answer[0] != 503:  # the store may be away for a moment
            break
        time.sleep(0.5)
    file.write_text(answer[2] + "\n")
    done = subprocess.run([binary, "verify", file], capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def together(*parts):
    """Runs the parts of a check at the same time; the errors by their names."""
    errors = {}

    def run(part):
        try:
            part()
        except Exception as error:
            errors[part.__name__] = repr(error)
            sys.excepthook(*sys.exc_info())

    threads = [threading.Thread(target=run, args=(part,)) for part in parts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return errors


def part_of(name, *options):
    """A server for one part of a check."""
    folder = here / name
    folder.mkdir()
    return Served(folder, *options)


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


def named(part, served):
    """A part of a check for together, at this server."""
    run = lambda: part(served)
    run.__name__ = part.__name__
    return run
