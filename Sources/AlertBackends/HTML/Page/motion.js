/// Plays what a timeline says on a picture: values are samples, sixty a second.
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
      band.style.left = `${100 * start / completion}%`;
      band.style.width = `${100 * (end - start) / completion}%`;
      return band;
    }));
    if (isChosen && !isPassing) replaceState({ time: clamped, hasTime: true });
    this.draw(clamped);
  }

  draw(time) {
    const values = { backdrop: {}, alert: {} };
    for (const [node, property, samples] of this.timeline.tracks) {
      values[node][property] = sampled(samples, time);
    }
    for (const [id, value] of Object.entries(values)) {
      const element = drawnNode(this.host, id);
      const node = this.environment.node(id);
      if (!element || !node) continue;
      if (!element.hasAttribute("data-opacity")) {
        element.setAttribute("data-opacity", element.getAttribute("opacity") || "1");
      }
      const own = Number(element.getAttribute("data-opacity"));
      // What fades is the whole of its laid-out opacity.
      element.style.opacity = value.opacity === undefined ? "" : value.opacity;
      if (value.opacity === undefined) element.style.opacity = own === 1 ? "" : own;
      const scale = value.scale ?? 1;
      const [x, y] = [value.translationX ?? 0, value.translationY ?? 0];
      const [cx, cy] = [node.x + node.width / 2, node.y + node.height / 2];
      element.style.transform = scale === 1 && x === 0 && y === 0 ? ""
        : `translate(${x + cx}px, ${y + cy}px) scale(${scale}) translate(${-cx}px, ${-cy}px)`;
    }
  }
}

const samplesPerSecond = 60;

function sampled(samples, time) {
  const place = time * samplesPerSecond;
  const index = Math.min(Math.floor(place + 1e-6), samples.length - 1);
  const next = Math.min(index + 1, samples.length - 1);
  const part = Math.min(1, Math.max(0, place - index));
  return samples[index] + (samples[next] - samples[index]) * part;
}
