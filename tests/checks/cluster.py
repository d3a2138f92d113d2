#!/usr/bin/python3
"""Two real servers on one PostgreSQL: games across both, while servers die and the database goes away.

    cluster.py BINARY [--quick] [--seed N]
"""
import collections
import json
import random
import time

from harness import check, finish, here
from players import Line, Person, Player, answer_of, over, quick, seated, seed, together, verified
from postgres import Postgres, Proxy
from served import FREE, PATIENCE, Served, code_of, ready, wait_until

rng = random.Random(seed)
TABLE = '{"chairs":[{"kind":"open"},{"kind":"open"}]}'
DATABASE = "t1"  # as Postgres calls its first
GAMES = 3 if quick else 8


def serve(name, address):
    folder = here / name
    folder.mkdir()
    return Served(folder, *FREE, "--bot-ms", "20", database=address)


def games(servers, count, people=(1, 2, 3)):
    """Games whose players come by WebSocket and by stream to any of the servers; they are under way."""
    players = []
    for game in range(count):
        group = [Person(rng.choice(servers)) for _ in range(people[game % len(people)])]
        table = seated(group[0], group[1:], bots=1 if len(group) == 1 else game % 2)
        players += [Player(person, table, servers, random.Random(f"{seed} {table} {number}"), by_stream=(game + number) % 4 == 0)
                    for number, person in enumerate(group)]
    for player in players:
        player.start()
    return players


def are_good(what, players, servers, cluster):
    """All games came to their end, by the rules, and nothing acknowledged was lost or done twice."""
    for player in players:
        player.join(2 * PATIENCE)
    check(f"{what}: every game comes to its end", all(player.end for player in players),
          [(player.table, player.error, player.refused[-3:], player.pending) for player in players if not player.end])
    check(f"{what}: every update comes in its order", not any(player.error for player in players),
          [player.error for player in players if player.error])
    ends = {}
    for player in players:
        if player.end:
            ends.setdefault(player.table, set()).add(json.dumps([player.end["game"], player.end["events"][-1:]], sort_keys=True))
    check(f"{what}: all players have seen the same end", all(len(seen) == 1 for seen in ends.values()))
    for table in ends:
        for served in servers:
            faults = verified(served, table)
            check(f"{what}: the record is right at every server", not faults, faults)
    done = {}
    for table, text in cluster.entries(DATABASE):
        if text.startswith('{"type":"moved"') and "id" in (fact := json.loads(text)):
            done[table, fact["id"]] = done.get((table, fact["id"]), 0) + 1
    acknowledged = [action for player in players for action in player.acknowledged]
    lost = [action for action in acknowledged if done.get(action) != 1]
    check(f"{what}: nothing acknowledged is lost or done twice", acknowledged and not lost, lost[:5])
    check(f"{what}: nothing is done twice", max(done.values()) == 1)
    refused = collections.Counter(code for player in players for code in player.refused)
    print(f"{what}: {len(ends)} games, {len(acknowledged)} actions, {sum(p.visits for p in players)} visits, refused {dict(refused)}",
          flush=True)


def presence(a, b):
    ann, bob = Person(a), Person(b)
    table = seated(ann, [bob])
    at_a = ann.line(table, a)
    at_a.receive()
    at_b = bob.line(table, b)

    def sees_the_other(update):
        return update["table"]["stage"] == "playing" and update["table"]["seats"][1 - update["seat"]]["here"]

    seen = at_b.until(sees_the_other)
    check("who is at one server is seen at the other", seen)
    check("... and the other way round", at_a.until(sees_the_other))
    seat = 1 - seen["seat"]
    second = ann.line(table, b)
    second.receive()
    at_a.close()
    time.sleep(0.3)
    check("who leaves one of two is still here", bob.look(table)["table"]["seats"][seat]["here"])
    second.close()
    check("who leaves both is gone", at_b.until(lambda u: not u["table"]["seats"][seat]["here"]))


def signs_in(a, b):
    """A guest at one server signs in at the other: the account has the seat there, and the guest's socket plays on."""
    account = '{"name":"Ann","password":"correct horse"}'
    a.ask("POST", "/api/accounts", account)
    status, headers, body = a.ask("POST", "/api/tables", '{"chairs":[{"kind":"person","name":"Ann"},{"kind":"open"}]}')
    cookie, table = headers["Set-Cookie"].split(";")[0], json.loads(body)["table"]["id"]
    guest = Line(a, cookie.split("=")[1], table)
    guest.receive()
    session = b.ask("POST", "/api/sessions", account, {"Cookie": cookie})[1]["Set-Cookie"].split(";")[0]
    at_b = Line(b, session.split("=")[1], table)
    check("who signs in elsewhere has the guest's seat", at_b.receive()["seat"] == 0)
    at_b.answer(type="sit", name="Bea")
    seat = guest.until(lambda update: update["table"]["stage"] == "playing")["seat"]
    check("... and may take another: it sees both, the guest its own", at_b.until(
        lambda update: all("own" in at_b.views.get(either, {}) for either in (0, 1))) and "own" not in guest.views.get(1 - seat, {}))
    kept = guest.views[seat]["own"]["legal"]["keep_tickets"][0]
    done = guest.act(seat, {"type": "keep_tickets", "kept": kept})
    check("a socket of before still acts for the guest's seat", done["type"] == "update", done)
    check("... and the other server shows it", at_b.until(lambda update: update["seq"] >= done["seq"]))


