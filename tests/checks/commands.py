#!/usr/bin/env python3
"""Black-box checks of the commands that play, record and analyse games: commands.py BINARY."""
import json
import os
import re
import subprocess
import threading

from harness import binary, board_file, check, expect, finish, here, make_records, near, parsed, root, run


def check_help():
    commands = [[], ["play"], ["simulate"], ["arena"], ["train"], ["train", "play"], ["train", "fit"], ["verify"], ["replay"], ["records"], ["analyse"], ["hint"], ["perft"],
                ["bench"], ["board"], ["board", "check"], ["board", "show"], ["board", "report"]]
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
    expect(2, "simulate", "--games", 1, "--bots", "genius", says=["genius", "random, tourist, local, greedy, conductor, gripman"])
    expect(2, "simulate", "--games", 1, "--players", 3, "--bots", "random,random", says=["2 bots for 3 players"])
    expect(2, "simulate", "--games", 1, "--records", here / "no" / "folder", says=["cannot be written"])
    expect(2, "simulate", "--games", 1, "--board", here / "missing", says=["missing: cannot be read"])
    for bot in ("greedy@", "greedy@0", "greedy@fast", "greedy@-3ms", "greedy@5.5", "greedy@5@6"):
        expect(2, "arena", "--games", 1, "--bots", bot, says=[f"'{bot}'", "200ms"])
    expect(2, "arena", "--games", 1, "--bots", "genius@5", says=["no bot 'genius'"])
    expect(2, "arena", "--games", 1, "--bots", "random,random,random", says=["3 bots for 2 players"])
    expect(2, "arena", "--games", 1, "--budget-ms", 1, "--iterations", 1, says=["excludes"])
    expect(2, "arena", "--games", 1, "--budget-ms", 0)
    expect(2, "arena", "--games", 1, "--players", 3, "--sprt", "0,5", says=["two players"])
    expect(2, "arena", "--games", 1, "--sprt", "5,0", says=["--sprt"])
    expect(2, "arena", "--games", 1, "--sprt", "5", says=["--sprt"])
    expect(2, "arena", "--games", 1, "--records", here / "no" / "folder", says=["cannot be written"])
    expect(2, "play", "--bots", "genius", says=["genius"])
    expect(2, "play", "--bots", "random,random,random,random", says=["one to three bots"])
    expect(2, "perft", "--players", 1)
    expect(2, "bench", "--seconds", 0)
    expect(2, "verify")
    expect(2, "verify", here / "missing", says=["missing: cannot be read"])
    for command in (["replay"], ["analyse"], ["hint", "--seat", 0]):
        expect(2, *command, here / "missing", says=["missing: cannot be read"])
    expect(2, "analyse")
    expect(2, "hint", here / "missing", says=["--seat"])
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


def arena(*arguments):
    """The JSON of an arena, without what a clock says."""
    result = parsed("arena --json", expect(0, "arena", *arguments, "--json").stdout)
    for bot in result["bots"]:
        times = [bot.pop(key) for key in ("mean_ms", "p99_ms", "max_ms")]
        check("arena --json: times", 0 <= times[0] <= times[2] and 0 <= times[1] <= times[2], times)
    return result


