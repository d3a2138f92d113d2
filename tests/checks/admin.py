#!/usr/bin/env python3
"""`fogline admin` on databases of real servers, while they run: list, inspect, backup, and a move to PostgreSQL and back."""
import json
import pathlib
import sqlite3
import stat
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples"))
import bot  # noqa: E402
from harness import board_file, check, expect, finish, here, run  # noqa: E402
from postgres import Postgres  # noqa: E402
from served import FREE, Served  # noqa: E402

PASSWORD = '{"name":"Ann","password":"correct horse"}'


def lines(path):
    return pathlib.Path(path).read_text().splitlines()


def admin(command, *arguments, database):
    return [*("admin", command), "--database", database, *arguments]


class Club:
    """A server with a table of each stage: waiting for an invited guest, being played, over."""

    def __init__(self):
        self.served = Served(here, *FREE, "--bot-ms", "1")
        self.player = bot.Server(self.served.address)
        chairs = [{"kind": "person", "name": "Ann"}, {"kind": "invited"}]
        _, headers, body = self.served.ask("POST", "/api/tables", json.dumps({"chairs": chairs}))
        self.cookie = headers["Set-Cookie"].split(";")[0]
        self.open = json.loads(body)["table"]["id"]
        (self.invite,) = json.loads(body)["invites"].values()
        self.served.ask("POST", "/api/accounts", PASSWORD, {"Cookie": self.cookie})
        two = [{"kind": "person", "name": "Bea"}, {"kind": "person", "name": "Cid"}]
        self.playing = self.player.post("/api/tables", {"chairs": two, "settings": {"first": 0}})["table"]["id"]
        for _ in range(12):
            self.move(self.player, self.playing)
        bots = [{"kind": "person", "name": "Dot"}, {"kind": "bot", "level": "tourist"}]
        self.over = self.player.post("/api/tables", {"chairs": bots, "settings": {"first": 0}})["table"]["id"]
        bot.play(self.player, self.over)

    @staticmethod
    def move(player, table):
        """One action of whoever is to act: both seats are the player's."""
        for update in player.updates(table):
            for view in update.get("views", []):
                if "legal" in view["own"]:
                    player.post(f"/api/tables/{table}/messages", {
                        "type": "act", "id": f"m{update['seq']}", "seq": update["seq"], "seat": view["seat"],
                        "action": bot.choose(view["own"]["legal"])})
                    return


def lists(club, database):
    told = run(*admin("list", database=database)).stdout
    for word in (club.open, club.playing, club.over, "Ann, -", "Bea, Cid", "Dot, (tourist)", "open", "playing", "over"):
        check(f"list has {word}", word in told, told)
    rows = [json.loads(line) for line in run(*admin("list", "--json", database=database)).stdout.splitlines()]
    check("list --json has the same tables", {row["table"] for row in rows} == {club.open, club.playing, club.over}, rows)
    for row in rows:
        check("a table is made before it changes", 0 < row["made_ms"] <= row["changed_ms"], row)
    for stage in ("open", "playing", "over"):
        told = run(*admin("list", "--json", "--stage", stage, database=database)).stdout
        check(f"list --stage {stage} has one", json.loads(told)["table"] == getattr(club, stage), told)
    check("list --since a day ago has all", len(run(*admin("list", "--json", "--since", "1d", database=database)).stdout.splitlines()) == 3)
    check("list --since tomorrow has none", not run(*admin("list", "--json", "--since", "2999-01-01", database=database)).stdout)
    expect(2, *admin("list", "--since", "yesterday", database=database), says=["--since must be"])
    expect(2, *admin("list", database="sqlite:no-such-file.db"), says=["there is no database"])
    check("a mistyped database is not made", not (here / "no-such-file.db").exists())