def stand_ins(a, b, cluster):
    """A clock runs out while both servers look at the table: one of them is the first, and the other bears it."""
    ann, bob = Person(a), Person(b)
    table = seated(ann, [bob], clock={"kind": "turn", "seconds": 5})
    lines = [ann.line(table, a), bob.line(table, b)]
    ends = [line.until(over) for line in lines]  # nobody does anything: bots play the whole game
    check("both servers see bots play to the end", ends[0]["seq"] == ends[1]["seq"], [end["seq"] for end in ends])
    facts = [json.loads(text) for name, text in cluster.entries(DATABASE) if name == table]
    reasons = sorted(fact["why"] for fact in facts if fact["type"] == "stood_in")
    check("each seat is handed over once", reasons == ["time", "time"], reasons)
    for served in (a, b):
        faults = verified(served, table)
        check("a game of stand-ins is right", not faults, faults)


def killed(a, b, cluster):
    kills, wanted, end = 0, 1 if quick else 3, time.monotonic() + (4 if quick else 12)
    while kills < wanted:  # where servers start slowly, games may end before
        players = games([a, b], GAMES)
        while any(player.is_alive() for player in players) and (kills < wanted or time.monotonic() < end):
            time.sleep(rng.uniform(0.05, 0.4))
            victim = rng.choice((a, b))
            victim.kill()
            kills += 1
            time.sleep(rng.uniform(0, 0.3))
            victim.start()
        are_good(f"servers killed {kills} times", players, (a, b), cluster)


def database_restarts(a, b, cluster):
    players = games([a, b], GAMES)
    for mode in ("fast", "immediate", "fast", "immediate")[:2 if quick else 4]:
        time.sleep(rng.uniform(0.2, 0.6))
        cluster.control("restart", mode)
    are_good("database restarted", players, (a, b), cluster)
    for setting, codes in (("= on", {"disk_full"}), ("TO DEFAULT", {None})):
        cluster.ask(f"ALTER SYSTEM SET default_transaction_read_only {setting}")
        cluster.ask("SELECT pg_reload_conf()")
        check(f"a database that is read-only {setting}: tables can be made: {codes}", wait_until(lambda: {
            answer_of(served.ask("POST", "/api/tables", TABLE)).get("code") for served in (a, b)} == codes, 10))
    check("both are ready then", wait_until(lambda: ready(a) and ready(b), 20))
    cluster.control("stop")
    refused = a.ask("POST", "/api/tables", TABLE)
    check("without its database a server says so", (refused[0], code_of(refused)) == (503, "store_unavailable"), refused)
    check("... and lives", a.ask("GET", "/healthz")[0] == 200)
    check("both say that they are not ready, though one was asked nothing",
          wait_until(lambda: not ready(a) and not ready(b), 20))
    cluster.control("start")
    check("they recover by themselves", wait_until(lambda: ready(a) and ready(b), 30))
    host = Person(b)
    table = seated(host, [Person(a)])
    check("... and go on", wait_until(lambda: host.look(table)["table"]["stage"] == "playing", 10))


def news_still_come(what, talker, listener, talks_at, listens_at, table, seconds=30):
    """What one says at one server is heard at the other: by a table that was there before."""
    said = f"{what} {rng.getrandbits(32)}"

    def say():
        seat = talker.look(table, talks_at)["seat"]  # another one when this server hears that the game has begun
        return talker.ask("POST", f"/api/tables/{table}/messages", {"type": "say", "seat": seat, "text": said}, talks_at)

    check(f"{what}: somebody can speak", wait_until(lambda: say()["type"] == "update", seconds))
    listener.socket.settimeout(seconds)
    check(f"{what}: and is heard at the other server",
          listener.until(lambda u: any(line.get("text") == said for line in u.get("chat", []))))


def cut_off(a, b, cluster):
    players = games([a, b], GAMES)
    for _ in range(2 if quick else 6):
        time.sleep(rng.uniform(0.1, 0.3))
        cluster.cut_connections(DATABASE)
    are_good("connections cut", players, (a, b), cluster)
    ann, bob = Person(a), Person(b)
    table = seated(ann, [bob])
    line = bob.line(table, b)
    line.receive()
    cluster.cut_connections(DATABASE)
    news_still_come("connections cut", ann, line, a, b, table)


def bad_network(cluster):
    proxies = [Proxy(cluster, DATABASE), Proxy(cluster, DATABASE)]
    a, b = serve("proxied-a", proxies[0].address), serve("proxied-b", proxies[1].address)
    players = games([a, b], GAMES // 2)
    for _ in range(2 if quick else 4):
        time.sleep(rng.uniform(0.1, 0.4))
        proxy = rng.choice(proxies)
        if rng.random() < 0.5:
            proxy.cut()
        else:
            proxy.freeze()
            time.sleep(rng.uniform(0.1, 1))
            proxy.thaw()
    are_good("a bad network", players, (a, b), cluster)
    ann, bob = Person(a), Person(b)
    table = seated(ann, [bob])
    line = bob.line(table, b)
    line.receive()
    proxies[1].lose()
    news_still_come("a connection that is dead without a word", ann, line, a, b, table, 40)
    proxies[0].freeze()
    check("a server stops though its database does not answer", a.stop() == 0)
    check("... and the other as well", b.stop() == 0)


def main():
    cluster = Postgres()
    address = cluster.new_database()
    a, b = serve("a", address), serve("b", address)

    def play():
        are_good("two servers", games([a, b], GAMES), (a, b), cluster)

    def be_here():
        presence(a, b)

    def sign_in():
        signs_in(a, b)

    def stand_in():
        stand_ins(a, b, cluster)

    def network():
        bad_network(cluster)

    errors = together(play, be_here, sign_in, stand_in)
    killed(a, b, cluster)
    cut_off(a, b, cluster)
    database_restarts(a, b, cluster)
    errors |= together(network)
    check("every part came to its end", not errors, errors)
    check("a server stops when it is told to", (a.stop(), b.stop()) == (0, 0))
    cluster.stop()
    finish()


main()
