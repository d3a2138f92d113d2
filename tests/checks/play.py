#!/usr/bin/env python3
"""Black-box checks of a game in the terminal: play.py BINARY. Who types what, and what it looks like."""
import json
import os
import pty
import re
import select
import time

from harness import binary, check, expect, finish, here, run

# Two ferries and two reds: many ways to claim. The seat to act has one ticket.
rich = "market F R G B O | p0 hand R3 F2 tickets mission-district--soma"


def play(typed, *arguments):
    return run("play", "--seed", 3, *arguments, stdin="".join(line + "\n" for line in typed)).stdout


def last_answer(typed, *arguments):
    """What was said to the last line."""
    return play(typed, *arguments).split("\n> ")[-2 if typed[-1] == "quit" else -1]


def check_choices():
    said = play(["7", "0", "7", "5", "1", "1", "quit"], "--position", rich)
    turn, colours, back, again, routes, payments, done, *_ = said.split("> ")
    check("play: what to do comes first", "Your turn. Choose by number:" in turn and "7  claim a route (" in turn, turn)
    check("play: which colour, where there are many routes", re.search(r"^ +5 red: \d+ routes$", colours, re.MULTILINE) and
          len(colours.splitlines()) <= 8 and colours == again, colours)
    check("play: 0 goes back", "Your turn." in back, back)
    listed = re.findall(r"\b[A-Z0-9]{3}-[A-Z0-9]{3}\b", routes)
    claims = play(["claims"], "--position", rich).count("  #")
    check("play: then which route", "Which route?" in routes and 0 < len(listed) < claims / 5, (len(listed), claims))
    check("play: the list of routes fits a terminal", len(routes.splitlines()) < 24 and max(map(len, routes.splitlines())) <= 80, routes)
    check("play: then how to pay", "How do you pay for" in payments and re.search(r"^ +1 ", payments, re.MULTILINE), payments)
    check("play: then it is done", "Guest claims" in done, done)
    check("play: a number beyond the list", "Type a number from 1 to" in play(["7", "99"], "--position", rich))
    check("play: another command leaves a list", "takes a red card" in play(["7", "map", "2"], "--position", rich))
    both = play(["claim golden-gate-bridge--presidio-b"], "--position", rich)
    check("play: a route by its id lists the ways as ever", "  #1 " in both and "  #2 " in both, both[-400:])
    for word in ("#1", "1"):
        check("play: and both kinds of number choose", "Guest claims Golden Gate Bridge - Presidio" in
              play(["claim golden-gate-bridge--presidio-b", word], "--position", rich))
    near = play(["claim ggb pre", "2"], "--position", rich)
    check("play: a route by short names", near.count("GGB-PRE") == 2 and "How do you pay for Golden Gate Bridge - Presidio?" in near, near)
    tickets = play(["3", "quit"], "--first")
    check("play: 3 keeps both tickets", re.search(r"Guest keeps .*, .*; returned: none", tickets), tickets[:1500])
    stacks = play(["1", "1", "1", "quit"], "--position", "setup stacks | p1 to move")
    check("play: a stack by numbers", re.search(r"Where does the \S+ stack go\?", stacks) and "Guest places the" in stacks, stacks)
    stacks = play(["map", "1", "quit"], "--position", "setup stacks | p1 to move")
    check("play: the numbers still count after a look at the map", re.search(r"Where does the \S+ stack go\?", stacks), stacks)


def check_second_card():
    said = play(["2", "quit"], "--position", rich).split("> ")[1]
    check("play: what the second card may be", re.search(r"Your second card: .*3 green.*6 from the deck", said), said)
    check("play: and what it may not be", "Not 1: a face-up ferry card can't be the second card." in said, said)


def check_undo_and_hint():
    start = play([], "--first")
    table = start[start.index("\nMarket:"):].split("\n> ")[0]
    undone = play(["1", "undo", "quit"], "--first")
    check("play: undo takes a decision back", table in undone.split("Taken back.")[1], undone)
    check("play: undo with nothing to take back", "There is nothing to take back." in play(["undo"], "--first"))
    again = [play(["1", "6", "undo", "6", "6", "quit"], "--first").count("Guest draws a"),
             re.findall(r"Guest draws an? (\w+)", play(["1", "6", "undo", "6", "quit"], "--first"))]
    check("play: undo does not shuffle", again[1][0] == again[1][1], again)
    hints = play(["hint", "quit"], "--position", rich)
    check("play: hint", len(re.findall(r"\d+\.\d % to win: ", hints)) == 3, hints[-600:])
    record = here / "undone.jsonl"
    typed = ["1"] + ["6", "6", "undo"] * 3 + ["6"] * 200
    play(typed, "--first", "--bots", "random", "--record", record)
    expect(0, "verify", record, says=["1 games are right"])


