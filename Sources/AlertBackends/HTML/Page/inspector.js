const numberNames = ["x", "y", "width", "height"];

/// The selected node with its numbers, and why one of them is what it is.
function inspector(spec, environment) {
  const node = environment.node(state.node);
  if (!node) {
    return make("p", { className: "hint" },
      "Choose a layer, in the list or in the picture, to see its numbers.");
  }
  const numbers = environment.account.nodes[node.id] || [];
  const rows = numberNames.map((name, index) => {
    const derivation = numbers[index];
    if (!derivation) return null;
    return make("button", {
      type: "button", className: "number",
      "aria-expanded": state.number === name,
      "aria-controls": "explanation",
      "data-number": name,
      onclick: () => {
        replaceState({ number: state.number === name ? "" : name });
        showSelection();
      },
    }, make("span", {}, name), make("strong", {}, decimal(derivation[0])));
  });
  const place = environment.place(node.place);
  const chosen = numbers[numberNames.indexOf(state.number)];
  return [
    make("h3", {}, node.id, " ", make("small", {}, node.kind === node.id ? "" : node.kind)),
    place && make("p", {}, placeLink(spec, place)),
    make("div", { className: "numbers", role: "group", "aria-label": "Frame in points" }, rows),
    make("div", { id: "explanation", "aria-live": "polite" },
      chosen ? explanation(spec, environment, `${node.id}.${state.number}`, chosen)
        : make("p", { className: "hint" }, "Choose a number to see why it is what it is.")),
    relationsOf(spec, environment, node),
  ];
}

/// The sum that gave a number: what was added, and where it is written.
function explanation(spec, environment, name, derivation) {
  const [value, exact, snapping, steps, givenUp, widths] = derivation;
  const row = ([amount, words, place]) => make("tr", {},
    make("td", { className: "amount" }, (amount < 0 ? "− " : "+ ") + decimal(Math.abs(amount))),
    make("td", {}, environment.text(words)),
    make("td", {}, placed(spec, environment, place)));
  return [
    make("table", { className: "sum" },
      make("caption", {}, `${name} is ${decimal(value)} pt`),
      make("thead", { className: "hidden" }, make("tr", {},
        ["Points", "From", "Written at"].map((word) => make("th", { scope: "col" }, word)))),
      make("tbody", {}, steps.map(row)),
      make("tfoot", {}, make("tr", {},
        make("td", { className: "amount" }, `= ${decimal(exact)}`),
        make("td", { colSpan: 2 }, snapping < 0 ? "" : environment.text(snapping))))),
    ...givenUp.map(([amount, words, place]) => make("p", { className: "wish" },
      `Given up: ${environment.text(words)}, missed by ${decimal(amount)} pt `,
      placed(spec, environment, place))),
    ...widths.flatMap(([width, inner]) => explanation(
      spec, environment, environment.text(width), inner)),
  ];
}

function placed(spec, environment, number) {
  const place = environment.place(number);
  return place ? placeLink(spec, place) : make("span", { className: "hint" }, "by default");
}

/// `delete-photo:3`, which shows the line.
function placeLink(spec, [path, line, column]) {
  const name = path.split("/").pop().replace(/^preset:/u, "").replace(/\.alert\.yaml$/u, "");
  return make("button", {
    type: "button", className: "place", title: `${path}:${line}:${column}`,
    onclick: () => showSource(spec, path, line),
  }, `${name}:${line}`);
}

function relationsOf(spec, environment, node) {
  const relations = environment.account.relations.filter(([, ends]) => (
    ends.some(([id]) => id === node.id)));
  if (relations.length === 0) return null;
  return make("details", { open: state.overlays.has("constraints") },
    make("summary", {}, counted(relations.length, "constraint", "constraints")),
    make("ul", { className: "relations" }, relations.map(([, , text, place, priority, holds]) => (
      make("li", { className: holds ? "" : "given-up" },
        withPriority(environment.text(text), priority),
        holds ? "" : " (given up)", " ", placed(spec, environment, place))))));
}

/// A statement may say its priority itself.
function withPriority(text, priority) {
  return priority < 1000 && !text.includes(" @") ? `${text} @${decimal(priority)}` : text;
}

