/**
 * Draws the letters and figures that stand for a company without a logo, in the display type of every pair.
 *   node scripts/draw-monograms.mjs
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
  inscription: ['@fontsource/marcellus', 'marcellus-latin-400-normal'],
  engraving: [
    '@fontsource-variable/cormorant-garamond',
    'cormorant-garamond-latin-wght-normal',
    { wght: 500 },
  ],
  atelier: ['@fontsource/instrument-serif', 'instrument-serif-latin-400-normal'],
  quarry: ['@fontsource-variable/jost', 'jost-latin-wght-normal', { wght: 400 }],
};

const monograms = {};
for (const [typeface, [folder, file, variationAxes]] of Object.entries(fonts)) {
  const whole = await readFile(join(root, 'node_modules', folder, 'files', `${file}.woff2`));
  const sfnt = await subsetFont(whole, signs, { targetFormat: 'sfnt', variationAxes });
  const font = opentype.parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength));
  monograms[typeface] = Object.fromEntries([...signs].map((sign) => [sign, draw(font, sign)]));
}
const target = join(root, 'site', 'appearance', 'monograms.json');
await writeFile(target, `${JSON.stringify(monograms, null, 2)}\n`);

/** The outline with its box: left, top, width and height. */
function draw(font, sign) {
  const path = font.charToGlyph(sign).getPath(0, 0, unitsPerEm);
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  return { box: [x1, y1, x2 - x1, y2 - y1].map(Math.round), path: path.toPathData(0) };
}