def check_save():
    saved = here / "saved.jsonl"
    said = play(["1", "6", f"save {saved}", "6", "save", "quit"], "--first", "--bots", "greedy,random")
    check("play: save says how to go on", said.count(f"Saved. Continue with: fogline play --resume {saved}") == 2, said[-600:])
    expect(0, "verify", saved, says=["1 games are right (0 dealt again from their seed, 1 still running)"])
    known = play(["look", "quit"], "--resume", saved)
    check("play --resume: the table as it was", re.search(r"Your hand: .*\nYour tickets: ", known) and
          "The cards are dealt" not in known, known)
    hand = re.findall(r"Your hand: (.*)", said)[-1]
    check("play --resume: the hand as it was", re.findall(r"Your hand: (.*)", known)[0] == hand, (hand, known))
    back = play(["undo", "undo", "undo", "undo", "undo", "quit"], "--resume", saved)
    check("play --resume: undo reaches back to the start", "Which tickets do you keep?" in back and
          "There is nothing to take back." in back, back[-500:])
    record = here / "resumed.jsonl"
    play(["6"] * 300, "--resume", saved, "--record", record)
    expect(0, "verify", record, says=["1 games are right"])
    check("play: save does not overwrite other files", "already exists" in play([f"save {record}"], "--first"))
    check("play: a place that can't be written", "can't be written" in play([f"save {here}/no/file"], "--first"))
    position = here / "position.txt"
    play(["2", f"save {position}", "quit"], "--position", rich)
    check("play: a game from a position is saved as one", "second card" in position.read_text(), position.read_text())
    check("play --resume: from there", "Your second card:" in play(["quit"], "--resume", position))
    finished = here / "finished.jsonl"
    run("simulate", "--games", 1, "--bots", "random", "--records", finished)
    expect(2, "play", "--resume", finished, says=["the game is over"])
    expect(2, "play", "--resume", here / "missing", says=["missing: cannot be read"])
    game = json.loads(saved.read_text())
    game["players"][0].update(kind="bot", level="random")
    finished.write_text(json.dumps(game) + "\n")
    expect(2, "play", "--resume", finished, says=["nobody in that game is a person"])
    for options in (["--record", "x"], ["--first"], ["--resume", "x"]):
        expect(2, "play", "--position", rich, *options, says=["excludes"])


def in_terminal(typed, **environment):
    """What a terminal of 80 columns shows."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update({"TERM": "xterm", **environment})
        os.execv(binary, [binary, "play", "--seed", "3", "--first"])
    shown, end = b"", time.monotonic() + 60
    for line in [*typed, None]:
        while not shown.endswith(b"\n> ") and time.monotonic() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                shown += os.read(terminal, 65536)
        if line is not None:
            os.write(terminal, line.encode() + b"\r")
            shown += b" "
    os.close(terminal)
    os.waitpid(process, 0)
    return shown.decode()


def check_terminal():
    coloured, plain = in_terminal(["1", "map"]), in_terminal(["1", "map"], NO_COLOR="1")
    check("play: colours in a terminal", "\x1b[31m" in coloured and "\x1b[0m" in coloured)
    check("play: NO_COLOR", "\x1b" not in plain and "GGB" in plain, plain[:300])
    check("play: no colours in a pipe", "\x1b" not in play(["1", "map"], "--first"))
    check("play: TERM=dumb", "\x1b" not in in_terminal(["1", "map"], TERM="dumb"))
    lines = [line.rstrip("\r") for line in plain.split("\n")]
    check("play: lines of 80 columns in a terminal", max(map(len, lines)) <= 82, max(lines, key=len))
    check("play: the map is in it", sum("." in line and "  " in line for line in lines) > 10)


def check_slips():
    check("play: a slip is understood", "Did you mean claim?" in play(["clam"], "--first"))
    check("play: capitals do not matter", "Guest draws" in play(["1", "DECK"], "--first"))
    empty = play(["", "", "", ""], "--first")
    check("play: Enter alone does nothing", empty.count("Which tickets") == 1 and empty.count("> ") >= 5, empty[-200:])
    strange = play(["\x1b[31m", "routes \x1b[31m", "keep 9", "7", "#", "#99999999999", "99999999999999999999", "save " + "x" * 300])
    check("play: strange input is harmless", "\x1b" not in strange and "The game was left before its end." in strange, strange)
    check("play: short names", "The Embarcadero - Alcatraz" in play(["routes emb"]) and "GGB  Golden Gate Bridge" in play(["places"]))
    notation = play(["keep lombard-street--soma", "draw-deck", "draw-market 0", "draw-deck"], "--first")
    check("play: actions in the notation", "Guest keeps Lombard Street - SoMa (5)" in notation and
          notation.count("Guest draws") == 2 and notation.count("Guest takes") == 1, notation)


check_choices()
check_second_card()
check_undo_and_hint()
check_save()
check_terminal()
check_slips()
finish()
