// What the C++ peers share: CASE REPETITIONS, and microseconds for each on standard output.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

struct Run {
  const char *name;
  int repetitions;

  Run(int count, char **arguments)
      : name(count > 1 ? arguments[1] : ""),
        repetitions(count > 2 ? std::max(1, std::atoi(arguments[2])) : 1) {}

  bool is(const char *other) const { return std::strcmp(name, other) == 0; }

  template <typename Body> void time(Body body) const {
    using namespace std::chrono;
    auto start = steady_clock::now();
    for (int turn = 0; turn < repetitions; turn++) body(turn);
    duration<double, std::micro> passed = steady_clock::now() - start;
    std::printf("%f\n", passed.count() / repetitions);
  }
};

/// What was computed has to be used.
inline volatile double sink;
