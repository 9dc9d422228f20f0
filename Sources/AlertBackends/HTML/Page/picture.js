/// A picture of an environment, drawn in a tree of its own so that the names inside it can't meet
/// those of another picture.
function picture(environment) {
  const view = environment.view;
  const host = make("div", { className: "picture" });
  const root = host.attachShadow({ mode: "open" });
  const drawing = drawn(environment.picture);
  if (drawing) {
    drawing.setAttribute("width", "100%");
    drawing.setAttribute("height", "100%");
    drawing.setAttribute("viewBox", view.join(" "));
    drawing.style.display = "block";
    root.append(drawing);
  }
  host.style.aspectRatio = `${view[2]} / ${view[3]}`;
  return host;
}

function drawn(text) {
  if (!text) return null;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return null;
  return document.importNode(parsed, true);
}

/// The element of a node in a picture; nil where nothing is drawn for it.
function drawnNode(host, id) {
  return host.shadowRoot.querySelector(`[data-node="${CSS.escape(id)}"]`);
}
