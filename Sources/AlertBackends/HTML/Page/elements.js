"use strict";

const byId = (id) => document.getElementById(id);

/// Properties, `aria-…` and `data-…` attributes, and `on…` listeners in one object.
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith("aria-") || key.startsWith("data-") || key === "role") {
      element.setAttribute(key, value);
    } else if (key.startsWith("on")) {
      element.addEventListener(key.slice(2), value);
    } else {
      element[key] = value;
    }
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

function shape(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/// A number as the compiler writes it: at most three decimals.
function decimal(value) {
  return String(Math.round(value * 1000) / 1000).replace("-", "−");
}

function counted(count, one, many) {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;
}

/// Said by screen readers, and shown in the header.
function say(text) {
  if (byId("status").textContent !== text) byId("status").textContent = text;
}
