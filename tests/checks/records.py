#!/usr/bin/env python3
"""Black-box checks of `fogline records` and of replays for spectators: records.py BINARY."""
import csv
import io
import json

from harness import check, expect, finish, here, make_records, near, parsed, run


def games_in(text):
    return [json.loads(line) for line in text.splitlines()]


def make_files(games):
    """Two more files: one with a running game and one of a person; one in which a game repeats, written differently."""
    running = {key: value for key, value in games[0].items() if key != "seed"}
    kept = [i for i, event in enumerate(running["events"]) if event["type"] == "tickets_kept"]
    running["events"] = running["events"][:kept[1] + 1]
    person = json.loads(json.dumps(games[1]))
    person["players"][0] = {"name": 'Ann "A", the first', "kind": "human"}
    del person["seed"]
    more, again = here / "more.jsonl", here / "again.jsonl"
    more.write_text(json.dumps(running) + "\n" + json.dumps(person) + "\n")
    again.write_text(json.dumps(games[2], indent=None, separators=(", ", ": ")) + "\n")
    return more, again, running, person


def check_filter(path, more, games, running, person):
    everything = games + [running, person]

    def filtered(*arguments):
        return games_in(expect(0, "records", "filter", path, more, *arguments).stdout)
    check("records filter: all games without a condition", filtered() == everything)
    for players in (2, 3, 4):
        check(f"records filter --players {players}", filtered("--players", players) ==
              [game for game in everything if len(game["players"]) == players])
    check("records filter --running", filtered("--running") == [running])
    check("records filter --finished", filtered("--finished") == games + [person])
    check("records filter --player", filtered("--player", 'Ann "A", the first') == [person])
    check("records filter --player: a bot by its level", filtered("--player", "random") == everything)
    for game in (games[0], person):
        end = game["events"][-1]
        winner = game["players"][end["winners"][0]]["name"]
        found = filtered("--winner", winner)
        check("records filter --winner", game in found and running not in found and all(
            winner in [g["players"][seat]["name"] for seat in g["events"][-1]["winners"]] for g in found), winner)
    tampered = json.loads(json.dumps(games[0]))
    next(event for event in tampered["events"] if event["type"] == "route_claimed")["points"] += 1
    (here / "tampered.jsonl").write_text(json.dumps(tampered) + "\n" + json.dumps(games[1]) + "\n")
    result = expect(0, "records", "filter", "--verified", here / "tampered.jsonl")
    check("records filter --verified", games_in(result.stdout) == [games[1]] and "1 of 2 games" in result.stderr, result.stderr)
    check("records filter: every byte of a line stays", run("records", "filter", path).stdout == path.read_text())
    check("records filter: standard input", run("records", "filter", "-", stdin=path.read_text()).stdout == path.read_text())


def check_merge(path, more, again):
    result = expect(0, "records", "merge", path, more, again, path)
    check("records merge: each game once", result.stdout == path.read_text() + more.read_text(), len(result.stdout))
    check("records merge says what it did", "5 of 9 games, without 4 that came twice" in result.stderr, result.stderr)
    target = here / "merged.jsonl"
    target.write_bytes(path.read_bytes())
    expect(0, "records", "merge", target, more, "--out", target)
    check("records merge --out: into a file that is read", target.read_text() == path.read_text() + more.read_text())
    expect(0, "verify", target, says=["5 games are right"])
    expect(2, "records", "merge", target, here / "missing", "--out", target, says=["missing: cannot be read"])
    check("records merge --out: nothing is lost or left over by a failure", target.read_text() == path.read_text() +
          more.read_text() and not list(here.glob("*.part")))
    expect(2, "records", "merge", path, "--out", here / "no" / "folder", says=["cannot be written"])


