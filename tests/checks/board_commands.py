#!/usr/bin/env python3
"""Black-box checks of `fogline board`: board_commands.py BINARY."""
import collections
import itertools
import json
import math
import re
import statistics
import sys
import xml.dom.minidom
import xml.parsers.expat

from harness import board_file, check, expect, finish, here, make_records, near, parsed, root, run


def check_boards(path):
    expect(0, "board", "check", board_file, says=["a good board (san-francisco"])
    good = parsed("board check --json", expect(0, "board", "check", "--json", board_file).stdout)
    check("board check --json: good", good.get("ok") is True and len(good.get("sha256", "")) == 64, good)
    shown = parsed("board show --json", expect(0, "board", "show", "--json").stdout)
    check("board show --json", [len(shown[k]) for k in ("locations", "routes", "tickets", "token_symbols")] ==
          [22, 54, 24, 7] and shown["sha256"] == good.get("sha256"))
    expect(0, "board", "show", says=["22 places, 54 routes, 24 tickets", good.get("sha256", "?"), "Lombard Street"])

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
    board["routes"][2]["id"] = board["tickets"][1]["id"] = "rest"
    board["token_symbols"][3] = "-"
    board["locations"][0]["token_stack"] = False
    bad.write_text(json.dumps(board))
    result = expect(2, "board", "check", bad, says=[f"{what}: id '{id}' has a meaning of its own in the notation" for what, id in
                                                    (("route 3", "rest"), ("ticket 2", "rest"), ("token symbol 4", "-"))])
    check("board check: ids of the notation beside other faults", len(result.stderr.splitlines()) == 4, result.stderr)

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


def check_map():
    board = json.loads(board_file.read_text())
    lines = expect(0, "board", "show", "--map").stdout.splitlines()
    check("board show --map: a terminal of 80 columns and 24 lines", len(lines) < 24 and max(map(len, lines)) <= 80, lines)
    drawn, legend = "\n".join(lines[:17]), " ".join(lines[17:-1])
    codes = dict(re.findall(r"([A-Z0-9_]{3}) (\S+(?: [^ ]+)*?)(?=  | [A-Z0-9_]{3} |$)", legend))
    check("board show --map: every place by its short name", len(codes) == 22 and codes["GGB"] == "Golden Gate Bridge" and
          codes["EMB"] == "The Embarcadero" and all(code in drawn for code in codes), codes)
    letters = {"blue": "b", "green": "g", "black": "k", "purple": "p", "red": "r", "orange": "o", "grey": "+"}
    expected = collections.Counter()
    for route in board["routes"]:
        expected[letters[route["color"]]] += route["length"] - route.get("ferries", 0)
        expected["~"] += route.get("ferries", 0)
    check("board show --map: a letter for every space", collections.Counter(re.findall(r"[a-z+~]", drawn)) == expected, drawn)
    for place in board["locations"]:
        del place["x"], place["y"]
        place["id"] = place["name"] = place["id"].replace("-", "")
    for item in board["routes"] + board["tickets"]:
        item["between"] = [end.replace("-", "") for end in item["between"]]
    (here / "flat.json").write_text(json.dumps(board))
    lines = expect(0, "board", "show", "--map", "--board", here / "flat.json").stdout.splitlines()
    check("board show --map: without coordinates", max(map(len, lines)) <= 80, lines)
    expect(2, "board", "show", "--map", "--svg", says=["excludes"])


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
          told(svg, "title")[0] == board["name"] and "54 routes" in told(svg, "desc")[0])
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
    check("svg without coordinates: every route and place", (len(routes), len(places)) == (54, 22))
    check("svg: names are escaped", told(svg, "title")[0] == board["name"] and
          told(places["golden-gate-bridge"], "title")[0] == "A<b> & 'c'  \u6771")
    for number, change in enumerate([{"x": 1e300}, {"x": 7, "y": 7}, {"x": -1e-300, "y": 1e9}]):
        board = json.loads(board_file.read_text())
        for place in board["locations"][number % 2:]:
            place.update(change)
        other.write_text(json.dumps(board))
        text, _, routes, _ = picture("--board", other)
        check(f"svg: strange coordinates {change}", len(routes) == 54 and not re.search(r"\b(nan|inf)\b", text))
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
    by_line = sorted(row["over_line"] for row in report["tickets"])
    worst, best = report["worst_tickets"], report["best_tickets"]
    check("board report: worst and best tickets", all(row in report["tickets"] for row in worst + best) and
          [row["over_line"] for row in worst] == by_line[:5] and [row["over_line"] for row in best] == by_line[:-6:-1])
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

    tampered = json.loads(json.dumps(games[0][:3]))
    next(event for event in tampered[1]["events"] if event["type"] == "route_claimed")["points"] += 1
    foul = here / "foul.jsonl"
    foul.write_text("".join(json.dumps(game) + "\n" for game in tampered))
    result = expect(1, "board", "report", foul, says=["without 1 game against the rules", "2 seats, 2 games"])
    check("board report: which game was left out", "left out: " in result.stderr and "game 2, event" in result.stderr and
          "R5.7" in result.stderr, result.stderr)
    report = parsed("board report", run("board", "report", "--json", foul).stdout)
    check("board report: only games that verify", report["fouls"] == 1 and report["reports"][0]["games"] == 2, report["fouls"])
    foul.write_text("".join(json.dumps(game) + "\n" for game in (tampered[0], tampered[2])))
    check("board report: the same as without the foul one", report["reports"] ==
          json.loads(run("board", "report", "--json", foul).stdout)["reports"])

    other = here / "mixed.jsonl"
    other.write_text(json.dumps(games[0][0]) + "\n" + json.dumps(dict(games[0][1], board="another")) + "\n")
    expect(2, "board", "report", other, says=["mixed.jsonl: game 2: board is 'another'"])
    expect(2, "board", "report", here / "missing", says=["missing: cannot be read"])
    expect(2, "board", "report", here, says=["cannot be read"])
    expect(2, "board", "report")


check_boards(make_records()[0])
check_map()
check_picture()
check_report()
finish()
