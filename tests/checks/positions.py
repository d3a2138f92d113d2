#!/usr/bin/env python3
"""Black-box checks of --position: positions.py BINARY."""
import json

from harness import board_file, check, expect, finish, here, parsed, run

start = "seats 3 | p1 to move | market F R R B O | p1 hand R2 F1 tickets mission-district--soma"


def last_turn():
    """A position with one turn left, because p1 has 2 cars or fewer."""
    routes, ends, cars = [], set(), 20
    for route in json.loads(board_file.read_text())["routes"]:
        if cars > 2 and route["length"] <= cars and tuple(route["between"]) not in ends:
            routes.append(route["id"])
            ends.add(tuple(route["between"]))
            cars -= route["length"]
    return f"last round 1 | p0 hand R1 | p1 routes {' '.join(routes)}"


def check_hint():
    few = ("--iterations", 50)
    told = parsed("hint", expect(0, "hint", "--position", start, *few, "--json").stdout)
    check("hint --position --json: keys", set(told) == {"position", "seat", "actions"} and 1 <= len(told["actions"]) <= 3, told)
    check("hint --position: the seat to act by default", told["seat"] == 1, told["seat"])
    check("hint --position: the whole position in the answer", "p1 hand R2 F1" in told["position"] and
          "p0 hand -" in told["position"], told["position"])
    again = parsed("hint", expect(0, "hint", "--position", told["position"], "--seat", 1, *few, "--json").stdout)
    check("hint --position: what it prints can be read", again == told)
    check("hint --position: keys of an action", all(set(action) == {"action", "act", "win_share", "margin", "visits", "reasons"}
                                                    for action in told["actions"]), told["actions"])
    expect(0, "hint", "--position", start, *few, says=[told["actions"][0]["action"]])
    expect(2, "hint", "--position", start, "--seat", 0, says=["seat 0 is not to act there; to act: 1"])
    expect(2, "hint", "--position", start, "--seat", 3, says=["seats 0 to 2"])
    expect(2, "hint", "--position", start, here / "x", says=["excludes"])
    expect(2, "hint", "--position", start, "--event", 3, says=["excludes"])
    expect(2, "hint", says=["--position"])


def check_perft():
    one = "deck B2 | market B G K P R | p0 hand - | discard rest"
    told = expect(0, "perft", "--position", one, "--depth", 1).stdout
    check("perft --position: five cards, the deck, tickets", told == "depth 1: 7\n", told)
    result = parsed("perft", expect(0, "perft", "--position", start, "--depth", 3, "--json").stdout)
    check("perft --position --json", set(result) == {"players", "seed", "sequences", "position"} and
          result["players"] == 3 and len(result["sequences"]) == 3, result)
    plain = [int(line.split(": ")[1]) for line in run("perft", "--position", start, "--depth", 3).stdout.splitlines()]
    check("perft --position: plain and JSON agree", plain == result["sequences"], plain)
    expect(2, "perft", "--position", start, "--players", 2, says=["excludes"])


def check_simulate():
    results = [parsed("simulate", expect(0, "simulate", "--games", 60, "--position", start, "--bots", "random,greedy,random",
                                         "--threads", threads, "--json").stdout) for threads in (1, 3)]
    check("simulate --position: the number of threads changes nothing", results[0] == results[1])
    check("simulate --position: the number of players", results[0]["players"] == 3 and "p1 hand R2 F1" in results[0]["position"])
    check("simulate --position: bots in seat order", [bot["bot"] for bot in results[0]["bots"]] == ["random", "greedy", "random"] and
          [bot["win_share"] for bot in results[0]["bots"]] == results[0]["win_share_by_seat"], results[0])
    ended = parsed("simulate", expect(0, "simulate", "--games", 5, "--position", last_turn(), "--bots", "greedy", "--json").stdout)
    check("simulate --position: it goes on from there", ended["decisions_per_game"] <= 2, ended)
    expect(0, "simulate", "--games", 5, "--position", start, says=["5 games", "greedy", "random"])
    for option in (("--players", 3), ("--first", 1), ("--records", here / "x.jsonl")):
        expect(2, "simulate", "--position", start, *option, says=["excludes"])


def check_refusals():
    for command in (["hint"], ["perft"], ["simulate"]):
        for position, says in [("seats 9", "(at character 7)"), ("p1 hand R9", "--position: "), ("nonsense", "nonsense"),
                               ("market F F F B O", "R4.5"), ("over", "--position: the game is over there")]:
            result = expect(2, *command, "--position", position, says=[says])
            check(f"{command[0]} --position '{position}' is refused in one line", result.stderr.count("\n") == 1, result.stderr)


check_hint()
check_perft()
check_simulate()
check_refusals()
finish()
