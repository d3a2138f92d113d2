#!/usr/bin/python3
"""How `fogline serve` is set up: by flags, by the environment and by a file, in this order; and a game on a board that
did not come with the program."""
import json
import os
import random
import re
import subprocess

from harness import binary, board_file, check, expect, finish, here, run
from players import Person, Player, seated, seed
from served import PATIENCE, Served

file = here / "fogline.conf"


def opened(*arguments, **environment):
    """Which of the databases a, b and c a server makes that is set up like this, and the cookie that it gives."""
    for name in "abc":
        (here / name).unlink(missing_ok=True)
    process = subprocess.Popen([binary, "serve", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               cwd=here, env={**os.environ, **environment})
    try:
        port = re.search(r":(\d+)/", process.stdout.readline())
        if not port:
            return process.stderr.read()
        served = Served.__new__(Served)  # one that was started here
        served.port = int(port.group(1))
        made = "".join(name for name in "abc" if (here / name).exists())
        return made, "Secure" in served.ask("POST", "/api/guests", "{}")[1]["Set-Cookie"]
    finally:
        process.kill()
        process.wait()


def where_from():
    file.write_text("# of a club\n\nlisten = 127.0.0.1:0\n  database=sqlite:a  \nhttps = true\n")
    check("a file alone", opened("--config", file) == ("a", True), opened("--config", file))
    by_environment = opened(FOGLINE_CONFIG=str(file))
    check("the file's name from the environment", by_environment == ("a", True), by_environment)
    environment = opened("--config", file, FOGLINE_DATABASE="sqlite:b", FOGLINE_HTTPS="false")
    check("the environment goes before the file", environment == ("b", False), environment)
    flag = opened("--config", file, "--database", "sqlite:c", FOGLINE_DATABASE="sqlite:b")
    check("a flag goes before both", flag == ("c", True), flag)


def by_itself():
    """Without a word it is where everybody looks for it. Another program may have that port; then it says so."""
    folder = here / "empty"
    folder.mkdir()
    process = subprocess.Popen([binary, "serve"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder)
    told = process.stdout.readline() or process.stderr.read()
    process.kill()
    process.wait()
    check("by itself it is at 127.0.0.1:8080", "127.0.0.1:8080" in told, told)
    check("... and keeps all in its data folder", (folder / "data" / "fogline.db").is_file())


def one_server():
    served = Served(here)
    expect(2, "serve", "--listen", "127.0.0.1:0", "--database", served.database, says=["a server uses it already"])
    check("the first one is not disturbed", served.ask("POST", "/api/guests", "{}")[0] == 201)
    served.kill()
    served.start()
    check("one that was killed starts again at once", served.ask("GET", "/readyz")[0] == 200)
    check("it stops", served.stop() == 0)


def refused():
    expect(2, "serve", "--config", "nowhere.conf", says=["nowhere.conf", "cannot be read"])
    expect(2, "serve", "--config", here, says=[str(here), "cannot be read"])
    for text, says in [("treads = 2", ["line 2", "no option treads"]), ("config = x", ["no option config"]),
                       ("threads = none", ["line 2", "--threads", "none"]), ("threads = 0", ["--threads", "range"]),
                       ("max-tables = -1", ["--max-tables"]), ("https = perhaps", ["--https", "perhaps"]),
                       ("threads = 1\nthreads = 2", ["line 3", "--threads"]), ("listen = here", ["line 2", "--listen", "ADDRESS:PORT", "here"]),
                       ("threads", ["line 2", "name = value"]), ("board = nowhere.json", ["nowhere.json"])]:
        file.write_text("database = sqlite:a\n" + text + "\n")
        expect(2, "serve", "--config", file, says=says + ([file.name] if "line 2" in says else []))
    for option in ("--max-tables", "--sockets-per-address"):
        expect(2, "serve", option, "-1", says=[option])
    expect(2, "serve", "--listen", "1.2.3.4:x", says=["--listen", "ADDRESS:PORT", "1.2.3.4:x"])
    bad = run("serve", env={**os.environ, "FOGLINE_THREADS": "many"})
    check("a bad value in the environment", bad.returncode == 2 and "--threads" in bad.stderr, bad.stderr)


def other_board(number):
    board = json.loads(board_file.read_text())
    board.update(id=f"other-{number}", name=f"Other {number}")
    path = here / f"other-{number}.json"
    path.write_text(json.dumps(board))
    return str(path)


def plays(served, board, rng):
    """A game of two on this board, to its end."""
    people = [Person(served), Person(served)]
    table = seated(people[0], people[1:], board=board)
    players = [Player(person, table, [served], rng) for person in people]
    for player in players:
        player.start()
    for player in players:
        player.join(2 * PATIENCE)
    check(f"a game on {board}", all(player.end for player in players), [player.error for player in players])
    record = json.loads(served.ask("GET", f"/api/tables/{table}/record")[2])
    check(f"the record of a game on {board} names it", record["board"] == board, record.get("board"))
    file.write_text(json.dumps(record) + "\n")
    expect(0, "verify", "--board", f"{board}.json", file)


def boards():
    first, second, third = (other_board(number) for number in (1, 2, 3))
    rng = random.Random(seed)
    os.environ["FOGLINE_BOARDS"] = f"{first}, {second}"
    served = Served(here)
    plays(served, "other-2", rng)
    answer = Person(served).ask("POST", "/api/tables", {"chairs": [{"kind": "open"}] * 2, "settings": {"board": "other-3"}})
    check("a board that nobody named", answer["code"] == "no_such_board", answer)
    served.kill()
    served = Served(here, "--board", third, "--board", second)
    plays(served, "other-3", rng)
    served.kill()
    del os.environ["FOGLINE_BOARDS"]
    file.write_text(f"board = {first}\nboard = {second}, {third}\n")
    served = Served(here, "--config", str(file))
    for board in ("san-francisco", "other-1", "other-2", "other-3"):
        Person(served).make_table([{"kind": "open"}] * 2, board=board)
    served.kill()


by_itself()
one_server()
where_from()
refused()
boards()
finish()
