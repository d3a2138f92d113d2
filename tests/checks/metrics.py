#!/usr/bin/env python3
"""Drives a server and sees its metrics move; and looks at every byte of metrics and log for what must not be there."""
import json
import pathlib
import re
import sqlite3
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples"))
import bot  # noqa: E402
from harness import check, finish, here  # noqa: E402
from served import FREE, Served, code_of  # noqa: E402


def metrics(served):
    """From `name{label="value",...}` to its number."""
    numbers = {}
    for line in served.ask("GET", "/metrics")[2].splitlines():
        if not line.startswith("#"):
            name, _, number = line.rpartition(" ")
            numbers[name] = float(number)
    return numbers


def total(numbers, name, *labels):
    return sum(number for key, number in numbers.items()
               if key.split("{")[0] == name and all(label in key for label in labels))


def wait_for(served, name, labels, wanted):
    """Some are counted every other second."""
    for _ in range(60):
        if total(metrics(served), name, *labels) == wanted:
            return True
        time.sleep(0.1)
    return False


def moves(served):
    before = metrics(served)
    player = bot.Server(served.address)
    chairs = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "tourist"}]
    table = player.post("/api/tables", {"chairs": chairs})["table"]["id"]
    check("a table that is played is counted", wait_for(served, "fogline_tables", ['stage="playing"'], 1))
    with player.request(f"/api/tables/{table}/stream"):
        check("a stream is counted", wait_for(served, "fogline_sockets", [], 1))
    check("... and counted no more when it is closed", wait_for(served, "fogline_sockets", [], 0))
    bot.play(player, table)
    check("a game that is over is counted", wait_for(served, "fogline_tables", ['stage="over"'], 1))
    waiting = player.post("/api/tables", {"chairs": [{"kind": "open"}, {"kind": "open"}]})["table"]["id"]
    check("a table that waits is counted", wait_for(served, "fogline_tables", ['stage="open"'], 1))

    path = f"/api/tables/{waiting}/messages"
    check("a wish is refused", code_of(served.ask("POST", path, '{"type":"leave","seat":0}')) == "not_your_seat")
    check("a message is refused", code_of(served.ask("POST", path, '{"type":"\\u0041"}')) == "bad_message")
    served.ask("GET", "/api/tables", headers={"Origin": "http://elsewhere.example"})
    check("the lobby is read from the store", served.ask("GET", "/api/tables")[0] == 200)
    served.ask("GET", "/secret-page-1.txt")
    served.ask("SECRETVERB", "/secret-page-2")
    served.ask("POST", "/api/secret-page-3?secret-page-4")
    after = metrics(served)

    def grew(name, *labels, by=None):
        growth = total(after, name, *labels) - total(before, name, *labels)
        check(f"{name} {labels} moves", growth == by if by else growth > 0, growth)

    grew("fogline_messages_total")
    entries = sqlite3.connect(here / "games.db").execute("SELECT text FROM log WHERE table_id = ?", (table,))
    grew("fogline_actions_total", by=sum(json.loads(text)["type"] == "moved" for text, in entries))
    grew("fogline_refusals_total", 'code="not_your_seat"', by=1)
    grew("fogline_refusals_total", 'code="bad_message"', by=1)
    grew("fogline_refusals_total", 'code="foreign_origin"', by=1)
    grew("fogline_answer_seconds_count")
    grew("fogline_store_seconds_count")
    grew("fogline_store_batch_sum")
    grew("fogline_store_question_seconds_count")
    grew("fogline_bot_seconds_count", 'level="tourist"')
    grew("fogline_http_requests_total", 'method="POST"', 'route="/api/tables"', 'status="201"', by=2)
    grew("fogline_http_requests_total", 'route="/api/tables/{table}/messages"', 'status="200"')
    grew("fogline_http_requests_total", 'route="/api/tables/{table}/messages"', 'status="403"', by=1)
    grew("fogline_http_requests_total", 'route="/{page}"', 'status="404"', by=1)
    grew("fogline_http_requests_total", 'route="other"', 'status="404"', by=1)
    grew("fogline_http_requests_total", 'method="other"', by=1)
    answered = total(after, "fogline_answer_seconds_count")
    check("every message has one answer", answered == total(after, "fogline_messages_total"), answered)
    for name in ("fogline_bot_queue", "fogline_store_queue", "fogline_store_failures_total", "fogline_slow_clients_total"):
        check(f"{name} is there", name in after and after[name] == 0, after.get(name))
    return [player.token, table, waiting]


def secrets_of(served):
    """Every id, token, invitation and seed that the database knows; people's names and passwords."""
    status, headers, body = served.ask("POST", "/api/tables", json.dumps({"chairs": [
        {"kind": "person", "name": "Zebulon"}, {"kind": "invited"}]}))
    cookie = headers["Set-Cookie"].split(";")[0]
    (code,) = json.loads(body)["invites"].values()
    table = json.loads(body)["table"]["id"]
    path = f"/api/tables/{table}/messages"
    served.ask("POST", path, json.dumps({"type": "sit", "name": "Quentin", "invite": code}))
    served.ask("POST", path, json.dumps({"type": "say", "seat": 0, "text": "xylophone"}), {"Cookie": cookie})
    for password in ("correct horse", "wrong horse"):
        served.ask("POST", "/api/accounts", json.dumps({"name": "Zebulon", "password": password}), {"Cookie": cookie})
        served.ask("POST", "/api/sessions", json.dumps({"name": "Zebulon", "password": password}))
    words = {"Zebulon", "Quentin", "xylophone", "correct horse", "wrong horse", cookie.split("=")[1], code}
    database = sqlite3.connect(here / "games.db")
    for (text,) in database.execute("SELECT text FROM log"):
        words |= set(re.findall(r'"(?:person|host|invite|seed)":"([^"]+)"', text))
        for event in json.loads(text).get("events", []):
            words |= {ticket for offer in event.get("offers", []) for ticket in offer} | set(event.get("tickets", []))
    words |= {row[0] for row in database.execute("SELECT id FROM tables UNION SELECT token_hash FROM sessions")}
    return words


def main():
    served = Served(here, *FREE, "--bot-ms", "5")
    try:
        secrets = set(moves(served)) | secrets_of(served)
        secrets |= {"SECRETVERB"} | {f"secret-page-{i}" for i in range(1, 5)}
        told = served.ask("GET", "/metrics")[2]
        check("it stops", served.stop() == 0)
        log = (here / "log").read_text()
        check("there is a log", log.count("\n") >= 1, log)
        check("there is something to look for", len(secrets) > 25, secrets)
        for where, text in (("the metrics", told), ("the log", log)):
            found = [word for word in secrets if word in text]
            check(f"{where} tell nothing", not found, found)
    finally:
        served.kill()
    finish()


main()
