/// What can be drawn over a picture: each a name, a label, and shapes in the screen's coordinates.
const overlays = [
  { name: "frames", label: "Frames", draw: drawFrames },
  { name: "insets", label: "Insets", draw: drawInsets },
  { name: "constraints", label: "Constraints", draw: drawConstraints },
  { name: "safe", label: "Safe area", draw: drawSafeArea },
  { name: "targets", label: "Hit areas", draw: drawTargets },
  { name: "focus", label: "Focus order", draw: drawFocusOrder },
];

/// Points of the picture in a pixel of the page: what is drawn over it is as large at any size.
let unit = 1;

function overlayLayer(environment, stage) {
  const view = environment.view;
  unit = view[2] / (stage.clientWidth || view[2]);
  const layer = shape("svg", {
    class: "overlay", viewBox: view.join(" "), "aria-hidden": "true",
  });
  for (const overlay of overlays) {
    if (!state.overlays.has(overlay.name)) continue;
    layer.append(shape("g", { class: overlay.name }, ...overlay.draw(environment)));
  }
  const selected = environment.node(state.node);
  if (selected) layer.append(outline(selected, "selected"));
  return layer;
}

function outline(node, name) {
  return shape("rect", {
    class: name, x: node.x, y: node.y, width: node.width, height: node.height,
  });
}

