#!/usr/bin/env python3
"""Builds what the wanted tests need, runs them with ctest, and says in a few lines how that went. See ../test."""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import time

root = pathlib.Path(__file__).resolve().parents[1]
SLOWEST = 5
OPTIONS = {"release": ["-DFOGLINE_TESTS=ON", "-DFOGLINE_BENCH=ON"]}


def do(build, *command, **options):
    """A step of a build, which ends this when it fails."""
    if subprocess.run(command, cwd=root, **options).returncode != 0:
        sys.exit(f"The build failed: see above. If an earlier one was broken off, remove it and try again: rm -rf build/{build}")


def configure(build):
    do(build, "cmake", "--preset", build, *OPTIONS.get(build, []), stdout=subprocess.DEVNULL)


def wanted_tests(selection):
    """The targets of each build that the tests need, whether one is of those that only `--all` runs, and how many there are."""
    shown = subprocess.run(["ctest", "--test-dir", "build/release", "--show-only=json-v1", *selection], cwd=root, check=True,
                           stdout=subprocess.PIPE)
    tests = json.loads(shown.stdout)["tests"]
    needs, full = collections.defaultdict(set), False
    for test in tests:
        for label in next((item["value"] for item in test["properties"] if item["name"] == "LABELS"), []):
            full = full or label == "full"
            if label.startswith("needs "):
                build, target = label.removeprefix("needs ").split("/")
                needs[build].add(target)
    return needs, full, len(tests)


def build_all(needs):
    for build, targets in sorted(needs.items(), reverse=True):  # tsan, release, asan: what takes longest comes last
        if build != "release":
            configure(build)
        do(build, "cmake", "--build", "--preset", build, "--target", *sorted(targets), stdout=sys.stderr)


def minutes(seconds):
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d} minutes"


def run(selection):
    """Runs ctest as a person would see it; its exit code, and for each test its name, outcome and seconds."""
    command = ["ctest", "--test-dir", "build/release", "--output-on-failure", "--no-label-summary", "-j", str(2 * os.cpu_count()), *selection]
    process = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    results = []
    for line in process.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
        ended = re.match(r"\s*\d+/\d+ Test +#\d+: (\S+) \.*\**\s*(Passed|.*?) +([\d.]+) sec", line)
        if ended:
            results.append((ended[1], ended[2] == "Passed", float(ended[3])))
    return process.wait(), results


def main():
    arguments = sys.argv[1:]
    everything = "--all" in arguments
    selection = [argument for argument in arguments if argument != "--all"]
    named = any(argument.startswith(("-R", "--tests-regex", "-L", "-I", "--rerun-failed")) for argument in selection)
    if not everything and not named:
        selection += ["-LE", "^full$"]
    started = time.monotonic()
    configure("release")
    needs, full, count = wanted_tests(selection)
    if count == 0:
        sys.exit(f"There is no test like that: {' '.join(selection)}. `ctest --test-dir build/release -N` lists them.")
    if full and subprocess.run(["scripts/setup", "all"], cwd=root).returncode != 0:
        sys.exit(2)
    build_all(needs)
    built = time.monotonic()
    code, results = run(selection)
    ended = time.monotonic()
    failed = [name for name, passed, _ in results if not passed]
    print(f"\nBuilt in {minutes(built - started)}, tested in {minutes(ended - built)}.")
    for name, _, seconds in sorted(results, key=lambda result: -result[2])[:SLOWEST]:
        print(f"  {seconds:6.1f} s  {name}")
    for name in failed:
        print(f"  failed: {name}")
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    sys.exit(code if code else len(results) != count)


main()
