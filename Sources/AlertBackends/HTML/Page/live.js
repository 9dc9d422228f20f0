/// News of a preview: the page asks for what has changed and waits for the answer. A page that was
/// opened from a file has nobody to ask.
const live = document.querySelector('meta[name="alerts-live"]');
const liveState = { count: 0, name: "", follows: true };

function startLive() {
  if (!live) return;
  liveState.count = Number(live.dataset.count);
  // New with every load: a duplicated tab has its own.
  liveState.name = Math.random().toString(36).slice(2);
  const choice = make("label", { className: "follow" }, make("input", {
    type: "checkbox", checked: true,
    onchange: (event) => { liveState.follows = event.currentTarget.checked; },
  }), "Follow saves");
  byId("status").before(choice);
  ask();
}

async function ask() {
  try {
    const answer = await fetch(`/changes?after=${liveState.count}&tab=${liveState.name}`);
    if (!answer.ok) throw new Error(String(answer.status));
    take(await answer.json());
    document.body.classList.remove("lost");
    ask();
  } catch {
    document.body.classList.add("lost");
    say("The preview has ended. Waiting for it.");
    setTimeout(ask, 1000);
  }
}

/// Puts changed specs in the place of the old ones, and shows the one that was saved last.
function take(news) {
  // Another preview answers at the same port.
  if (news.isOther) return location.reload();
  liveState.count = news.count;
  for (const path of news.removed) specs.delete(path);
  for (const { head, body } of news.changed) {
    const spec = specs.get(head.path) || new Spec(head, "");
    spec.lastName = spec.head.name || spec.lastName;
    spec.update(head);
    spec.replaceBody(body);
    specs.set(head.path, spec);
  }
  sortSpecs(news.order);
  if (news.changed.length + news.removed.length === 0) return;
  const saved = news.changed.find(({ head }) => head.path === news.saved);
  const moves = liveState.follows && saved && state.spec && state.spec !== news.saved;
  if (moves) {
    replaceState({ spec: news.saved, node: "", number: "", hasTime: false });
  }
  showPickers();
  refresh(news, moves);
  document.documentElement.dataset.count = String(news.count);
}

function sortSpecs(order) {
  if (!order) return;
  const sorted = order.map((path) => specs.get(path)).filter(Boolean);
  specs.clear();
  for (const spec of sorted) specs.set(spec.path, spec);
}

function refresh(news, moves) {
  const isShown = (path) => news.changed.some(({ head }) => head.path === path);
  if (state.spec) {
    if (moves || isShown(state.spec) || news.removed.includes(state.spec)) keepingPlace(show);
  } else if (news.changed.length > 8 || news.removed.length > 0 || state.query || state.only) {
    keepingPlace(show);
  } else {
    for (const { head } of news.changed) refreshCard(specs.get(head.path));
  }
}

/// Draws anew, with the focus and the scrolled places where they were.
function keepingPlace(draw) {
  const focused = document.activeElement;
  const mark = focused && (focused.id ? `#${CSS.escape(focused.id)}`
    : focused.dataset.node ? `.layers [data-node="${CSS.escape(focused.dataset.node)}"]`
      : focused.value && focused.type === "checkbox" ? `input[value="${CSS.escape(focused.value)}"]` : "");
  const scrolled = [...document.querySelectorAll("main, .side")].map((part) => part.scrollTop);
  const top = scrollY;
  draw();
  document.querySelectorAll("main, .side").forEach((part, index) => {
    part.scrollTop = scrolled[index] ?? 0;
  });
  scrollTo(0, top);
  if (mark) document.querySelector(mark)?.focus({ preventScroll: true });
}