/// A text on a pill, its middle at a place.
function tag(x, y, text, name = "tag") {
  const [width, height] = [(6.2 * [...text].length + 8) * unit, 15 * unit];
  return shape("g", { class: name },
    shape("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 4 * unit }),
    written(x, y, text));
}

function written(x, y, text) {
  return shape("text", { x, y: y + 3.8 * unit, "text-anchor": "middle", "font-size": 10.5 * unit },
    text);
}

function line(x1, y1, x2, y2, name = "") {
  return shape("line", { x1, y1, x2, y2, class: name });
}

/// What is shown on the screen, without the screen itself and what lies behind.
function shownNodes(environment) {
  return environment.nodes.filter((node) => node.kind !== "screen" && node.kind !== "backdrop");
}

function drawFrames(environment) {
  return shownNodes(environment).map((node) => outline(node, "frame"));
}

/// A distance with its number; nothing for none.
function distance(x1, y1, x2, y2) {
  const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  if (length < 0.01) return [];
  const isHorizontal = y1 === y2;
  const [dx, dy] = isHorizontal ? [0, 3 * unit] : [3 * unit, 0];
  return [
    line(x1, y1, x2, y2), line(x1 - dx, y1 - dy, x1 + dx, y1 + dy),
    line(x2 - dx, y2 - dy, x2 + dx, y2 + dy),
    tag((x1 + x2) / 2, (y1 + y2) / 2, decimal(length)),
  ];
}

function insetsOf(node, parent) {
  const [x, y] = [node.x + node.width / 2, node.y + node.height / 2];
  return [
    ...distance(x, parent.y, x, node.y),
    ...distance(x, node.y + node.height, x, parent.y + parent.height),
    ...distance(parent.x, y, node.x, y),
    ...distance(node.x + node.width, y, parent.x + parent.width, y),
  ];
}

/// Of the selected node to what it lies in; without one, what lies between the parts of boxes.
function drawInsets(environment) {
  const selected = environment.node(state.node);
  if (selected && environment.nodes[selected.parent]) {
    return insetsOf(selected, environment.nodes[selected.parent]);
  }
  const marks = [];
  for (const node of shownNodes(environment)) {
    if (node.children.length === 0) continue;
    const parts = [...node.children].sort((a, b) => a.y - b.y || a.x - b.x);
    let edge = node.y;
    for (const part of parts) {
      const x = part.x + part.width / 2;
      if (part.y >= edge) marks.push(...distance(x, edge, x, part.y));
      edge = Math.max(edge, part.y + part.height);
      const y = part.y + part.height / 2;
      marks.push(...distance(node.x, y, Math.min(part.x, node.x + node.width), y));
    }
    const x = node.x + node.width / 2;
    if (edge < node.y + node.height) marks.push(...distance(x, edge, x, node.y + node.height));
  }
  return marks;
}

/// The place of an end of a constraint along its axis, and across it in the middle of its box.
function endPlace(environment, isHorizontal, [id, part]) {
  const node = environment.node(id);
  if (!node) return null;
  const along = isHorizontal ? [node.x, node.width] : [node.y, node.height];
  const across = isHorizontal ? node.y + node.height / 2 : node.x + node.width / 2;
  return { along: along[0] + (part ?? 0) * along[1], across, node, isExtent: part === null };
}

function drawConstraints(environment) {
  return environment.account.relations.flatMap((relation) => {
    const [isHorizontal, ends, text, , priority, holds] = relation;
    if (state.node && !ends.some(([id]) => id === state.node)) return [];
    if (!state.node && ends.some(([id]) => id === "backdrop")) return [];
    const places = ends.map((end) => endPlace(environment, isHorizontal, end));
    if (places.some((place) => !place)) return [];
    const name = (holds ? "holds" : "given-up") + (priority < 1000 ? " optional" : "");
    const mark = shape("g", { class: name }, ...constraintShapes(places, isHorizontal));
    mark.append(shape("title", {}, environment.text(text)));
    return [mark];
  });
}

function constraintShapes(places, isHorizontal) {
  const at = (along, across) => (isHorizontal ? [along, across] : [across, along]);
  return places.flatMap((place, index) => {
    const { node, along, across, isExtent } = place;
    if (isExtent) {
      const [start, length] = isHorizontal ? [node.x, node.width] : [node.y, node.height];
      const off = across + (isHorizontal ? node.height : node.width) * 0.3;
      return [line(...at(start, off), ...at(start + length, off))];
    }
    const shapes = [shape("circle", { r: 2.5 * unit,
      cx: isHorizontal ? along : across, cy: isHorizontal ? across : along })];
    const next = places[index + 1];
    if (next && !next.isExtent) {
      shapes.push(line(...at(along, across), ...at(next.along, across)));
      if (next.across !== across) {
        shapes.push(line(...at(next.along, across), ...at(next.along, next.across), "reach"));
      }
    }
    return shapes;
  });
}

function drawSafeArea(environment) {
  const [width, height] = environment.scene.screen;
  const [top, left, bottom, right] = environment.scene.safeArea;
  const path = `M0 0H${width}V${height}H0ZM${left} ${top}V${height - bottom}H${width - right}V${top}Z`;
  return [
    shape("path", { d: path, class: "unsafe", "fill-rule": "evenodd" }),
    ...(top > 0 ? [tag(width / 2, top / 2, decimal(top))] : []),
    ...(bottom > 0 ? [tag(width / 2, height - bottom / 2, decimal(bottom))] : []),
    ...(left > 0 ? [tag(left / 2, height / 2, decimal(left))] : []),
    ...(right > 0 ? [tag(width - right / 2, height / 2, decimal(right))] : []),
  ];
}

/// Apple's Human Interface Guidelines ask for 44 points each way.
const leastTarget = 44;

function drawTargets(environment) {
  return shownNodes(environment)
    .filter((node) => node.isActive)
    .flatMap((node) => {
      const isLarge = node.width >= leastTarget && node.height >= leastTarget;
      return [
        outline(node, isLarge ? "target" : "target small"),
        tag(node.x + node.width / 2, node.y + 9 * unit,
          `${decimal(node.width)} × ${decimal(node.height)}`, isLarge ? "tag" : "tag small"),
      ];
    });
}

function drawFocusOrder(environment) {
  const nodes = environment.scene.elements.map(([id]) => environment.node(id)).filter(Boolean);
  const points = nodes.map((node) => [node.x + Math.min(12 * unit, node.width / 2),
    node.y + node.height / 2]);
  return [
    shape("polyline", { points: points.map((point) => point.join()).join(" "), class: "way" }),
    ...nodes.map((node) => outline(node, "stop")),
    ...points.map(([x, y], index) => shape("g", { class: "number" },
      shape("circle", { cx: x, cy: y, r: 9 * unit }), written(x, y, String(index + 1)))),
  ];
}
