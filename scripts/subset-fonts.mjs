/**
 * Makes the text font's file that every page sets its first screen in: the characters nearly all text is made of, in
 * the weights that the styles use. What it lacks comes from the package's own file (fonts.css). The display font is
 * small already, and its licence reserves its name for the unchanged file.
 *   node scripts/subset-fonts.mjs
 * Run it after one of the font packages has been updated, and commit what it writes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const target = join(root, 'app', 'site', 'styles', 'fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const letters = 'Åáãçéíñóôöúü';
const signs = '\u00a0©°²³±·×–—‘’“”…';

const fonts = [
  {
    folder: '@fontsource-variable/hanken-grotesk',
    file: 'hanken-grotesk-latin-wght-normal',
    name: 'hanken-grotesk-basic',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
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
