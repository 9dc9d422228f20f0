/// The cards that are drawn when they come near to sight.
const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) fillCard(entry.target);
}, { rootMargin: "300px" });

function wantedSpecs() {
  const words = state.query.toLowerCase().split(/\s+/u).filter(Boolean);
  return [...specs.values()].filter((spec) => {
    if (state.only === "problems" && spec.errors + spec.warnings === 0) return false;
    return words.length === 0 || spec.matches(words);
  });
}

function showGallery() {
  document.title = "Alerts";
  const list = make("ul", { className: "gallery", id: "gallery" });
  watcher.disconnect();
  const shown = wantedSpecs();
  for (const spec of shown) {
    const item = card(spec);
    list.append(item);
    watcher.observe(item);
  }
  byId("main").replaceChildren(
    make("h1", { className: "hidden", tabIndex: -1 }, "All alerts"),
    make("div", { id: "filter", className: "filter" }),
    shown.length > 0 ? list : make("p", { className: "hint" },
      specs.size === 0 ? "There is no alert." : "No alert matches."));
  showFilter();
  say(shown.length === specs.size ? counted(specs.size, "alert", "alerts")
    : `${shown.length} of ${counted(specs.size, "alert", "alerts")}`);
}

function showFilter() {
  const problems = [...specs.values()].filter((spec) => spec.errors + spec.warnings > 0).length;
  byId("filter").hidden = problems === 0 && state.only === "";
  const box = byId("only") || make("input", {
    type: "checkbox", id: "only",
    onchange: (event) => {
      replaceState({ only: event.currentTarget.checked ? "problems" : "" });
      show();
    },
  });
  box.checked = state.only === "problems";
  byId("filter").replaceChildren(make("label", {}, box,
    `Only the ${counted(problems, "alert", "alerts")} with problems`));
}

function card(spec) {
  return make("li", { "data-spec": spec.path },
    make("a", { href: specAddress(spec.path) },
      make("div", { className: "screen", "aria-hidden": "true" }),
      make("span", { className: "name" }, spec.name), badges(spec)));
}

function badges(spec) {
  const made = [];
  if (spec.errors > 0) {
    made.push(make("span", { className: "badge error" }, counted(spec.errors, "error", "errors")));
  }
  if (spec.warnings > 0) {
    made.push(make("span", { className: "badge warning" },
      counted(spec.warnings, "warning", "warnings")));
  }
  return made;
}

function fillCard(item) {
  watcher.unobserve(item);
  const spec = specs.get(item.dataset.spec);
  const screen = item.querySelector(".screen");
  if (!spec || !screen || screen.childElementCount > 0) return;
  const environment = spec.environment(wantedEnvironment());
  screen.append(environment ? picture(environment) : make("p", { className: "empty" }, "No picture"));
  item.classList.toggle("stale", spec.isStale);
}

/// Draws one card anew, where it is in sight; the others stay.
function refreshCard(spec) {
  const item = document.querySelector(`#gallery > [data-spec="${CSS.escape(spec.path)}"]`);
  if (!item) return showGallery();
  const hadFocus = item.contains(document.activeElement);
  const fresh = card(spec);
  watcher.unobserve(item);
  item.replaceWith(fresh);
  fillCard(fresh);
  if (hadFocus) fresh.querySelector("a").focus();
  showFilter();
}