def check_arena():
    outputs = []
    for threads in (1, 2, 7):
        records = here / f"arena-{threads}.jsonl"
        result = arena("--bots", "greedy@5,random", "--players", 3, "--games", 61, "--seed", 9, "--threads", threads,
                       "--records", records)
        outputs.append((result, records.read_bytes()))
    check("arena: the number of threads changes nothing", outputs[0] == outputs[1] == outputs[2])
    result, lines = outputs[0]
    check("arena --json: keys", set(result) == {"players", "games", "deals", "seed", "budget_ms", "iterations", "bots"},
          result)
    check("arena: whole deals", (result["players"], result["deals"], result["games"]) == (3, 21, 63), result)
    check("arena: one record per game", lines.count(b"\n") == 63)
    expect(0, "verify", here / "arena-1.jsonl", says=["63 games are right (63 dealt again"])
    games = [json.loads(line) for line in lines.splitlines()]
    seats = [[player["level"] for player in game["players"]].index("greedy") for game in games[:3]]
    check("arena: every seat of a deal, the same seed",
          sorted(seats) == [0, 1, 2] and len({game["seed"] for game in games}) == 21, seats)
    first, others = result["bots"]
    check("arena: one against copies of another", (first["bot"], others["bot"]) == ("greedy@5", "random"), result)
    check("arena: shares add up to 1", abs(first["win_share"] + 2 * others["win_share"] - 1) < 1e-9, result)
    check("arena: Elo is for two players", first["elo"] is None, first)

    result = arena("--bots", "greedy,random", "--games", 200, "--iterations", 5)
    first, other = result["bots"]
    check("arena: greedy beats random", first["win_share_low"] > 0.9 and first["elo_low"] > 400, first)
    check("arena: one wins what the other does not", first["win_share"] + other["win_share"] == 1 and
          first["mean_margin"] == -other["mean_margin"] == first["mean_score"] - other["mean_score"], result)
    check("arena --json: keys of a bot", set(first) == {
        "bot", "win_share", "win_share_low", "win_share_high", "elo", "elo_low", "elo_high", "mean_score",
        "mean_margin", "decisions"}, first)
    check("arena --json: the limit", (result["iterations"], result["budget_ms"]) == (5, None), result)
    timed = arena("--bots", "greedy@1.5ms,random", "--games", 2, "--budget-ms", 0.5)
    check("arena: a limit in milliseconds", (timed["budget_ms"], timed["bots"][0]["bot"]) == (0.5, "greedy@1.5ms"), timed)

    for bots, games, verdict in (("greedy,random", 32, "H1"), ("random,greedy", 32, "H0"), ("greedy", 40, "undecided")):
        tests = [arena("--bots", bots, "--games", 40, "--sprt", "-5,5", "--threads", threads) for threads in (1, 2)]
        sprt = tests[0].get("sprt", {})
        check("arena --sprt: the number of threads changes nothing", tests[0] == tests[1], tests)
        check("arena --sprt: keys", set(sprt) == {"elo0", "elo1", "llr", "lower", "upper", "verdict"}, sprt)
        check(f"arena --sprt: {bots}", (sprt["verdict"], tests[0]["games"]) == (verdict, games), tests[0])
    expect(0, "arena", "--bots", "greedy,random", "--sprt", "0,5",
           says=["32 games on 16 deals", "H1 accepted: greedy is stronger than random by 5 Elo at least"])
    expect(0, "arena", "--bots", "random", "--players", 4, "--games", 4, says=["4 games on 1 deals", "par: 25.00 %"])


def check_train():
    planned, searched, weights = here / "planned", here / "searched", here / "weights"
    said = expect(0, "train", "play", "--out", planned, "--games", 6, "--players", 3, "--threads", 2).stdout
    check("games of plans have positions only", re.fullmatch(r"[1-9]\d* positions, 0 decisions\n", said), said)
    said = expect(0, "train", "play", "--out", searched, "--games", 6, "--iterations", 20).stdout
    check("games of searches have decisions too", re.fullmatch(r"[1-9]\d* positions, [1-9]\d* decisions\n", said), said)
    expect(0, "train", "fit", planned, searched, "--epochs", 2, "--out", weights, says=["epoch 2: error of win shares"])
    numbers = [int(text.rstrip(",")) for text in weights.read_text().split()]
    compiled_in = (root / "src/ai/weights.inc").read_text().split()
    check("as many weights as are compiled in", len(numbers) == len(compiled_in), (len(numbers), len(compiled_in)))
    check("weights of a sensible size", any(numbers) and all(abs(x) < 1 << 15 for x in numbers))
    expect(2, "train", "fit", planned, "--out", weights, says=["both networks need lessons"])
    expect(2, "train", "fit", weights, "--out", here / "other", says=["not a file of lessons"])
    expect(2, "train", "play", "--games", 1, "--out", here / "no" / "folder", says=["cannot be written"])


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
    expect(1, "verify", bad, says=[f"{bad}: game 2, event {where + 1}: R5.7: "])
    foul = parsed("verify --json", expect(1, "verify", "--json", bad).stdout)
    check("verify --json: foul", (foul.get("ok"), foul.get("game"), foul.get("event"), foul.get("rule")) ==
          (False, 2, where, "R5.7") and foul.get("file") == str(bad) and foul.get("message"), foul)
    result = run("replay", bad, "--game", 2)
    check("replay stops before a foul", result.returncode == 1 and f"event {where + 1}: R5.7" in result.stderr, result)

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
    expect(2, "replay", path, "--game", 1, "--seat", 2, says=["seat 2: this game has seats 0 to 1"])
    expect(0, "replay", "-", stdin=path.read_text(), says=["The game is over."])


def running(game, events):
    """The record of a game as it stood after so many events."""
    return json.dumps({key: value for key, value in dict(game, events=game["events"][:events]).items() if key != "seed"})


