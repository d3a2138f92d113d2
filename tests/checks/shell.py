#!/usr/bin/python3
"""What a shell and `man` know of the program: `shell.py BINARY`. The completions are tried in bash, zsh and fish by
pressing Tab in a real terminal, or as the shell itself offers to ask for them."""
import os
import pty
import re
import select
import shlex
import subprocess
import time

from harness import binary, check, expect, finish, here, run

folder = here / "bin"
folder.mkdir()
(folder / "fogline").symlink_to(binary)
(here / "game.jsonl").write_text("")
environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "HOME": str(here), "TERM": "dumb"}


def offered(*words):
    return [line.split("\t")[0] for line in run("complete", "--", *words).stdout.splitlines()]


def commands_of(*path):
    """The commands below this one, as --help lists them."""
    text = run(*path, "--help").stdout
    return re.findall(r"^  (\S+)", text.split("Subcommands:")[1], re.MULTILINE) if "Subcommands:" in text else []


def options_of(*path):
    return re.findall(r"^  (?:-\w,)?(--[\w-]+)", run(*path, "--help").stdout, re.MULTILINE)


def all_commands():
    found = [()]
    for path in found:
        found += [(*path, name) for name in commands_of(*path)]
    return found


def everything_is_offered():
    for path in all_commands():
        name = " ".join(("fogline", *path))
        check(f"options of `{name}`", offered(*path, "-") == options_of(*path), offered(*path, "-"))
        check(f"commands of `{name}`", not commands_of(*path) or offered(*path, "") == commands_of(*path))


def offers():
    for words, expected in [
        (["se"], ["serve"]), (["serve", "--th"], ["--threads"]), (["serve", "--threads", ""], []),
        (["bench", "--seconds", "1", "--j"], ["--json"]), (["play", "--bots", "gre"], ["greedy"]),
        (["play", "--bots", "greedy,ra"], ["greedy,random"]), (["play", "--bots=gri"], ["--bots=gripman"]),
        (["admin", "list", "--stage", "o"], ["open", "over"]), (["admin", "list", "--stage=p"], ["--stage=playing"]),
        (["verify", ""], [":file"]), (["replay", "--board", ""], [":file"]), (["completion", ""], ["bash", "zsh", "fish"]),
        (["nonsense", "-"], ["--help", "--version"]), (["comp"], ["completion"]),
    ]:
        check(f"offered for {words}", offered(*words) == expected, offered(*words))
    expect(2, "complete", says=["words"])
    expect(2, "completion", "tcsh", says=["tcsh"])


def script_for(shell):
    path = here / ("_fogline" if shell == "zsh" else f"fogline.{shell}")
    path.write_text(run("completion", shell).stdout)
    syntax = subprocess.run([shell, "-n", path], capture_output=True, text=True)
    check(f"{shell} can read its script", syntax.returncode == 0 and not syntax.stderr, syntax.stderr)
    return path


def typed(command, keys, until):
    """What a shell in a terminal shows after these keys, without what moves the cursor."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(here)
        os.execvpe(command[0], command, environment)
    shown, end = b"", time.monotonic() + 60
    for sent, wanted in [*keys, ("", until)]:
        os.write(terminal, sent.encode())
        while wanted.encode() not in shown and time.monotonic() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                try:
                    shown += os.read(terminal, 65536)
                    shown = re.sub(rb"\x1b\[[?0-9;]*[a-zA-Z]|[\x00-\x1a\x7f]", b"", shown)
                except OSError:
                    break
    os.close(terminal)
    os.waitpid(process, 0)
    return shown.decode(errors="replace")


def tab_in_bash():
    script = script_for("bash")
    (here / "rc").write_text(f". {shlex.quote(str(script))}\nPS1='ready> '\nbind 'set enable-bracketed-paste off'\n")
    for keys, until in [("fogline serve --bot-th\t", "--bot-threads "), ("fogline admin list --stage=pl\t", "--stage=playing "),
                        ("fogline play --bots local,gri\t", "local,gripman "), ("fogline verify ga\t", "game.jsonl ")]:
        shown = typed(["bash", "--noprofile", "--rcfile", str(here / "rc"), "-i"], [("", "ready> "), (keys, until)], until)
        check(f"Tab in bash after {keys!r}", until in shown, shown[-200:])


def tab_in_zsh():
    script_for("zsh")
    (here / ".zshrc").write_text("fpath=(~ $fpath)\nautoload -U compinit\ncompinit -u\nPS1='ready> '\n")
    for keys, until in [("fogline serve --bot-th\t", "--bot-threads"), ("fogline admin list --stage pl\t", "playing"),
                        ("fogline verify ga\t", "game.jsonl")]:
        shown = typed(["zsh", "-d", "-i"], [("", "ready> "), (keys, until)], until)
        check(f"Tab in zsh after {keys!r}", until in shown, shown[-200:])


def asked_of_fish():
    script = script_for("fish")
    for line, expected in [("fogline serve --bot-th", "--bot-threads\tThreads for bots"), ("fogline admin list --stage pl", "playing"),
                           ("fogline verify ga", "game.jsonl"), ("fogline ser", "serve\tServe live tables")]:
        told = subprocess.run(["fish", "-c", f"source {shlex.quote(str(script))}; complete -C {shlex.quote(line)}"],
                              capture_output=True, text=True, env=environment, cwd=here)
        check(f"fish offers {expected!r} for {line!r}", told.stdout.startswith(expected), told)


def manual():
    page = here / "fogline.1"
    page.write_text(run("manual").stdout)
    for tool in (["groff", "-man", "-ww", "-z", "-Tutf8", page], ["mandoc", "-Tlint", "-Wwarning", page]):
        told = subprocess.run(tool, capture_output=True, text=True)
        faults = [line for line in (told.stdout + told.stderr).splitlines() if "missing date" not in line]
        check(f"{tool[0]} finds nothing wrong with the manual", not faults, faults)
    text = subprocess.run(["groff", "-man", "-Tascii", "-P-cbou", "-rLL=400n", page], capture_output=True, text=True).stdout
    for path in all_commands():
        if commands_of(*path):
            continue
        name = " ".join(("fogline", *path))
        section = re.search(rf"^ +{name} \[OPTION\.\.\.\].*?(?=^ {{0,3}}\S|\Z)", text, re.MULTILINE | re.DOTALL)
        check(f"the manual has `{name}`", section)
        missing = [option for option in options_of(*path) if option != "--help" and section and option not in section[0]]
        check(f"the manual has all options of `{name}`", not missing, missing)


everything_is_offered()
offers()
tab_in_bash()
tab_in_zsh()
asked_of_fish()
manual()
finish()
