"""What the black-box checks of the command line share: SCRIPT BINARY. One line for each check that fails."""
import json
import pathlib
import subprocess
import sys
import tempfile

binary = str(pathlib.Path(sys.argv[1]).resolve())
root = pathlib.Path(__file__).resolve().parents[2]
board_file = root / "boards" / "san-francisco.json"
temp = tempfile.TemporaryDirectory()
here = pathlib.Path(temp.name)
passed = 0
failed = []


def check(what, good, detail=""):
    global passed
    if good:
        passed += 1
    else:
        failed.append(what)
        print(f"failed: {what} {str(detail)[:400]}".rstrip(), flush=True)


def run(*arguments, stdin="", **options):
    return subprocess.run([binary, *map(str, arguments)], input=stdin, capture_output=True, text=True, cwd=here,
                          timeout=120, **options)


def expect(code, *arguments, says=(), stdin=""):
    """Runs a command, and checks the exit code and what standard error says where the code is 2, output else."""
    result = run(*arguments, stdin=stdin)
    name = " ".join(map(str, arguments))
    check(f"`{name}` exits with {code}", result.returncode == code, (result.returncode, result.stderr))
    told = result.stderr if code == 2 else result.stdout
    for text in says:
        check(f"`{name}` says '{text}'", text in told, told)
    if code == 2:
        check(f"`{name}` says why, on standard error only", result.stderr.strip() and not result.stdout, result.stdout)
    return result


def parsed(what, text):
    try:
        return json.loads(text)
    except ValueError as error:
        check(f"{what}: valid JSON", False, error)
        return {}


def near(a, b):
    return abs(a - b) < 1e-9


def make_records():
    """A file of 3 games, of 2, 3 and 4 seats."""
    lines = []
    for players in (2, 3, 4):
        records = here / "one.jsonl"
        run("simulate", "--games", 1, "--players", players, "--bots", "random", "--seed", 3, "--records", records)
        lines += records.read_text().splitlines()
    path = here / "games.jsonl"
    path.write_text("\n".join(lines) + "\n")
    return path, [json.loads(line) for line in lines]


def finish():
    print(f"{passed} checks passed" + (f", {len(failed)} failed" if failed else ""))
    sys.exit(1 if failed else 0)
