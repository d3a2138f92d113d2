#!/usr/bin/python3
"""Makes the Debian package from a build of the preset `package` and uses it as people do: `package.py BUILD [--no-systemd]`.
On a clean Debian under systemd it is installed, upgraded, removed and purged; in another one by the lines of the Containerfile.
Needs root, and a network the first time: what was downloaded is kept in BUILD. Without systemd only the latter is done."""
import json
import os
import pathlib
import platform
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

from clean_debian import CleanDebian, boot, fail, need, quietly
from harness import check, finish

build = pathlib.Path(sys.argv[1]).resolve()
root = pathlib.Path(__file__).resolve().parents[2]
PATIENCE = 60


def make_package():
    shutil.rmtree(build / "deb", ignore_errors=True)
    quietly("the package cannot be made", ["cpack"], cwd=build)
    (package,) = (build / "deb").glob("fogline_*.deb")
    told = subprocess.run(["lintian", "--allow-root", "--fail-on", "none", package], capture_output=True, text=True)
    check("lintian finds nothing", not told.stdout, told.stdout)
    return package


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Visitor:
    """Somebody who has only the address of a server."""

    def __init__(self, port):
        self.address = f"http://127.0.0.1:{port}"
        self.cookie = ""

    def ask(self, path, body=None):
        request = urllib.request.Request(self.address + path, None if body is None else json.dumps(body).encode(), {"Cookie": self.cookie})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self.cookie = (answer.headers["Set-Cookie"] or self.cookie).split(";")[0]
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
        except OSError as error:
            return 0, str(error)

    def is_let_in(self, patience=PATIENCE):
        end = time.monotonic() + patience
        while self.ask("/readyz")[0] != 200:
            if time.monotonic() > end:
                return False
            time.sleep(0.1)
        return True

    def makes_a_table(self):
        check("the page is there", "<!doctype html>" in self.ask("/")[1])
        check("a guest is let in", self.ask("/api/guests", {})[0] == 201)
        status, told = self.ask("/api/tables", {"chairs": [{"kind": "open"}, {"kind": "bot", "level": "conductor"}]})
        check("a table is made", status == 201, told)
        return json.loads(told)["table"]["id"] if status == 201 else ""


def settings(debian):
    """Every option is in the file, and the server takes each as it stands there, with the # taken away."""
    text = (debian.root / "etc/fogline.conf").read_text()
    options = set(re.findall(r"^  --([\w-]+)", debian.run("fogline", "serve", "--help"), re.MULTILINE)) - {"help", "config"}
    lines = re.findall(r"^(?:# )?([\w-]+) = (\S+)$", text, re.MULTILINE)
    check("the settings have every option", {name for name, _ in lines} == options, options ^ {name for name, _ in lines})
    instead = {"listen": "127.0.0.1:0", "database": "sqlite:/tmp/all.db", "board": "/tmp/board.json"}
    board = json.loads((root / "boards/san-francisco.json").read_text())
    (debian.root / "tmp/board.json").write_text(json.dumps({**board, "id": "other"}))
    (debian.root / "tmp/all.conf").write_text("".join(f"{name} = {instead.get(name, value)}\n" for name, value in lines))
    server = debian.start(["fogline", "serve", "--config", "/tmp/all.conf"])
    told = server.stdout.readline()
    check("the server takes every setting", "Fogline is open" in told, told or server.stderr.read())
    debian.stop(server)


def help_for_people(debian):
    page = subprocess.run(["man", "--warnings", "-l", debian.root / "usr/share/man/man1/fogline.1.gz"], capture_output=True, text=True,
                          env={**os.environ, "MANPAGER": "cat", "LC_ALL": "C.UTF-8"})
    check("the manual can be read", "FOGLINE(1)" in page.stdout and not page.stderr, page.stderr)
    script = (". /usr/share/bash-completion/completions/fogline; COMP_WORDS=(fogline ser) COMP_CWORD=1; _fogline fogline; "
              "echo ${COMPREPLY[*]}")
    check("Tab works in bash", debian.run("bash", "-c", script).strip() == "serve")
    for shell, path in [("zsh", "zsh/vendor-completions/_fogline"), ("fish", "fish/vendor_completions.d/fogline.fish")]:
        told = subprocess.run([shell, "-n", debian.root / "usr/share" / path], capture_output=True, text=True)
        check(f"{shell} reads its completions", told.returncode == 0 and not told.stderr, told.stderr)


