#!/usr/bin/env python3
"""The load program works: games over real sockets are right to the end, and every measurement gives figures. FOGLINE_LOAD FOGLINE"""
import json
import pathlib
import subprocess
import sys
import tempfile

from postgres import Postgres

load, fogline = sys.argv[1:]


def measured(*arguments):
    result = subprocess.run([load, *arguments, "--fogline", fogline, "--json"], capture_output=True, text=True, timeout=100)
    if result.returncode != 0:
        sys.exit(f"{' '.join(arguments)} failed: {result.stdout}{result.stderr}")
    return json.loads(result.stdout)


def check(what, good, seen):
    if not good:
        sys.exit(f"failed: {what}: {seen}")
    print(f"ok: {what}")


with tempfile.TemporaryDirectory() as folder:
    records = pathlib.Path(folder) / "records.jsonl"
    played = measured("play", "--tables", "8", "--warm-up", "1", "--seconds", "3", "--compare", "--records", str(records))
    games = len(records.read_text().splitlines())
    check("games are played to the end", played["game"]["games_over"] > 0 and games > 0, played)
    check("the echo server answers", played["echo"]["actions"] > 0 and not played["echo"]["faults"], played)
    verified = subprocess.run([fogline, "verify", str(records)], capture_output=True, text=True)
    check(f"all {games} records are right", verified.returncode == 0, verified.stdout + verified.stderr)

    timed = measured("play", "--tables", "8", "--seats", "2", "--rate", "50", "--warm-up", "1", "--seconds", "2")["game"]
    check("actions come at the given rate", timed["actions"] > 0 and timed["latency_ms"]["max"] > 0, timed)

    postgres = Postgres()
    spread = measured("play", "--tables", "8", "--servers", "2", "--database", postgres.new_database(), "--warm-up", "1", "--seconds", "2",
                      "--records", str(records))["game"]
    check("seats are spread over two servers", spread["actions"] > 0 and min(spread["server_cpu_of"]) > 0, spread)
    postgres.stop()
    one = subprocess.run([load, "play", "--servers", "2", "--fogline", fogline], capture_output=True, text=True)
    check("two servers need a PostgreSQL", one.returncode == 2 and "PostgreSQL" in one.stderr, one.stderr)

    bots = measured("play", "--tables", "40", "--seats", "2", "--bots", "1", "--warm-up", "1", "--seconds", "3")["game"]
    check("bots play, and nothing waits for them in the end", bots["bots"]["decisions_per_second"] > 0 and bots["bots"]["drained_s"] >= 0, bots)

    memory = measured("memory", "--tables", "20", "--seats", "4", "--actions", "5")
    check("memory is measured", memory["sockets"] == 80 and memory["playing_bytes"] > 0, memory)

    database = f"sqlite:{folder}/filled.db"
    subprocess.run([load, "fill", "--database", database, "--games", "120"], check=True)
    check("a filled database opens", measured("start", "--database", database)["seconds_to_start"] > 0, "")
    again = subprocess.run([load, "fill", "--database", database, "--games", "1"], capture_output=True, text=True)
    check("a database is filled once", again.returncode == 2 and "filled before" in again.stderr, again.stderr)
