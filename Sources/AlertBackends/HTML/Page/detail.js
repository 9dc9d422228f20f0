/// One spec, large: its picture with what is drawn over it, its motion, layers, numbers and source.
const detail = { path: "", spec: null, environment: null, host: null, stage: null };

function showDetail(spec) {
  document.title = `${spec.name} – Alerts`;
  const environment = spec.environment(wantedEnvironment());
  Object.assign(detail, { path: spec.path, spec, environment, host: null, stage: null });
  if (!environment) {
    byId("main").replaceChildren(make("div", { className: "detail broken" }, heading(spec),
      messages(spec)));
    say(counted(spec.errors, "error", "errors"));
    return;
  }
  const [, , width, height] = environment.view;
  detail.host = picture(environment);
  detail.host.setAttribute("role", "img");
  detail.host.setAttribute("aria-label", `${spec.name}: ${environment.title}`);
  detail.stage = make("div", { className: "stage", onclick: selectAt }, detail.host);
  detail.stage.style.setProperty("--ratio", String(width / height));
  detail.player = new Player(detail.host, environment);
  byId("main").replaceChildren(make("div", { className: "detail" },
    heading(spec), messages(spec),
    make("section", { className: "middle", "aria-label": "Picture" },
      overlayChoice(), make("div", { className: "room" }, detail.stage), detail.player.element,
      make("p", { className: "caption" }, environment.title)),
    make("section", { className: "side layers-side", "aria-label": "Layers" },
      make("h2", {}, "Layers"), layers(environment)),
    make("section", { className: "side", "aria-label": "Inspector" },
      make("h2", {}, "Numbers"), make("div", { id: "inspector" }),
      make("h2", {}, "Read aloud"), reading(environment),
      make("h2", {}, "Source"), sources(spec))));
  for (const details of document.querySelectorAll("details.source[open]")) {
    fillSource(details, spec.body.files.find((file) => file.path === details.dataset.path));
  }
  showSelection();
  say(spec.isStale ? "The last good picture" : environment.title);
}

function heading(spec) {
  const all = wantedSpecs().map((other) => other.path);
  const place = all.indexOf(spec.path);
  const link = (path, text) => path && make("a", { className: "step", href: specAddress(path) }, text);
  return make("div", { className: "heading" },
    make("h1", { tabIndex: -1 }, spec.name, " ",
      make("small", {}, spec.path)),
    spec.isStale ? make("strong", { className: "badge error" }, "last good picture") : null,
    make("nav", { "aria-label": "Alerts" },
      link(all[place - 1], "← Previous"), link(all[place + 1], "Next →"),
      make("a", { className: "step", href: address({ spec: "", node: "", number: "", hasTime: false }) },
        "All")));
}

function overlayChoice() {
  return make("fieldset", { className: "overlays" }, make("legend", { className: "hidden" }, "Show over it"),
    overlays.map(({ name, label }) => make("label", {}, make("input", {
      type: "checkbox", value: name, checked: state.overlays.has(name),
      onchange: (event) => {
        const chosen = new Set(state.overlays);
        if (event.currentTarget.checked) chosen.add(name); else chosen.delete(name);
        replaceState({ overlays: chosen });
        showSelection();
      },
    }), label)));
}

function drawOverlays() {
  for (const old of detail.stage.querySelectorAll(".overlay")) old.remove();
  detail.stage.append(overlayLayer(detail.environment, detail.stage));
}

/// Draws what depends on the selection: outlines, numbers, which layer is pressed.
function showSelection() {
  const { spec, environment, stage } = detail;
  if (!stage) return;
  drawOverlays();
  const focused = document.activeElement && document.activeElement.dataset.number;
  byId("inspector").replaceChildren(
    ...[inspector(spec, environment)].flat().filter(Boolean));
  if (focused) document.querySelector(`[data-number="${focused}"]`)?.focus();
  for (const button of document.querySelectorAll(".layers button")) {
    button.setAttribute("aria-pressed", button.dataset.node === state.node);
  }
}

function select(id) {
  replaceState({ node: id });
  showSelection();
}

addEventListener("resize", () => {
  if (detail.stage && detail.stage.isConnected) drawOverlays();
});

/// Selects the node drawn last that holds the place; where it is selected, what it lies in.
function selectAt(event) {
  const frame = detail.stage.getBoundingClientRect();
  const [left, top, width, height] = detail.environment.view;
  const x = left + (event.clientX - frame.left) / frame.width * width;
  const y = top + (event.clientY - frame.top) / frame.height * height;
  const held = detail.environment.nodes.filter((node) => (
    x >= node.x && x <= node.x + node.width && y >= node.y && y <= node.y + node.height));
  const last = held[held.length - 1];
  if (!last) return select("");
  if (last.id !== state.node) return select(last.id);
  const parent = detail.environment.nodes[last.parent];
  select(parent ? parent.id : "");
}
