#!/usr/bin/python3
"""Asks a real `fogline serve` for everything that docs/openapi.yaml describes, and compares every answer with it."""
import http.client
import json
import sqlite3
import sys
import threading

import schema
from harness import check, finish, here, root
from served import FREE, PATIENCE, Served
from updates import views_of
from visitor import MESSAGES, Visitor, as_documented, codes, judge, of_version, operations, seen

sys.path.insert(0, str(root / "examples"))
import bot  # noqa: E402

TWO = {"chairs": [{"kind": "person", "name": "Ann"}, {"kind": "open"}]}


def addresses(served):
    """The document has the routes of the server, no more and no fewer; other methods and addresses are refused."""
    listed = Visitor(served).ask("GET", "/api", expect=200)["routes"]
    described = sorted(operations())
    check("the server has the routes of openapi.yaml", sorted((r["method"], r["path"]) for r in listed) == described,
          set((r["method"], r["path"]) for r in listed) ^ set(described))
    for path in schema.openapi["paths"]:
        target = path.replace("{table}", "nowhere").replace("{page}", "")
        status, headers, body = served.ask("PATCH", target)
        known = sorted(method for method, where in operations() if where == path)
        fault = schema.fault(schema.of("server.json#/$defs/refused"), json.loads(body))
        allowed = sorted(set(headers.get("Allow", "").split(", ")) | ({"GET"} if path == "/{page}" else set()))
        check(f"PATCH {path} is a wrong method", status == 405 and not fault and set(known) <= set(allowed), (fault, headers))
        codes.add(json.loads(body)["code"])
    for target in ("/api/nothing", "/api/tables/UPPER", "/api/tables/a/b", "/api/"):
        status, _, body = served.ask("GET", target)
        check(f"there is no {target}", status == 404 and json.loads(body)["code"] == "not_found", body)
    codes.add("not_found")
    for method, path in operations():
        if method == "GET" and not path.endswith(("/socket", "/stream")):
            target = path.replace("{table}", "nowhere").replace("{page}", "")
            status, _, body = served.ask("HEAD", target)
            check(f"HEAD {path} has the status of GET and no body", status == served.ask("GET", target)[0] and not body)


def everywhere(served, slow):
    """What any address may answer."""
    for method, path in operations():
        visitor = Visitor(served)
        visitor.ask(method, path, expect=403, headers={"Origin": "http://elsewhere.example"})
        visitor.ask(method, path, expect=413, headers={"X-Long": "x" * 10_000})
    for method, path in operations():
        for _ in range(400):  # files of the client may be asked for a hundred at once
            status, headers, body = slow.ask(method, path.replace("{table}", "nowhere").replace("{page}", ""))
            if status == 429:
                break
        judge(path, method, status, headers, body)


def people(served):
    guest = Visitor(served)
    guest.ask("GET", "/api/me/tables", expect=401)
    guest.ask("GET", "/api/me", expect=401)
    guest.ask("POST", "/api/guests", expect=201)
    check("a guest is a guest", guest.ask("GET", "/api/me", expect=200) == {"kind": "guest"})
    guest.ask("POST", "/api/guests", expect=200)
    guest.ask("GET", "/api/me/tables", expect=200)
    token = Visitor(served).ask("POST", "/api/programs", expect=201)["token"]
    program = Visitor(served, token)
    program.ask("GET", "/api/me/tables", expect=200)
    check("a program is a program", program.ask("GET", "/api/me", expect=200) == {"kind": "program"})
    account = {"name": "Ann", "password": "correct horse"}
    program.ask("POST", "/api/accounts", account, 403)
    guest.ask("POST", "/api/accounts", {"name": "Ann"}, 400)
    guest.ask("POST", "/api/accounts", account, 201)
    Visitor(served).ask("POST", "/api/accounts", account, 409)
    Visitor(served).ask("POST", "/api/sessions", {**account, "password": "wrong horse"}, 403)
    Visitor(served).ask("POST", "/api/sessions", "{", 400)
    again = Visitor(served)
    again.ask("POST", "/api/sessions", {**account, "name": "ANN"}, 200)
    for session in (guest, again):
        check("an account has its name", session.ask("GET", "/api/me", expect=200) == {"kind": "account", "name": "Ann"})
    again.ask("GET", "/api/me/tables", expect=200)
    again.ask("DELETE", "/api/sessions", expect=200)
    again.ask("GET", "/api/me/tables", expect=401)
    again.ask("GET", "/api/me", expect=401)


