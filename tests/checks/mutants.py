#!/usr/bin/env python3
"""Do the tests notice a changed line? Usage: mutants.py BUILD, the folder of a build that has the shipped board.

Each mutant below is one expression with another one in its place, or one statement left out. All are compiled into one copy of
engine, notation, json, record and their tests, and an environment variable says which is alive. The tests must pass without one, and
fail, or not end, with each.
"""
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]
build = pathlib.Path(sys.argv[1])
FOLDERS = ("engine", "notation", "json", "record")
TESTS = ("rules/*_test", "rng_test", "verify_test", "corpus_test", "notation_test", "properties_test", "support/game", "support/random_games")
SECONDS = 120  # a mutant that takes longer has lost itself in a loop
LEFT_OUT = None

MUTANTS = [
    # What is due.
    ("engine/due.h", "in_piles + state.table.market.other_than_ferries().size() >= 3", "true"),
    ("engine/due.h", "in_piles + state.table.market.other_than_ferries().size() >= 3", "in_piles >= 3"),
    ("engine/due.h", "table.market.ferries().size() >= 3", "table.market.ferries().size() > 3"),
    ("engine/due.h", "!table.discard.empty()", "false"),
    ("engine/due.h", "gaps.first()", "gaps.nth(static_cast<unsigned>(gaps.size() - 1))"),
    ("engine/due.h", "table.phase != Phase::turn", "false"),
    ("engine/due.h", "table.turns_left == 0", "false"),
    ("engine/due.h", "table.passes == table.seats", "table.passes + 1 == table.seats"),
    ("engine/state.h", "(kLastRoundCars + 1)", "kLastRoundCars"),
    # What the referee does about it.
    ("engine/referee.h", "carry_out(next);\n        settle(«due(state_)»);", "table_.phase == Phase::turn ? due_after_turn(table_) : due(state_)"),
    ("engine/referee.h", "table_.deck_size == 0", "table_.deck_size <= 1"),
    ("engine/referee.h", "buried_ticket(state_, depth++)", "buried_ticket(state_, depth)"),
    ("engine/evolve.h", "event.card == Card::ferry", "false"),
    ("engine/evolve.h", "if (table.phase == Phase::second_card) detail::end_turn_if_nothing_left(table);", LEFT_OUT),
    # Equal states compare equal.
    ("engine/buried.h", "tickets_[size_] = TicketId{};", LEFT_OUT),
    # What a seat may do.
    ("engine/legal.cpp", "index(claim.route) >= board.routes.size()", "index(claim.route) > board.routes.size()"),
    ("engine/action.h", "count > static_cast<int>(kMostly)", "false"),
    ("engine/claim_lists.cpp", "std::min<int>(route.length, kFerryCards)", "std::min<int>(route.length, 4)"),
    ("engine/claim_lists.cpp", "std::min(ferries, route.length - 1)", "std::min(std::min(ferries, 4), route.length - 1)"),
    # What cannot have happened.
    ("engine/can_happen.cpp", "table.deck_size == 0", "true"),
    ("engine/can_happen.cpp", "event.cards == table.discard.size()", "true"),
    ("engine/can_happen.cpp", "table.stack_symbol(event.location) == event.symbol", "true"),
    ("engine/can_happen.cpp", "event.tickets[0] != event.tickets[1]", "true"),
    ("engine/can_happen.cpp", "event.paid.size() == table.board->route(event.route).length", "true"),
    ("engine/can_happen.cpp", "const Passed& event) const { return «to_act(event.seat, Phase::turn)»", "table.phase == Phase::turn"),
    # In what state no game can be.
    ("engine/possible.cpp", "Cards::all() || «!sizes»", "false"),
    ("engine/possible.cpp", "cards != Cards::all()", "false"),
    ("engine/possible.cpp", "seen != table.board->all_tickets()", "false"),
    ("engine/possible.cpp", "count != seen.size()", "false"),
    ("engine/possible.cpp", "begun.table.phase = Phase::turn;", LEFT_OUT),
    # Chance.
    ("engine/rng.h", "static_cast<uint32_t>(product) < threshold", "false"),
    ("engine/chance_node.h", "2.0 / (n * (n - 1))", "1.0 / (n * (n - 1))"),
    ("engine/chance_node.h", "state.table.deck_size != 0", "true"),
    # Notation and records.
    ("notation/write_position.cpp", "table.passes != 0", "false"),
    ("notation/set_up.cpp", "table_.buried.bury(buried.seat);", LEFT_OUT),
    ("record/verify.cpp", "if (!progress_.foul) state_ = next;", LEFT_OUT),
    ("record/verify.cpp", "!same(*recorded, expected)", "false"),
]

