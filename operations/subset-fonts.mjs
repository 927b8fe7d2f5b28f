/**
 * Makes the files that pages set their first screen in: the characters nearly all text is made of, in the weights that
 * the styles use. What they lack comes from the packages' own files (fonts.css, typefaces.ts). Marcellus is small
 * already, and its licence reserves its name for the unchanged file.
 *   node operations/subset-fonts.mjs
 * Run it after one of the font packages has been updated, and commit what it writes. `operations/print-fonts.mjs` makes
 * those of data sheets.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const target = join(root, 'app', 'site', 'styles', 'fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const letters = 'Åáãçéíñóôöúü';
const signs = '\u00a0©°²³±·×–—‘’“”…';

const text = { wght: { min: 400, max: 600 } };
const variable = '@fontsource-variable';

const fonts = [
  basic(`${variable}/hanken-grotesk`, 'hanken-grotesk-latin-wght-normal', text),
  // Its strokes are hairlines at 400; the styles' one weight for display type is drawn with the next.
  basic(`${variable}/cormorant-garamond`, 'cormorant-garamond-latin-wght-normal', { wght: 500 }),
  basic(`${variable}/figtree`, 'figtree-latin-wght-normal', text),
  basic('@fontsource/instrument-serif', 'instrument-serif-latin-400-normal'),
  basic(`${variable}/instrument-sans`, 'instrument-sans-latin-wght-normal', text),
  basic(`${variable}/jost`, 'jost-latin-wght-normal', text),
];

await mkdir(target, { recursive: true });
for (const { folder, file, name, variationAxes } of fonts) {
  const source = join(root, 'node_modules', folder);
  const whole = await readFile(join(source, 'files', `${file}.woff2`));
  const basic = await subsetFont(whole, ascii + letters + signs, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(target, `${name}.woff2`), basic);
  await copyFile(join(source, 'LICENSE'), join(target, `${name}.LICENSE.txt`));
  console.log(`${name}: ${whole.length} → ${basic.length} bytes`);
}

/**
 * @param {string} folder the package's
 * @param {string} file
 * @param {Record<string, number | { min: number, max: number }>} [variationAxes]
 */
function basic(folder, file, variationAxes) {
  return { folder, file, name: `${folder.split('/').at(-1)}-basic`, variationAxes };
}
