"""Every text of a folder against syrupy's default store, in one test that loops: its best case."""

import os
import pathlib


def test_texts(snapshot):
    for path in sorted(pathlib.Path(os.environ["OUT"]).rglob("*.txt")):
        assert path.read_text(encoding="utf-8") == snapshot