def long_lists(served):
    """A list has 50 tables; those that follow are asked for by the time and the name of the last one."""
    host = Visitor(served)
    made = [host.make({**TWO, "settings": {"listed": True}}) for _ in range(51)]
    for path in ("/api/me/tables", "/api/tables"):
        first = host.ask("GET", path, expect=200)["tables"]
        check(f"{path} lists 50", len(first) == 50 and made[0] not in [table["id"] for table in first], len(first))
        last = first[-1]
        status, headers, body = served.ask("GET", f"{path}?before={last['changed_ms']},{last['id']}", None, host.headers)
        rest = [table["id"] for table in judge(path, "GET", status, headers, body)["tables"]]
        listed = [table["id"] for table in first] + rest
        check(f"{path} lists every one once", set(made) <= set(listed) and len(set(listed)) == len(listed), rest)
        earlier = json.loads(served.ask("GET", f"{path}?before={last['changed_ms']}", None, host.headers)[2])["tables"]
        check(f"{path} lists what changed before a moment", all(table["changed_ms"] < last["changed_ms"] for table in earlier))
        for query in ("?before=", "?before=x", "?before=1x", "?after=1", "?before=1&before=2", "?before=1,", "?before=1,A/B", "?before=1,a,b", "?before=99999999999999999999"):
            status, headers, body = served.ask("GET", path + query, None, host.headers)
            judge(path, "GET", status, headers, body)
            check(f"{path}{query} is refused", status == 400, status)


def pages(served):
    for path in ("/healthz", "/readyz", "/metrics", "/{page}"):
        Visitor(served).ask("GET", path, expect=200)
    boards = Visitor(served).ask("GET", "/api/boards", expect=200)["boards"]
    check("the shipped board is there", [board["id"] for board in boards] == ["san-francisco"], boards)
    status, headers, body = served.ask("GET", "/nothing.html")
    judge("/{page}", "GET", status, headers, body)


def tables(served):
    host = Visitor(served)
    host.ask("POST", "/api/tables", '{"chairs":', 400)
    host.ask("POST", "/api/tables", {**TWO, "settings": {"board": "atlantis"}}, 404)
    host.ask("POST", "/api/tables", {"chairs": [{"kind": "person", "name": "Ann"}] * 2}, 409)
    host.make({**TWO, "settings": {"listed": True}})
    host.ask("GET", "/api/tables", expect=200)
    host.ask("GET", "/api/tables/{table}", expect=200)
    host.ask("GET", "/api/tables/{table}/record", expect=409)
    host.ask("GET", "/api/tables/{table}/socket", expect=400)
    host.say({"type": "ping", "id": "p"}, 200)
    host.say({"type": "hop"}, 400)
    host.say({"type": "leave", "seat": 1}, 403)
    host.say({"type": "rematch", "seat": 0}, 409)
    for version in (1, 2):
        host.version = version
        host.first_line().close()
        host.socket().close()
        host.ask("GET", "/api/tables/{table}", expect=200)
        host.say({"type": "say", "seat": 0, "phrase": "hello"}, 200)
        Visitor(served, version=version).make(TWO)
    host.version = 1
    host.socket(400, "fogline.0").close()
    unserved(served, host)
    nobody = Visitor(served)
    nobody.table = host.table
    nobody.first_line(401).close()
    nobody.socket(401).close()
    for method, path in operations():
        if "{table}" in path and not path.endswith(("/socket", "/stream")):
            host.ask(method, path, {"type": "ping"} if method == "POST" else None, 404, table="nowhere")
    for name in sorted((MESSAGES / "tables").glob("new-table-*")):
        Visitor(served).make(json.loads(name.read_text()))


def unserved(served, host):
    """Other versions of the protocol are refused, and what is not about versions is not looked at."""
    body = {"POST /api/tables": TWO, "POST /api/tables/{table}/messages": {"type": "ping"}}
    asked = 0
    for method, path in operations():
        if Visitor(served, version=2).query(method, path).startswith("?version"):
            for version in ("0", "3", "", "2x", "two", "1&version=3"):
                target = path.replace("{table}", host.table) + f"?version={version}"
                answer = served.ask(method, target, json.dumps(body.get(f"{method} {path}")), host.headers)
                refused = judge(path, method, *answer)
                check(f"{method} {target} is refused", refused["code"] == "wrong_protocol", refused)
                asked += 1
    check("versions are asked for at four addresses", asked == 4 * 6, asked)
    for query, version in (("", 1), ("?version=1", 1), ("?version=2", 2), ("?hat=1&version=2", 2), ("?hat=1", 1)):
        update = judge("/api/tables/{table}", "GET", *served.ask("GET", f"/api/tables/{host.table}{query}", None, host.headers))
        check(f"{query} is version {version}", update["version"] == version, update)


# Fields whose words are those of a board: the schema cannot know them.
OF_THE_BOARD = {"route", "symbol", "location", "token_at", "kept"}


