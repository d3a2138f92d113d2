#!/usr/bin/python3
"""Games by WebSocket at a real `fogline serve`, to their end, and everything that can be wished at a table.

    games.py BINARY [--quick] [--seed N]
"""
import json
import random
import re

from harness import check, finish
from players import Line, Person, Player, any_action, at_turn, named, over, part_of, play_until, quick, seated, seed, together, two_at, verified
from served import FREE, PATIENCE


def whole_games(served):
    players, tables = [], []
    for seats in (2, 3, 4):
        for bots in (0, 1)[:1 if quick or seats == 4 else 2]:
            people = [Person(served) for _ in range(seats - bots)]
            table = seated(people[0], people[1:], bots)
            tables.append(table)
            players += [Player(person, table, [served], random.Random(f"{seed} {table} {number}"))
                        for number, person in enumerate(people)]
    for player in players:
        player.start()
    for player in players:
        player.join(2 * PATIENCE)
        check("a player comes to the end of a game", player.end is not None and not player.error, player.error)
        check("... without a refusal, on one connection", (player.refused, player.visits) == ([], 1), player.refused)
    for table in tables:
        faults = verified(served, table)
        check("the record of a game by WebSocket is right", not faults, faults)


def wishes(served):
    rng = random.Random(f"{seed} wishes")
    table, people, lines = two_at(served)
    legal = lines[0].views[0]["own"]["legal"]
    keep = {"type": "keep_tickets", "kept": legal["keep_tickets"][0]}
    done = lines[0].act(0, keep, id="once")
    again = lines[0].act(0, keep, id="once", seq=1)
    check("an action that comes twice is answered twice", (done["done"], again.get("done")) == ("once", "once"), again)
    check("... and done once", again["seq"] == done["seq"], (done["seq"], again["seq"]))
    owner = {person.look(table)["seat"]: person for person in people}
    again = owner[0].tell(table, type="act", id="once", seat=0, seq=1, action=keep)
    check("... by HTTP as well", (again.get("done"), again["seq"]) == ("once", done["seq"]), again)
    lines[1].act(1, {"type": "keep_tickets", "kept": lines[1].views[1]["own"]["legal"]["keep_tickets"][0]})
    seat = play_until(lines, at_turn, rng)
    line = lines[seat]
    stale = line.act(seat, {"type": "draw_deck"}, seq=1)
    check("an old decision is stale", stale.get("code") == "stale", stale)
    check("... and the present view follows", line.receive()["seq"] == stale["seq"])
    stale = owner[seat].tell(table, type="act", id="old", seat=seat, seq=1, action={"type": "draw_deck"})
    update = stale["update"]
    check("... or comes with the answer to a single message", (stale["code"], stale["id"]) == ("stale", "old") and
          all(update[key] == line.views[seat][key] for key in ("seq", "seat", "game", "own")), stale)
    check("... with all that happened", update["first_event"] == 0 and update["events"] == line.events[seat])
    illegal = line.act(seat, {"type": "keep_tickets", "kept": []})
    check("what is illegal has its rule", illegal["code"] == "illegal" and re.match(r"R\d", illegal["rule"]), illegal)
    for what, message in (("not_your_seat", {"type": "act", "seat": 1 - seat, "seq": 9, "action": {"type": "pass"}}),
                          ("not_your_seat", {"type": "undo", "seat": 3}), ("not_over", {"type": "rematch", "seat": seat}),
                          ("already_started", {"type": "sit", "name": "Zoe"}), ("already_started", {"type": "start"}),
                          ("already_started", {"type": "set_chair", "seat": 0, "to": "open"}),
                          ("no_undo_asked", {"type": "answer_undo", "seat": seat, "yes": True})):
        answer = line.answer(**message)
        check(f"{message} is refused as {what}", answer.get("code") == what, answer)
    before = line.views[seat]
    line.close()
    back = Line(served, people[0].token, table)
    first = back.receive()
    if first["seat"] != seat:
        back.close()
        back = Line(served, people[1].token, table)
        first = back.receive()
    check("who comes back finds everything", all(first[key] == before[key] for key in ("seq", "game", "own")), first)
    check("... and all that happened", len(back.events[seat]) == len(line.events[seat]))
    check("... and goes on", back.act(seat, any_action(first["own"]["legal"], rng))["type"] == "update")


