import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const main = 'server/main.ts';
let folder: string;

/** A small tree under the project's own settings, in which everything is used. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-unused-'));
  write('knip.json', readFileSync(join(root, 'knip.json'), 'utf8'));
  write('package.json', JSON.stringify({ name: 'tree', type: 'module', dependencies: { icons: '1.0.0' } }));
  write('tsconfig.json', '{}');
  write('node_modules/icons/package.json', JSON.stringify({ name: 'icons', main: 'index.js' }));
  write('node_modules/icons/index.js', 'module.exports = {};');
  write('content/slab.ts', 'export const slab = 1;');
  write(main, "import 'icons';\nimport { slab } from '../content/slab.ts';\nconsole.log(slab);");
  symlinkSync(join(root, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a tree in which everything is used passes', async () => {
  expect(await findUnused()).toEqual({ code: 0, output: '' });
});

test('a package that nothing imports any more is an error', async () => {
  write(main, "import { slab } from '../content/slab.ts';\nconsole.log(slab);");
  expect(await findUnused()).toMatchObject({
    code: 1,
    output: expect.stringMatching(/Unused dep[\s\S]*icons/),
  });
});

test('a package that is imported and not declared is an error', async () => {
  write(main, `${readFileSync(join(folder, main), 'utf8')}\nimport 'pictograms';`);
  const output = expect.stringMatching(/Unlisted dep[\s\S]*pictograms/);
  expect(await findUnused()).toMatchObject({ code: 1, output });
});

test('a file that nothing imports is an error', async () => {
  write('content/forgotten.ts', 'export const forgotten = 1;');
  const output = expect.stringMatching(/Unused files[\s\S]*content\/forgotten\.ts/);
  expect(await findUnused()).toMatchObject({ code: 1, output });
});

test('an export that nothing imports is an error', async () => {
  write('content/slab.ts', 'export const slab = 1;\nexport const crumb = 2;');
  const output = expect.stringMatching(/Unused exports[\s\S]*crumb/);
  expect(await findUnused()).toMatchObject({ code: 1, output });
});

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs what `npm test` runs as "unused code"; most of what its settings speak of is not in this tree. */
function findUnused(): Promise<{ code: number; output: string }> {
  const args = [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--no-config-hints'];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: (stdout + stderr).trim() });
    });
  });
}