def changed(message):
    """The message with one thing wrong, or perhaps right, at a time; and the name of the field."""
    for field in list(message):
        yield field, {key: value for key, value in message.items() if key != field}
        for value in (None, "", "x", " Bob ", "x" * 41, "x" * 281, "a\tb", -1, 0, 3, 4, 9, 2**63, True, [], {}, ["x", "x"],
                      {"blue": 1, "red": 1}, {"blue": 1, "ferry": 2}, {"blue": 0}):
            yield field, {**message, field: value}
        if isinstance(message[field], dict):
            for inner, value in changed(message[field]):
                yield inner, {**message, field: value}
    yield "hat", {**message, "hat": 1}


def same_judgement(served):
    """What the schema of messages refuses, the server refuses as a bad message, and the other way round."""
    host = Visitor(served)
    host.make({"chairs": [{"kind": "person", "name": "Ann"}, {"kind": "invited"}]})  # nobody can sit down and start it
    tried = refused = 0
    for path in sorted((MESSAGES / "client").iterdir()):
        for field, message in changed(json.loads(path.read_text())):
            status, _, body = served.ask("POST", f"/api/tables/{host.table}/messages", json.dumps(message))
            code = json.loads(body).get("code")
            fault = schema.fault(schema.of("client.json"), message)
            bad = code in ("bad_message", "bad_name")
            agree = bad == bool(fault) or (bad and field in OF_THE_BOARD)
            tried, refused = tried + 1, refused + bad
            if not agree:
                check(f"schema and server agree on {path.stem} with another {field}", False, (message, fault, body))
    check("many messages were tried, bad and good", tried > 1000 and 100 < refused < tried - 100, (tried, refused))


def whole_game(served, versions):
    """A game of two programs and a bot by streams and posts, with a spectator: every update is as documented, in either version."""
    visitors = [Visitor(served, Visitor(served).ask("POST", "/api/programs")["token"], version) for version in versions]
    host, guest, watcher = visitors
    host.make({"chairs": [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "tourist"}]})
    guest.table = watcher.table = host.table
    updates = {0: 0, 1: 0, 2: 0}
    faults = []

    def play(number):
        visitor = visitors[number]
        connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=2 * PATIENCE)
        connection.request("GET", f"/api/tables/{host.table}/stream?version={visitor.version}", headers=visitor.headers)
        lines = connection.getresponse()
        while line := lines.readline():
            if not line.strip():
                continue
            update = json.loads(line)
            with lock:
                updates[number] += 1
                if fault := as_documented(update, schema.of(of_version(visitor.version))):
                    faults.append((fault, line[:300]))
            if update["table"]["stage"] == "over":
                return connection.close()
            for view in views_of(update):
                if "legal" in view.get("own", {}):
                    action = bot.choose(view["own"]["legal"])
                    message = {"type": "act", "id": str(view["seq"]), "seat": view["seat"], "seq": view["seq"], "action": action}
                    with lock:
                        visitor.say(message)

    lock = threading.RLock()
    threads = [threading.Thread(target=play, args=(number,), daemon=True) for number in updates]
    for thread in threads:
        thread.start()
    with lock:
        guest.say({"type": "sit", "name": "Bob"}, 200)
    for thread in threads:
        thread.join(2 * PATIENCE)
    check("the game ends", not any(thread.is_alive() for thread in threads))
    check(f"all updates of the game are as documented {updates}", not faults and min(updates.values()) > 30, faults[:3])
    for visitor in visitors:
        visitor.ask("GET", "/api/tables/{table}", expect=200)
    host.ask("GET", "/api/tables/{table}/record", expect=200)


