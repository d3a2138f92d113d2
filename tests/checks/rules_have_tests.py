#!/usr/bin/env python3
"""Checks that every rule of docs/rules.md has a test whose name begins with its number, and no test names another."""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[2]
rules = set(re.findall(r"^- (R\d+\.\d+) ", (root / "docs/rules.md").read_text(), re.MULTILINE))
tests = {}
for path in (root / "tests").rglob("*_test.cpp"):
    for rule in re.findall(r"TEST(?:_[FP])?\(\s*\w+,\s*(R\d+_\d+)_\w+", path.read_text()):
        tests[rule.replace("_", ".")] = path.name
named = set()
for path in (root / "src").rglob("*"):
    if path.suffix in (".h", ".cpp"):
        named |= set(re.findall(r"\bR\d+\.\d+", path.read_text()))
faults = [f"{rule}: no test" for rule in sorted(rules - set(tests))]
faults += [f"{rule}: {tests[rule]} tests a rule that docs/rules.md does not have" for rule in sorted(set(tests) - rules)]
faults += [f"{rule}: the source names a rule that docs/rules.md does not have" for rule in sorted(named - rules)]
if not rules:
    faults.append("docs/rules.md has no rules")
print("\n".join(faults) or f"{len(rules)} rules, each with a test")
sys.exit(1 if faults else 0)