/// Every node, as deep as it lies: the way to them without a pointer.
function layers(environment) {
  return make("ul", { className: "layers", onkeydown: moveInList },
    environment.nodes.map((node) => {
      const button = make("button", {
        type: "button", "data-node": node.id, "aria-pressed": node.id === state.node,
        onclick: () => select(node.id === state.node ? "" : node.id),
      }, node.id, " ", make("small", {}, node.kind === node.id ? "" : node.kind));
      button.style.paddingInlineStart = `${0.75 + 0.75 * node.depth}rem`;
      return make("li", {}, button);
    }));
}

/// Up and down go through the buttons of a list.
function moveInList(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button, a")];
  const next = buttons[buttons.indexOf(document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/// What assistive technologies read, in their order.
function reading(environment) {
  const { elements } = environment.scene;
  if (elements.length === 0) return make("p", { className: "hint" }, "Nothing is read aloud.");
  return make("ol", { className: "reading" }, elements.map(([id, label, trait, hint]) => (
    make("li", {}, make("bdi", {}, label || "no label"), " ",
      make("small", {}, [trait === "none" ? "" : trait, hint, id].filter(Boolean).join(" · "))))));
}

/// What is wrong, errors first; where much is less than an error, it is folded away.
function messages(spec) {
  const all = spec.head.messages;
  if (all.length === 0) return null;
  const errors = all.filter((message) => message.severity === "error");
  const others = all.filter((message) => message.severity !== "error");
  const rest = others.map((message) => messageElement(spec, message));
  return make("section", { className: "messages", "aria-label": "Problems" },
    errors.map((message) => messageElement(spec, message)),
    others.length <= 2 ? rest : make("details", { className: "warning" },
      make("summary", {}, make("strong", {}, counted(others.length, "remark", "remarks")),
        " ", others[0].sentence, " …"), rest));
}

function messageElement(spec, message) {
  const isAtHand = spec.body && spec.body.files.some((file) => file.path === message.path);
  return make("details", { className: message.severity, open: message.severity === "error" },
    make("summary", {}, make("strong", {}, message.severity), " ", message.sentence, " ",
      make("small", {}, `${message.path.split("/").pop()}:${message.line}`)),
    make("pre", { tabIndex: 0, role: "region", "aria-label": "The whole message" },
      message.text.trimEnd()),
    // The last good source may have other lines.
    isAtHand && !spec.isStale
      ? placeLink(spec, [message.path, message.line, message.column]) : null);
}

/// The files that a spec was made of; the lines of its own first.
function sources(spec) {
  const files = spec.body ? spec.body.files : [];
  const own = files.filter((file) => file.path === spec.path);
  const others = files.filter((file) => file.path !== spec.path);
  return [...own, ...others].map((file, index) => make("details", {
    className: "source", "data-path": file.path, open: index === 0,
    ontoggle: (event) => fillSource(event.currentTarget, file),
  }, make("summary", {}, file.path)));
}

function fillSource(details, file) {
  if (details.querySelector("pre") || !details.open) return;
  const lines = file.text.replace(/\n$/u, "").split(/\r\n|\r|\n/u);
  details.append(make("pre", { tabIndex: 0, role: "region", "aria-label": file.path },
    lines.map((text, index) => make("span", { className: "line", "data-line": index + 1 },
      make("span", { className: "line-number", "aria-hidden": "true" }, String(index + 1)),
      text + "\n"))));
}

function showSource(spec, path, line) {
  const all = [...document.querySelectorAll("details.source")];
  const details = all.find((element) => element.dataset.path === path);
  const file = spec.body.files.find((candidate) => candidate.path === path);
  if (!details || !file) return;
  details.open = true;
  fillSource(details, file);
  for (const marked of document.querySelectorAll(".line.marked")) marked.classList.remove("marked");
  const row = details.querySelector(`[data-line="${line}"]`);
  if (!row) return;
  row.classList.add("marked");
  row.scrollIntoView({ block: "center" });
  details.querySelector("pre").focus({ preventScroll: true });
  say(`${path}, line ${line}: ${row.lastChild.textContent.trim()}`);
}
