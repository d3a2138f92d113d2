#!/usr/bin/env python3
"""Reads lines of NAME, a tab and JSON, and writes FOLDER/NAME.json, laid out for reading: lay_out.py FOLDER."""
import json
import pathlib
import sys

WIDTH = 120


def lay_out(value, indent=0, used=0):
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or indent + used + len(line) <= WIDTH:
        return line
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {lay_out(item, indent + 2, len(key) + 4)}" for key, item in value.items()]
    else:
        items = [lay_out(item, indent + 2) for item in value]
    begin, end = "{}" if isinstance(value, dict) else "[]"
    return f"{begin}\n{inner}" + f",\n{inner}".join(items) + f"\n{' ' * indent}{end}"


for row in sys.stdin:
    name, text = row.rstrip("\n").split("\t", 1)
    path = pathlib.Path(sys.argv[1], f"{name}.json")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x") as file:  # two messages of one name would be a mistake
        file.write(lay_out(json.loads(text)) + "\n")
