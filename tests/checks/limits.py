#!/usr/bin/python3
"""What one address, and all of them together, may ask of a real `fogline serve`; and what every answer says to browsers."""
import hashlib
import http.client
import json
import random
import socket
import threading
import time

from harness import check, finish, here
from players import Person, any_action, over, seated, seed
from served import FREE, PATIENCE, Served, code_of

ACCOUNT = json.dumps({"name": "Ann", "password": "correct horse"})
WRONG = json.dumps({"name": "Ann", "password": "battery staple"})


def served_at(name, *options):
    folder = here / name
    folder.mkdir()
    return Served(folder, *options)


def passwords():
    served = served_at("passwords", "--messages-per-second", "0", "--passwords-per-minute", "3", "--proxy", "127.0.0.1")
    ask = lambda body, path="/api/sessions", who="10.0.0.1": served.ask("POST", path, body, {"X-Forwarded-For": who})
    check("an account is made", ask(ACCOUNT, "/api/accounts")[0] == 201)
    tried = [ask(WRONG) for _ in range(3)]
    check("then two passwords may be tried", [status for status, *_ in tried] == [403, 403, 429], tried)
    check("... and the next one is too fast", code_of(tried[2]) == "too_fast", tried[2])
    check("... whatever it is", ask(ACCOUNT)[0] == 429)
    check("... also for another account", ask(json.dumps({"name": "Bob", "password": "12345678"}), "/api/accounts")[0] == 429)
    check("another address may try", ask(ACCOUNT, who="10.0.0.2")[0] == 200)
    check("tables are not concerned", Person(served).make_table([{"kind": "open"}] * 2))
    served.kill()
    served = served_at("many", *FREE)
    check("an account is made again", served.ask("POST", "/api/accounts", ACCOUNT)[0] == 201)
    answers = []
    threads = [threading.Thread(target=lambda: answers.append(served.ask("POST", "/api/sessions", WRONG))) for _ in range(60)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    codes = [code_of(answer) for answer in answers]
    check("many passwords at once are too many", codes.count("overloaded") > 0 and codes.count("wrong_password") >= 16 and
          set(codes) == {"overloaded", "wrong_password"}, codes)
    check("and it works again", served.ask("POST", "/api/sessions", ACCOUNT)[0] == 200)
    served.kill()


def files():
    """A whole family may open the client at once; what is asked of tables is limited as before."""
    served = served_at("files", "--messages-per-second", "1")
    asked = [served.ask("GET", "/")[0] for _ in range(60)]
    check("sixty files at once come", asked == [200] * 60, asked)
    asked = [served.ask("GET", "/api/boards")[0] for _ in range(30)]
    check("... and other questions are still counted", asked[0] == 200 and asked.count(429) > 0, asked)
    asked = [served.ask("GET", "/")[0] for _ in range(400)]
    check("... as are files, in the end", asked.count(429) > 0, asked.count(200))
    served.kill()


def silent(served, count):
    """Connections that do not say anything; those that the server does not close come first."""
    connections = [socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) for _ in range(count)]
    for connection in connections:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    return [connection for connection in connections if answers(connection)], connections


def answers(connection):
    try:
        return connection.recv(4096).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def connections():
    for options, most in ([["--connections-per-address", "5"], 5], [["--max-connections", "4"], 4],
                          [["--connections-per-address", "5", "--proxy", "127.0.0.1"], 8]):
        served = served_at(f"connections{len(options)}{most}", "--threads", "2", "--messages-per-second", "0", *options)
        open_ones, all_of_them = silent(served, 8)
        check(f"{options} let {most} of 8 in", len(open_ones) == most, len(open_ones))
        for connection in all_of_them:
            connection.close()
        status, text = 0, ""
        for _ in range(100):  # until the server has seen it
            try:
                status, _, text = served.ask("GET", "/metrics")
                break
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)
        check(f"{options}: others come in when they have gone", status == 200)
        check(f"{options}: who was not let in is counted", ("too_many_sockets" in text) == (most < 8), text)
        served.kill()


def addresses():
    """Behind a proxy people are told apart by what it says; without one nobody can say who they are."""
    table = json.dumps({"chairs": [{"kind": "open"}] * 2})
    for options, statuses in (["--proxy", "127.0.0.1"], [201, 201, 429, 429, 201]), ([], [201, 429, 429, 429, 429]):
        served = served_at(f"addresses{len(options)}", "--tables-per-hour", "1", *options)
        names = ["10.1.1.1", "10.1.1.2", "10.1.1.1", "10.9.9.9, 10.1.1.2", "10.1.1.1, 10.1.1.3"]
        seen = [served.ask("POST", "/api/tables", table, {"X-Forwarded-For": name})[0] for name in names]
        check(f"tables of several addresses with {options}", seen == statuses, seen)
        served.kill()


def full_house():
    """A server that is full makes no new tables, and the one that it has plays on to its end."""
    served = served_at("full", *FREE, "--max-tables", "1", "--bot-ms", "20")
    people, rng = [Person(served), Person(served)], random.Random(seed)
    table = seated(people[0], people[1:])
    for _ in range(100):  # the tables are counted several times a second
        refused = served.ask("POST", "/api/tables", json.dumps({"chairs": [{"kind": "open"}] * 2}), people[0].headers)
        if refused[0] != 201:
            break
        time.sleep(0.05)
    check("a further table is refused", refused[0] == 503 and code_of(refused) == "overloaded", refused)
    looks = [person.look(table) for person in people]
    promised = looks[0]["table"]["seed_sha256"]
    while not over(looks[0]):
        for person in people:
            view = person.look(table)
            if "legal" in view["own"]:
                done = person.tell(table, type="act", id=f"{rng.getrandbits(64):x}", seat=view["seat"], seq=view["seq"],
                                   action=any_action(view["own"]["legal"], rng))
                if done["type"] != "update":
                    return check("the game goes on", False, done)
        looks = [person.look(table) for person in people]
        if looks[1]["table"]["seed_sha256"] != promised:
            return check("the promised seed stays the same", False, looks[1]["table"])
    published = bytes.fromhex(looks[0]["table"]["seed"])
    check("the seed at the end is the one that was promised",
          len(published) == 32 and hashlib.sha256(published).hexdigest() == promised, (published, promised))
    served.kill()


def headers():
    wanted = {"Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
              "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
              "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
              "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
              "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
              "Permissions-Policy": "camera=(), microphone=(), geolocation=()"}
    for options, transport in ([], None), (["--https"], "max-age=31536000"):
        served = served_at(f"headers{len(options)}", *options)
        for method, path in ("GET", "/"), ("GET", "/healthz"), ("GET", "/api/tables"), ("GET", "/nothing"), ("PUT", "/api"):
            _, got, _ = served.ask(method, path)
            missing = {name: got.get(name) for name, value in wanted.items() if got.get(name) != value}
            check(f"{method} {path} has every header of security", not missing, missing)
            check(f"{method} {path} with {options} says {transport}", got.get("Strict-Transport-Security") == transport, got)
        served.kill()


passwords()
files()
connections()
addresses()
full_house()
headers()
finish()
