function show() {
  showPickers();
  if (byId("search").value !== state.query) byId("search").value = state.query;
  document.body.classList.toggle("close", state.isClose);
  const spec = specs.get(state.spec);
  byId("home").href = address({ spec: "", node: "", number: "", hasTime: false });
  if (spec) showDetail(spec); else showGallery();
}

byId("search").addEventListener("input", () => {
  replaceState({ query: byId("search").value, spec: "" });
  showGallery();
});

byId("skip").addEventListener("click", () => byId("main").focus());

addEventListener("keydown", (event) => {
  const isWriting = /^(INPUT|SELECT|TEXTAREA)$/u.test(document.activeElement.tagName);
  if (event.key === "/" && !isWriting) {
    event.preventDefault();
    byId("search").focus();
  } else if (event.key === "Escape" && state.spec && document.activeElement !== byId("search")) {
    location.hash = address({ spec: "", node: "", number: "", hasTime: false });
  }
});

addEventListener("hashchange", () => {
  const before = state.spec;
  readState();
  show();
  if (state.spec === before) return;
  scrollTo(0, 0);
  const target = before && !state.spec
    ? document.querySelector(`[data-spec="${CSS.escape(before)}"] a`) : document.querySelector("h1");
  target?.focus({ preventScroll: !state.spec ? false : true });
});

readSpecs();
readState();
if (live && !location.hash && live.dataset.saved) replaceState({ spec: live.dataset.saved });
show();
startLive();
document.documentElement.dataset.ready = "true";