def secrets(served):
    """What a game shows to those who watch."""
    rng = random.Random(f"{seed} secrets")
    table, _, lines = two_at(served, spectators="table")
    late_table, _, late_lines = two_at(served, spectators="everything", delay_turns=3)
    closed_table, _, closed_lines = two_at(served, spectators="nothing")
    watcher, late_watcher = Person(served).line(table), Person(served).line(late_table)
    check("where nobody may watch, nobody can", Person(served).line(closed_table).end() == (1008, "no_spectators"))
    check("... nor have a look", Person(served).look(closed_table).get("code") == "no_spectators")
    play_until(closed_lines, at_turn, rng)
    play_until(lines, over, rng)
    last = lines[0].views[0] if over(lines[0].views[0]) else lines[0].until(over)
    shown = [watcher.receive()]
    while not over(shown[-1]):
        shown.append(watcher.receive())
    hidden = [update for update in shown[:-1] if "own" in update or "all_own" in update or "seed" in update["table"]]
    check("a spectator sees nobody's own cards during the game", not hidden and len(shown) > 20, hidden[:1])
    check("... and all of them afterwards", len(shown[-1]["all_own"]) == 2 and "seed" in shown[-1]["table"])
    revealing = [event for update in shown[:-1] for event in update["events"] if
                 event["type"] == "card_drawn" and "card" in event or event["type"] == "tickets_offered" and "tickets" in event
                 or event["type"] == "tickets_kept" and "kept" in event or event["type"] == "dealt" and "hand" in event]
    check("... nor what was drawn", not revealing, revealing[:2])
    foreign = [event for event in lines[0].events[0] if event["type"] == "card_drawn" and event["seat"] == 1 and "card" in event]
    check("a player does not see what others draw", not foreign and last["seat"] == 0, foreign[:1])
    check("all have seen the same happen", [event["type"] for event in watcher.events[None]] ==
          [event["type"] for event in lines[0].events[0]] == [event["type"] for event in last_events(lines[1], 1)])

    late_watcher.receive(), late_watcher.receive()
    turns = 0
    while turns < 12:
        seat = play_until(late_lines, at_turn, rng)
        turns += 1
        before = len(late_lines[seat].events[seat])
        late_lines[seat].act(seat, any_action(late_lines[seat].views[seat]["own"]["legal"], rng))
        views = [late_watcher.receive() for _ in range(2)]
        while views[-1]["seq"] < late_lines[seat].views[seat]["seq"]:
            views = [late_watcher.receive() for _ in range(2)]
        seen = max(len(events) for events in late_watcher.events.values())
        check("a late spectator sees both hands", [view["seat"] for view in views] == [0, 1] and all("own" in v for v in views))
        check("... but later than the players", seen < before, (seen, before))
    check("... and does see something", seen > 5, seen)


def last_events(line, seat):
    if not over(line.views[seat]):
        line.until(over)
    return line.events[seat]


