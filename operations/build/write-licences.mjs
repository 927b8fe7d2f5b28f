/** The licences of everything of others that is shipped, in one text beside the scripts: `/licences.txt`. */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Licence */

/** What each build lists of what it has taken in (`build.license` in vite.config.ts and bundle-server.mjs). */
export const licenceList = '.vite/licences.json';
const licenceFile = /^(?:licen[cs]e|copying|notice|third-party)/i;

/**
 * @param {string} root
 * @param {readonly string[]} loaded packages that the program loads from where they are installed
 */
export function writeLicences(root, loaded) {
  const lists = globSync(`build/{client,server/*,program}/${licenceList}`, { cwd: root });
  /** @type {Licence[]} */
  const bundled = lists.flatMap((list) => JSON.parse(readFileSync(join(root, list), 'utf8')));
  const all = [...bundled, ...installed(root, loaded), ...fonts(root)];
  const named = new Map(
    all.map((one) => [[one.name, one.version, one.identifier].filter(Boolean).join(' '), one.text]),
  );
  const byText = Map.groupBy(named, ([, text = '']) => text.trim());
  const parts = [...byText].map(
    ([text, those]) =>
      `${those
        .map(([name]) => name)
        .sort()
        .join('\n')}\n\n${text}`,
  );
  const line = `\n\n${'-'.repeat(72)}\n\n`;
  const head = 'What this site is made of besides its own parts, and the licences of each.';
  const text = Buffer.from(`${[head, ...parts.sort()].join(line)}\n`);
  const file = join(root, 'build', 'client', 'licences.txt');
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

/**
 * These packages with all that they need.
 * @param {string} root
 * @param {readonly string[]} names
 * @returns {Licence[]}
 */
function installed(root, names) {
  const found = new Set(names);
  /** @type {Licence[]} */
  const licences = [];
  for (const name of found) {
    const folder = join(root, 'node_modules', name);
    // What is for another kind of machine, or for developing, is not there.
    if (!existsSync(folder)) continue;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { dependencies, optionalDependencies, version, license } = manifest;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) found.add(needed);
    const texts = readdirSync(folder).filter((file) => licenceFile.test(file));
    const text = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
    licences.push({ name, version, identifier: license, text });
  }
  return licences;
}

/**
 * @param {string} root
 * @returns {Licence[]}
 */
function fonts(root) {
  const folders = '{app/site/styles,publishing/sheets}/fonts/*.LICENSE.txt';
  return globSync(folders, { cwd: root }).map((file) => ({
    name: `Font ${basename(file, '.LICENSE.txt').replace(/-basic$/, '')}`,
    version: '',
    text: readFileSync(join(root, file), 'utf8'),
  }));
}
