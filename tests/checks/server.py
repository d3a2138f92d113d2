#!/usr/bin/env python3
"""Plays against a real `fogline serve` as clients do, and treats it badly."""
import contextlib
import gzip
import http.client
import json
import pathlib
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples"))
import bot  # noqa: E402
from harness import binary  # noqa: E402
from served import FREE, PATIENCE, Served, code_of, wait_until  # noqa: E402


def check(what, condition, seen=""):
    if not condition:
        print(f"FAILED: {what}\n{seen}")
        sys.exit(1)
    print(f"ok: {what}")


def addresses(served):
    status, headers, body = served.ask("GET", "/healthz")
    check("it is healthy", status == 200 and body == "ok\n")
    check("it is ready", served.ask("GET", "/readyz")[0] == 200)
    check("answers have a strict content policy", "default-src 'none'" in headers["Content-Security-Policy"], headers)
    check("types are not guessed", headers["X-Content-Type-Options"] == "nosniff", headers)
    check("the front page is there", "Fogline" in served.ask("GET", "/")[2])
    check("metrics are there", "fogline_sockets" in served.ask("GET", "/metrics")[2])
    check("an unknown address is refused", code_of(served.ask("GET", "/api/nothing")) == "not_found")
    wrong = served.ask("PUT", "/api/tables", "{}")
    check("a wrong method is named", wrong[0] == 405 and wrong[1]["Allow"] == "GET, POST" and code_of(wrong) == "wrong_method", wrong)
    check("an unknown table is refused", code_of(served.ask("GET", "/api/tables/nosuchtable")) == "no_such_table")
    bad = served.ask("POST", "/api/tables", '{"chairs":')
    check("bad JSON is refused with its place", bad[0] == 400 and "character" in bad[2], bad)
    check("one chair is refused by rule", "R1.1" in served.ask("POST", "/api/tables", '{"chairs":[{"kind":"open"}]}')[2])
    check("a large body is refused", served.ask("POST", "/api/tables", "x" * 20_000)[0] == 413)
    foreign = served.ask("POST", "/api/tables", "{}", {"Origin": "http://elsewhere.example"})
    check("a page of another site is refused", foreign[0] == 403 and code_of(foreign) == "foreign_origin", foreign)
    for garbage in (b"\x00\xff\xfe\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n"):
        connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
        connection.connect()
        connection.sock.sendall(garbage)
        connection.sock.recv(1000)
    check("garbage does not disturb it", served.ask("GET", "/healthz")[0] == 200)


def pages(served):
    """The web client, as it is compiled in."""
    page = served.ask("GET", "/")
    check("every address of the client is its page", served.ask("GET", "/t/some-table")[2] == page[2], page)
    check("pages are asked for anew", page[1]["Cache-Control"] == "no-cache", page)
    check("a file that is not there is refused", served.ask("GET", "/nothing.js")[0] == 404)
    script = re.search(r'src="(/assets/[^"]+)"', page[2]).group(1)
    status, headers, plain = served.ask("GET", script)
    check("a script is kept for ever", status == 200 and "immutable" in headers["Cache-Control"], headers)
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    connection.request("GET", script, headers={"Accept-Encoding": "gzip, deflate"})
    answer = connection.getresponse()
    check("it is sent compressed", answer.getheader("Content-Encoding") == "gzip")
    check("and is the same", gzip.decompress(answer.read()).decode() == plain)


