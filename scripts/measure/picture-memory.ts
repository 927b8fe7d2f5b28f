/**
 * Makes every size of pictures and prints what this process takes of memory before, while and after, with the process of
 * pictures or, for comparison, in this one.
 *   node --disable-warning=ExperimentalWarning scripts/measure/picture-memory.ts FOLDER [pictures] [in-process]
 * FOLDER holds the pictures; they are taken again from the beginning until there are enough.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureFormats, pictureWidths } from '#content/picture/picture.ts';
import { pictures } from '#media/pictures.ts';

const [folder = '.', count = '300', where = ''] = process.argv.slice(2);
/** Longer than the process of pictures stays without work. */
const settleMs = 25_000;
const names = (await readdir(folder)).filter((name) => /\.(?:webp|jpe?g|png)$/.test(name));
const renderVariant =
  where === 'in-process' ? (await import('#media/picture-codec.ts')).renderVariant : pictures.renderVariant;

console.log(`before ${memory()}`);
let highest = 0;
for (let number = 0; number < Number(count); number += 1) {
  const bytes = await readFile(join(folder, names[number % names.length] ?? ''));
  const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => ({ width, format })));
  for (let at = 0; at < sizes.length; at += 2) {
    await Promise.all(sizes.slice(at, at + 2).map((size) => renderVariant(bytes, size)));
    highest = Math.max(highest, process.memoryUsage.rss());
  }
}
console.log(`highest ${(highest / 1e6).toFixed(0)} MB; after ${memory()}`);
await wait(settleMs);
console.log(`${settleMs / 1000} s later ${memory()}`);

function memory(): string {
  return `${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`;
}