def every_processor(debian):
    """The program itself and one pair of libraries are for any processor; the others make the same moves."""
    if platform.machine() != "x86_64":
        return
    libraries = debian.root / "usr/lib/fogline"
    newer = libraries / "glibc-hwcaps/x86-64-v3"
    for path, vectors in [(debian.root / "usr/bin/fogline", False), (libraries / "libfogline-ai.so", False),
                          (libraries / "libfogline-engine.so", False), (newer / "libfogline-ai.so", True)]:
        code = subprocess.run(["objdump", "-d", "--no-show-raw-insn", path], capture_output=True, text=True).stdout
        check(f"{path.name} {'uses' if vectors else 'does without'} AVX", ("%ymm" in code) == vectors and len(code) > 100_000)
    command = ["fogline", "arena", "--bots", "conductor", "--iterations", "300", "--games", "4", "--records", "/tmp/games.jsonl"]
    games = {}
    for which, setting in [("any", "glibc.cpu.hwcaps=-AVX2"), ("newer", "")]:
        told = debian.run("env", f"GLIBC_TUNABLES={setting}", "LD_DEBUG=libs", *command)
        games[which] = (debian.root / "tmp/games.jsonl").read_text()
        taken = set(re.findall(r"calling init: (\S+libfogline-\w+\.so)", told))
        expected = "/x86-64-v3/" if which == "newer" and "avx2" in pathlib.Path("/proc/cpuinfo").read_text() else "/fogline/libfogline"
        check(f"the libraries for {which} processors are taken", len(taken) == 2 and all(expected in path for path in taken), taken)
    check("all processors play the same games", games["any"] == games["newer"] and len(games["any"]) > 1000)


def as_a_service(package):
    """A machine with systemd: the package is installed there, and everything after that happens by itself."""
    port = free_port()
    visitor = Visitor(port)
    with CleanDebian(build, package) as debian:
        debian.run("apt-get", "install", "-y", "--no-install-recommends", "systemd")
        override = debian.root / "etc/systemd/system/fogline.service.d/port.conf"
        override.parent.mkdir(parents=True)
        override.write_text(f"[Service]\nEnvironment=FOGLINE_LISTEN=127.0.0.1:{port}\n")
        with boot(debian):
            debian.run("apt-get", "install", "-y", "--no-install-recommends", debian.package)
            check("the server runs once it is installed", visitor.is_let_in(), debian.run("journalctl", "-u", "fogline", "--no-pager"))
            told = debian.run("systemd-analyze", "--man=no", "verify", "/lib/systemd/system/fogline.service")
            check("systemd finds nothing wrong with the unit", not told.strip(), told)
            table = visitor.makes_a_table()

            def main_process():
                return debian.run("systemctl", "show", "-P", "MainPID", "fogline").strip()

            before = main_process()
            status = debian.run("cat", f"/proc/{before}/status")
            for line in ("CapBnd:\t0000000000000000", "NoNewPrivs:\t1", "Seccomp:\t2"):
                check(f"the service has {line!r}", line in status, status)
            check("it runs as the user fogline", debian.run("stat", "-c", "%U", f"/proc/{before}").strip() == "fogline")
            debian.run("sh", "-c", f"kill -SEGV {before}")
            time.sleep(0.2)
            check("it is started again after a crash", visitor.is_let_in() and main_process() != before)
            before = main_process()
            debian.run("dpkg", "-i", debian.package)
            check("an upgrade restarts it", visitor.is_let_in() and main_process() != before)
            check("the table is still there", visitor.ask(f"/api/tables/{table}")[0] == 200)
            check("all that is its own is closed to others",
                  debian.run("stat", "-c", "%a %U %G", "/etc/fogline.conf", "/var/lib/fogline", "/var/lib/fogline/fogline.db").split("\n")[:3]
                  == ["640 root fogline", "750 fogline fogline", "600 fogline fogline"])
            told = debian.run("runuser", "-u", "fogline", "--", "fogline", "admin", "list", "--database", "sqlite:/var/lib/fogline/fogline.db")
            check("its administrator sees the table", table in told, told)
            debian.run("apt-get", "remove", "-y", "fogline")
            check("a server that is removed stops", visitor.ask("/readyz")[0] == 0)
            check("what was removed is gone", not (debian.root / "usr/bin/fogline").exists() and not (debian.root / "usr/lib/fogline").exists())
            check("the data is still there", (debian.root / "var/lib/fogline/fogline.db").stat().st_size > 0)
            debian.run("apt-get", "install", "-y", "--no-install-recommends", debian.package)
            check("installed again it has the table", visitor.is_let_in() and visitor.ask(f"/api/tables/{table}")[0] == 200)
            told = debian.run("apt-get", "purge", "-y", "fogline")
            check("purging says where the data is", "still in /var/lib/fogline" in told, told)
            check("the data is there after all", (debian.root / "var/lib/fogline/fogline.db").stat().st_size > 0)
            left = debian.run("sh", "-c", "find / -xdev -name '*fogline*' -not -path '/var/lib/fogline*' -not -path '/proc/*' "
                              "-not -path '/root/*' -not -path '/etc/systemd/system/fogline.service.d*' -not -path '/var/cache/apt/*' "
                              "-not -path '/tmp/*' -not -path '/sys/*'")
            check("nothing else is left", not left.strip(), left)