def cookies(served):
    chairs = '{"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}],"settings":{"listed":true}}'
    status, headers, body = served.ask("POST", "/api/tables", chairs)
    cookie = headers["Set-Cookie"]
    check("a table is made in one step", status == 201 and json.loads(body)["seat"] == 0, body)
    check("the seat's token is in a cookie that scripts cannot read", "HttpOnly" in cookie and "SameSite=Strict" in cookie)
    token = cookie.split(";")[0]
    check("the token is in no answer", token.split("=")[1] not in body)
    table = json.loads(body)["table"]["id"]
    check("the lobby lists it", table in served.ask("GET", "/api/tables")[2])
    check("the owner comes back by the cookie",
          json.loads(served.ask("GET", f"/api/tables/{table}", headers={"Cookie": token})[2])["seat"] == 0)
    check("a stranger only watches", json.loads(served.ask("GET", f"/api/tables/{table}")[2])["seat"] is None)
    account = '{"name":"Ann","password":"correct horse"}'
    made = served.ask("POST", "/api/accounts", account, {"Cookie": token})
    check("an account keeps the guest's seat", made[0] == 201, made)
    check("the name is taken then", code_of(served.ask("POST", "/api/accounts", account)) == "name_taken")
    wrong = served.ask("POST", "/api/sessions", '{"name":"Ann","password":"wrong horse"}')
    check("a wrong password is refused", code_of(wrong) == "wrong_password", wrong)
    session = served.ask("POST", "/api/sessions", account)[1]["Set-Cookie"].split(";")[0]
    seat = json.loads(served.ask("GET", f"/api/tables/{table}", headers={"Cookie": session})[2])["seat"]
    check("elsewhere the account has the seat", seat == 0)
    check("... and finds the table", table in served.ask("GET", "/api/me/tables", headers={"Cookie": session})[2])
    signing_in(served, account, session)
    served.ask("DELETE", "/api/sessions", headers={"Cookie": session})
    check("a session ends", served.ask("GET", "/api/me/tables", headers={"Cookie": session})[0] == 401)


def signing_in(served, account, other_session):
    """What a guest has is the account's that it signs in to, and nobody else's."""
    def as_json(method, path, cookie, body=None):
        return json.loads(served.ask(method, path, body and json.dumps(body), {"Cookie": cookie})[2])

    def new_cookie(answer):
        return answer[1]["Set-Cookie"].split(";")[0]

    made = served.ask("POST", "/api/tables", '{"chairs":[{"kind":"person","name":"Guest"},{"kind":"open"}]}')
    guest, table = new_cookie(made), json.loads(made[2])["table"]["id"]
    hosted = as_json("POST", "/api/tables", guest, {"chairs": [{"kind": "open"}, {"kind": "open"}]})["table"]["id"]
    wrong = served.ask("POST", "/api/sessions", account.replace("correct", "wrong"), {"Cookie": guest})
    check("who has no password gets no seats", wrong[0] == 403 and
          as_json("GET", f"/api/tables/{table}", other_session)["seat"] is None, wrong)
    session = new_cookie(served.ask("POST", "/api/sessions", account, {"Cookie": guest}))
    check("who signs in keeps the seats of the guest", as_json("GET", f"/api/tables/{table}", session)["seat"] == 0)
    listed = [each["id"] for each in as_json("GET", "/api/me/tables", session)["tables"]]
    check("... and finds the tables", {table, hosted} <= set(listed) and len(listed) == len(set(listed)), listed)
    check("... also those it only made", as_json("GET", f"/api/tables/{hosted}", session)["host"] is True)
    check("... in every session", as_json("GET", f"/api/tables/{table}", other_session)["seat"] == 0)
    path = f"/api/tables/{table}/messages"
    full = as_json("POST", path, session, {"type": "sit", "name": "Ann"})
    check("one person may hold a seat of both", [each["name"] for each in full["table"]["seats"]] == ["Guest", "Ann"], full)
    for seat in (0, 1):
        said = as_json("POST", path, session, {"type": "say", "seat": seat, "phrase": "hello"})
        check("... and speaks for each", said["type"] == "update" and said["seat"] == seat, said)
    guests_own = [each["id"] for each in as_json("GET", "/api/me/tables", guest)["tables"]]
    check("a guest's token gives the guest's, and no more", sorted(guests_own) == sorted([table, hosted]), guests_own)
    bob = '{"name":"Bob","password":"correct horse"}'
    bobs = new_cookie(served.ask("POST", "/api/accounts", bob, {"Cookie": session}))
    check("an account that is made by who is signed in is another person", as_json("GET", "/api/me", bobs)["name"] == "Bob" and
          as_json("GET", "/api/me/tables", bobs)["tables"] == [], bobs)
    for token in (guest, session):
        bobs = new_cookie(served.ask("POST", "/api/sessions", bob, {"Cookie": token}))
        check("no second account gets them", as_json("GET", "/api/me/tables", bobs)["tables"] == [], bobs)
    with contextlib.closing(sqlite3.connect(served.folder / "games.db", timeout=PATIENCE)) as database, database:
        database.execute("DELETE FROM accounts WHERE name = 'Bob'")
    gone = served.ask("GET", "/api/me", headers={"Cookie": bobs})
    check("a session whose account is gone is nobody's", (gone[0], code_of(gone)) == (401, "no_token"), gone)


