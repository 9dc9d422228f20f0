// What the C++ peers share: CASE REPETITIONS, and microseconds of processor time
// for each on standard output.
#pragma once
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

struct Run {
  const char *name;
  int repetitions;

  Run(int count, char **arguments)
      : name(count > 1 ? arguments[1] : ""),
        repetitions(count > 2 ? std::max(1, std::atoi(arguments[2])) : 1) {}

  bool is(const char *other) const { return std::strcmp(name, other) == 0; }

  template <typename Body> void time(Body body) const {
    auto start = std::clock();
    for (int turn = 0; turn < repetitions; turn++) body(turn);
    double passed = std::clock() - start;
    std::printf("%f\n", passed * 1e6 / CLOCKS_PER_SEC / repetitions);
  }
};

/// What was computed has to be used.
inline volatile double sink;
