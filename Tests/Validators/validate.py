"""Validates files against a JSON Schema: validate.py SCHEMA FILE…

Prints a line for each file: `valid`, `invalid` or `unreadable`, a tab, its path, and for the last
two a tab and why. YAML is read by its core schema (YAML 1.2), as editors read it.
"""

import datetime
import json
import sys

import jsonschema
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError


def plain(value):
    """The value as JSON would hold it: names as texts, dates as they are written."""
    if isinstance(value, dict):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    if isinstance(value, (datetime.date, datetime.datetime)):
        return value.isoformat()
    return value


def read(path):
    with open(path, encoding="utf-8-sig") as file:
        if path.endswith((".json", ".sarif")):
            return json.load(file)
        return plain(YAML(typ="safe", pure=True).load(file))


def main(schema_path, paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    for path in paths:
        try:
            value = read(path)
        except (YAMLError, ValueError, RecursionError) as fault:
            print("unreadable", path, " ".join(str(fault).split()), sep="\t")
            continue
        faults = sorted(validator.iter_errors(value), key=lambda fault: list(map(str, fault.path)))
        if faults:
            place = "/".join(map(str, faults[0].path))
            print("invalid", path, f"/{place}: {faults[0].message[:200]!r}", sep="\t")
        else:
            print("valid", path, sep="\t")


main(sys.argv[1], sys.argv[2:])