def hidden_words(database_file, table):
    """What nobody but one seat, or nobody at all, may know of a running table."""
    facts = [json.loads(text) for (text,) in sqlite3.connect(database_file).execute(
        "SELECT text FROM log WHERE table_id = ? ORDER BY seq", (table,))]
    words = {chair[key] for chair in facts[0]["chairs"] for key in ("person", "invite") if key in chair}
    words.add(facts[0]["host"])
    routes = {route["id"] for route in json.loads(board_file.read_text())["routes"]}
    for fact in facts:
        words |= {fact["seed"]} if "seed" in fact else set()
        for event in fact.get("events", []):
            offers = event["offers"] if event["type"] == "dealt" else [event.get("tickets", [])]
            words |= {ticket for offer in offers for ticket in offer if ticket not in routes}
    return words


def inspects(club, database):
    for table in (club.open, club.playing):
        secrets = hidden_words(here / "games.db", table)
        check("there is something to hide", len(secrets) > (1 if table == club.open else 5), secrets)
        for options in ([], ["--json"]):
            told = expect(0, *admin("inspect", table, *options, database=database)).stdout
            check(f"inspect {options} hides what is hidden", not [word for word in secrets if word in told], told)
            check("inspect has nobody's own view", '"own"' not in told and '"seed"' not in told, told)
        told = run(*admin("inspect", "--all", table, database=database))
        check("inspect --all hides nothing", all(word in told.stdout for word in secrets), told.stdout)
        check("inspect --all warns", "hidden" in told.stderr, told.stderr)
    log = json.loads(run(*admin("inspect", "--json", club.playing, database=database)).stdout)
    check("the log has an entry for each fact", log["log"][-1]["seq"] == log["update"]["seq"] > 12, log)
    check("hidden cards are question marks", "?" in log["log"][1]["text"], log["log"][1])
    expect(2, *admin("inspect", "nosuchtable", database=database), says=["there is no table"])


def backups(club, database):
    """Copies taken while games are being played."""
    players = [bot.Server(club.served.address) for _ in range(6)]
    chairs = [{"kind": "person", "name": "P"}, {"kind": "bot", "level": "tourist"}]
    tables = [player.post("/api/tables", {"chairs": chairs})["table"]["id"] for player in players]
    threads = [threading.Thread(target=bot.play, args=pair) for pair in zip(players, tables)]
    for thread in threads:
        thread.start()
    sizes = set()
    for i in range(6):
        copy = here / f"copy{i}.db"
        expect(0, *admin("backup", "--out", copy, database=database), says=["copied to"])
        out = here / f"copy{i}.jsonl"
        expect(0, *admin("export", "--out", out, database=f"sqlite:{copy}"), says=["9 tables and 1 accounts"])
        sizes.add(len(out.read_text()))
        check("only its owner can read a copy", stat.S_IMODE(copy.stat().st_mode) == 0o600)
    check("the copies were made while games were played", len(sizes) > 1, sizes)
    expect(2, *admin("backup", "--out", here / "copy0.db", database=database), says=["there is such a file already"])
    for thread in threads:
        thread.join()
    records = here / "records.jsonl"
    expect(0, *admin("export", "--records", "--out", records, database=database), says=["7 records"])
    expect(0, "verify", records, says=["7 games are right (7 dealt again from their seed"])


