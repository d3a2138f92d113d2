"""docs/schema and docs/openapi.yaml: is something as they say?"""
import json
import pathlib

import jsonschema
import yaml

docs = pathlib.Path(__file__).resolve().parents[2] / "docs"


def load(address):
    return yaml.safe_load(pathlib.Path(address.removeprefix("file://")).read_text())  # JSON is YAML too


openapi = load(f"file://{docs}/openapi.yaml")
resolver = jsonschema.RefResolver(f"file://{docs}/openapi.yaml", openapi, handlers={"file": load})
validators = {}


def resolved(node):
    """What a $ref of openapi.yaml stands for; what stands beside it goes first."""
    if "$ref" not in node:
        return node
    return {**resolver.resolve(node["$ref"])[1], **{key: value for key, value in node.items() if key != "$ref"}}


def fault(schema, value):
    """Nothing when the value is as the schema says; else what is wrong. `schema`: a node of openapi.yaml."""
    key = json.dumps(schema)
    if key not in validators:
        validators[key] = jsonschema.Draft202012Validator(schema, resolver=resolver)
    error = jsonschema.exceptions.best_match(validators[key].iter_errors(value))
    return error and f"{error.json_path}: {error.message[:300]}"


def of(name):
    """A schema by its name: `server.json#/$defs/update`."""
    return {"$ref": f"schema/{name}"}
