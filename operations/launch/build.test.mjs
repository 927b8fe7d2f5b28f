import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ensureBuild, hashSources } from './build.mjs';
import { makeFolder, writeFile } from './testing.mjs';

/** @import { TestContext } from 'node:test' */

const compressor = readFileSync(new URL('../compress-assets.mjs', import.meta.url), 'utf8');
const script = 'stone '.repeat(1000);

/** A command line that builds one script and counts how often it did. */
const countingBuild = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('runs', process.argv[2] + ' ' + process.env.NODE_ENV + '\\n');
  mkdirSync('build/server/site', { recursive: true });
  mkdirSync('build/client/assets', { recursive: true });
  writeFileSync('build/server/site/index.js', 'export {}');
  writeFileSync('build/client/assets/app.js', ${JSON.stringify(script)});
  writeFileSync('build/client/assets/small.js', '1');`;

/** @param {TestContext} t */
function makeProject(t, commandLine = countingBuild) {
  const root = makeFolder(t, {
    'package.json': '{"imports":{"#app/*":"./app/*","#media/*":"./media/*"}}',
    'app/root.tsx': 'one',
    'app/root.test.tsx': 'a test',
    'vite.config.ts': 'export default {}',
    'operations/compress-assets.mjs': compressor,
    'operations/build/bundle-server.mjs': `import { appendFileSync } from 'node:fs'; appendFileSync('bundles', '1');`,
    'node_modules/@react-router/dev/package.json': '{"bin":{"react-router":"bin.cjs"}}',
    'node_modules/@react-router/dev/bin.cjs': commandLine,
  });
  return { root, runtime: { node: process.execPath, major: 26, env: process.env } };
}

/** @param {string} root */
function countRuns(root) {
  return readFileSync(join(root, 'runs'), 'utf8').trim().split('\n').length;
}

test('the pages are built for production once, and again when a source changes', async (t) => {
  const project = makeProject(t);
  await ensureBuild(project);
  await ensureBuild(project);
  assert.equal(readFileSync(join(project.root, 'runs'), 'utf8'), 'build production\n');
  writeFile(project.root, 'app/root.tsx', 'two');
  await ensureBuild(project);
  assert.equal(countRuns(project.root), 2);
});

test('the hash of the sources follows their content and their names, not the tests beside them', (t) => {
  const { root } = makeProject(t);
  const before = hashSources(root);
  writeFile(root, 'app/root.test.tsx', 'another test');
  assert.equal(hashSources(root), before);
  writeFile(root, 'messages/en/home.json', '{}');
  const added = hashSources(root);
  assert.notEqual(added, before);
  writeFile(root, 'vite.config.ts', 'export default { changed: true }');
  assert.notEqual(hashSources(root), added);
});

test('the hash of the sources follows what pages share with the server, and nothing else of the server', (t) => {
  const { root } = makeProject(t);
  writeFile(root, 'media/limits/upload-limits.shared.ts', 'export const maxBytes = 1');
  const before = hashSources(root);
  writeFile(root, 'media/pictures/variants.service.ts', 'the server only');
  assert.equal(hashSources(root), before);
  writeFile(root, 'media/limits/upload-limits.shared.ts', 'export const maxBytes = 2');
  assert.notEqual(hashSources(root), before);
});

test('the server is built anew where its code changes, and the pages are not', async (t) => {
  const project = makeProject(t);
  writeFile(project.root, 'media/pictures/variants.service.ts', 'one');
  await ensureBuild(project);
  await ensureBuild(project);
  assert.equal(readFileSync(join(project.root, 'bundles'), 'utf8'), '1');
  writeFile(project.root, 'media/pictures/variants.service.ts', 'two');
  await ensureBuild(project);
  assert.equal(readFileSync(join(project.root, 'bundles'), 'utf8'), '11');
  assert.equal(countRuns(project.root), 1);
});

test('large text files get compressed forms beside them that unpack to the same bytes', async (t) => {
  const project = makeProject(t);
  await ensureBuild(project);
  const file = join(project.root, 'build/client/assets/app.js');
  assert.equal(brotliDecompressSync(readFileSync(`${file}.br`)).toString(), script);
  assert.equal(gunzipSync(readFileSync(`${file}.gz`)).toString(), script);
  assert.ok(!existsSync(join(project.root, 'build/client/assets/small.js.br')));
});

test('a build that fails is not taken for one', async (t) => {
  const project = makeProject(t, `${countingBuild} console.log('no such export'); process.exit(2);`);
  await assert.rejects(ensureBuild(project), { message: /\(status 2\)/, output: /no such export/ });
  assert.ok(!existsSync(join(project.root, 'build/.ashlar-build')));
});

test('a build that ends well but wrote nothing is not taken for one, even where an older one stands', async (t) => {
  const project = makeProject(t, `console.log('Oops');`);
  writeFile(project.root, 'build/server/site/index.js', 'export {}');
  writeFile(project.root, 'build/client/assets/app.js', 'old');
  await assert.rejects(ensureBuild(project), { message: /\(status 0\)/, output: /Oops/ });
  assert.ok(!existsSync(join(project.root, 'build/.ashlar-build')));
});
