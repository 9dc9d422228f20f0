/// The axes of an environment, in the order in which specs list them.
const axes = [
  { key: "device", label: "Device" },
  { key: "orientation", label: "Orientation" },
  { key: "appearance", label: "Appearance" },
  { key: "locale", label: "Language" },
  { key: "textSize", label: "Text size" },
  { key: "case", label: "Case" },
];

/// A spec of the page. Its body is parsed when it is first looked at.
class Spec {
  constructor(head, bodyText) {
    this.bodyText = bodyText;
    this.update(head);
  }

  update(head) {
    this.head = head;
    this.path = head.path;
    this.errors = head.messages.filter((message) => message.severity === "error").length;
    this.warnings = head.messages.filter((message) => message.severity === "warning").length;
    this.words = null;
  }

  /// - body: null where there is nothing to see.
  replaceBody(body) {
    this.bodyText = "";
    this.parsed = body;
    this.words = null;
  }

  get body() {
    if (this.parsed === undefined) {
      this.parsed = this.bodyText ? JSON.parse(this.bodyText) : null;
      this.bodyText = "";
    }
    return this.parsed;
  }

  /// Whether what is seen is older than what is wrong.
  get isStale() {
    return !this.head.axes && Boolean(this.parsed || this.bodyText);
  }

  get name() {
    return this.head.name || this.lastName || this.fileName;
  }

  get fileName() {
    return this.path.split("/").pop().replace(/\.alert\.yaml$/u, "");
  }

  /// For each axis the values that this spec was compiled for.
  get axes() {
    if (this.head.axes) return this.head.axes;
    if (!this.body) return axes.map(() => []);
    return axes.map((_, axis) => [...new Set(this.body.environments.map((row) => row[axis]))]);
  }

  /// The environment that is most like the one wanted; nil where there is nothing to see.
  environment(wanted) {
    if (!this.body) return null;
    let best = null;
    let bestScore = -1;
    for (const row of this.body.environments) {
      let score = 0;
      axes.forEach(({ key }, axis) => {
        if (row[axis] === (wanted[key] ?? "")) score += 64 >> axis;
        // Nobody chose this case.
        else if (key === "case" && row[axis] === "") score += 1;
      });
      if (score > bestScore) {
        bestScore = score;
        best = row;
      }
    }
    return best && new Environment(this.body, best);
  }

  matches(words) {
    if (!this.words) {
      const messages = this.head.messages.map((message) => message.code + message.sentence);
      const texts = [];
      for (const scene of this.body ? this.body.scenes : []) {
        for (const [id, label] of scene.elements) texts.push(id, label);
      }
      this.words = [this.name, this.path, ...messages, ...texts].join("\n").toLowerCase();
    }
    return words.every((word) => this.words.includes(word));
  }
}

/// One column of a spec's matrix, with the parts that it may share with others.
class Environment {
  constructor(body, row) {
    this.body = body;
    this.row = row;
    this.picture = body.pictures[row[6]];
    this.scene = body.scenes[row[7]];
    this.account = body.accounts[row[8]];
    this.motion = body.motions[row[9]];
  }

  text(number) {
    return this.body.texts[number];
  }

  /// `[path, line, column]`, or null for what nothing states.
  place(number) {
    if (number < 0) return null;
    const [file, line, column] = this.body.places[number];
    return [this.body.files[file].path, line, column];
  }

  node(id) {
    return this.nodes.find((node) => node.id === id) || null;
  }

  get nodes() {
    if (!this.found) {
      this.found = this.scene.nodes.map(([id, kind, parent, x, y, width, height, place, active]) => (
        { id, kind, parent, x, y, width, height, place, isActive: active === 1 }));
      for (const node of this.found) {
        const parent = this.found[node.parent];
        node.depth = parent ? parent.depth + 1 : 0;
        node.children = [];
        if (parent) parent.children.push(node);
      }
    }
    return this.found;
  }

  /// The part of the screen that is seen, as x, y, width and height: the whole, or what the alert's
  /// parts take of it with some room around.
  get view() {
    const [width, height] = this.scene.screen;
    if (!state.isClose) return [0, 0, width, height];
    const parts = this.nodes.filter((node) => (
      node.kind !== "screen" && node.kind !== "backdrop"
      && !(node.width >= width && node.height >= height)));
    if (parts.length === 0) return [0, 0, width, height];
    const room = 16;
    const least = (values, bound) => Math.max(bound, Math.min(...values) - room);
    const most = (values, bound) => Math.min(bound, Math.max(...values) + room);
    const x = least(parts.map((node) => node.x), 0);
    const y = least(parts.map((node) => node.y), 0);
    return [x, y, most(parts.map((node) => node.x + node.width), width) - x,
      most(parts.map((node) => node.y + node.height), height) - y];
  }

  get title() {
    return this.row.slice(0, 6).filter(Boolean).join(" · ");
  }
}

/// The specs of the page by path, in its order.
const specs = new Map();

function readSpecs() {
  const heads = document.querySelectorAll("script.head");
  const bodies = document.querySelectorAll("script.body");
  heads.forEach((head, index) => {
    const spec = new Spec(JSON.parse(head.textContent), bodies[index].textContent);
    specs.set(spec.path, spec);
  });
}
