#!/usr/bin/python3
"""Every example in tests/golden/messages is as docs/schema says, and the schemas are schemas."""
import json
import sys

import jsonschema
import schema

KINDS = {"client": "client.json", "server": "server.json", "version-1": "server-1.json",
         "tables/new-table": "client.json#/$defs/new_table", "tables/list": "server.json#/$defs/tables"}
messages = schema.docs.parent / "tests" / "golden" / "messages"
faults = []

for path in sorted((schema.docs / "schema").iterdir()):
    jsonschema.Draft202012Validator.check_schema(json.loads(path.read_text()))

examples = sorted(messages.rglob("*.json"))
for path in examples:
    name, value = str(path.relative_to(messages)), json.loads(path.read_text())
    kind = next(kind for beginning, kind in KINDS.items() if name.startswith(beginning))
    if fault := schema.fault(schema.of(kind), value):
        faults.append(f"{name}: {fault}")
    if path.stem.startswith("refused-") and path.stem != f"refused-{value['code']}":
        faults.append(f"{name}: its code is {value['code']}")

# An example of each message and each action.
client = json.loads((schema.docs / "schema" / "client.json").read_text())
sent = [json.loads(path.read_text()) for path in (messages / "client").iterdir()]
for choice in client["oneOf"]:
    kind = choice["$ref"].split("/")[-1]
    if not any(message["type"] == kind for message in sent):
        faults.append(f"there is no example of {kind}")
for choice in client["$defs"]["action"]["oneOf"]:
    kind = choice["properties"]["type"]["const"]
    if not any(message.get("action", {}).get("type") == kind for message in sent):
        faults.append(f"there is no example of the action {kind}")

print("\n".join(faults) or f"{len(examples)} examples are as the schemas say")
sys.exit(1 if faults or not examples else 0)
