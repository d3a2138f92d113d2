#!/usr/bin/env python3
"""A player for Fogline in plain Python: sits down at a table, reads the stream of updates and posts an action on its turn.

    examples/bot.py http://127.0.0.1:8080 TABLE     sits down at a table that somebody made
    examples/bot.py http://127.0.0.1:8080           makes a table with a bot of ours as the opponent

It claims the longest route it can pay for, and draws cards otherwise. docs/protocol.md describes every message.
"""
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Server:
    def __init__(self, address):
        self.address = address.rstrip("/")
        self.token = None
        self.token = self.post("/api/programs", {})["token"]  # who we are; seats belong to it

    def request(self, path, body=None):
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers))

    def post(self, path, body):
        with self.request(path, body) as answer:
            return json.load(answer)

    def updates(self, table):
        with self.request(f"/api/tables/{table}/stream?version=2") as lines:
            for line in lines:
                if line.strip():  # an empty line is a sign of life
                    yield json.loads(line)


def choose(legal):
    """One of the legal actions."""
    if "claim_route" in legal:
        claim = max(legal["claim_route"], key=lambda route: sum(route["payments"][0].values()))
        action = {"type": "claim_route", "route": claim["route"], "paid": claim["payments"][0]}
        if "tokens" in claim:
            action["token_at"] = claim["tokens"][0]
        return action
    if "keep_tickets" in legal:
        return {"type": "keep_tickets", "kept": legal["keep_tickets"][0]}
    if "place_stack" in legal:
        return {"type": "place_stack", "symbol": random.choice(legal["place_stack"]["symbols"]),
                "location": random.choice(legal["place_stack"]["locations"])}
    for kind in ("draw_deck", "draw_tickets", "pass"):
        if kind in legal:
            return {"type": kind}
    return {"type": "draw_market", "slot": legal["draw_market"][0]}


def follow(server, table):
    """Plays until the stream ends; the last update if the game is over."""
    for update in server.updates(table):
        if update["type"] != "update" or not update["seats"]:
            continue
        if update["table"]["stage"] == "over":
            return update
        for view in update.get("views", []):  # of each of our seats, once the cards are dealt
            if "legal" not in view["own"]:
                continue
            seq, seat = update["seq"], view["seat"]
            message = {"type": "act", "id": f"{seq}-{seat}", "seq": seq, "seat": seat,
                       "action": choose(view["own"]["legal"])}
            try:
                server.post(f"/api/tables/{table}/messages", message)
            except urllib.error.HTTPError as refusal:
                if refusal.code != 409:  # the table has moved on: a newer update is on its way
                    raise
    return None


def play(server, table):
    """Plays to the end. A stream may end earlier, when the server starts anew, say: the next one begins with everything."""
    while True:
        try:
            if end := follow(server, table):
                return end
        except urllib.error.HTTPError as refusal:
            if refusal.code < 500:
                raise
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            pass  # the connection broke
        time.sleep(1)


def main():
    server = Server(sys.argv[1])
    if len(sys.argv) > 2:
        table = sys.argv[2]
        server.post(f"/api/tables/{table}/messages", {"type": "sit", "name": "Python"})
    else:
        chairs = [{"kind": "person", "name": "Python"}, {"kind": "bot", "level": "local"}]
        table = server.post("/api/tables", {"chairs": chairs})["table"]["id"]
    end = play(server, table)
    for seat, own in zip(end["table"]["seats"], end["views"][0]["events"][-1]["scores"]):
        print(f"{own['total']:4} {seat.get('name', seat.get('level'))}")
    print(f"{server.address}/api/tables/{table}/record")


if __name__ == "__main__":
    main()
