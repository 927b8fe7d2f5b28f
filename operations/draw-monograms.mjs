/**
 * Draws the letters and figures that stand for a company without a logo, in the display type of every pair.
 *   node operations/draw-monograms.mjs
 * Run it after one of the font packages has been updated, and commit what it writes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const unitsPerEm = 1000;

const fonts = {
  inscription: { folder: '@fontsource/marcellus', file: 'marcellus-latin-400-normal' },
  engraving: {
    folder: '@fontsource-variable/cormorant-garamond',
    file: 'cormorant-garamond-latin-wght-normal',
    variationAxes: { wght: 500 },
  },
  atelier: { folder: '@fontsource/instrument-serif', file: 'instrument-serif-latin-400-normal' },
  quarry: {
    folder: '@fontsource-variable/jost',
    file: 'jost-latin-wght-normal',
    variationAxes: { wght: 400 },
  },
};

/** @type {Record<string, Record<string, ReturnType<typeof draw>>>} */
const monograms = {};
for (const [typeface, source] of Object.entries(fonts)) {
  const { folder, file } = source;
  const variationAxes = 'variationAxes' in source ? source.variationAxes : undefined;
  const whole = await readFile(join(root, 'node_modules', folder, 'files', `${file}.woff2`));
  const sfnt = await subsetFont(whole, signs, { targetFormat: 'sfnt', variationAxes });
  const font = opentype.parse(Uint8Array.from(sfnt).buffer);
  monograms[typeface] = Object.fromEntries([...signs].map((sign) => [sign, draw(font, sign)]));
}
const target = join(root, 'publishing', 'appearance', 'monograms.json');
await writeFile(target, `${JSON.stringify(monograms, null, 2)}\n`);

/**
 * The outline with its box: left, top, width and height.
 * @param {import('opentype.js').Font} font
 * @param {string} sign
 */
function draw(font, sign) {
  const path = font.charToGlyph(sign).getPath(0, 0, unitsPerEm);
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  return { box: [x1, y1, x2 - x1, y2 - y1].map(Math.round), path: path.toPathData(0) };
}