def verified(served, table, folder):
    (folder / "game.jsonl").write_text(served.ask("GET", f"/api/tables/{table}/record")[2] + "\n")
    return subprocess.run([binary, "verify", folder / "game.jsonl"], capture_output=True, text=True)


def whole_game(served, folder):
    run = subprocess.run([sys.executable, bot.__file__, served.address], capture_output=True, text=True, timeout=2 * PATIENCE)
    check("the example plays a whole game", run.returncode == 0, run.stderr)
    table = run.stdout.split("/")[-2]
    done = verified(served, table, folder)
    check("its record is by the rules and by the seed", done.returncode == 0, done.stdout + done.stderr)


def two_examples(served, folder):
    """Two of them sit down at one table; the server starts anew while the first one waits."""
    table = json.loads(served.ask("POST", "/api/tables", json.dumps({"chairs": [{"kind": "open"}] * 2}))[2])["table"]["id"]
    seats = lambda: json.loads(served.ask("GET", f"/api/tables/{table}")[2])["table"]["seats"]
    players = []
    for number in (1, 2):
        code = pathlib.Path(bot.__file__).read_text().replace('"Python"', f'"Python {number}"')
        (folder / f"bot{number}.py").write_text(code)
        players.append(subprocess.Popen([sys.executable, folder / f"bot{number}.py", served.address, table],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        while number == 1 and seats()[0]["kind"] == "open" and players[0].poll() is None:
            time.sleep(0.02)
        if number == 1:
            served.stop()
            served.start()
    ends = [player.communicate(timeout=2 * PATIENCE) for player in players]
    check("two examples play at a table that somebody made", all(player.returncode == 0 for player in players), ends)
    check("... and agree on the end", ends[0][0] == ends[1][0] and "Python 1" in ends[0][0], ends)
    check("... which is by the rules", verified(served, table, folder).returncode == 0)


class Stubborn(bot.Server):
    """A player that comes back until the game is over, and remembers what was acknowledged."""

    def __init__(self, served, acknowledged):
        self.served, self.acknowledged = served, acknowledged
        super().__init__(served.address)

    def post(self, path, body):
        answer = super().post(path, body)
        if body.get("type") == "act":
            self.acknowledged.append((path.split("/")[3], body["id"]))
        return answer

    def play(self, table):
        while True:
            try:
                if bot.follow(self, table):
                    return
            except OSError:  # refused, or the server has gone
                time.sleep(0.05)
            except (http.client.HTTPException, json.JSONDecodeError):
                time.sleep(0.05)


def killed(folder):
    served = Served(folder, *FREE)
    acknowledged, tables, threads = [], [], []
    for i in range(12):
        players = [Stubborn(served, acknowledged) for _ in range(1 + i % 3)]
        chairs = [{"kind": "person", "name": "P0"}] + [{"kind": "open"}] * (len(players) - 1)
        chairs += [{"kind": "bot", "level": "local"}] if len(players) == 1 else []
        table = players[0].post("/api/tables", {"chairs": chairs})["table"]["id"]
        for number, player in enumerate(players[1:], 1):
            player.post(f"/api/tables/{table}/messages", {"type": "sit", "name": f"P{number}"})
        tables.append(table)
        threads += [threading.Thread(target=player.play, args=(table,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    kills = 0
    while any(thread.is_alive() for thread in threads) and kills < 40:
        time.sleep(random.uniform(0.02, 0.25))
        served.kill()
        kills += 1
        served.start()
    for thread in threads:
        thread.join(2 * PATIENCE)
    check(f"games end though the server was killed {kills} times", not any(thread.is_alive() for thread in threads))
    for table in tables:
        done = verified(served, table, folder)
        check("a game that was cut off is by the rules", done.returncode == 0, done.stdout + done.stderr)
    check("it stops when it is told to", served.stop() == 0)
    database = sqlite3.connect(folder / "games.db")
    entries = database.execute("SELECT table_id, text FROM log").fetchall()
    ids = [(table, json.loads(text).get("id")) for table, text in entries if '"type":"moved"' in text]
    lost = [action for action in acknowledged if ids.count(action) != 1]
    check(f"none of {len(acknowledged)} acknowledged actions is lost or done twice", not lost, lost[:5])


def full_disk(folder):
    served = Served(folder, *FREE, limit=200_000)
    server = bot.Server(served.address)
    refused = None
    for _ in range(400):
        status, _, body = served.ask("POST", "/api/tables", '{"chairs":[{"kind":"open"},{"kind":"open"}]}')
        if status != 201:
            refused = (status, json.loads(body)["code"])
            break
    check("a full disk is said to be full", refused == (503, "disk_full"), refused)
    check("... and the server is not ready", served.ask("GET", "/readyz")[0] == 503)
    subprocess.run(["prlimit", f"--pid={served.process.pid}", "--fsize=unlimited"], check=True)
    table = server.post("/api/tables", {"chairs": [{"kind": "open"}, {"kind": "open"}]})
    check("it goes on when there is room", table["seq"] == 1 and served.ask("GET", "/readyz")[0] == 200)
    check("it stops", served.stop() == 0)


def nobody_there(folder):
    """The time runs out at a table that nobody is connected to, after the server was killed."""
    served = Served(folder, *FREE)
    chairs = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    settings = {"clock": {"kind": "turn", "seconds": 5}, "level": "tourist"}
    _, _, body = served.ask("POST", "/api/tables", json.dumps({"chairs": chairs, "settings": settings}))
    table = json.loads(body)["table"]["id"]
    served.kill()
    served.start()

    def entries():
        database = sqlite3.connect(folder / "games.db", timeout=PATIENCE)
        rows = database.execute("SELECT text, at_ms FROM log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        database.close()
        return [{**json.loads(text), "at": at} for text, at in rows]

    wait_until(lambda: "game_ended" in json.dumps(entries()[-1]), 60)
    late = [(entry["seat"], entry["why"]) for entry in entries() if entry["type"] == "stood_in"]
    early = [entry for entry in entries()[2:] if entry["at"] < entries()[1]["at"] + 5000]
    check("nobody is late before the time is over", not early, early)
    check("bots stand in for both when their time is over, though nobody is there", sorted(late) == [(0, "time"), (1, "time")], late)
    check("... and play the game to its end", verified(served, table, folder).returncode == 0, entries()[-1])
    check("it stops", served.stop() == 0)


def crashed(folder):
    """One that dies of a signal says of which, in its version and where; and what was acknowledged is there."""
    served = Served(folder, *FREE)
    _, _, body = served.ask("POST", "/api/tables", '{"chairs":[{"kind":"open"},{"kind":"open"}]}')
    version = subprocess.run([binary, "--version"], capture_output=True, text=True).stdout.split()[-1]
    for number in (signal.SIGSEGV, signal.SIGABRT):
        served.process.send_signal(number)
        check(f"it dies of {number.name}", served.process.wait(PATIENCE) == -number)
        last = json.loads((folder / "log").read_text().splitlines()[-1])
        check("the log says of what it died", last["event"] == "crashed" and last["signal"] == number.name, last)
        check("... in which version", last["version"] == version, (last["version"], version))
        check("... when, as the other lines do", re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", last["time"]), last)
        check("... and where", any("server" in frame and "serve" in frame for frame in last["stack"]), last["stack"])
        served.start()
        check("the table is there", served.ask("GET", f"/api/tables/{json.loads(body)['table']['id']}")[0] == 200)
    check("it stops", served.stop() == 0)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for part in ("plain", "killed", "full", "nobody", "crashed"):
            (folder / part).mkdir()
        served = Served(folder / "plain", *FREE)
        addresses(served)
        pages(served)
        cookies(served)
        whole_game(served, folder / "plain")
        two_examples(served, folder / "plain")
        check("it stops when it is told to", served.stop() == 0)
        log = (folder / "plain" / "log").read_text()
        check("its log has lines of JSON", all(json.loads(line) for line in log.splitlines()))
        killed(folder / "killed")
        full_disk(folder / "full")
        nobody_there(folder / "nobody")
        crashed(folder / "crashed")


main()