def clocks(served):
    rng = random.Random(f"{seed} clocks")
    table, people, lines = two_at(served, clock={"kind": "turn", "seconds": 5})
    view = lines[0].views[0]
    left = [seat["left_ms"] for seat in view["table"]["seats"]]
    check("both clocks run while both choose tickets", all(0 < ms <= 5000 for ms in left), left)
    slow = lines[0]
    lines[1].act(1, any_action(lines[1].views[1]["own"]["legal"], rng))
    stood_in = slow.until(lambda u: u["type"] == "update" and "stand_in" in u["table"]["seats"][0])
    check("a clock that has run out brings a bot", stood_in["table"]["seats"][0]["stand_in"] == "time", stood_in["table"])
    played = slow.until(lambda u: any(event.get("by") == "bot" for event in u.get("events", [])))
    check("... which plays", played["seq"] > stood_in["seq"])
    refused = slow.act(0, {"type": "draw_deck"})
    check("the owner must first take the seat back", refused.get("code") in ("stand_in_plays", "stale"), refused)
    back = slow.answer(type="take_back", seat=0)
    check("... and can", back["type"] == "update" and "stand_in" not in back["table"]["seats"][0], back)
    play_until(lines, over, rng)
    record = json.loads(served.ask("GET", f"/api/tables/{table}/record")[2])
    deciders = [event.get("by") for event in record["events"] if event.get("seat") == 0]
    check("the record says who decided", "bot" in deciders and None in deciders, deciders)
    faults = verified(served, table)
    check("... and is right", not faults, faults)
    days = people[0].make_table([{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}],
                                clock={"kind": "days", "days": 3})
    line = people[0].line(days)
    views = line.until(lambda u: u["table"]["stage"] == "playing")
    left = [seat["left_ms"] for seat in views["table"]["seats"]]
    check("three days are three days", all(0 <= 3 * 86_400_000 - ms < 60_000 for ms in left), left)
    fast = people[0].make_table([{"kind": "person", "name": "A"}, {"kind": "bot", "level": "tourist"}],
                                clock={"kind": "game", "seconds": 60, "increment": 30})
    line = people[0].line(fast)
    view = line.until(lambda u: u["table"]["stage"] == "playing" and "legal" in u["own"])
    seat = view["seat"]
    before = view["table"]["seats"][seat]["left_ms"]
    after = line.act(seat, any_action(view["own"]["legal"], rng))["table"]["seats"][seat]["left_ms"]
    check("a move earns the increment", 10_000 < after - before <= 30_000, (before, after))


def absent_players(served):
    rng = random.Random(f"{seed} absent")
    table, people, lines = two_at(served, grace_seconds=5, level="local")
    owner = {people[i].look(table)["seat"]: people[i] for i in range(2)}
    lines[0].close()
    gone = lines[1].until(lambda u: not u["table"]["seats"][0]["here"])
    check("others see that somebody has gone", gone["table"]["seats"][1]["here"])
    stood_in = lines[1].until(lambda u: "stand_in" in u["table"]["seats"][0])
    check("a bot stands in for who is away", stood_in["table"]["seats"][0]["stand_in"] == "absent")
    lines[1].until(lambda u: any(event.get("by") == "bot" for event in u["events"]))
    lines[0] = owner[0].line(table)
    lines[0].receive()
    check("others see that somebody has come", lines[1].until(lambda u: u["table"]["seats"][0]["here"]) is not None)
    lines[0].answer(type="take_back", seat=0)
    play_until(lines, over, rng)
    faults = verified(served, table)
    check("the game is right", not faults, faults)


def undoing(served):
    rng = random.Random(f"{seed} undo")
    table, _, lines = two_at(served)
    before = lines[0].views[0]
    lines[0].act(0, {"type": "keep_tickets", "kept": before["own"]["legal"]["keep_tickets"][0]})
    undone = lines[0].answer(type="undo", seat=0)
    check("a choice that showed nothing is taken back at once", undone["own"] == before["own"] and
          undone["game"] == before["game"], undone)
    seat = play_until(lines, lambda v: at_turn(v) and "draw_deck" in v["own"]["legal"], rng)
    asker, other = lines[seat], lines[1 - seat]
    for yes in (False, True):
        before = asker.views[seat]
        drawn = asker.act(seat, {"type": "draw_deck"})
        asked = asker.answer(type="undo", seat=seat)
        check("what showed a card needs consent", asked["table"].get("undo", {}).get("asked_by") == seat, asked["table"])
        seen = other.until(lambda u: "undo" in u["table"])
        check("... the other is asked", seen["table"]["undo"]["asked_by"] == seat)
        answered = other.answer(type="answer_undo", seat=1 - seat, yes=yes)
        check("... the answer ends it", "undo" not in answered["table"], answered["table"])
        if yes:
            after = asker.until(lambda u: u["seq"] == answered["seq"])
            check("... and all is as it was", after["own"] == before["own"] and after["game"] == before["game"], after)
            check("... with all that happened since undone", len(asker.events[seat]) == after["first_event"])
        else:
            after = asker.until(lambda u: u["seq"] == answered["seq"])
            check("... or as it is", after["own"] == drawn["own"])
            seat_now = play_until(lines, lambda v: at_turn(v) and "draw_deck" in v["own"]["legal"], rng)
            seat, asker, other = seat_now, lines[seat_now], lines[1 - seat_now]
    play_until(lines, over, rng)
    faults = verified(served, table)
    check("a game with what was undone is right", not faults, faults)