def check_count(path, more, games, person):
    result = parsed("records count", expect(0, "records", "count", "--json", path, more).stdout)
    check("records count --json", (result["games"], result["running"], result["by_players"]) ==
          (5, 1, {"2": 2, "3": 2, "4": 1}), result)
    finished = games + [person]
    for name, row in ((row["player"], row) for row in result["players"]):
        seats = [(game["events"][-1], seat) for game in finished for seat, player in enumerate(game["players"])
                 if player.get("level", player["name"]) == name]
        points = [end["scores"][seat]["total"] for end, seat in seats]
        wins = [(seat in end["winners"]) / len(end["winners"]) for end, seat in seats]
        check(f"records count: {name}", row["games"] == len(seats) and near(row["mean_points"], sum(points) / len(seats)) and
              near(row["win_share"], sum(wins) / len(seats)), row)
    check("records count: people and bots", {(row["player"], row["kind"]) for row in result["players"]} ==
          {("random", "bot"), ('Ann "A", the first', "human")}, result["players"])
    expect(0, "records", "count", path, more, says=["5 games, 1 still running", "  3 players: 2", 'Ann "A", the first'])
    expect(0, "records", "count", path, "--players", 2, says=["1 game, 0 still running"])


def check_csv(path, more, games, running, person):
    text = expect(0, "records", "csv", path, more).stdout
    rows = list(csv.DictReader(io.StringIO(text)))
    expected = []
    for file, number, game in [(path, i + 1, game) for i, game in enumerate(games)] + [(more, 1, running), (more, 2, person)]:
        end = game["events"][-1] if game["events"][-1]["type"] == "game_ended" else None
        for seat, player in enumerate(game["players"]):
            score = end["scores"][seat] if end else {}
            won = f"{(seat in end['winners']) / len(end['winners']):g}" if end else ""
            expected.append({"file": str(file), "game": str(number), "players": str(len(game["players"])), "seat": str(seat),
                             "name": player["name"], "kind": player["kind"], "level": player.get("level", ""),
                             "finished": "yes" if end else "no",
                             **{key: str(score.get(key, "")) for key in ("routes", "tickets", "tokens", "total", "completed")},
                             "won": won})
    check("records csv: a row for each seat", rows == expected, [pair for pair in zip(rows, expected) if pair[0] != pair[1]][:1])
    out = here / "games.csv"
    expect(0, "records", "csv", path, more, "--out", out)
    check("records csv --out", out.read_text() == text)


def check_spectator(path, games):
    for number, game in enumerate(games, 1):
        lines = parsed("replay", expect(0, "replay", path, "--game", number, "--spectator", "--json").stdout)
        check("replay --spectator: one line per event", len(lines) == len(game["events"]))
        secrets = []
        for event, line in zip(game["events"], lines):
            hidden = {"dealt": not line["event"].endswith(" hand ? ? offer ? ?") or "Hand:" in line["text"],
                      "card_drawn": not line["event"].endswith("card-drawn ?"),
                      "tickets_kept": "?" not in line["event"], "tickets_offered": "?" not in line["event"]}
            if hidden.get(event["type"]):
                secrets.append(line)
        check("replay --spectator tells no secrets", not secrets, secrets[:2])
        plain = expect(0, "replay", path, "--game", number, "--spectator").stdout
        check("replay --spectator: plain and JSON agree", "\n".join(line["text"] for line in lines) + "\n" == plain)
    expect(2, "replay", path, "--spectator", "--seat", 0, says=["excludes"])


file, recorded = make_records()
more, again, running, person = make_files(recorded)
check_filter(file, more, recorded, running, person)
check_merge(file, more, again)
check_count(file, more, recorded, person)
check_csv(file, more, recorded, running, person)
check_spectator(file, recorded)
for command in ("filter", "merge", "count", "csv"):
    (here / "empty").write_text("")
    expect(2, "records", command, here / "empty", says=["empty: there is no game in it"])
    expect(2, "records", command, says=["files"])
    expect(2, "records", command, file, "--running", "--finished", says=["excludes"])
finish()
