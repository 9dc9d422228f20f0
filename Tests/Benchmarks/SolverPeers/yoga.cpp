// The alert and the chain of SolverBenchmark in Yoga. Flexbox is an easier problem: no priorities
// and no relations between views that are not parent and child.
#include <yoga/Yoga.h>

#include "timing.h"

static YGNodeRef add(YGNodeRef parent) {
  YGNodeRef node = YGNodeNew();
  YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
  return node;
}

struct Alert {
  YGNodeRef root = YGNodeNew();
  YGNodeRef rows[3];

  Alert() {
    YGNodeStyleSetWidth(root, 270);
    YGNodeStyleSetMaxHeight(root, 780);
    const float lengths[] = {22, 32, 44}, gaps[] = {19, 2, 19};
    for (int place = 0; place < 3; place++) {
      rows[place] = add(root);
      YGNodeStyleSetHeight(rows[place], lengths[place]);
      YGNodeStyleSetMargin(rows[place], YGEdgeTop, gaps[place]);
      if (place < 2) YGNodeStyleSetMargin(rows[place], YGEdgeHorizontal, 16);
    }
    YGNodeStyleSetFlexDirection(rows[2], YGFlexDirectionRow);
    for (int place = 0; place < 2; place++) {
      YGNodeRef button = add(rows[2]);
      YGNodeStyleSetFlexGrow(button, 1);
      YGNodeStyleSetFlexBasis(button, 0);
      if (place > 0) YGNodeStyleSetMargin(button, YGEdgeLeft, 0.5f);
    }
  }
  ~Alert() { YGNodeFreeRecursive(root); }

  float layOut() {
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    return YGNodeLayoutGetHeight(root);
  }
};

struct Chain {
  YGNodeRef root = YGNodeNew();
  YGNodeRef first, last;

  explicit Chain(int count) {
    for (int place = 0; place < count; place++) {
      last = add(root);
      if (place == 0) first = last;
      YGNodeStyleSetHeight(last, 20);
      YGNodeStyleSetMargin(last, YGEdgeTop, 8);
    }
  }
  ~Chain() { YGNodeFreeRecursive(root); }

  float layOut() {
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    return YGNodeLayoutGetTop(last) + YGNodeLayoutGetHeight(last);
  }
};

int main(int count, char **arguments) {
  Run run(count, arguments);
  if (run.is("alert-build")) {
    run.time([](int) { sink = Alert().layOut(); });
  } else if (run.is("alert-width")) {
    Alert alert;
    run.time([&](int turn) {
      YGNodeStyleSetWidth(alert.root, 270 + (turn & 31));
      sink = alert.layOut();
    });
  } else if (run.is("alert-texts")) {
    Alert alert;
    run.time([&](int turn) {
      for (auto row : alert.rows) YGNodeStyleSetHeight(row, 20 + (turn & 31));
      sink = alert.layOut();
    });
  } else if (run.is("chain-build")) {
    run.time([](int) { sink = Chain(1000).layOut(); });
  } else if (run.is("chain-start")) {
    Chain chain(1000);
    run.time([&](int turn) {
      YGNodeStyleSetMargin(chain.first, YGEdgeTop, turn & 31);
      sink = chain.layOut();
    });
  } else if (run.is("values")) {
    std::printf("%g %g\n", Alert().layOut(), Chain(1000).layOut());
  }
}
