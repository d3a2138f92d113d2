"""Who asks a server for the addresses of docs/openapi.yaml: every answer is compared with it."""
import base64
import http.client
import json

import schema
from harness import check, root
from served import PATIENCE

MESSAGES = root / "tests" / "golden" / "messages"
seen = set()  # (operation, status)
codes = {path.stem.removeprefix("refused-") for path in (MESSAGES / "server").glob("refused-*")}
valid_events = set()  # known to be as the schema says: an update may repeat hundreds of them


def as_documented(value, node):
    """Nothing when it is; else what is wrong."""
    fresh = set()

    def with_fresh_events(view):
        if "events" not in view:
            return view
        events = {json.dumps(event): event for event in view["events"]}
        unknown = events.keys() - valid_events
        fresh.update(unknown)
        return {**view, "events": [events[text] for text in unknown]}

    if isinstance(value, dict) and value.get("type") == "update":
        value = with_fresh_events(value)
        if "views" in value:
            value["views"] = [with_fresh_events(view) for view in value["views"]]
    fault = schema.fault(node, value)
    if not fault:
        valid_events.update(fresh)
    return fault


def judge(path, method, status, headers, body):
    """One answer against the document. A stream's body is one line of it."""
    name = f"{method} {path}"
    operation = schema.openapi["paths"][path][method.lower()]
    seen.add((name, status))
    if str(status) not in operation["responses"]:
        return check(f"{name}: {status} is documented", False, body)
    response = schema.resolved(operation["responses"][str(status)])
    for header, node in response.get("headers", {}).items():
        node = schema.resolved(node)
        if header in headers or node.get("required"):
            fault = schema.fault(node["schema"], headers.get(header))
            check(f"{name}: {status} has the header {header}", not fault, fault)
    if "content" not in response:
        return check(f"{name}: {status} has no body", not body, body)
    kind = headers["Content-Type"].split(";")[0]
    if not check_kind(name, status, kind, response["content"]):
        return None
    value = body if kind.startswith("text/") else json.loads(body)
    fault = as_documented(value, response["content"][kind].get("schema", {}))
    check(f"{name}: {status} has the body of the schema", not fault, (fault, body[:300]))
    if status >= 400 and kind == "application/json":
        codes.add(value["code"])
        check(f"{name}: {status} may be {value['code']}", value["code"] in response["description"].split(), body)
    return value


def check_kind(name, status, kind, content):
    check(f"{name}: {status} is of a documented type", kind in content, kind)
    return kind in content


class Visitor:
    """Asks by the paths of the document, and remembers its token."""

    def __init__(self, served, token=None, version=1):
        self.served, self.table, self.version = served, "nowhere", version
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method, path, body=None, expect=None, headers=None, table=None):
        text = body if body is None or isinstance(body, str) else json.dumps(body)
        target = path.replace("{table}", table or self.table).replace("{page}", "") + self.query(method, path)
        status, got, answer = self.served.ask(method, target, text, {**self.headers, **(headers or {})})
        value = judge(path, method, status, got, answer)
        self.check_version(value)
        if expect:
            check(f"{method} {path} answers {expect}", status == expect, (status, answer[:300]))
        if cookie := got.get("Set-Cookie"):
            self.headers = {"Cookie": cookie.split(";")[0]}
        return value

    def query(self, method, path):
        """Version 1 is what comes to who asks for none. Hints are for the first seat."""
        parameters = schema.openapi["paths"][path][method.lower()].get("parameters", [])
        names = {node["$ref"].rpartition("/")[2] for node in parameters}
        if "seat" in names:
            return "?seat=0"
        return f"?version={self.version}" if "version" in names and self.version != 1 else ""

    def check_version(self, value):
        update = value.get("update", value) if isinstance(value, dict) else {}
        if update.get("type") == "update":
            check(f"the update is of version {self.version}", update["version"] == self.version, update)
            views = [view["seat"] for view in update.get("views", [])]
            check("its views are of its seats", not views or "late" in update or views == (update["seats"] or [None]), views)

    def make(self, new_table):
        self.table = self.ask("POST", "/api/tables", new_table, 201)["table"]["id"]
        return self.table

    def say(self, message, expect=None):
        return self.ask("POST", "/api/tables/{table}/messages", message, expect)

    def first_line(self, expect=200):
        """The beginning of a stream, which is then in `heard`, and the connection, which stays open."""
        connection = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=PATIENCE)
        path = "/api/tables/{table}/stream"
        connection.request("GET", path.replace("{table}", self.table) + self.query("GET", path), headers=self.headers)
        answer = connection.getresponse()
        line = (answer.readline() if answer.status == 200 else answer.read()).decode()
        self.heard = judge(path, "GET", answer.status, dict(answer.getheaders()), line)
        self.check_version(self.heard)
        check(f"the stream answers {expect}", expect in (None, answer.status), line)
        return connection

    def socket(self, expect=101, protocol=None):
        """Opens a WebSocket by hand, and reads the first message, which is then in `heard`."""
        headers = {**self.headers, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                   "Sec-WebSocket-Key": base64.b64encode(b"sixteen letters.").decode(),
                   "Sec-WebSocket-Protocol": protocol or f"fogline.{self.version}"}
        connection = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=PATIENCE)
        connection.request("GET", f"/api/tables/{self.table}/socket", headers=headers)
        answer = connection.getresponse()
        body = "" if answer.status == 101 else answer.read().decode()
        judge("/api/tables/{table}/socket", "GET", answer.status, dict(answer.getheaders()), body)
        check(f"the socket answers {expect}", expect in (None, answer.status), body)
        self.heard = self.first_message(answer.fp) if answer.status == 101 else json.loads(body)
        self.check_version(self.heard)
        return connection

    def first_message(self, stream):
        """An update as documented, or the code with which the socket is closed at once."""
        kind, size = stream.read(2)
        if size > 125:
            size = int.from_bytes(stream.read({126: 2, 127: 8}[size]), "big")
        data = stream.read(size)
        if kind == 0x88:
            return {"code": data[2:].decode()}
        message = json.loads(data)
        fault = as_documented(message, schema.of(of_version(self.version)))
        check("a socket begins with an update", kind == 0x81 and not fault, fault)
        return message


def of_version(version):
    """The schema of what a server sends."""
    return "server.json" if version == 2 else "server-1.json"


def operations():
    for path, item in schema.openapi["paths"].items():
        for method in item:
            if method != "parameters":
                yield method.upper(), path
