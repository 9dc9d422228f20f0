#!/usr/bin/env python3
"""Measures the constraint solver and its peers side by side on this machine: solvers.py [ROUNDS]

What is measured, and how to read it: docs/benchmarks/solver.md. Needs a C++ compiler, Swift, and
PyPI for the peers; everything is made under build/benchmarks/solvers.
"""

import os
import platform
import statistics
import subprocess
import sys
import tarfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = Path(os.environ.get("ALERTC_BENCH", ROOT / "build/benchmarks")) / "solvers"
VERSIONS = {"kiwisolver": "1.5.1", "poga": "0.1.19", "stretchable": "1.1.8"}

# How often each case is done in a round, so that a round takes about as long for everyone.
CASES = {
    "alert-build": "alert: build and solve",
    "alert-width": "alert: another width",
    "alert-texts": "alert: three other text heights",
    "alert-own-sizes": "alert: the same as six constants",
    "chain-build": "chain of 1000: build and solve",
    "chain-start": "chain of 1000: another start",
}
# What the others do beside a case that only the plan can state in two ways.
PEER_CASES = {"alert-own-sizes": "alert-texts"}


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, **options)


def output(*command):
    return run(*command, stdout=subprocess.PIPE, text=True).stdout.strip()


def prepare():
    """Fetches and builds everything, and gives the command of each contender."""
    WORK.mkdir(parents=True, exist_ok=True)
    python = WORK / "venv/bin/python"
    if not python.exists():
        run(sys.executable, "-m", "venv", WORK / "venv")
    wheels = [f"{name}=={VERSIONS[name]}" for name in ("poga", "stretchable")]
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wheels)
    for name in ("kiwisolver", "poga"):
        unpack(python, name)
    compiler = os.environ.get("CXX", "c++")
    flags = ["-O3", "-DNDEBUG", "-std=c++17"]
    kiwi, yoga = WORK / f"kiwisolver-{VERSIONS['kiwisolver']}", WORK / f"poga-{VERSIONS['poga']}"
    peers = HERE / "SolverPeers"
    run(compiler, *flags, f"-I{kiwi}", peers / "kiwi.cpp", "-o", WORK / "kiwi")
    sources = yoga / "src/poga/deps"
    run(
        compiler, *flags, f"-I{sources}", f"-I{sources / 'yoga'}", peers / "yoga.cpp",
        *sorted(sources.glob("yoga/**/*.cpp")), "-o", WORK / "yoga",
    )  # fmt: skip
    build = ["swift", "build", "-c", "release", "--package-path", ROOT]
    build += ["--scratch-path", WORK / "swift"]
    run(*build, "--product", "SolverBenchmark", stdout=subprocess.DEVNULL)
    return {
        "ours": [Path(output(*build, "--show-bin-path")) / "SolverBenchmark"],
        "kiwi": [WORK / "kiwi"],
        "Yoga": [WORK / "yoga"],
        "poga": [python, peers / "flexbox.py", "poga"],
        "stretchable": [python, peers / "flexbox.py", "stretchable"],
    }


def unpack(python, name):
    """The source of a package, for its C++."""
    source = f"{name}-{VERSIONS[name]}"
    if (WORK / source).exists():
        return
    run(
        python, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", name,
        "--dest", WORK, f"{name}=={VERSIONS[name]}",
    )  # fmt: skip
    with tarfile.open(WORK / f"{source}.tar.gz") as archive:
        archive.extractall(WORK, filter="data")


def repetitions(command, case):
    """How many make about a tenth of a second."""
    count = 1
    while True:
        took = float(output(*command, case, count)) * count
        if took > 20_000 or count > 1_000_000:
            return max(1, int(count * 100_000 / max(took, 1)))
        count *= 8


def main(rounds=9):
    commands = prepare()
    values = {name: output(*command, "values") for name, command in commands.items()}
    heights = {tuple(float(value) for value in line.split()) for line in values.values()}
    if len(heights) != 1:
        sys.exit(f"The contenders don't agree: {values}")
    print(f"{time.strftime('%Y-%m-%d')}, {platform.machine()}, {os.cpu_count()} cores, load "
          f"{os.getloadavg()[0]:.1f}, {output('swift', '--version').splitlines()[0]}, "
          f"{output(os.environ.get('CXX', 'c++'), '--version').splitlines()[0]}")
    print(", ".join(f"{name} {version}" for name, version in VERSIONS.items()))
    print("Microseconds of processor time: the median of", rounds, "rounds, and the least\n")
    print("| |", " | ".join(commands), "| kiwi / ours |")
    print("|---|" + "---|" * (len(commands) + 1))
    for case, title in CASES.items():
        asked = {name: case if name == "ours" else PEER_CASES.get(case, case) for name in commands}
        counts = {name: repetitions(command, asked[name]) for name, command in commands.items()}
        times = {name: [] for name in commands}
        for number in range(rounds):
            names = list(commands)
            for name in names if number % 2 == 0 else reversed(names):
                times[name].append(float(output(*commands[name], asked[name], counts[name])))
        cells = [f"{statistics.median(it):,.3g} ({min(it):,.3g})" for it in times.values()]
        ratio = statistics.median(times["kiwi"]) / statistics.median(times["ours"])
        print(f"| {title} |", " | ".join(cells), f"| {ratio:,.1f} |", flush=True)


main(*(int(word) for word in sys.argv[1:2]))