def after_the_game(served):
    rng = random.Random(f"{seed} after")
    table, people, lines = two_at(served, chat=True)
    names = [seat["name"] for seat in lines[0].views[0]["table"]["seats"]]
    lines[0].answer(type="say", seat=0, text="hello <there>")
    heard = lines[1].until(lambda u: u.get("chat"))
    check("what is said is heard", heard["chat"][-1]["text"] == "hello <there>" and heard["chat"][-1]["seat"] == 0, heard)
    check("a phrase as well", lines[1].answer(type="say", seat=1, phrase="good_luck")["chat"][-1]["phrase"] == "good_luck")
    play_until(lines, over, rng)
    for seat, line in enumerate(lines):
        last_events(line, seat)
    late = lines[0].act(0, {"type": "pass"})
    check("over is over", late.get("code") == "illegal" and late["rule"], late)
    lines[0].answer(type="rematch", seat=0)
    check("one is not enough for a rematch", "next" not in lines[0].views[0]["table"])
    following = lines[1].answer(type="rematch", seat=1)["table"]["next"]
    again = people[0].line(following).until(lambda u: u["table"]["stage"] == "playing")
    check("in a rematch the next player begins", [seat["name"] for seat in again["table"]["seats"]] == names[1:] + names[:1])

    table, _, lines = two_at(served, chat=False)
    check("a table without chat", lines[0].answer(type="say", seat=0, text="hello").get("code") == "chat_off")
    resigned = lines[0].answer(type="resign", seat=0)
    check("who resigns hands over to a bot", resigned["table"]["seats"][0]["stand_in"] == "resigned")
    check("... for good", lines[0].answer(type="take_back", seat=0).get("code") == "resigned")
    left = lines[1].answer(type="leave", seat=1)
    check("who leaves as well", left["table"]["seats"][1]["stand_in"] == "left")
    end = lines[1].until(over)
    check("bots finish the game", end["table"]["stage"] == "over")
    faults = verified(served, table)
    check("... by the rules", not faults, faults)


def one_device(served):
    """Pass and play: four people on one connection, who say as much as they may before they play."""
    rng = random.Random(f"{seed} device")
    host = Person(served)
    table = host.make_table([{"kind": "person", "name": name} for name in ("Ann", "Bob", "Cem", "Dee")])
    line = host.line(table)
    line.until(lambda u: u["seat"] == 3 and "own" in u)
    check("a connection gets a view for each seat", sorted(line.views) == [0, 1, 2, 3])
    said = 0
    while line.answer(type="say", seat=said % 4, text="\N{TRAM}" * 280)["type"] == "update":
        said += 1
    check("a table may say much, but not for ever", 10 < said < 1000, said)
    line.close()
    line = host.line(table)
    while len(line.views) < 4:
        line.receive()
    check("who comes later hears it all", len(line.views[3]["chat"]) == said)
    while not over(line.views[0]):
        seat = next(seat for seat, view in line.views.items() if "legal" in view["own"])
        done = line.act(seat, any_action(line.views[seat]["own"]["legal"], rng))
        line.until(lambda u: u["seat"] == 3 and u["seq"] == done["seq"])
    faults = verified(served, table)
    check("a game on one device is right", not faults, faults)


def main():
    served = part_of("plain", *FREE, "--bot-ms", "20")
    parts = [whole_games, wishes, secrets, clocks, absent_players, undoing, after_the_game, one_device]
    errors = together(*[named(part, served) for part in parts])
    check("every part came to its end", not errors, errors)
    check("it stops when it is told to", served.stop() == 0)
    finish()


main()
