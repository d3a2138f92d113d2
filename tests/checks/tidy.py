#!/usr/bin/env python3
"""Checks the style that a machine can: clang-format, file length, header lines, words that do not belong."""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
sources = [p for d in ("src", "tests", "fuzz", "bench") for p in sorted((root / d).rglob("*")) if p.suffix in (".h", ".cpp")]
sources = [p for p in sources if "prototype" not in p.parts]
faults = []
for path in sources:
    name, lines = path.relative_to(root), path.read_text().splitlines()
    if len(lines) > 500:
        faults.append(f"{name}: {len(lines)} lines, more than 500")
    if path.suffix == ".h" and not lines[0].startswith("// "):
        faults.append(f"{name}:1: a header opens with a line that says what it is for")
    for number, line in enumerate(lines, 1):
        if re.search(r"\b(TODO|FIXME|XXX|HACK)\b", line):
            faults.append(f"{name}:{number}: unfinished")
        if re.match(r"\s*#\s*define\b", line) and "ASSERT" not in line:
            faults.append(f"{name}:{number}: no macros but ASSERT")
        if re.search(r"GTEST_SKIP|DISABLED_", line):
            faults.append(f"{name}:{number}: a skipped test is a missing test")
for path in root.rglob("*.md"):
    if {"build", "node_modules"} & set(path.parts):
        continue
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text()):
        if not re.match(r"[a-z]+:", target) and not (path.parent / target).exists():
            faults.append(f"{path.relative_to(root)}: the link {target} leads nowhere")
result = subprocess.run(["clang-format-19", "--dry-run", "-Werror", *map(str, sources)], capture_output=True, text=True)
faults += [line.replace(f"{root}/", "") for line in result.stderr.splitlines() if ": error:" in line]
print("\n".join(faults) or f"{len(sources)} files are tidy")
sys.exit(1 if faults else 0)