def container_file():
    """Its instructions, without comments: (word, arguments)."""
    lines = (root / "packaging/Containerfile").read_text().replace("\\\n", " ").splitlines()
    return [tuple(line.split(None, 1)) for line in lines if line.strip() and not line.startswith("#")]


def as_a_container(package):
    """What a container engine would do, instruction by instruction."""
    said = dict(container_file())
    words = [word for word, _ in container_file()]
    check("the instructions are known", words == ["FROM", "COPY", "RUN", "ENV", "USER", "WORKDIR", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD"], words)
    codename = re.search(r"^VERSION_CODENAME=(\w+)", pathlib.Path("/etc/os-release").read_text(), re.MULTILINE)[1]
    check("the container is the Debian that this was built on", {"debian:12-slim": "bookworm"}.get(said["FROM"]) == codename)
    source, target = said["COPY"].split()
    check("the package is what is copied", package.match(source))
    with CleanDebian(build, package) as debian:
        shutil.copy(package, debian.root / target.strip("/"))
        debian.run("sh", "-c", said["RUN"])
        check("the data's volume is the server's own", debian.run("stat", "-c", "%U", said["VOLUME"]).strip() == said["USER"])
        name, _, value = said["ENV"].partition("=")
        host, _, inner = value.rpartition(":")
        check("the port is open to all outside", host == "0.0.0.0" and inner == said["EXPOSE"], value)
        port = free_port()  # in a container the port would be its own
        command = json.loads(said["ENTRYPOINT"]) + json.loads(said["CMD"])
        unit = (debian.root / "lib/systemd/system/fogline.service").read_text()
        check("the service starts the same", f"ExecStart={shlex.join(command)}\n" in unit)
        server = debian.start(["env", "-C", said["WORKDIR"], f"{name}={host}:{port}", *command], user=said["USER"])
        visitor = Visitor(port)
        check("the server lets people in", visitor.is_let_in(), server.poll())
        visitor.makes_a_table()
        check("it stops when it is told to", debian.stop(server) == 0)
        settings(debian)
        help_for_people(debian)
        every_processor(debian)


def main():
    if os.geteuid() != 0:
        fail("package.py installs packages in a system of its own, and needs root for that")
    need("debootstrap", "cpack", "lintian", "unshare", "nsenter", "objdump", "man", "zsh", "fish")
    package = make_package()
    as_a_container(package)
    if "--no-systemd" not in sys.argv:
        as_a_service(package)
    finish()


signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that everything is cleared away
main()
