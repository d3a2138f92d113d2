#!/usr/bin/python3
"""A real server whose database is locked, full, read-only, of another version, damaged or not there at all.

    broken_store.py BINARY [--quick] [--seed N]
"""
import hashlib
import json
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

OWN_MOUNTS = ["unshare", "--mount"]  # what is mounted here is gone when this program is
if "--own-mounts" not in sys.argv and subprocess.run([*OWN_MOUNTS, "true"], capture_output=True).returncode == 0:
    os.execvp("unshare", [*OWN_MOUNTS, sys.executable, *sys.argv, "--own-mounts"])

from harness import binary, check, finish, here
from players import Person, Player, over, quick, seated, seed, verified
from served import FREE, PATIENCE, Served, code_of, ready, wait_until

rng = random.Random(seed)
CHAIRS = '{"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}]}'


def folder_of(name):
    folder = here / name
    folder.mkdir()
    return folder


def refuses_to_start(what, file, *words, as_nobody=False):
    """It exits with 2, says on one line what is wrong and what to do, and leaves the file as it was."""
    before = file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest()
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if as_nobody and os.geteuid() == 0 else []
    ran = subprocess.run([*nobody, binary, "serve", "--listen", "127.0.0.1:0", "--database", f"sqlite:{file}"],
                         capture_output=True, text=True, timeout=PATIENCE)
    check(f"{what}: it does not start", ran.returncode == 2 and not ran.stdout, ran)
    said = ran.stderr.strip()
    check(f"{what}: it says why", all(word in said for word in (*words, str(file))) and "\n" not in said, said)
    check(f"{what}: the file is as it was", before == (file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest()))


