#!/usr/bin/env python3
"""Black-box checks of what a slip of the hand or a strange file comes to: usage.py BINARY."""
import json

from harness import board_file, check, expect, finish, here, make_records, parsed, run

hostile = "Eve\x1b[31m\x07\n\u202e\u0085\x7fx"
harmless = "Eve[31m x"


def one_line(*arguments, says):
    result = expect(2, *arguments, says=says)
    check(f"`{' '.join(map(str, arguments))}` is refused in one line", result.stderr.count("\n") == 1 and
          len(result.stderr) < 200, result.stderr)


def check_suggestions():
    for words, meant in [(["simulat"], "simulate"), (["vrify", "x"], "verify"), (["sim"], "simulate"), (["board", "chek"], "check"),
                         (["simulate", "--gamess", 3], "--games"), (["simulate", "--game=3"], "--games"),
                         (["play", "--bost", "greedy"], "--bots"), (["admin", "lsit"], "list")]:
        one_line(*words, says=[f"did you mean {meant}?"])
    one_line("frobnicate", says=["fogline has no command 'frobnicate'; see fogline --help"])
    one_line("simulate", "--frobnicate", says=["fogline simulate has no option '--frobnicate'; see fogline simulate --help"])
    one_line("complet", says=["did you mean completion?"])  # `complete` is for shells only
    one_line(says=["fogline needs a command"])
    one_line("board", says=["fogline board needs a command"])
    one_line("simulate", "--players", 5, says=["--players", "2 to 4"])
    one_line("simul\x1b[31mate", says=["'simul[31mate'"])


def check_seeds():
    for command in (["play"], ["simulate"], ["arena"], ["perft"], ["analyse", "x"], ["hint", "x", "--seat", 0]):
        for seed in ("-1", "99999999999999999999", "3.5", "today", ""):
            one_line(*command, "--seed", seed, says=[f"--seed: '{seed}' is not a whole number from 0 to"])
    expect(0, "perft", "--depth", 1, "--seed", 2**64 - 1)


def check_defaults():
    for players in (2, 3, 4):
        result = parsed("simulate", expect(0, "simulate", "--games", 4, "--players", players, "--json").stdout)
        bots = [bot["bot"] for bot in result.get("bots", [])]
        check(f"simulate --players {players} without --bots", bots == ["greedy", "random"] * (players // 2) +
              ["greedy"] * (players % 2), bots)


def check_empty_files(games):
    empty = here / "empty.jsonl"
    empty.write_text("")
    for command in (["verify"], ["verify", games], ["board", "report"], ["replay"], ["analyse"], ["hint", "--seat", 0]):
        one_line(*command, empty, says=["empty.jsonl: there is no game in it"])
    one_line("verify", "-", says=["-: there is no game in it"])


def check_names(games):
    game = json.loads(games.read_text().splitlines()[0])
    game["players"][0]["name"] = hostile
    next(event for event in game["events"] if event["type"] == "card_drawn")["by"] = hostile
    record = here / "hostile.jsonl"
    record.write_text(json.dumps(game) + "\n")
    for command in (["replay", record], ["replay", record, "--seat", 1], ["analyse", record, "--iterations", 1, "--samples", 1]):
        text = expect(0, *command, says=[harmless]).stdout
        check(f"{command[0]}: names without control characters", all(c == "\n" or c >= " " for c in text) and
              not set("\x7f\u0085\u202e") & set(text), repr(text[:300]))
    replayed = run("replay", record).stdout
    check("replay: who decided, without control characters", f"(decided by {harmless})" in replayed)
    told = parsed("analyse", run("analyse", record, "--iterations", 1, "--samples", 1, "--json").stdout)
    check("JSON has names as they are", told["players"][0] == hostile, told["players"])
    said = run("play", "--name", hostile, "--seed", 1, "--first").stdout
    check("play: a name without control characters", harmless in said and "\x1b[31m" not in said, said[:300])

    board = json.loads(board_file.read_text())
    board["name"] = board["locations"][0]["name"] = hostile
    (here / "hostile.json").write_text(json.dumps(board))
    for command in (["board", "show"], ["play", "--seed", 1]):
        text = expect(0, *command, "--board", here / "hostile.json", says=[harmless]).stdout
        check(f"{command[0]}: names of places without control characters", "\x1b[31m" not in text and "\u202e" not in text)
    board["locations"][0]["id"] = hostile
    (here / "hostile.json").write_text(json.dumps(board))
    told = expect(2, "board", "check", here / "hostile.json", says=["location 1: id"]).stderr
    check("board check: faults without control characters", "\x1b" not in told, told)


check_suggestions()
check_seeds()
check_defaults()
file = make_records()[0]
check_empty_files(file)
check_names(file)
finish()
