#!/usr/bin/env python3
"""Black-box checks of the command line: commands.py BINARY. One line for each check that fails."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

binary = str(pathlib.Path(sys.argv[1]).resolve())
root = pathlib.Path(__file__).resolve().parents[2]
board_file = root / "boards" / "san-francisco.json"
temp = tempfile.TemporaryDirectory()
here = pathlib.Path(temp.name)
passed = 0
failed = []


def check(what, good, detail=""):
    global passed
    if good:
        passed += 1
    else:
        failed.append(what)
        print(f"failed: {what} {str(detail)[:400]}".rstrip(), flush=True)


def run(*arguments, stdin="", **options):
    return subprocess.run([binary, *map(str, arguments)], input=stdin, capture_output=True, text=True, cwd=here,
                          timeout=120, **options)


def expect(code, *arguments, says=(), stdin=""):
    """Runs a command, and checks the exit code and what standard error says where the code is 2, output else."""
    result = run(*arguments, stdin=stdin)
    name = " ".join(map(str, arguments))
    check(f"`{name}` exits with {code}", result.returncode == code, (result.returncode, result.stderr))
    told = result.stderr if code == 2 else result.stdout
    for text in says:
        check(f"`{name}` says '{text}'", text in told, told)
    if code == 2:
        check(f"`{name}` says why, on standard error only", result.stderr.strip() and not result.stdout, result.stdout)
    return result


def parsed(what, text):
    try:
        return json.loads(text)
    except ValueError as error:
        check(f"{what}: valid JSON", False, error)
        return {}


def check_help():
    commands = [[], ["play"], ["simulate"], ["verify"], ["replay"], ["perft"], ["bench"], ["board"],
                ["board", "check"], ["board", "show"]]
    for command in commands:
        expect(0, *command, "--help", says=["--help"])
    expect(0, "--version", says=["fogline "])


def check_wrong_use():
    expect(2)
    expect(2, "frobnicate")
    expect(2, "simulate", "--frobnicate")
    expect(2, "simulate", "--games", 0)
    expect(2, "simulate", "--games", "many")
    expect(2, "simulate", "--players", 5)
    expect(2, "simulate", "--threads", 0)
    expect(2, "simulate", "--games", 1, "--seed", "today")
    expect(2, "simulate", "--games", 1, "--first", 3, says=["--first"])
    expect(2, "simulate", "--games", 1, "--bots", "genius", says=["genius", "random, greedy"])
    expect(2, "simulate", "--games", 1, "--players", 3, "--bots", "random,random", says=["2 bots for 3 players"])
    expect(2, "simulate", "--games", 1, "--records", here / "no" / "folder", says=["cannot be written"])
    expect(2, "simulate", "--games", 1, "--board", here / "missing", says=["missing: cannot be read"])
    expect(2, "play", "--bots", "genius", says=["genius"])
    expect(2, "play", "--bots", "random,random,random,random", says=["one to three bots"])
    expect(2, "perft", "--players", 1)
    expect(2, "bench", "--seconds", 0)
    expect(2, "verify")
    expect(2, "verify", here / "missing", says=["missing: cannot be read"])
    expect(2, "replay", here / "missing", says=["missing: cannot be read"])
    expect(2, "board", "check", here / "missing", says=["missing: cannot be read"])
    expect(2, "board", "check", here, says=["cannot be read"])  # a folder
    expect(2, "verify", here, says=["cannot be read"])
    with open("/dev/full", "w") as full:
        code = subprocess.run([binary, "board", "show"], stdout=full, stderr=subprocess.DEVNULL, timeout=60).returncode
    check("a full disk behind standard output exits with 2", code == 2, code)


def check_simulate():
    outputs = []
    for threads in (1, 2, 7):
        records = here / f"threads-{threads}.jsonl"
        result = expect(0, "simulate", "--games", 200, "--players", 3, "--bots", "random,greedy,random", "--seed", 9,
                        "--threads", threads, "--records", records, "--json")
        outputs.append((result.stdout, records.read_bytes()))
    check("the number of threads changes nothing", outputs[0] == outputs[1] == outputs[2])
    check("one record per game", outputs[0][1].count(b"\n") == 200)
    other = run("simulate", "--games", 200, "--players", 3, "--bots", "random", "--seed", 10, "--json").stdout
    check("another seed gives other games", other != outputs[0][0])

    result = parsed("simulate --json", outputs[0][0])
    check("simulate --json: keys", set(result) == {"games", "players", "seed", "decisions_per_game", "bots",
                                                   "win_share_by_seat"}, result)
    check("simulate --json: values", (result["games"], result["players"], result["seed"]) == (200, 3, 9))
    for bot in result["bots"]:
        check("simulate --json: keys of a bot",
              set(bot) == {"bot", "win_share", "mean_points", "mean_completed", "mean_tickets"}, bot)
    for shares in ([bot["win_share"] for bot in result["bots"]], result["win_share_by_seat"]):
        check("simulate --json: shares add up to 1", len(shares) == 3 and abs(sum(shares) - 1) < 1e-9, shares)

    first = here / "first.jsonl"
    run("simulate", "--games", 20, "--bots", "random,greedy", "--first", 2, "--records", first)
    levels = {json.loads(line)["players"][0]["level"] for line in first.read_text().splitlines()}
    check("R2.2: --first names who plays first", levels == {"greedy"}, levels)
    plain = run("simulate", "--games", 5, "--bots", "random").stdout
    check("simulate says how many games", plain.startswith("5 games"), plain)


def make_records():
    """A file of 3 games, of 2, 3 and 4 seats."""
    lines = []
    for players in (2, 3, 4):
        records = here / "one.jsonl"
        run("simulate", "--games", 1, "--players", players, "--bots", "random", "--seed", 3, "--records", records)
        lines += records.read_text().splitlines()
    path = here / "games.jsonl"
    path.write_text("\n".join(lines) + "\n")
    return path, [json.loads(line) for line in lines]


def check_verify(path, games):
    expect(0, "verify", path, says=["3 games are right"])
    expect(0, "verify", path, path, says=["6 games are right"])
    expect(0, "verify", "-", stdin=path.read_text(), says=["3 games are right"])
    good = parsed("verify --json", expect(0, "verify", "--json", path).stdout)
    check("verify --json: good", good == {"ok": True, "games": 3, "running": 0, "with_seed": 3}, good)

    running = json.loads(json.dumps(games[0]))
    del running["seed"]
    kept = [i for i, event in enumerate(running["events"]) if event["type"] == "tickets_kept"]
    del running["events"][kept[1] + 1:]
    (here / "running.jsonl").write_text(json.dumps(running) + "\n")
    result = parsed("verify --json", expect(0, "verify", "--json", here / "running.jsonl").stdout)
    check("verify counts running games", result == {"ok": True, "games": 1, "running": 1, "with_seed": 0}, result)

    tampered = json.loads(json.dumps(games))
    where = next(i for i, event in enumerate(games[1]["events"]) if event["type"] == "route_claimed")
    tampered[1]["events"][where]["points"] += 1
    bad = here / "tampered.jsonl"
    bad.write_text("".join(json.dumps(game) + "\n" for game in tampered))
    expect(1, "verify", bad, says=[f"{bad}: game 2, event {where}: R5.7: "])
    foul = parsed("verify --json", expect(1, "verify", "--json", bad).stdout)
    check("verify --json: foul", (foul.get("ok"), foul.get("game"), foul.get("event"), foul.get("rule")) ==
          (False, 2, where, "R5.7") and foul.get("file") == str(bad) and foul.get("message"), foul)
    result = run("replay", bad, "--game", 2)
    check("replay stops before a foul", result.returncode == 1 and f"event {where}: R5.7" in result.stderr, result)

    line = json.dumps(games[0])
    for name, text, says in [("truncated", line[:len(line) // 2], "game 1: not valid JSON"),
                             ("second-truncated", line + "\n" + line[:99] + "\n", "game 2: not valid JSON"),
                             ("malformed", line.replace('"type": "dealt"', '"type": "stolen"'), "game 1: events[0].type"),
                             ("binary", "\x00\x01\x02", "game 1: not valid JSON"),
                             ("blank", "\n", "game 1: ")]:
        (here / name).write_text(text)
        expect(2, "verify", here / name, says=[f"{name}: {says}"])
        if name != "second-truncated":
            expect(2, "replay", here / name, says=[f"{name}: {says}"])


def check_boards(path):
    expect(0, "board", "check", board_file, says=["a good board (san-francisco"])
    good = parsed("board check --json", expect(0, "board", "check", "--json", board_file).stdout)
    check("board check --json: good", good.get("ok") is True and len(good.get("sha256", "")) == 64, good)
    shown = parsed("board show --json", expect(0, "board", "show", "--json").stdout)
    check("board show --json", [len(shown[k]) for k in ("locations", "routes", "tickets", "token_symbols")] ==
          [22, 53, 24, 7] and shown["sha256"] == good.get("sha256"))
    expect(0, "board", "show", says=["22 places, 53 routes, 24 tickets", good.get("sha256", "?"), "Lombard Street"])

    board = json.loads(board_file.read_text())
    board["routes"][0]["color"] = "pink"
    board["routes"][0]["length"] = 99
    board["routes"][7]["between"][0] = "atlantis"
    bad = here / "bad.json"
    bad.write_text(json.dumps(board))
    result = expect(2, "board", "check", bad, says=["route golden-gate-bridge--presidio-a"])
    lines = result.stderr.splitlines()
    check("board check: a line per fault", len(lines) == 3 and all(l.startswith(f"{bad}: ") for l in lines), lines)
    result = expect(2, "simulate", "--games", 1, "--board", bad)
    check("--board: a line per fault", result.stderr.splitlines() == lines, result.stderr)
    result = run("board", "check", "--json", bad)
    faults = parsed("board check --json", result.stdout)
    check("board check --json: faults", result.returncode == 2 and faults.get("ok") is False and
          [f"{bad}: {fault}" for fault in faults.get("faults", [])] == lines, result.stdout)
    expect(2, "board", "check", "-", stdin="{", says=["-: not valid JSON"])

    board = json.loads(board_file.read_text())
    board["id"] = "another"
    board["routes"][0]["length"] = 3
    board["routes"][1]["length"] = 3
    other, records = here / "another.json", here / "another.jsonl"
    other.write_text(json.dumps(board))
    expect(0, "simulate", "--games", 3, "--bots", "random", "--board", other, "--records", records)
    expect(0, "verify", "--board", other, records, says=["3 games are right"])
    expect(2, "verify", records, says=["game 1: board is 'another'", "--board"])
    expect(2, "verify", "--board", other, path, says=["game 1: board is 'san-francisco'"])
    expect(2, "replay", records, says=["board is 'another'"])
    expect(0, "replay", "--board", other, records, says=["The game is over."])
    expect(0, "perft", "--board", other, "--depth", 2)
    expect(0, "board", "show", "--board", other, says=["(another)"])
    board["id"] = "san-francisco"
    other.write_text(json.dumps(board))
    expect(2, "verify", "--board", other, path, says=["game 1: board_sha256 is"])


def check_replay(path, games):
    board = json.loads(board_file.read_text())
    names = {place["id"]: place["name"] for place in board["locations"]}
    ticket_names = {t["id"]: f"{names[t['between'][0]]} - {names[t['between'][1]]} ({t['points']})"
                    for t in board["tickets"]}
    colours = re.compile(r"\b(blue|green|black|purple|red|orange|ferry)\b")

    def tickets_of(event):
        return event.get("kept", []) + event.get("returned", []) + event.get("tickets", [])

    for number, game in enumerate(games, 1):
        seats = len(game["players"])
        for seat in range(seats):
            lines = parsed("replay", expect(0, "replay", path, "--game", number, "--seat", seat, "--json").stdout)
            plain = expect(0, "replay", path, "--game", number, "--seat", seat).stdout
            check("replay: plain and JSON agree", "\n".join(line["text"] for line in lines) + "\n" == plain)
            check("replay --seat: one line per event", len(lines) == len(game["events"]))
            faults = []
            for event, line in zip(game["events"], lines):
                both, own = line["event"] + " | " + line["text"], event.get("seat") == seat
                if event["type"] == "dealt":
                    for other, offer in enumerate(event["offers"]):
                        for ticket in offer:
                            seen = ticket in line["event"], ticket_names[ticket] in line["text"]
                            if seen != ((True, True) if other == seat else (False, False)):
                                faults.append(both)
                    if line["event"].count(" hand ") != 1 or line["text"].count(" Hand: ") != 1:
                        faults.append(both)
                elif event["type"] == "card_drawn":
                    if (event["card"] in line["text"]) != own or bool(colours.search(line["text"])) != own:
                        faults.append(both)
                    if not own and not line["event"].endswith("card-drawn ?"):
                        faults.append(both)
                elif event["type"] in ("tickets_kept", "tickets_offered"):
                    told = [t for t in ticket_names if t in line["event"].split() or ticket_names[t] in line["text"]]
                    if sorted(told) != (sorted(tickets_of(event)) if own else []):
                        faults.append(both)
            check(f"replay --seat {seat} of {seats} tells the own secrets and no others", not faults, faults[:2])

        whole = parsed("replay", expect(0, "replay", path, "--game", number, "--json").stdout)
        check("replay: the deal once per seat", len(whole) == len(game["events"]) + seats - 1)
        hidden = [line["event"] for line in whole[seats:] if "?" in line["event"]]
        check("replay without a seat tells everything", not hidden, hidden[:2])
        drawn = [event["card"] for event in game["events"] if event["type"] == "card_drawn"]
        told = [line["text"].split(" card from")[0].split()[-1] for line in whole if "card-drawn" in line["event"]]
        check("replay without a seat tells every card", told == drawn)
        score = game["events"][-1]["scores"][0]["total"]
        check("replay ends with the score", f": {score} points (routes" in whole[-1]["text"], whole[-1])
    expect(2, "replay", path, "--game", 4, says=["there is no game 4"])
    expect(2, "replay", path, "--game", 1, "--seat", 2, says=["--seat 2: this game has seats 0 to 1"])
    expect(0, "replay", "-", stdin=path.read_text(), says=["The game is over."])


def check_perft():
    for players in (2, 3, 4):
        plain = expect(0, "perft", "--players", players, "--depth", 4, "--seed", 5).stdout
        check("perft: the same seed, the same numbers",
              run("perft", "--players", players, "--depth", 4, "--seed", 5).stdout == plain)
        counts = [int(line.split(": ")[1]) for line in plain.splitlines()]
        check("perft: a number per depth, R2.6 has three choices", len(counts) == 4 and counts[:2] == [3, 9], counts)
        result = parsed("perft --json", run("perft", "--players", players, "--depth", 4, "--seed", 5, "--json").stdout)
        check("perft --json", result == {"players": players, "seed": 5, "sequences": counts}, result)


def check_bench():
    result = parsed("bench --json", expect(0, "bench", "--json", "--seconds", 0.01).stdout)
    rates = [f"{kind}_{what}_per_second" for kind in ("random", "playout") for what in ("games", "decisions")]
    check("bench --json: keys", set(result) == {*rates, "state_bytes", "copy_ns", "signature"}, sorted(result))
    for rate in rates:
        values = result.get(rate, {})
        check(f"bench --json: {rate}", set(values) == {"2", "3", "4"} and all(v > 0 for v in values.values()), values)
    check("bench --json: state_bytes", 0 < result.get("state_bytes", 0) <= 256, result.get("state_bytes"))
    check("bench --json: copy_ns", result.get("copy_ns", 0) > 0, result.get("copy_ns"))
    check("bench --json: signature", re.fullmatch("[0-9a-f]{16}", result.get("signature", "")), result.get("signature"))


def play_whole_game(*arguments):
    """Plays by prompts: claims what can be claimed, else draws. Returns all that was said."""
    program = subprocess.Popen([binary, "play", *map(str, arguments)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               cwd=here)
    watch = threading.Timer(60, program.kill)
    watch.start()
    said, moves = "", []

    def answer():
        text = ""
        while not text.endswith("\n> ") and text != "> ":
            chunk = os.read(program.stdout.fileno(), 65536).decode()
            if not chunk:
                return text, False
            text += chunk
        return text, True

    places = [place["id"] for place in json.loads(board_file.read_text())["locations"]]
    text, more = answer()
    said += text
    while more:
        if "Which tickets do you keep?" in text:
            moves = ["keep 1"]
        elif "Place a token stack" in text:
            symbol = re.search(r"one of ([a-z-]+)", text).group(1)
            moves = [f"place {symbol} at {place}" for place in places]
        elif "Your turn" in text:
            moves = ["claims", "#1", "deck", "1", "2", "3", "4", "5", "tickets", "pass"]
        elif "not allowed" not in text and "#1" not in text and "nothing that you can" not in text and \
                "no such number" not in text:
            moves = ["deck", "1", "2", "3", "4", "5"]  # the second card
        if not moves:
            break
        program.stdin.write((moves.pop(0) + "\n").encode())
        program.stdin.flush()
        text, more = answer()
        said += text
    program.stdin.close()
    code = program.wait()
    watch.cancel()
    return said, code


def check_play():
    for bots in ("random", "random,random,random"):
        record = here / f"played-{len(bots)}.jsonl"
        said, code = play_whole_game("--bots", bots, "--seed", 4, "--first", "--record", record, "--name", "Ann")
        check("play: a whole game exits with 0", code == 0, code)
        check("play: the final score is told", re.search(r"  Ann: -?\d+ points \(routes", said), said[-400:])
        check("play: the winner is told", re.search(r"(The winner is|Shared win:) ", said), said[-400:])
        expect(0, "verify", record, says=["1 games are right (1 dealt again from their seed, 0 still running)"])
        players = json.loads(record.read_text())["players"]
        check("play: the record names the person", players[0] == {"name": "Ann", "kind": "human"}, players)

    left = here / "left.jsonl"
    for stdin in ("quit\n", "", "keep 1\n"):
        expect(0, "play", "--seed", 1, "--record", left, stdin=stdin, says=["The game was left before its end."])
    expect(0, "verify", left, says=["3 games are right (0 dealt again from their seed, 3 still running)"])
    expect(0, "play", "--seed", 1, stdin="keep 3\nkeep\nkeep x\nfly\n#1\nclaim x\nroutes x\nquit\n",
           says=["Say which of the offered tickets", "(R2.6)", "I do not understand", "no such number",
                 "There is no route 'x'", "There is no place 'x'"])
    check("play: the same seed, the same deal", run("play", "--seed", 1).stdout == run("play", "--seed", 1).stdout)
    check("play: by chance where no seed is given", run("play").stdout != run("play").stdout)
    result = run("play", "--record", here / "no" / "folder")
    check("play: an unwritable record exits with 2", result.returncode == 2 and "cannot be written" in result.stderr)


check_help()
check_wrong_use()
check_simulate()
record_file, recorded = make_records()
check_verify(record_file, recorded)
check_boards(record_file)
check_replay(record_file, recorded)
check_perft()
check_bench()
check_play()
print(f"{passed} checks passed" + (f", {len(failed)} failed" if failed else ""))
sys.exit(1 if failed else 0)