def two_games(served):
    """People, tables and players. The first game is under way; the players of the second one have not come yet, so that
    something is left to be done however fast the first two are."""
    people = [Person(served) for _ in range(4)]
    tables = [seated(people[0], people[1:2]), seated(people[2], people[3:])]
    players = [Player(person, tables[i // 2], [served], random.Random(f"{seed} {i}")) for i, person in enumerate(people)]
    for player in players[:2]:
        player.start()
    check("a game is under way", wait_until(lambda: players[0].acknowledged, 60))
    return people, tables, players


def come_and_are_refused(players, code):
    """The players of the second game come, and their first action is refused."""
    for player in players[2:]:
        player.start()
    return wait_until(lambda: code in players[2].refused and code in players[3].refused, 60)


def locked(folder):
    served = Served(folder, *FREE)
    _, tables, players = two_games(served)
    other = sqlite3.connect(folder / "games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    entries = other.execute("SELECT count(*) FROM log").fetchone()
    check("actions at a locked database are refused", come_and_are_refused(players, "store_unavailable"))
    refused = served.ask("POST", "/api/tables", CHAIRS)
    check("a locked database is unavailable", (refused[0], code_of(refused)) == (503, "store_unavailable"), refused)
    check("... and the server is not ready", served.ask("GET", "/readyz")[0] == 503)
    check("... but lives", served.ask("GET", "/healthz")[0] == 200)
    check("... and nothing was written", other.execute("SELECT count(*) FROM log").fetchone() == entries)
    other.execute("ROLLBACK")
    other.close()
    for player in players:
        player.join(2 * PATIENCE)
    check("it goes on when the lock is gone", all(player.end and not player.error for player in players))
    check("... and is ready", wait_until(lambda: ready(served), 60))
    for table in tables:
        faults = verified(served, table)
        check("a game that had to wait is right", not faults, faults)
    check("it stops", served.stop() == 0)


def disk_fails(folder, what, fail, mend):
    """A disk of our own fails in the middle of games and is mended: what is answered is there, and what is refused is not."""
    served = Served(folder, *FREE, log=here / f"{folder.name}.log")
    people, tables, players = two_games(served)
    fail()
    check(f"{what}: actions are refused", come_and_are_refused(players, "disk_full"), [player.refused[-3:] for player in players])
    refused = served.ask("POST", "/api/tables", CHAIRS)
    check(f"{what}: so are new tables", (refused[0], code_of(refused)) == (503, "disk_full"), refused)
    check(f"{what}: the server is not ready, but lives",
          (served.ask("GET", "/readyz")[0], served.ask("GET", "/healthz")[0]) == (503, 200))
    seqs = [people[2 * i].look(table)["seq"] for i, table in enumerate(tables)]
    time.sleep(0.5)
    check(f"{what}: nothing changes", seqs == [people[2 * i].look(table)["seq"] for i, table in enumerate(tables)])
    mend()
    for player in players:
        player.join(2 * PATIENCE)
    check(f"{what}: it goes on when the cause is gone", all(player.end and not player.error for player in players),
          [(player.error, player.refused[-3:]) for player in players])
    check(f"{what}: the server is ready then", wait_until(lambda: ready(served), 60))
    for table in tables:
        faults = verified(served, table)
        check(f"{what}: the game is right", not faults, faults)
    served.kill()
    database = sqlite3.connect(folder / "games.db")
    check(f"{what}: the file is sound", database.execute("PRAGMA integrity_check").fetchone() == ("ok",))
    rows = database.execute("SELECT table_id, text FROM log").fetchall()
    database.close()
    ids = [(table, json.loads(text).get("id")) for table, text in rows if '"type":"moved"' in text]
    wrong = [action for player in players for action in player.acknowledged if ids.count(action) != 1]
    check(f"{what}: no acknowledged action is lost or done twice", not wrong, wrong[:5])


def full_disk(folder):
    def fill():
        with open(folder / "rest", "wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:  # now it is full
                pass

    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "fogline-check", folder], capture_output=True, text=True)
    if mounted.returncode != 0:
        return not_checked("a full disk", mounted.stderr)
    disk_fails(folder, "a full disk", fill, (folder / "rest").unlink)
    subprocess.run(["umount", folder], check=True)


def make_read_only(*files):
    """Also for who has opened them already. What is wrong if that cannot be done."""
    return subprocess.run(["chattr", "+i", *files], capture_output=True, text=True).stderr


def make_writable(folder):
    subprocess.run(["chattr", "-R", "-i", folder], check=True)


def why_not_read_only(folder):
    """Why no file of this folder can be made read-only for who has opened it; empty if that works."""
    with open(folder / "probe", "wb", buffering=0) as file:
        why = make_read_only(folder / "probe")
        if why:
            return why
        try:
            file.write(b"x")
            why = "what is open can be written on"
        except OSError:
            pass
    make_writable(folder)
    return why


def read_only_disk():
    """In the folder for temporary files or, if its disk cannot do that, next to the program."""
    for parent in (here, pathlib.Path(binary).parent):
        with tempfile.TemporaryDirectory(dir=parent) as name:
            why = why_not_read_only(pathlib.Path(name))
            if why:
                continue
            try:
                return disk_fails(pathlib.Path(name), "a disk that is read-only now",
                                  lambda: make_read_only(f"{name}/games.db", f"{name}/games.db-wal"), lambda: make_writable(name))
            finally:  # so that it can be removed
                make_writable(name)
    return not_checked("a disk that is read-only now", why)


def not_checked(what, why):
    print(f"NOT CHECKED: {what}: this needs root and a machine of its own: {why.strip()}", flush=True)


def bad_files(folder):
    """`folder` has a good database of a server that has stopped."""
    good = folder / "games.db"
    newer = folder / "newer.db"
    shutil.copy(good, newer)
    database = sqlite3.connect(newer)
    database.execute("PRAGMA user_version = 99")
    database.close()
    refuses_to_start("a newer schema", newer, "version 99", "Run the newer program")
    garbage = folder / "garbage.db"
    garbage.write_bytes(rng.randbytes(50_000))
    refuses_to_start("no database at all", garbage, "not a database")
    cut = folder / "cut.db"
    cut.write_bytes(good.read_bytes()[:5000])
    refuses_to_start("a file that was cut off", cut, "malformed")
    read_only = folder_of("read-only")
    shutil.copy(good, read_only / "games.db")
    for path, mode in ((here, 0o755), (folder, 0o755), (read_only / "games.db", 0o444), (read_only, 0o555)):
        path.chmod(mode)
    refuses_to_start("a file that cannot be written", read_only / "games.db", "right to write", as_nobody=True)
    refuses_to_start("a folder that cannot be written", read_only / "new.db", "right to write", as_nobody=True)
    refuses_to_start("a folder in place of a file", read_only, "unable to open")
    taken = subprocess.run([binary, "serve", "--listen", "127.0.0.1:0", "--database", "postgres://127.0.0.1:1/none"],
                           capture_output=True, text=True, timeout=PATIENCE)
    check("no PostgreSQL: it says so", taken.returncode == 2 and "Check that the database runs" in taken.stderr, taken)


def damaged(folder):
    """Pages in the middle of the file are overwritten: the server must refuse, and never die."""
    good = (here / "good" / "games.db").read_bytes()
    for _ in range(3 if quick else 10):
        damage = bytearray(good)
        for _ in range(rng.randrange(1, 8)):
            at = rng.randrange(4096, len(damage) - 200)
            damage[at:at + 200] = rng.randbytes(200)
        (folder / "games.db").write_bytes(damage)
        for name in ("games.db-wal", "games.db-shm"):
            (folder / name).unlink(missing_ok=True)
        process = subprocess.Popen([binary, "serve", "--listen", "127.0.0.1:0", "--database", f"sqlite:{folder}/games.db"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = process.stdout.readline()
        if line:
            served = Served.__new__(Served)
            served.port, served.process = int(line.rstrip("/\n").rsplit(":", 1)[1]), process
            for table in tables:
                served.ask("GET", f"/api/tables/{table}")
                served.ask("GET", f"/api/tables/{table}/record")
            served.ask("GET", "/api/tables")
            served.ask("POST", "/api/tables", CHAIRS)
            check("a server with a damaged database lives", served.ask("GET", "/healthz")[0] == 200)
            process.terminate()
        check("... and ends as it should", process.wait(PATIENCE) == (0 if line else 2), (process.returncode, process.stderr.read()))


def broken_tables(folder):
    """Logs that cannot be: their tables do not work, and the others do."""
    shutil.copy(here / "good" / "games.db", folder / "games.db")
    database = sqlite3.connect(folder / "games.db")
    for step in ("INSERT INTO entries SELECT table_id, seq, at_ms, text FROM journal", "DELETE FROM journal"):
        database.execute(step)
    playable = database.execute("SELECT table_id FROM log GROUP BY table_id HAVING count(*) > 20").fetchall()
    broken = [row[0] for row in playable]
    ways = [lambda text: "{}", lambda text: text[:-5], lambda text: text.replace('"moved"', '"flew"'),
            lambda text: text.replace('"seat":', '"seat":7', 1)]
    for table, way in zip(broken, ways):
        text, = database.execute("SELECT text FROM log WHERE table_id = ? AND seq = 10", (table,)).fetchone()
        database.execute("UPDATE entries SET text = ? WHERE table_id = ? AND seq = 10", (way(text), table))
    database.commit()
    database.close()
    broken = broken[:len(ways)]
    check("there are tables to break", len(broken) == len(ways), broken)
    served = Served(folder, *FREE)
    host = Person(served)
    for table in broken:
        answer = served.ask("GET", f"/api/tables/{table}")
        check("a broken table says so", (answer[0], code_of(answer)) == (500, "broken_table"), answer)
        check("... to a WebSocket as well", host.line(table).end() == (1008, "broken_table"))
        again = served.ask("GET", f"/api/tables/{table}/record")
        check("... and again", code_of(again) == "broken_table", again)
    players = [Person(served), Person(served)]
    table = seated(players[0], players[1:])
    playing = [Player(person, table, [served], random.Random(f"{seed} {i}")) for i, person in enumerate(players)]
    for player in playing:
        player.start()
    for player in playing:
        player.join(2 * PATIENCE)
    check("other tables play on", all(player.end and over(player.end) for player in playing))
    check("it stops", served.stop() == 0)
    lines = [json.loads(line) for line in (folder / "log").read_text().splitlines()]
    named = {line["table"] for line in lines if line["event"] == "broken_table"}
    check("the log names the broken tables", named == set(broken), named)
    check("... and the entry", all("entry 10" in line["mistake"] for line in lines if line["event"] == "broken_table"))


good = folder_of("good")
maker = Served(good, *FREE)
tables = []
for _ in range(5):
    pair = [Person(maker), Person(maker)]
    tables.append(seated(pair[0], pair[1:]))
    both = [Player(person, tables[-1], [maker], random.Random(f"{seed} {i}")) for i, person in enumerate(pair)]
    for one in both:
        one.start()
    for one in both:
        one.join(2 * PATIENCE)
check("a good database is made", maker.stop() == 0)
locked(folder_of("locked"))
if "--own-mounts" in sys.argv:
    full_disk(folder_of("full-disk"))
else:
    not_checked("a full disk", "nothing can be mounted")
read_only_disk()
bad_files(good)
broken_tables(folder_of("broken"))
damaged(folder_of("damaged"))
finish()
