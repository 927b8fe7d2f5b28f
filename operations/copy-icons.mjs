/**
 * Copies the icons that the back office uses out of Tabler's set into app/admin/kit/icons/icons.ts. Needed only when an
 * icon is added: the set is 88 MB of 6,000 icons, so it is brought for this and not kept.
 *
 *     npm install --no-save @tabler/icons-react@3.51.0 && node operations/copy-icons.mjs Trash Bell && npm ci --include=dev
 *
 * Icons that are there already stay; the names given are added.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../app/admin/kit/icons/icons.ts', import.meta.url));
const set = new URL('../node_modules/@tabler/icons-react/', import.meta.url);

const { version } = JSON.parse(readFileSync(new URL('package.json', set), 'utf8'));
const known = [...readFileSync(target, 'utf8').matchAll(/export const Icon(\w+)/g)].map(
  ([, name = '']) => name,
);
const names = [...new Set([...known, ...process.argv.slice(2)])].sort();
const lines = await Promise.all(
  names.map(async (name) => `export const Icon${name} = createIcon('${await readPath(name)}');`),
);

writeFileSync(
  target,
  `// Tabler Icons ${version}, https://tabler.io/icons, copied by operations/copy-icons.mjs.
// MIT License, Copyright (c) 2020-2026 Paweł Kuna: permission is granted, free of charge, to deal in the icons without
// restriction, provided that this notice is kept; they come without warranty of any kind.
import { createIcon } from './create-icon.tsx';

${lines.join('\n')}
`,
);

/**
 * All strokes of an icon as one path.
 * @param {string} name
 */
async function readPath(name) {
  const { __iconNode } = await import(new URL(`dist/esm/icons/Icon${name}.mjs`, set).href);
  /** @type {[tag: string, attributes: { d: string }][]} */
  const strokes = __iconNode;
  for (const [tag] of strokes) {
    if (tag !== 'path') throw new Error(`Icon${name} has a <${tag}>, and only paths are copied`);
  }
  return strokes.map(([, { d }]) => d).join('');
}
