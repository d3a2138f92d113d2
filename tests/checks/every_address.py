#!/usr/bin/python3
"""Asks for every address of the API at every stage of a table, with every choice of who may watch, as everybody there can
be. Every answer is as docs/openapi.yaml says, whoever may not see a table sees nothing of it, and the server lives on."""
import itertools
import json
import random

from harness import check, finish, here
from players import any_action
from served import FREE, Served
from updates import views_of
from visitor import Visitor, operations, seen

rng = random.Random(16)
ACCOUNT = {"name": "Cid", "password": "correct horse"}


def program(served):
    return Visitor(served, Visitor(served).ask("POST", "/api/programs", expect=201)["token"])


def bodies(method, path):
    """What is sent to an address: something right, something wrong."""
    if method != "POST":
        return [None]
    if path.endswith("/messages"):
        return [{"type": "ping", "id": "p"}, {"type": "say", "seat": 0, "phrase": "hello"}, {"type": "leave", "seat": 3}, "{"]
    if path == "/api/tables":
        return [{"chairs": [{"kind": "person", "name": "Cid"}, {"kind": "open"}]}, "{"]
    return [ACCOUNT, "{"] if path in ("/api/accounts", "/api/sessions") else ["{}"]


def ask_everything(served, table, name, who):
    """Every address, as one person; the answers of those that are about the table."""
    answers = {}
    headers = dict(who.headers)
    for method, path in operations():
        who.table, who.headers = table, dict(headers)
        if path.endswith("/stream"):
            who.first_line(None).close()
            answers[path] = who.heard
        elif path.endswith("/socket"):
            who.socket(None).close()
            answers[path] = who.heard
        else:
            for body in bodies(method, path):
                who.headers = dict(headers)
                if method == "DELETE" and headers:
                    continue  # who ends a session does not come back; the account below does
                answer = who.ask(method, path, body)
                if "{table}" in path and method == "GET":
                    answers[path] = answer
    who.headers = headers
    check(f"the server lives on after {name}", served.process.poll() is None)
    return answers


def play(seats, table, until):
    """Both people act until somebody's view is as wanted."""
    while True:
        for seat in seats:
            view, = views_of(seat.ask("GET", "/api/tables/{table}", table=table, expect=200))
            if until(view):
                return
            if "legal" in view.get("own", {}):
                seat.table = table
                seat.say({"type": "act", "id": f"{rng.getrandbits(64):x}", "seat": view["seat"], "seq": view["seq"],
                          "action": any_action(view["own"]["legal"], rng)}, 200)


def judge_answers(name, stage, spectators, seated, token_code, answers):
    look, record = answers["/api/tables/{table}"], answers["/api/tables/{table}/record"]
    closed = spectators == "nothing" and stage != "open" and not seated
    check(f"{name}: a look", look.get("code") == ("no_spectators" if closed else None), look)
    wanted = "no_spectators" if closed else None if stage == "over" else "not_over"
    check(f"{name}: the record", record.get("code") == wanted, record)
    for way in ("stream", "socket"):
        heard = answers[f"/api/tables/{{table}}/{way}"]
        check(f"{name}: by {way}", heard.get("code") == (token_code or look.get("code")), heard)
    own = [view for view in views_of(look) if "own" in view] if "version" in look else []
    check(f"{name}: own cards", len(own) == (1 if seated and stage != "open" else 0), look)


def main():
    folder = here / "tables"
    folder.mkdir()
    served = Served(folder, *FREE)
    account = Visitor(served)
    account.ask("POST", "/api/accounts", {"name": "Dot", "password": "correct horse"}, 201)
    for spectators in ("nothing", "table", "everything"):
        settings = {"spectators": spectators, **({"delay_turns": 2} if spectators == "everything" else {})}
        host, other = Visitor(served), program(served)
        host.make({"chairs": [{"kind": "person", "name": "Ann"}, {"kind": "open"}], "settings": settings})
        people = {"the host": (host, True), "the other": (other, True), "an account": (account, False),
                  "a program": (program(served), False), "nobody": (Visitor(served), False)}
        guest = Visitor(served)
        guest.ask("POST", "/api/guests", expect=201)
        people["a guest"] = (guest, False)

        def everybody(stage):
            for version, (who, (visitor, seated)) in itertools.product((1, 2), people.items()):
                visitor.version = version
                name = f"{spectators}, {stage}, {who}, version {version}"
                answers = ask_everything(served, host.table, name, visitor)
                if who != "the other" or stage != "open":
                    judge_answers(name, stage, spectators, seated, "no_token" if who == "nobody" else None, answers)

        everybody("open")
        other.table = host.table
        other.say({"type": "sit", "name": "Bob"}, 200)
        everybody("playing")
        play((host, other), host.table, lambda view: view["table"]["stage"] == "over")
        everybody("over")
        served.stop()
        served.start()
        everybody("over")
    account.ask("DELETE", "/api/sessions", expect=200)
    for method, path in operations():
        check(f"{method} {path} was asked", any(operation == f"{method} {path}" for operation, _ in seen))
    check("it stops", served.stop() == 0)
    finish()


main()
