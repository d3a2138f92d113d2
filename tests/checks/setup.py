#!/usr/bin/env python3
"""scripts/setup on systems that cannot be set up: one clear line each, with what to do. The system is made of small stand-ins."""
import pathlib
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]
USUAL = {
    "dpkg-query": "echo -n not-installed",
    "apt-get": "exit 0",
    "apt-cache": "exit 0",
    "id": "echo 0",
    "df": "echo Avail; echo 100",
    "node": "exit 0",
    "uname": "echo x86_64",
}
failed = 0


def set_up(changes, argument="build"):
    """What scripts/setup says, and its exit code, on a system with these commands."""
    with tempfile.TemporaryDirectory() as name:
        project = pathlib.Path(name) / "project"
        (project / "scripts").mkdir(parents=True)
        (project / "scripts" / "setup").write_bytes((root / "scripts" / "setup").read_bytes())
        commands = pathlib.Path(name) / "commands"
        commands.mkdir()
        for command, does in {**USUAL, **changes}.items():
            if does is not None:
                (commands / command).write_text(f"#!/bin/bash\n{does}\n")
                (commands / command).chmod(0o755)
        for needed in ("bash", "env", "sed", "tail", "grep", "mkdir", "dirname"):
            path = subprocess.run(["which", needed], capture_output=True, text=True, check=True).stdout.strip()
            (commands / needed).symlink_to(path)
        ran = subprocess.run(["bash", project / "scripts" / "setup", argument], env={"PATH": str(commands)}, capture_output=True, text=True)
        return ran.returncode, ran.stdout + ran.stderr


def expect(what, code, words, changes):
    global failed
    got, said = set_up(changes)
    lines = [line for line in said.splitlines() if not line.startswith("Installing: ")]
    good = got == code and len(lines) == (1 if words else 0) and all(word in said for word in words)
    failed += not good
    print(f"{'ok' if good else 'FAILED'}: {what}" + ("" if good else f"\n{got}: {said}"))


expect("everything can be installed", 0, [], {})
expect("nothing is missing", 0, [], {"dpkg-query": "echo -n installed", "apt-get": "exit 1", "df": "echo Avail; echo 100"})
expect("another system", 2, ["Debian 12", "no apt-get", "clang-19"], {"apt-get": None})
expect("another Debian", 2, ["no package clang-19", "Debian 12"], {"apt-cache": "exit 1"})
expect("no network", 2, ["is there a network?", "build/setup.log"], {"apt-get": '[[ "$*" == *update* ]] && exit 100; exit 0'})
expect("no space", 2, ["too little space", "1 GB are free", "4 GB are needed"], {"df": "echo Avail; echo ' 1'"})
expect("no root and no sudo", 2, ["as root", "apt-get install clang-19"], {"id": "echo 1000"})
expect("sudo for who is not root", 0, [], {"id": "echo 1000", "sudo": 'exec "$@"'})
expect("a package that fails", 2, ["cannot be installed: E: disk on fire", "build/setup.log"],
       {"apt-get": '[[ "$*" == *install* ]] && { echo "E: disk on fire"; exit 100; }; exit 0'})
expect("an old Node, and no network", 2, ["newer Node", "is there a network?"], {"node": "exit 1", "npm": "exit 1"})
expect("an old Node, and a newer one from npm", 0, [], {"node": "exit 1", "npm": "exit 0"})
sys.exit(1 if failed else 0)
