#!/usr/bin/env python3
"""Black-box checks of the command line: commands.py BINARY. One line for each check that fails."""
import collections
import itertools
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import xml.dom.minidom
import xml.parsers.expat

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
    commands = [[], ["play"], ["simulate"], ["arena"], ["verify"], ["replay"], ["analyse"], ["hint"], ["perft"],
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


def picture(*arguments):
    """The picture of a board, and its groups of a class by the rest of their id."""
    text = expect(0, "board", "show", "--svg", *arguments).stdout
    try:
        svg = xml.dom.minidom.parseString(text).documentElement
    except xml.parsers.expat.ExpatError as error:
        check("board show --svg: valid XML", False, error)
        sys.exit(1)

    def groups(kind):
        found = [g for g in svg.getElementsByTagName("g") if g.getAttribute("class") == kind]
        return {g.getAttribute("id").removeprefix(kind + "-"): g for g in found}
    return text, svg, groups("route"), groups("place")


def spaces_of(group):
    """Kind and centre of each space of a drawn route."""
    return [(use.getAttribute("href")[1:], *map(float, re.findall(r"-?[\d.]+", use.getAttribute("transform"))[:2]))
            for use in group.getElementsByTagName("use")]


def told(node, tag):
    return [element.firstChild.data for element in node.getElementsByTagName(tag)]


def check_picture():
    board = json.loads(board_file.read_text())
    text, svg, routes, places = picture()
    decimal = r"-?\d*\.?\d+"
    kept = (root / "docs" / "board.svg").read_text()
    check("docs/board.svg is the shipped board", re.split(decimal, kept) == re.split(decimal, text) and all(
        abs(float(a) - float(b)) < 0.2 for a, b in zip(re.findall(decimal, kept), re.findall(decimal, text))))
    check("svg: role, title and description", svg.tagName == "svg" and svg.getAttribute("role") == "img" and
          told(svg, "title")[0] == board["name"] and "53 routes" in told(svg, "desc")[0])
    check("svg: a group per route", set(routes) == {route["id"] for route in board["routes"]})
    for route in board["routes"]:
        kinds = [kind for kind, _, _ in spaces_of(routes[route["id"]])]
        ferries = route.get("ferries", 0)
        check(f"svg: the spaces of {route['id']}", sorted(kinds) ==
              sorted(["ferry"] * ferries + [route["color"]] * (route["length"] - ferries)), kinds)
    for place in board["locations"]:
        group = places[place["id"]]
        check(f"svg: {place['name']} has its name", " ".join(told(group, "text")) == place["name"] ==
              told(group, "title")[0])
        kind = group.getElementsByTagName("use")[0].getAttribute("href")
        check("svg: token stacks are marked", (kind == "#token-place") == place.get("token_stack", False), kind)
    centres = [space[1:] for group in routes.values() for space in spaces_of(group)]
    nearest = min(math.dist(a, b) for a, b in itertools.combinations(centres, 2))
    check("svg: no space lies on another", nearest > 28, nearest)

    for place in board["locations"]:
        del place["x"]
    for route in board["routes"]:
        route["between"].reverse()
    board["name"] = "<Fog> & \"co\""
    board["locations"][0]["name"] = "A<b> & 'c' \u0001\ufffe\u6771"
    other = here / "other.json"
    other.write_text(json.dumps(board))
    text, svg, routes, places = picture("--board", other)
    check("svg without coordinates: every route and place", (len(routes), len(places)) == (53, 22))
    check("svg: names are escaped", told(svg, "title")[0] == board["name"] and
          told(places["golden-gate-bridge"], "title")[0] == "A<b> & 'c'  \u6771")
    for number, change in enumerate([{"x": 1e300}, {"x": 7, "y": 7}, {"x": -1e-300, "y": 1e9}]):
        board = json.loads(board_file.read_text())
        for place in board["locations"][number % 2:]:
            place.update(change)
        other.write_text(json.dumps(board))
        text, _, routes, _ = picture("--board", other)
        check(f"svg: strange coordinates {change}", len(routes) == 53 and not re.search(r"\b(nan|inf)\b", text))
    expect(2, "board", "show", "--svg", "--json", says=["excludes"])


def joined(routes, start, end):
    """Whether routes, as pairs of places, join two places."""
    reached, old = {start}, set()
    while reached != old:
        old = set(reached)
        reached |= {place for route in routes if reached & set(route) for place in route}
    return end in reached


def count_games(board, games):
    """What `board report` counts, from the records alone."""
    ends = {item["id"]: item["between"] for item in board["routes"]}
    tickets = {ticket["id"]: ticket for ticket in board["tickets"]}
    counted = {"claimed": collections.Counter(), "offered": collections.Counter(), "kept": collections.Counter(),
               "completed": collections.Counter(), "lift": collections.Counter(), "turns": 0, "cars": 0}
    for game in games:
        seats, final = len(game["players"]), game["events"][-1]
        owned, kept, acting = [[] for _ in range(seats)], [[] for _ in range(seats)], []
        for event in game["events"]:
            counted["offered"].update(itertools.chain(*event.get("offers", []), event.get("tickets", [])))
            if event["type"] == "tickets_kept":
                kept[event["seat"]] += event["kept"]
            if event["type"] == "route_claimed":
                owned[event["seat"]].append(event["route"])
            if event["type"] in ("card_drawn", "card_taken", "route_claimed", "tickets_offered", "passed"):
                acting.append(event["seat"])
        counted["turns"] += len(list(itertools.groupby(acting)))
        for seat in range(seats):
            counted["claimed"].update(owned[seat])
            counted["kept"].update(kept[seat])
            done = [t for t in kept[seat] if joined([ends[r] for r in owned[seat]], *tickets[t]["between"])]
            check("board report: completed tickets are those of the record",
                  len(done) == final["scores"][seat]["completed"])
            counted["completed"].update(done)
            won = (seat in final["winners"]) / len(final["winners"])
            counted["lift"].update({ticket: won - 1 / seats for ticket in kept[seat]})
            lengths = {item["id"]: item["length"] for item in board["routes"]}
            counted["cars"] += 20 - sum(lengths[route] for route in owned[seat])
    return counted


def near(a, b):
    return abs(a - b) < 1e-9


def check_report_of(report, board, games):
    seats, counted = report["seats"], count_games(board, games)
    played, scores = seats * len(games), [s for game in games for s in game["events"][-1]["scores"]]
    check("board report: games", report["games"] == len(games))
    for row in report["routes"]:
        check(f"board report: claims of {row['route']}", row["claimed"] == counted["claimed"][row["route"]] and
              near(row["per_game"], row["claimed"] / len(games)) and row["or_twin"] >= row["per_game"], row)
    twins = {row["route"]: row for row in report["routes"]}
    halves = [twins[f"soma--potrero-hill-{half}"] for half in "ab"]
    most = sum(half["per_game"] for half in halves)
    check("board report: a double route", halves[0]["or_twin"] == halves[1]["or_twin"] and
          (near(halves[0]["or_twin"], most) if seats == 2 else halves[0]["or_twin"] <= most), halves)
    for row in report["routes_by_length"]:
        same = [r["per_game"] for r in report["routes"] if r["length"] == row["length"]]
        check("board report: by length", row["routes"] == len(same) and near(row["per_game"], sum(same) / len(same)), row)
    residuals = [0, 0]
    for row in report["tickets"]:
        offered, kept, completed, lift = (counted[k][row["ticket"]] for k in ("offered", "kept", "completed", "lift"))
        check(f"board report: {row['ticket']}", row["offered"] == offered and near(row["kept"], kept / offered) and
              near(row["completed"], completed / kept) and near(row["lift"], lift / kept) and
              near(row["net"], row["value"] * (2 * completed - kept) / kept), row)
        line = report["ticket_line"]
        check("board report: distance from the line",
              near(row["net"], line["intercept"] + line["slope"] * row["value"] + row["over_line"]), row)
        residuals = [residuals[0] + kept * row["over_line"], residuals[1] + kept * row["over_line"] * row["value"]]
    check("board report: the line is of least squares", max(map(abs, residuals)) < 1e-6, residuals)
    by_line = sorted(report["tickets"], key=lambda row: row["over_line"])
    check("board report: worst and best tickets", report["worst_tickets"] == by_line[:5] and
          report["best_tickets"] == by_line[:-6:-1])
    for row in report["wins_by_seat"]:
        wins = sum((row["seat"] in w) / len(w) for w in (game["events"][-1]["winners"] for game in games))
        check("board report: wins by seat", near(row["wins"], wins / len(games)) and row["low"] < row["wins"] < row["high"],
              row)
    means = {row["measure"]: row for row in report["measures"]}
    totals = [score["total"] for score in scores]
    check("board report: score", near(means["score"]["mean"], statistics.mean(totals)) and
          near(means["score"]["deviation"], statistics.stdev(totals)), means)
    best = [max(s["total"] for s in game["events"][-1]["scores"]) for game in games]
    check("board report: winner's score", near(means["winner's score"]["mean"], statistics.mean(best)), means)
    check("board report: turns and cars", near(means["turns a seat"]["mean"], counted["turns"] / played) and
          near(means["cars left"]["mean"], counted["cars"] / played), means)
    sources = {row["source"]: row for row in report["points_by_source"]}
    for source, key in (("routes", "routes"), ("tokens", "tokens")):
        check(f"board report: {source}", near(sources[source]["mean"], sum(s[key] for s in scores) / played), sources)
    check("board report: sources add up", near(sum(row["mean"] for row in sources.values()), statistics.mean(totals)) and
          near(sum(row["share"] for row in sources.values()), 1), sources)


def check_report():
    board, files, decisions = json.loads(board_file.read_text()), [], []
    for players in (2, 3):
        files.append(here / f"report-{players}.jsonl")
        result = run("simulate", "--games", 150, "--players", players, "--bots", "greedy", "--seed", 5, "--records",
                     files[-1], "--json")
        decisions.append(json.loads(result.stdout)["decisions_per_game"])
    games = [[json.loads(line) for line in file.read_text().splitlines()] for file in files]
    running = dict(games[0][0], events=games[0][0]["events"][:9])
    del running["seed"]
    result = parsed("board report", expect(0, "board", "report", "--json", "-", *files, stdin=json.dumps(running)).stdout)
    check("board report: one part per number of seats", [r["seats"] for r in result["reports"]] == [2, 3], result)
    check("board report: the rest", (result["board"], result["running"]) == ("san-francisco", 1), result)
    for report, played, mean in zip(result["reports"], games, decisions):
        check_report_of(report, board, played)
        check("board report: decisions", near(report["measures"][2]["mean"], mean), (report["measures"][2], mean))
    lines = [line.split() for line in expect(0, "board", "report", files[0], says=["2 seats, 150 games"]).stdout.splitlines()]
    for row in result["reports"][0]["routes"] + result["reports"][0]["tickets"]:
        cells = [f"{cell:.3f}" if isinstance(cell, float) else str(cell) for cell in row.values()]
        check(f"board report: {cells[0]} as text", cells in lines, cells)

    other = here / "mixed.jsonl"
    other.write_text(json.dumps(games[0][0]) + "\n" + json.dumps(dict(games[0][1], board="another")) + "\n")
    expect(2, "board", "report", other, says=["mixed.jsonl: game 2: board is 'another'"])
    expect(2, "board", "report", here / "missing", says=["missing: cannot be read"])
    expect(2, "board", "report", here, says=["cannot be read"])
    expect(2, "board", "report")


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


def running(game, events):
    """The record of a game as it stood after so many events."""
    return json.dumps({key: value for key, value in dict(game, events=game["events"][:events]).items() if key != "seed"})


def check_analyse(path, games):
    few = ("--iterations", 20, "--rollouts", 5)
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
                  {"event", "seat", "action", "win_share", "margin", "visits", "preferred", "alternatives", "choice", "luck"})
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
    expect(2, "analyse", path, "--rollouts", 0)
    expect(2, "analyse", "-", stdin=running(games[0], 3), says=["-: game 1 is still running"])
    tampered = dict(games[0], events=games[0]["events"][:-2] + games[0]["events"][-1:])
    result = run("analyse", "-", stdin=json.dumps(tampered))
    check("analyse: a foul", result.returncode == 1 and "event " in result.stderr and not result.stdout, result)