def check_analyse(path, games):
    few = ("--iterations", 20, "--samples", 5)
    for number, game in enumerate(games, 1):
        plain = expect(0, "analyse", path, "--game", number, *few, says=["Share of the win, in %", "Margin, in points"])
        check("analyse: the same seed, the same numbers",
              run("analyse", path, "--game", number, *few).stdout == plain.stdout)
        result = parsed("analyse", expect(0, "analyse", path, "--game", number, *few, "--json").stdout)
        check("analyse --json: keys", set(result) == {"game", "players", "decisions", "split"}, result.keys())
        names = [player["name"] for player in game["players"]]
        check("analyse --json: game", (result["game"], result["players"]) == (number, names))
        decided = {"tickets_kept", "stack_placed", "card_drawn", "card_taken", "route_claimed", "tickets_offered", "passed"}
        check("analyse: every decision",
              len(result["decisions"]) == sum(event["type"] in decided for event in game["events"]))
        for decision in result["decisions"]:
            event = game["events"][decision["event"]]
            check("analyse: the seat that decided",
                  event["type"] == "deck_reshuffled" or event["seat"] == decision["seat"], decision)
            check("analyse --json: keys of a decision", set(decision) ==
                  {"event", "seat", "action", "act", "win_share", "margin", "visits", "preferred", "alternatives", "outlook",
                   "choice", "luck"})
            check("analyse: alternatives", len(decision["alternatives"]) <= 3 and decision["action"] not in
                  [line["action"] for line in decision["alternatives"]], decision)
        end = game["events"][-1]
        for measure, rows in result["split"].items():
            check(f"analyse: {measure} of every seat", [row["seat"] for row in rows] == list(range(len(names))))
            for row in rows:
                parts = sum(row[part] for part in ("par", "deal", "luck", "choice", "others"))
                check(f"analyse: the parts of {measure} add up", near(parts, row["result"]), row)
                own = [d for d in result["decisions"] if d["seat"] == row["seat"]]
                check(f"analyse: {measure} by own choice", near(sum(d["choice"][measure] for d in own), row["choice"]), row)
        for row in result["split"]["win_share"]:
            won = row["seat"] in end["winners"] and 1 / len(end["winners"])
            check("analyse: the result", near(row["result"], won), row)
    expect(2, "analyse", path, "--game", len(games) + 1, says=["there is no game"])
    expect(2, "analyse", path, "--game", 0)
    expect(2, "analyse", path, "--samples", 0)
    expect(2, "analyse", "-", stdin=running(games[0], 3), says=["-: game 1 is still running"])
    tampered = dict(games[0], events=games[0]["events"][:-2] + games[0]["events"][-1:])
    result = run("analyse", "-", stdin=json.dumps(tampered))
    check("analyse: a foul", result.returncode == 1 and "event " in result.stderr and not result.stdout, result)


def check_hint(path, games):
    few = ("--iterations", 50)
    moments = [decision["event"] for decision in json.loads(
        run("analyse", path, *few, "--samples", 1, "--json").stdout)["decisions"]]
    kinds = set()
    for event in moments[2::5]:
        following = games[0]["events"][event]
        if "seat" not in following:
            continue
        result = parsed("hint", expect(0, "hint", path, "--seat", following["seat"], "--event", event, *few, "--json").stdout)
        check("hint --json: keys", set(result) == {"game", "seat", "actions"} and 1 <= len(result["actions"]) <= 3, result)
        for action in result["actions"]:
            check("hint --json: keys of an action",
                  set(action) == {"action", "act", "win_share", "margin", "visits", "reasons"}, action)
            kinds |= {reason["kind"] for reason in action["reasons"]}
        if following["type"] not in ("tickets_kept", "dealt"):
            other = (following["seat"] + 1) % len(games[0]["players"])
            expect(2, "hint", path, "--seat", other, "--event", event, says=[f"seat {other} is not to act there"])
        stopped = expect(0, "hint", "-", "--seat", following["seat"], *few, "--json", stdin=running(games[0], event))
        check("hint: where a running game stands", json.loads(stopped.stdout)["actions"] == result["actions"])
    check("hint: reasons of many kinds", len(kinds) >= 4, kinds)
    expect(0, "hint", path, "--seat", 0, "--event", 1, *few, says=["keeps "])
    expect(2, "hint", path, "--seat", 0, says=["the game is over"])
    expect(2, "hint", path, "--seat", 2, "--event", 1, says=["seat 2: this game has seats 0 to 1"])
    expect(2, "hint", path, "--seat", 0, "--event", 10_000, says=["event 10000: no seat decides there"])
    expect(2, "hint", path, "--seat", 0, "--event", 0, says=["no seat decides there"])


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
    rates.append("search_iterations_per_second")
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
check_arena()
check_train()
record_file, recorded = make_records()
check_verify(record_file, recorded)
check_replay(record_file, recorded)
check_analyse(record_file, recorded)
check_hint(record_file, recorded)
check_perft()
check_bench()
check_play()
finish()
