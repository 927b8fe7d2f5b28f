/**
 * Makes the sizes of the demo's pictures that pages ask for first, so that the first visitor waits for none:
 * `demo/sizes/{width}/{hash of the picture}.avif`. What is there stays, what no picture needs any more goes.
 *
 *   node demo/make-sizes.ts
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderVariant } from '#media/pictures/picture-codec.ts';
import { listFiles, readBytes } from './demo-files.ts';
import { listNeededSizes, sizesFolder } from './shipped-sizes.ts';

const atOnce = 3;

await mkdir(join(import.meta.dirname, sizesFolder), { recursive: true });
const needed = await listNeededSizes();
const kept = await listFiles(sizesFolder, '.avif');
for (const name of kept) {
  if (!needed.has(name)) await rm(join(import.meta.dirname, sizesFolder, name));
}
const missing = [...needed].filter(([name]) => !kept.includes(name)).values();
await Promise.all(Array.from({ length: atOnce }, makeMissing));

async function makeMissing(): Promise<void> {
  for (const [name, { picture, width }] of missing) {
    const bytes = await renderVariant(await readBytes('pictures', picture), { width, format: 'avif' });
    const file = join(import.meta.dirname, sizesFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
