/// Plays what a timeline says on a picture, from poses at even distances of time.
class Player {
  constructor(host, environment) {
    this.host = host;
    this.environment = environment;
    this.isPlaying = false;
    const isMoving = environment.motion
      && (environment.motion.show.completion > 0 || environment.motion.hide.completion > 0);
    this.element = isMoving ? this.controls() : make("p", { className: "motion" },
      "No motion: the alert is there at once.");
    if (isMoving) this.seek(state.hasTime ? state.time : this.restTime, state.hasTime);
  }

  get timeline() {
    return this.environment.motion[state.motion];
  }

  /// When the alert is at its place.
  get restTime() {
    return state.motion === "show" ? this.timeline.completion : 0;
  }

  controls() {
    this.button = make("button", {
      type: "button", className: "play", onclick: () => this.toggle(),
    }, "Play");
    this.slider = make("input", {
      type: "range", id: "scrubber", min: 0, step: 0.001, "aria-label": "Time",
      oninput: () => {
        this.pause();
        this.seek(Number(this.slider.value), true);
      },
    });
    this.label = make("output", { className: "time", htmlFor: "scrubber" });
    this.strip = make("div", { className: "phases", "aria-hidden": "true" });
    const directions = ["show", "hide"].map((direction) => make("label", {},
      make("input", {
        type: "radio", name: "motion", value: direction, checked: state.motion === direction,
        onchange: () => this.turn(direction),
      }), direction === "show" ? "Show" : "Hide"));
    return make("div", { className: "motion", role: "group", "aria-label": "Motion" },
      make("fieldset", { className: "segments" },
        make("legend", { className: "hidden" }, "Way"), directions),
      this.button, make("div", { className: "scrubber" }, this.slider, this.strip), this.label);
  }

  turn(direction) {
    this.pause();
    replaceState({ motion: direction });
    this.seek(direction === "show" ? 0 : this.restTime, true);
  }

  toggle() {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    this.button.textContent = "Pause";
    const begin = Number(this.slider.value) >= this.timeline.completion ? 0 : Number(this.slider.value);
    const start = performance.now();
    const step = (now) => {
      if (!this.isPlaying || !this.host.isConnected) return;
      const time = begin + (now - start) / 1000;
      this.seek(Math.min(time, this.timeline.completion), true, true);
      if (time < this.timeline.completion) return requestAnimationFrame(step);
      this.pause();
    };
    requestAnimationFrame(step);
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.button.textContent = "Play";
    replaceState({ time: Number(this.slider.value), hasTime: true });
  }

  /// - isPassing: whether the time is on its way, and no link has to lead to it.
  seek(time, isChosen, isPassing = false) {
    const { completion, phases } = this.timeline;
    const clamped = Math.min(Math.max(0, time), completion);
    this.slider.max = completion;
    this.slider.value = clamped;
    const spoken = `${clamped.toFixed(3)} of ${completion.toFixed(3)} seconds`;
    this.slider.setAttribute("aria-valuetext", spoken);
    this.label.textContent = `${clamped.toFixed(3)} / ${completion.toFixed(3)} s`;
    this.strip.replaceChildren(...phases.map(([subject, start, end]) => {
      const band = make("span", { title: subject });
      band.className = subject;
      band.style.left = `${100 * start / (completion || 1)}%`;
      band.style.width = `${100 * (end - start) / (completion || 1)}%`;
      return band;
    }));
    if (isChosen && !isPassing) replaceState({ time: clamped, hasTime: true });
    this.draw(clamped);
  }

  draw(time) {
    const { completion } = this.timeline;
    const pose = (name, rest) => sampled(this.timeline[name], completion > 0 ? time / completion : 1, rest);
    this.move("backdrop", pose("backdrop", 1), 0, 0, 1);
    this.move("alert", pose("opacity", 1), pose("x", 0), pose("y", 0), pose("scale", 1));
  }

  /// - part: of the node's own opacity.
  move(id, part, x, y, scale) {
    const element = drawnNode(this.host, id);
    const node = this.environment.node(id);
    if (!element || !node) return;
    const own = Number(element.getAttribute("opacity") || "1");
    const [cx, cy] = [node.x + node.width / 2, node.y + node.height / 2];
    element.style.opacity = part === 1 ? "" : own * part;
    element.style.transform = scale === 1 && x === 0 && y === 0 ? ""
      : `translate(${x + cx}px, ${y + cy}px) scale(${scale}) translate(${-cx}px, ${-cy}px)`;
  }
}

/// A value between two poses; `rest` where nothing ever differs from it.
function sampled(samples, part, rest) {
  if (!samples) return rest;
  const place = Math.min(1, Math.max(0, part)) * (samples.length - 1);
  const index = Math.min(Math.floor(place), samples.length - 2);
  return samples[index] + (samples[index + 1] - samples[index]) * (place - index);
}