SWITCH = """#pragma once
#include <cstdlib>
inline int mutant() {
    static const int alive = std::getenv("MUTANT") == nullptr ? 0 : std::atoi(std::getenv("MUTANT"));
    return alive;
}
"""


def run(command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)


def changed(text, number, old, new):
    """The text with one more mutant in it. Where `old` has a part in «», only that is exchanged; the rest says which one is meant."""
    before, part, after = ("", old, "") if "«" not in old else (old.split("«")[0], *old.split("«")[1].split("»"))
    if text.count(before + part + after) != 1:
        sys.exit(f"mutant {number}: '{old}' is there {text.count(before + part + after)} times: the list is out of date")
    both = f"if (mutant() != {number}) {{ {part} }}" if new is LEFT_OUT else f"(mutant() == {number} ? ({new}) : ({part}))"
    return text.replace(before + part + after, before + both + after)


def compiled(folder):
    """The tests, with every mutant in them."""
    shutil.copytree(root / "src", folder / "src")
    (folder / "src/mutant.h").write_text(SWITCH)
    for number, (name, old, new) in enumerate(MUTANTS, 1):
        path = folder / "src" / name
        path.write_text(changed(path.read_text(), number, old, new))
    units = {name: sorted((folder / "src" / name).glob("*.cpp")) for name in FOLDERS}
    units["record"].append(build / "shipped_board.cpp")
    for pattern in TESTS:
        units |= {path.stem: [path] for path in (root / "tests").glob(pattern + ".cpp")}
    flags = ["-std=c++23", "-O1", "-I", folder / "src", "-I", root, "-include", folder / "src/mutant.h", f'-DFOGLINE_SOURCE_DIR="{root}"']

    def compile(unit):
        name, sources = unit
        (folder / f"{name}.cpp").write_text("".join(f'#include "{source}"\n' for source in sources))
        result = run(["clang++-19", *flags, "-c", folder / f"{name}.cpp", "-o", folder / f"{name}.o"])
        if result.returncode != 0:
            sys.exit(f"{name} with its mutants does not compile:\n{result.stderr}")
        return folder / f"{name}.o"

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(compile, units.items()))
    libraries = ["-lgtest", "-lgtest_main", "-lboost_json", "-lboost_container", "-lsodium", "-lpthread"]
    result = run(["clang++-19", *objects, *libraries, "-o", folder / "tests"])
    if result.returncode != 0:
        sys.exit(result.stderr)
    return folder / "tests"


def first_failure(program, number):
    try:
        result = run([program, "--gtest_fail_fast", "--gtest_brief=1"], env={**os.environ, "MUTANT": str(number)}, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "it does not end"
    failed = [line.split()[3].rstrip(",") for line in result.stdout.splitlines() if line.startswith("[  FAILED  ]")]
    return failed[0] if failed else f"it ends with {result.returncode}" if result.returncode else None


with tempfile.TemporaryDirectory(dir=build) as folder:
    program = compiled(pathlib.Path(folder))
    if failure := first_failure(program, 0):
        sys.exit(f"without a mutant: {failure}")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = list(pool.map(lambda number: first_failure(program, number), range(1, len(MUTANTS) + 1)))
for (name, old, new), failure in zip(MUTANTS, failures):
    print(f"{'killed' if failure else 'ALIVE '}  {name}: {' '.join(old.split())} -> {new or 'left out'}  {failure or ''}")
print(f"{sum(map(bool, failures))} of {len(MUTANTS)} mutants are found out")
sys.exit(0 if all(failures) else 1)
