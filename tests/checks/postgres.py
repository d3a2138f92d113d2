"""A PostgreSQL of our own for the black-box checks, and a proxy in front of it that can be frozen and cut."""
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import threading

TOOLS = pathlib.Path("/usr/lib/postgresql/15/bin")
# Unix sockets only; a crash of the machine is not tested, so nothing needs to be synced.
OPTIONS = "-c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=60"
AS_POSTGRES = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []  # it does not run as root


class Postgres:
    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="fogline-pg-", dir="/tmp")
        self.databases = 0
        # The shell waits for the end of its input, which comes when this program is gone.
        stop = " ".join([*AS_POSTGRES, str(TOOLS / "pg_ctl"), "-D", f"{self.folder}/data", "-m", "immediate", "stop"])
        self.remover = subprocess.Popen(["sh", "-c", f"trap '' INT TERM HUP; cat; cd /; {stop}; rm -rf {self.folder}"],
                                        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if AS_POSTGRES:
            shutil.chown(self.folder, "postgres")
        self.tool("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "postgres", "--no-sync", "--encoding=UTF8",
                  "--locale=C.UTF-8")
        self.control("start")

    def tool(self, name, *arguments, stdout=subprocess.DEVNULL):
        return subprocess.run([*AS_POSTGRES, str(TOOLS / name), *arguments], check=True, cwd="/", stdout=stdout, text=True)

    def control(self, what, mode="fast"):
        """Start, stop or restart."""
        self.tool("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", mode, "-l", f"{self.folder}/log", "-o",
                  f"-k {self.folder} {OPTIONS}", what)

    def new_database(self):
        """The address of an empty database."""
        self.databases += 1
        name = f"t{self.databases}"
        self.tool("createdb", "-h", self.folder, "-U", "postgres", name)
        return f"postgresql:///{name}?host={self.folder}&user=postgres"

    def ask(self, sql, database="postgres"):
        """The rows of the answer as lines."""
        return self.tool("psql", "-h", self.folder, "-U", "postgres", "-At", "-d", database, "-c", sql,
                         stdout=subprocess.PIPE).stdout.splitlines()

    def cut_connections(self, database):
        self.ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")

    def entries(self, database):
        """The log of every table: (table, text)."""
        rows = self.ask("SELECT convert_from(table_id, 'UTF8') || ' ' || convert_from(text, 'UTF8') FROM entries "
                        "ORDER BY table_id, seq", database)
        return [row.split(" ", 1) for row in rows]

    def stop(self):
        self.remover.stdin.close()
        self.remover.wait()


class Proxy:
    """Stands between a server and the database. Each connection can be frozen for ever: nobody is told."""

    def __init__(self, postgres, database):
        self.target = f"{postgres.folder}/.s.PGSQL.5432"
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"postgresql://postgres@127.0.0.1:{self.listening.getsockname()[1]}/{database}"
        self.thawed = threading.Event()
        self.thawed.set()
        self.links = []  # [the two sockets, is it dead]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listening.accept()
            server = socket.socket(socket.AF_UNIX)
            try:
                server.connect(self.target)
            except OSError:
                client.close()
                continue
            link = [client, server, False]
            self.links.append(link)
            for source, target in ((client, server), (server, client)):
                threading.Thread(target=self.forward, args=(link, source, target), daemon=True).start()

    def forward(self, link, source, target):
        try:
            while data := source.recv(65536):
                self.thawed.wait()
                if not link[2]:
                    target.sendall(data)
        except OSError:
            pass
        if not link[2]:
            self.end(link)

    @staticmethod
    def end(link):
        for end in link[:2]:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:  # it has ended already
                pass

    def freeze(self):
        """Nothing passes, until thaw."""
        self.thawed.clear()

    def thaw(self):
        self.thawed.set()

    def lose(self):
        """What is connected hears nothing any more, and is not told; new connections work."""
        for link in self.links:
            link[2] = True

    def cut(self):
        for link in self.links:
            self.end(link)
        self.links.clear()