def check_hint(path, games):
    few = ("--iterations", 50)
    moments = [decision["event"] for decision in json.loads(
        run("analyse", path, *few, "--rollouts", 1, "--json").stdout)["decisions"]]
    kinds = set()
    for event in moments[2::5]:
        following = games[0]["events"][event]
        if "seat" not in following:
            continue
        result = parsed("hint", expect(0, "hint", path, "--seat", following["seat"], "--event", event, *few, "--json").stdout)
        check("hint --json: keys", set(result) == {"game", "seat", "actions"} and 1 <= len(result["actions"]) <= 3, result)
        for action in result["actions"]:
            check("hint --json: keys of an action",
                  set(action) == {"action", "win_share", "margin", "visits", "reasons"}, action)
            kinds |= {reason["kind"] for reason in action["reasons"]}
        if following["type"] not in ("tickets_kept", "dealt"):
            other = (following["seat"] + 1) % len(games[0]["players"])
            expect(2, "hint", path, "--seat", other, "--event", event, says=[f"seat {other} is not to act there"])
        stopped = expect(0, "hint", "-", "--seat", following["seat"], *few, "--json", stdin=running(games[0], event))
        check("hint: where a running game stands", json.loads(stopped.stdout)["actions"] == result["actions"])
    check("hint: reasons of many kinds", len(kinds) >= 4, kinds)
    expect(0, "hint", path, "--seat", 0, "--event", 1, *few, says=["keeps "])
    expect(2, "hint", path, "--seat", 0, says=["the game is over"])
    expect(2, "hint", path, "--seat", 2, "--event", 1, says=["--seat 2: this game has seats 0 to 1"])
    expect(2, "hint", path, "--seat", 0, "--event", 10_000, says=["--event 10000: no seat decides there"])
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
record_file, recorded = make_records()
check_verify(record_file, recorded)
check_boards(record_file)
check_picture()
check_report()
check_replay(record_file, recorded)
check_analyse(record_file, recorded)
check_hint(record_file, recorded)
check_perft()
check_bench()
check_play()
print(f"{passed} checks passed" + (f", {len(failed)} failed" if failed else ""))
sys.exit(1 if failed else 0)
