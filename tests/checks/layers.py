#!/usr/bin/env python3
"""Checks that the sources include only what layers.txt allows, and that the table in ARCHITECTURE.md says the same."""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[2]
allowed, outside, cells = {}, {}, {}
for line in (root / "layers.txt").read_text().splitlines():
    if line.strip() and not line.startswith("#"):
        folder, rest = line.split(":", 1)
        inside, _, libraries = rest.partition("|")
        allowed[folder.strip()] = set(inside.split()) | {folder.strip()}
        outside[folder.strip()] = tuple(libraries.split())
        cells[folder.strip()] = ", ".join(inside.split()) or "–"

faults = []
folders = {path.name for path in (root / "src").iterdir() if path.is_dir()}
for folder in sorted(folders ^ set(allowed)):
    faults.append(f"{folder}: is in only one of layers.txt and src/")
for path in sorted((root / "src").rglob("*")):
    if path.suffix not in (".h", ".cpp", ".in"):
        continue
    folder = path.relative_to(root / "src").parts[0]
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = re.match(r'\s*#\s*include\s*(["<])([^">]+)[">]', line)
        if not match:
            continue
        quote, header = match.groups()
        where = f"{path.relative_to(root)}:{number}: {header}"
        if quote == '"':
            if header.split("/")[0] not in allowed.get(folder, set()):
                faults.append(f"{where}: {folder} may not include it")
            elif not (root / "src" / header).exists():
                faults.append(f"{where}: includes are folder-qualified")
        elif not re.fullmatch(r"[a-z_]+", header) and not header.startswith(outside.get(folder, ())):
            faults.append(f"{where}: layers.txt does not list it for {folder}")
table = dict(re.findall(r"^\| `src/(\w+)` \|.*\| ?(.*?) ?\|$", (root / "ARCHITECTURE.md").read_text(), re.MULTILINE))
for folder in sorted(set(table) | set(cells)):
    if folder not in cells:
        faults.append(f"ARCHITECTURE.md: the table has a row for src/{folder}, which is not in layers.txt")
    elif folder not in table:
        faults.append(f"ARCHITECTURE.md: the table has no row for src/{folder}; it may include `{cells[folder]}`")
    elif table[folder] != cells[folder]:
        faults.append(f"ARCHITECTURE.md: the row of src/{folder} says `{table[folder]}`, it should say `{cells[folder]}`")
print("\n".join(faults) or f"{len(folders)} folders include what they may")
sys.exit(1 if faults else 0)
