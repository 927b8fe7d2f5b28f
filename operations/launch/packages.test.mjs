import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ensurePackages, packageBin } from './packages.mjs';
import { makeFolder, startModule, withNpm, writeFile } from './testing.mjs';

/** @import { TestContext } from 'node:test' */

/** An npm that counts its runs and leaves a folder of packages. */
const countingNpm = `
  const { appendFileSync, mkdirSync } = require('node:fs');
  appendFileSync(__dirname + '/runs', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules', { recursive: true });`;

/** @param {TestContext} t */
function makeProject(t, npm = countingNpm) {
  const root = makeFolder(t, { 'package-lock.json': '{}' });
  const runtime = { node: process.execPath, major: 26, env: withNpm(root, npm) };
  return { root, runtime };
}

/** @param {string} root */
function countRuns(root) {
  return readFileSync(join(root, 'fake/runs'), 'utf8').trim().split('\n').length;
}

test('packages are installed once for one package-lock.json', async (t) => {
  const project = makeProject(t);
  await ensurePackages(project);
  await ensurePackages(project);
  assert.equal(countRuns(project.root), 1);
});

test('packages are installed again when package-lock.json or the Node.js changes', async (t) => {
  const project = makeProject(t);
  await ensurePackages(project);
  writeFile(project.root, 'package-lock.json', '{"changed":true}');
  await ensurePackages(project);
  await ensurePackages({ ...project, runtime: { ...project.runtime, major: 27 } });
  assert.equal(countRuns(project.root), 3);
});

test('build tools are installed even where NODE_ENV says production', async (t) => {
  const project = makeProject(t);
  await ensurePackages(project);
  assert.match(readFileSync(join(project.root, 'fake/runs'), 'utf8'), /^ci --include=dev /);
});

/** A lockfile of one package for production, one for development, and one that fits other machines only. */
const lockfile = JSON.stringify({
  packages: {
    '': { name: 'project' },
    'node_modules/served': { version: '1.2.3' },
    'node_modules/builder': { version: '2.0.0', dev: true },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  },
});

/**
 * What npm writes down when an installation is complete.
 * @param {string} root
 * @param {string} version
 */
function writeInstalled(root, version) {
  const packages = { 'node_modules/served': { version } };
  writeFile(root, 'node_modules/.package-lock.json', JSON.stringify({ packages }));
}

test('a built site is content with production packages that somebody else has installed', async (t) => {
  const project = makeProject(t);
  writeFile(project.root, 'package-lock.json', lockfile);
  writeInstalled(project.root, '1.2.3');
  await ensurePackages({ ...project, isForServing: true });
  assert.ok(!existsSync(join(project.root, 'fake/runs')));
});

test('a built site gets production packages alone where one is missing or of another version', async (t) => {
  for (const version of [undefined, '1.2.2']) {
    const project = makeProject(t);
    writeFile(project.root, 'package-lock.json', lockfile);
    if (version) writeInstalled(project.root, version);
    await ensurePackages({ ...project, isForServing: true });
    assert.match(readFileSync(join(project.root, 'fake/runs'), 'utf8'), /^ci --omit=dev /);
  }
});

test('production packages are not enough where pages have to be built', async (t) => {
  const project = makeProject(t);
  writeFile(project.root, 'package-lock.json', lockfile);
  writeInstalled(project.root, '1.2.3');
  await ensurePackages(project);
  assert.match(readFileSync(join(project.root, 'fake/runs'), 'utf8'), /^ci --include=dev /);
});

test('two runs at once install once', async (t) => {
  const project = makeProject(t);
  await Promise.all([ensurePackages(project), ensurePackages(project)]);
  assert.equal(countRuns(project.root), 1);
});

test('a failed install leaves no stamp and shows what npm said', async (t) => {
  const project = makeProject(t, `${countingNpm} console.log('no such version'); process.exit(1);`);
  await assert.rejects(ensurePackages(project), {
    message: /npm ended with status 1/,
    output: /no such version/,
  });
  assert.ok(!existsSync(join(project.root, 'node_modules/.ashlar-packages')));
});

test('an install interrupted by a signal leaves no stamp, even where an older one stood', async (t) => {
  const project = makeProject(t);
  await ensurePackages(project);
  writeFile(project.root, 'package-lock.json', '{"changed":true}');
  const env = withNpm(project.root, `setTimeout(() => {}, 60_000);`);
  const settings = JSON.stringify({ root: project.root, runtime: { ...project.runtime, env } });
  const launcher = startModule(
    t,
    `import { ensurePackages } from './packages.mjs';
     import { stopOnSignals } from './processes.mjs';
     stopOnSignals();
     await ensurePackages(${settings});`,
  );
  await launcher.printed('Installing packages');
  launcher.child.kill('SIGTERM');
  assert.equal((await launcher.ended).code, 143);
  assert.ok(!existsSync(join(project.root, 'node_modules/.ashlar-packages')));
  assert.ok(!existsSync(join(project.root, '.runtime/packages.lock')));
});

test('a command is found where its package declares it', (t) => {
  const root = makeFolder(t, {
    'node_modules/@a/many/package.json': '{"bin":{"one":"bin/one.js"}}',
    'node_modules/single/package.json': '{"bin":"cli.js"}',
  });
  assert.equal(packageBin(root, '@a/many', 'one'), join(root, 'node_modules/@a/many/bin/one.js'));
  assert.equal(packageBin(root, 'single', 'single'), join(root, 'node_modules/single/cli.js'));
});
