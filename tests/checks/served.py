"""A real `fogline serve` for the black-box checks of the server."""
import http.client
import json
import re
import resource
import signal
import subprocess
import time

from harness import binary

# No limits on what one address may ask for.
FREE = ["--sockets-per-address", "0", "--connections-per-address", "0", "--passwords-per-minute", "0", "--tables-per-hour", "0",
        "--messages-per-second", "0"]


PATIENCE = 60  # seconds: a busy machine may keep anything waiting, and what never comes is noticed all the same


class Served:
    """A server on a port of its own; it keeps the port and its data over restarts."""

    def __init__(self, folder, *options, database=None, limit=None, log=None):
        self.folder, self.options, self.port, self.limit = folder, options, 0, limit
        self.log_file = log or folder / "log"
        self.database = database or f"sqlite:{folder}/games.db"
        self.start()

    def start(self):
        limit = None
        if self.limit:
            limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (self.limit, resource.RLIM_INFINITY))
        self.log = open(self.log_file, "a")
        self.process = subprocess.Popen(
            [binary, "serve", "--listen", f"127.0.0.1:{self.port}", "--database", self.database, *self.options],
            stdout=subprocess.PIPE, stderr=self.log, text=True, preexec_fn=limit)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line).group(1))
        self.address = f"http://127.0.0.1:{self.port}"

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def ask(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read().decode()


def wait_until(condition, seconds):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def ready(served):
    try:
        return served.ask("GET", "/readyz")[0] == 200
    except OSError:
        return False


def code_of(answer):
    return json.loads(answer[2])["code"]
