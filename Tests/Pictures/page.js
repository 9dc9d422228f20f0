// Measures pictures in a browser. `pictures` is a list of { name, svg, png }: each SVG has an id on
// every element that paints, and `png` is the same picture as alertc made it, or null.
// What was found is put into the page as JSON.

/** The pixels of a picture, so many to the point. */
async function pixels(url, scale) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Where the ink of a picture begins and ends between two places, in quarters of a point. */
async function ink(url, box) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = 4, margin = 16;
  const left = box.x - margin, width = box.width + 2 * margin;
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(box.height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.scale(scale, scale);
  context.drawImage(image, -left, -box.y);
  const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
  let first = canvas.width, last = -1;
  for (let index = 3; index < data.length; index += 4) {
    if (data[index] < 64) continue;
    const column = ((index - 3) / 4) % canvas.width;
    first = Math.min(first, column);
    last = Math.max(last, column);
  }
  return last < 0 ? null : { x: left + first / scale, width: (last + 1 - first) / scale };
}

function url(svg) {
  return "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
}

/** The picture with one of its elements only, and the groups around it. */
function alone(svg, id) {
  const copy = new DOMParser().parseFromString(svg, "image/svg+xml");
  const kept = copy.getElementById(id);
  for (const element of copy.querySelectorAll("[id^=e]")) {
    if (element !== kept && !element.contains(kept)) element.remove();
  }
  return new XMLSerializer().serializeToString(copy);
}

async function measure({ name, svg, png }) {
  const holder = document.createElement("div");
  holder.innerHTML = svg;
  document.body.append(holder);
  const elements = [];
  for (const element of holder.querySelectorAll("[id^=e]")) {
    const found = { id: element.id };
    if (element.localName === "text") {
      // The box of the letters' cells says where to look: it reaches as far beyond the last letter
      // as letters were moved together.
      Object.assign(found, await ink(url(alone(svg, element.id)), element.getBBox()));
    }
    const data = await pixels(url(alone(svg, element.id)), 1);
    found.marked = 0;
    for (let index = 3; index < data.length; index += 4) if (data[index] !== 0) found.marked++;
    elements.push(found);
  }
  holder.remove();
  const result = { name, elements };
  if (png !== null) {
    const scale = 2;
    const drawn = await pixels(url(svg), scale);
    // Brought to the same size by the browser.
    const made = await pixels(png.url, scale / png.scale);
    let far = 0;
    for (let index = 0; index < drawn.length; index += 4) {
      const distance = Math.max(
        Math.abs(drawn[index] - made[index]),
        Math.abs(drawn[index + 1] - made[index + 1]),
        Math.abs(drawn[index + 2] - made[index + 2]));
      if (distance > 64) far++;
    }
    result.far = far / (drawn.length / 4);
  }
  return result;
}

addEventListener("load", async () => {
  const results = [];
  try {
    for (const picture of pictures) results.push(await measure(picture));
  } catch (error) {
    results.push({ error: String(error) });
  }
  document.body.textContent = "";
  const output = document.createElement("pre");
  output.id = "results";
  output.textContent = JSON.stringify(results);
  document.body.append(output);
});
