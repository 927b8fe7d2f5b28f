// Takes the grain of rendering out of a room's light map, which shows on plain light stone as stains:
// `node operations/smooth-room-light.mjs LIGHT.webp MASK.webp OUT.webp`. Edges of sunlight stay (docs/decisions/0050-rooms.md).
import process from 'node:process';
import sharp from 'sharp';

/** @import { Sharp } from 'sharp' */

/** Pixels: stains are smaller than half of this. */
const window = 45;
const spreads = [6, 24, 96];
const softness = 5;

const [lightFile = '', maskFile = '', outFile = ''] = process.argv.slice(2);
const light = await read(sharp(lightFile));
const mask = await read(sharp(maskFile));
const { width, height } = light;

const filled = await fillOutside();
const medians = await read(raw(filled).median(window).blur(softness));
const out = Buffer.alloc(light.data.length);
for (let at = 0; at < out.length; at += 1) {
  const share = valueAt(mask, at) / 255;
  out[at] = Math.round(valueAt(medians, at) * share + valueAt(light, at) * (1 - share));
}
await raw(out).webp({ quality: 90, effort: 6 }).toFile(outFile);

/** What is not stone gets the colour of the stone around it, so that nothing of it comes into the median. */
async function fillOutside() {
  const data = Buffer.from(light.data);
  const open = new Uint8Array(data.length).fill(1);
  for (let at = 0; at < data.length; at += 1) if (valueAt(mask, at) > 250) open[at] = 0;
  const only = Buffer.from(data.map((value, at) => (open[at] ? 0 : value)));
  const where = Buffer.from(open.map((isOpen) => (isOpen ? 0 : 255)));
  for (const spread of spreads) {
    const [values, weights] = [await read(raw(only).blur(spread)), await read(raw(where).blur(spread))];
    for (let at = 0; at < data.length; at += 1) {
      const weight = valueAt(weights, at);
      if (open[at] !== 1 || weight < 8) continue;
      data[at] = Math.min(255, Math.round((valueAt(values, at) / weight) * 255));
      open[at] = 2;
    }
  }
  return data;
}

/** @param {{ data: Buffer }} picture @param {number} at */
function valueAt({ data }, at) {
  return data[at] ?? 0;
}

/** @param {Buffer} data */
function raw(data) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** @param {Sharp} image */
async function read(image) {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}