def moves(club, database):
    """To PostgreSQL, on which the club plays on, and back."""
    first, second, third = here / "first.jsonl", here / "second.jsonl", here / "third.jsonl"
    expect(0, *admin("export", "--out", first, database=database), says=["9 tables and 1 accounts"])
    check("only its owner can read an export", stat.S_IMODE(first.stat().st_mode) == 0o600)
    expect(2, *admin("export", "--out", first, database=database), says=["must not exist"])
    postgres = Postgres()
    there = postgres.new_database()
    expect(0, *admin("import", first, database=there), says=["9 tables and 1 accounts added, 0 were there already, 0 left out"])
    expect(0, *admin("import", first, database=there), says=["0 tables and 0 accounts added, 10 were there already"])
    expect(0, *admin("export", "--out", second, database=there))
    check("nothing is lost on the way", lines(first) == lines(second))
    back = f"sqlite:{here}/back.db"
    expect(0, *admin("import", second, database=back))
    expect(0, *admin("export", "--out", third, database=back))
    check("... nor on the way back", lines(first) == lines(third))
    listed = [run(*admin("list", "--json", "--limit", 1000, database=which)).stdout for which in (there, database)]
    moved, own = [[json.loads(row) for row in sorted(rows.splitlines())] for rows in listed]  # they begin with the table's name
    apart = [a.pop("changed_ms") - b.pop("changed_ms") for a, b in zip(moved, own)]
    check("lists are the same", moved == own)
    check("... and changes are known to the minute", all(0 <= each < 60_000 for each in apart), apart)
    expect(2, *admin("backup", "--out", here / "pg.db", database=there), says=["pg_dump"])

    folder = here / "moved"
    folder.mkdir()
    served = Served(folder, *FREE, database=there)
    status, headers, _ = served.ask("POST", "/api/sessions", PASSWORD)
    check("an account has moved with its password", status == 200)
    session = {"Cookie": headers["Set-Cookie"].split(";")[0]}
    check("... and has its seat", json.loads(served.ask("GET", f"/api/tables/{club.open}", headers=session)[2])["seat"] == 0)
    guest = bot.Server(served.address)
    guest.token = club.player.token
    Club.move(guest, club.playing)
    check("a guest plays on with the same token", True)
    check("it stops", served.stop() == 0)
    expect(1, *admin("import", first, database=there), says=["1 left out"])

    one = here / "one.jsonl"
    expect(0, *admin("export", club.over, "--out", one, database=database), says=["1 tables and 0 accounts"])
    damaged = here / "damaged.jsonl"
    text = lines(one)
    document = json.loads(text[1])
    del document["entries"][5]
    damaged.write_text(f"{text[0]}\n{json.dumps(document)}\n")
    empty = f"sqlite:{here}/empty.db"
    result = expect(1, *admin("import", damaged, database=empty), says=["0 tables and 0 accounts added", "1 left out"])
    check("a damaged table is named with its entry", f"table {club.over}: entry 6 of its log" in result.stderr, result.stderr)
    check("nothing of it is written", not run(*admin("list", "--json", database=empty)).stdout)
    for content in ("", "{", "{}", '{"fogline_export":2}', f'{text[0]}\n{{"table":"A/B","entries":[]}}',
                    f'{text[0]}\n{{"account":"x","password":"plain","person":"p","made_ms":1}}'):
        damaged.write_text(content)
        expect(2, *admin("import", damaged, database=empty), says=["line"])


def guests(club, database):
    """What an account had as a guest is its own in another database too."""
    first, second = here / "guests", here / "guests2"
    for folder in (first, second):
        folder.mkdir()
    served = Served(first, *FREE)
    served.ask("POST", "/api/accounts", PASSWORD)
    _, headers, body = served.ask("POST", "/api/tables", '{"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}]}')
    served.ask("POST", "/api/sessions", PASSWORD, {"Cookie": headers["Set-Cookie"].split(";")[0]})
    check("it stops", served.stop() == 0)
    out, again = here / "guests.jsonl", here / "guests2.jsonl"
    other = f"sqlite:{second}/games.db"
    expect(0, *admin("export", "--out", out, database=served.database), says=["1 tables and 1 accounts"])
    expect(0, *admin("import", out, database=other), says=["1 tables and 1 accounts added"])
    expect(0, *admin("export", "--out", again, database=other))
    check("a guest of an account is exported", '{"guest":' in out.read_text() and lines(out) == lines(again), lines(out)[-1])
    served = Served(second, *FREE)
    session = {"Cookie": served.ask("POST", "/api/sessions", PASSWORD)[1]["Set-Cookie"].split(";")[0]}
    table = json.loads(body)["table"]["id"]
    check("... and imported", json.loads(served.ask("GET", f"/api/tables/{table}", headers=session)[2])["seat"] == 0)
    check("it stops", served.stop() == 0)


def main():
    club = Club()
    database = club.served.database
    try:
        for part in (lists, inspects, backups, moves, guests):
            part(club, database)
        check("the server stops when it is told to", club.served.stop() == 0)
    finally:
        club.served.kill()
    finish()


main()
