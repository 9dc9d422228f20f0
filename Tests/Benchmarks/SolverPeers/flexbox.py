"""The alert and the chain of SolverBenchmark in Taffy (stretchable) and Yoga (poga), through
their Python interfaces: flexbox.py stretchable|poga CASE REPETITIONS prints microseconds for each.

Calls from Python are part of what is measured."""

import sys
import time

LENGTHS, GAPS = (22, 32, 44), (19, 2, 19)


class Taffy:
    def __init__(self):
        from stretchable import Node
        from stretchable.style import AUTO, FlexDirection

        self.node, self.auto = Node, AUTO
        self.row, self.column = FlexDirection.ROW, FlexDirection.COLUMN

    def alert(self):
        rows = []
        for place, (length, gap) in enumerate(zip(LENGTHS, GAPS)):
            sides = 16 if place < 2 else 0
            rows.append(
                self.node(
                    size=(self.auto, length),
                    margin=(gap, sides, 0, sides),
                    flex_direction=self.row,
                )
            )
        for place in range(2):
            rows[2].add(
                self.node(flex_grow=1, flex_basis=0, margin=(0, 0, 0, 0.5 if place else 0))
            )
        root = self.node(
            *rows, size=(270, self.auto), max_size=(self.auto, 780), flex_direction=self.column
        )
        return root, rows

    def chain(self, count):
        views = [self.node(size=(self.auto, 20), margin=(8, 0, 0, 0)) for _ in range(count)]
        return self.node(*views, flex_direction=self.column), views

    def free(self, root):
        pass

    def lay_out(self, root):
        root.compute_layout()
        return root.get_box().height

    def set_size(self, node, width, height):
        from attrs import evolve
        from stretchable.style.geometry.size import SizePointsPercentAuto

        size = SizePointsPercentAuto.from_any((
            self.auto if width is None else width, self.auto if height is None else height
        ))
        node.style = evolve(node.style, size=size)


class Yoga:
    def __init__(self):
        from poga import libpoga_capi as yoga

        self.yoga = yoga

    def add(self, parent):
        node = self.yoga.YGNodeNew()
        self.yoga.YGNodeInsertChild(parent, node, self.yoga.YGNodeGetChildCount(parent))
        return node

    def alert(self):
        yoga = self.yoga
        root, rows = yoga.YGNodeNew(), []
        yoga.YGNodeStyleSetWidth(root, 270)
        yoga.YGNodeStyleSetMaxHeight(root, 780)
        for place, (length, gap) in enumerate(zip(LENGTHS, GAPS)):
            rows.append(self.add(root))
            yoga.YGNodeStyleSetHeight(rows[-1], length)
            yoga.YGNodeStyleSetMargin(rows[-1], yoga.YGEdge.Top, gap)
            if place < 2:
                yoga.YGNodeStyleSetMargin(rows[-1], yoga.YGEdge.Horizontal, 16)
        yoga.YGNodeStyleSetFlexDirection(rows[2], yoga.YGFlexDirection.Row)
        for place in range(2):
            button = self.add(rows[2])
            yoga.YGNodeStyleSetFlexGrow(button, 1)
            yoga.YGNodeStyleSetFlexBasis(button, 0)
            if place:
                yoga.YGNodeStyleSetMargin(button, yoga.YGEdge.Left, 0.5)
        return root, rows

    def chain(self, count):
        yoga = self.yoga
        root = yoga.YGNodeNew()
        views = [self.add(root) for _ in range(count)]
        for view in views:
            yoga.YGNodeStyleSetHeight(view, 20)
            yoga.YGNodeStyleSetMargin(view, yoga.YGEdge.Top, 8)
        return root, views

    def free(self, root):
        self.yoga.YGNodeFreeRecursive(root)

    def lay_out(self, root):
        nan = float("nan")
        self.yoga.YGNodeCalculateLayout(root, nan, nan, self.yoga.YGDirection.LTR)
        return self.yoga.YGNodeLayoutGetHeight(root)

    def set_size(self, node, width, height):
        if width is not None:
            self.yoga.YGNodeStyleSetWidth(node, width)
        if height is not None:
            self.yoga.YGNodeStyleSetHeight(node, height)


def main(peer, case, repetitions=1):
    engine = {"stretchable": Taffy, "poga": Yoga}[peer]()
    if case == "values":
        return print(*(engine.lay_out(root) for root, _ in (engine.alert(), engine.chain(1000))))
    make = engine.alert if case.startswith("alert") else lambda: engine.chain(1000)
    root, views = make()
    engine.lay_out(root)

    def turn(number):
        length = number & 31
        if case.endswith("build"):
            new = make()[0]
            engine.lay_out(new)
            return engine.free(new)
        if case == "alert-width":
            engine.set_size(root, 270 + length, None)
        else:
            for view in views if case == "alert-texts" else views[:1]:
                engine.set_size(view, None, 20 + length)
        return engine.lay_out(root)

    start = time.process_time()
    for number in range(int(repetitions)):
        turn(number)
    print((time.process_time() - start) * 1e6 / int(repetitions))


main(*sys.argv[1:])