def hints(served):
    """For somebody who plays against bots alone, at their own seat and when it is to act."""
    path = "/api/tables/{table}/hints"
    host, other = Visitor(served, version=2), Visitor(served, version=2)

    def new_table(*others, **settings):
        """The host's seat at it."""
        host.make({"chairs": [{"kind": "person", "name": "Ann"}, *others], "settings": settings})
        other.table = host.table

    def own_seat():
        return host.ask("GET", "/api/tables/{table}", expect=200)["seats"][0]

    def ask(query, who=host):
        status, headers, body = served.ask("GET", f"/api/tables/{host.table}/hints{query}", None, who.headers)
        return status, judge(path, "GET", status, headers, body)

    bot = {"kind": "bot", "level": "tourist"}
    new_table(bot)
    seat = own_seat()
    _, found = ask(f"?seat={seat}")
    check("hints are for the seat that asks", found["seat"] == seat and len(found["actions"]) == 3, found)
    act = {"type": "act", "id": "h", "seat": seat, "seq": host.ask("GET", "/api/tables/{table}")["seq"], "action": found["actions"][0]["act"]}
    check("... and can be followed", host.say(act, 200)["done"] == "h")
    check("nobody asks for another seat", ask(f"?seat={1 - seat}")[1]["code"] == "not_your_seat")
    check("... nor does a stranger", ask(f"?seat={seat}", other)[1]["code"] == "not_your_seat")
    for query in ("", "?seat=", "?seat=4", "?seat=00", "?seat=-1", "?chair=0", "?seat=0&seat=1"):
        check(f"hints{query} is refused", ask(query)[0] == 400)
    host.say({"type": "leave", "seat": seat}, 200)
    check("who has left needs none", ask(f"?seat={seat}")[1]["code"] == "stand_in_plays")
    new_table(bot, aids=False)
    check("a table without aids has none", ask(f"?seat={own_seat()}")[1]["code"] == "no_hints")
    new_table({"kind": "open"}, first=1)
    check("a game that has not begun has none", ask("?seat=0")[1]["code"] == "not_playing")
    other.say({"type": "sit", "name": "Bob"}, 200)
    check("two people have none", ask(f"?seat={own_seat()}")[1]["code"] == "no_hints")


def limits(folder):
    served = Served(folder, "--sockets-per-address", "1", "--tables-per-hour", "1", "--messages-per-second", "0")
    host = Visitor(served)
    host.make(TWO)
    host.ask("POST", "/api/tables", TWO, 429)
    line = host.first_line()
    host.first_line(429).close()
    host.socket(429).close()
    line.close()
    served.stop()
    served = Served(folder, *FREE, "--max-sockets", "1", "--max-tables", "1")
    line = host_at(served, host).first_line()
    host.first_line(503).close()
    host.socket(503).close()
    line.close()
    served.stop()


def host_at(served, host):
    host.served = served
    return host


def bad_store(folder):
    """Entries that cannot be read, and then a store without its tables."""
    served = Served(folder, *FREE)
    host = Visitor(served)
    host.make(TWO)
    account = {"name": "Ann", "password": "correct horse"}
    host.ask("POST", "/api/accounts", account, 201)
    served.stop()
    database = sqlite3.connect(folder / "games.db")
    with database:
        database.execute("UPDATE entries SET text = '{}' WHERE seq = 1")
    served = host_at(Served(folder, *FREE), host).served
    for method, path in operations():
        if "{table}" in path and not path.endswith(("/socket", "/stream")):
            host.ask(method, path, {"type": "ping"} if method == "POST" else None, 500)
    names = [name for name, in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    with database:
        for name in names:
            if not name.startswith("sqlite_"):
                database.execute(f"ALTER TABLE {name} RENAME TO lost_{name}")
    guest = Visitor(served)
    guest.headers = {"Cookie": "fogline=g" + "0" * 32}
    for method, path in operations():
        if "503" in schema.openapi["paths"][path][method.lower()]["responses"] and not path.endswith(("/socket", "/stream", "readyz")):
            body = account if "accounts" in path or "sessions" in path else {"type": "ping"} if "{table}" in path else TWO
            who = host if method == "DELETE" or path in ("/api/guests", "/api/me") else guest
            who.ask(method, path, None if method == "GET" else body, 503, table="elsewhere")
    served.kill()


def full_disk(folder):
    served = Served(folder, *FREE, limit=200_000)
    visitor = Visitor(served)
    for _ in range(400):
        status, headers, body = served.ask("POST", "/api/tables", json.dumps(TWO))
        if status != 201:
            break
    judge("/api/tables", "POST", status, headers, body)
    visitor.ask("GET", "/readyz", expect=503)
    served.kill()


def main():
    folders = {name: here / name for name in ("plain", "slow", "limits", "bad", "full")}
    for folder in folders.values():
        folder.mkdir()
    served = Served(folders["plain"], *FREE)
    slow = Served(folders["slow"], "--messages-per-second", "1")
    addresses(served)
    everywhere(served, slow)
    people(served)
    pages(served)
    tables(served)
    long_lists(served)
    hints(served)
    same_judgement(served)
    for versions in ((1, 2, 1), (2, 1, 2)):
        whole_game(served, versions)
    check("it stops", served.stop() == 0 and slow.stop() == 0)
    limits(folders["limits"])
    bad_store(folders["bad"])
    full_disk(folders["full"])
    for method, path in operations():
        for status in schema.openapi["paths"][path][method.lower()]["responses"]:
            check(f"{method} {path}: {status} was seen", (f"{method} {path}", int(status)) in seen)
    listed = set(schema.resolver.resolve("schema/server.json#/$defs/code")[1]["enum"])
    check("every code was seen, here or in tests/golden/messages", codes >= listed - {"server_stopping"}, listed - codes)
    finish()


main()
