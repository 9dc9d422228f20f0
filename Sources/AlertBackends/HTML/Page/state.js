/// What is shown: kept in the fragment of the address, so that a link leads to the same sight.
const state = {};
const overlayNames = ["frames", "insets", "constraints", "safe", "targets", "focus"];

function readState() {
  const written = new URLSearchParams(location.hash.slice(1));
  state.spec = written.get("spec") || "";
  state.query = written.get("query") || "";
  state.only = written.get("only") || "";
  state.node = written.get("node") || "";
  state.number = written.get("number") || "";
  state.motion = written.get("motion") === "hide" ? "hide" : "show";
  state.time = Math.max(0, Number(written.get("time")) || 0);
  state.hasTime = written.has("time");
  state.isClose = written.get("view") === "alert";
  state.overlays = new Set(
    (written.get("overlays") || "").split(",").filter((name) => overlayNames.includes(name)));
  state.wanted = {};
  for (const { key } of axes) if (written.has(key)) state.wanted[key] = written.get(key);
}

/// The address of the state with changes; `undefined` takes a part out.
function address(changes = {}) {
  const next = { ...state, ...changes };
  const written = new URLSearchParams();
  for (const key of ["spec", "query", "only", "node", "number"]) {
    if (next[key]) written.set(key, next[key]);
  }
  if (next.overlays && next.overlays.size > 0) written.set("overlays", [...next.overlays].join());
  if (next.isClose) written.set("view", "alert");
  if (next.hasTime) {
    written.set("motion", next.motion);
    written.set("time", String(Math.round(next.time * 1000) / 1000));
  }
  for (const { key } of axes) if (next.wanted[key]) written.set(key, next.wanted[key]);
  return "#" + written.toString().replaceAll("%2F", "/").replaceAll("%2C", ",");
}

/// Changes what is shown without a step in the history.
function replaceState(changes) {
  Object.assign(state, changes);
  history.replaceState(null, "", address());
}

/// The address of a spec, seen as the others are.
function specAddress(path) {
  return address({ spec: path, node: "", number: "", hasTime: false });
}

/// Every value of an axis in the order met.
function valuesOfAxis(axis) {
  const values = new Set();
  for (const spec of specs.values()) for (const value of spec.axes[axis]) values.add(value);
  return [...values];
}

/// Made anew when other values come in, so that a picker keeps its focus otherwise.
let pickerKey = "";

function showPickers() {
  const all = axes.map((_, axis) => valuesOfAxis(axis));
  const key = JSON.stringify(all);
  if (key !== pickerKey) {
    pickerKey = key;
    const pickers = axes.flatMap(({ key, label }, axis) => {
      if (all[axis].length < 2) return [];
      const select = make("select", {
        id: "pick-" + key,
        onchange: () => {
          replaceState({ wanted: { ...state.wanted, [key]: select.value } });
          show();
        },
      }, all[axis].map((value) => make("option", { value }, value || "base")));
      return [make("label", {}, make("span", {}, label), select)];
    });
    byId("pickers").replaceChildren(byId("pickers").firstElementChild, ...pickers, make("label", {},
      make("input", {
        type: "checkbox", id: "close", onchange: () => {
          replaceState({ isClose: byId("close").checked });
          show();
        },
      }), make("span", {}, "Close up")));
  }
  byId("close").checked = state.isClose;
  axes.forEach(({ key }, axis) => {
    const select = byId("pick-" + key);
    if (select) select.value = state.wanted[key] ?? all[axis][0] ?? "";
  });
}

/// What the pickers stand at.
function wantedEnvironment() {
  const wanted = {};
  axes.forEach(({ key }, axis) => {
    wanted[key] = state.wanted[key] ?? valuesOfAxis(axis)[0] ?? "";
  });
  return wanted;
}
