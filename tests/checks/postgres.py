"""A PostgreSQL of our own for the black-box checks; it is gone when the check is."""
import atexit
import os
import pathlib
import shutil
import subprocess
import tempfile

TOOLS = pathlib.Path("/usr/lib/postgresql/15/bin")


class Postgres:
    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="fogline-pg-", dir="/tmp")
        self.databases = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.tool("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "postgres", "--no-sync", "--encoding=UTF8",
                  "--locale=C.UTF-8")
        atexit.register(self.stop)
        self.tool("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o",
                  f"-k {self.folder} -c listen_addresses= -c fsync=off -c full_page_writes=off", "start")

    def tool(self, name, *arguments):
        """PostgreSQL does not run as root."""
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        subprocess.run([*user, str(TOOLS / name), *arguments], check=True, cwd="/", stdout=subprocess.DEVNULL)

    def new_database(self):
        """The address of an empty database."""
        self.databases += 1
        name = f"t{self.databases}"
        self.tool("createdb", "-h", self.folder, "-U", "postgres", name)
        return f"postgresql:///{name}?host={self.folder}&user=postgres"

    def stop(self):
        self.tool("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
