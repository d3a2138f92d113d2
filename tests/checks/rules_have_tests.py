#!/usr/bin/env python3
"""Checks that code and a test name every rule of docs/rules.md, that none names another, and that the index is current."""
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
sys.exit(subprocess.run([root / "scripts/rules-index", "--check"]).returncode)
