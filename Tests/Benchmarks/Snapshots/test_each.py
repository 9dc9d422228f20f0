"""Every text of a folder against syrupy's default store, a test each; with CHANGED every one differs
in a line."""

import os
import pathlib

import pytest

PATHS = sorted(pathlib.Path(os.environ["OUT"]).rglob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=[path.stem + str(n) for n, path in enumerate(PATHS)])
def test_text(path, snapshot):
    text = path.read_text(encoding="utf-8")
    if "CHANGED" in os.environ:
        text = text.replace("screen  ", "scream  ")
    assert text == snapshot
