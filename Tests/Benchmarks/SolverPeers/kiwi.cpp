// The alert and the chain of SolverBenchmark in kiwi: the same variables and constraints, sizes
// required to be at least 0, hugging weak and compression medium.
#include <kiwi/kiwi.h>
#include <memory>
#include <vector>

#include "timing.h"

using namespace kiwi;

struct Span {
  Variable start, size, end;

  explicit Span(Solver &solver) {
    solver.addConstraint(size >= 0);
    solver.addConstraint(end == start + size);
  }

  void hug(double length, Solver &solver) {
    solver.addConstraint((size <= length) | strength::weak);
    solver.addConstraint((size >= length) | strength::medium);
  }

  void hug(const Variable &length, Solver &solver) {
    solver.addConstraint((size <= length) | strength::weak);
    solver.addConstraint((size >= length) | strength::medium);
  }
};

/// Reads every value.
double sum(const std::vector<Span> &spans) {
  double start = 0, size = 0, end = 0;
  for (auto &span : spans) {
    start += span.start.value();
    size += span.size.value();
    end += span.end.value();
  }
  return start + size + end;
}

enum class Edits { none, width, texts };

struct Alert {
  Solver solver;
  Span width{solver};
  Span height{solver};
  Variable texts[3];
  std::vector<Span> spans{width, height};

  explicit Alert(Edits edits) {
    solver.addConstraint(width.start == 60);
    // What is edited cannot be required; nothing contradicts it.
    if (edits == Edits::width) {
      solver.addEditVariable(width.size, strength::strong);
      solver.suggestValue(width.size, 270);
    } else {
      solver.addConstraint(width.size == 270);
    }
    for (double length : {120.0, 230.0}) {
      Span label(solver);
      solver.addConstraint(label.start == width.start + 16);
      solver.addConstraint(label.end == width.end - 16);
      label.hug(length, solver);
      spans.push_back(label);
    }
    Span cancel(solver), confirm(solver);
    solver.addConstraint(cancel.start == width.start);
    solver.addConstraint(confirm.start == cancel.end + 0.5);
    solver.addConstraint(confirm.end == width.end);
    solver.addConstraint(cancel.size == confirm.size);
    cancel.hug(48, solver);
    confirm.hug(52, solver);
    spans.insert(spans.end(), {cancel, confirm});

    solver.addConstraint(height.start == 0);
    solver.addConstraint(height.size <= 780);
    const double lengths[] = {22, 32, 44}, gaps[] = {19, 2, 19};
    Variable above = height.start;
    for (int place = 0; place < 3; place++) {
      Span row(solver);
      solver.addConstraint(row.start == above + gaps[place]);
      if (edits == Edits::texts) {
        solver.addEditVariable(texts[place], strength::strong);
        solver.suggestValue(texts[place], lengths[place]);
        row.hug(texts[place], solver);
      } else {
        row.hug(lengths[place], solver);
      }
      above = row.end;
      spans.push_back(row);
    }
    solver.addConstraint(height.end == above);
    solver.updateVariables();
  }
};

struct Chain {
  Solver solver;
  Variable start, end;
  std::vector<Span> spans;

  Chain(int count, bool edits) {
    if (edits) {
      solver.addEditVariable(start, strength::strong);
      solver.suggestValue(start, 0);
    } else {
      solver.addConstraint(start == 0);
    }
    end = start;
    for (int place = 0; place < count; place++) {
      Span view(solver);
      solver.addConstraint(view.start == end + 8);
      view.hug(20, solver);
      end = view.end;
      if (edits) spans.push_back(view);
    }
    solver.updateVariables();
  }
};

int main(int count, char **arguments) {
  Run run(count, arguments);
  if (run.is("alert-build")) {
    run.time([](int) { sink = Alert(Edits::none).height.end.value(); });
  } else if (run.is("alert-width")) {
    Alert alert(Edits::width);
    run.time([&](int turn) {
      alert.solver.suggestValue(alert.width.size, 270 + (turn & 31));
      alert.solver.updateVariables();
      sink = sum(alert.spans);
    });
  } else if (run.is("alert-texts")) {
    Alert alert(Edits::texts);
    run.time([&](int turn) {
      for (auto &text : alert.texts) alert.solver.suggestValue(text, 20 + (turn & 31));
      alert.solver.updateVariables();
      sink = sum(alert.spans);
    });
  } else if (run.is("chain-build")) {
    run.time([](int) { sink = Chain(1000, false).end.value(); });
  } else if (run.is("chain-start")) {
    Chain chain(1000, true);
    run.time([&](int turn) {
      chain.solver.suggestValue(chain.start, turn & 31);
      chain.solver.updateVariables();
      sink = sum(chain.spans);
    });
  } else if (run.is("values")) {
    std::printf("%g %g\n", Alert(Edits::none).height.end.value(), Chain(1000, false).end.value());
  }
}
