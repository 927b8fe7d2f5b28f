import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFolder, startModule, writeProgram } from './testing.mjs';

/** @import { TestContext } from 'node:test' */

/** A launcher over a server that is `source`, run by a Node.js that takes any entry for it. */
/**
 * @param {TestContext} t
 * @param {string} source
 * @param {Record<string, string>} [env] what the operator has set
 */
function startServer(t, source, env = {}) {
  return launch(t, source, { env, how: (settings) => `process.exitCode = await serve(${settings});` });
}

/**
 * @param {TestContext} t
 * @param {string} source
 * @param {{ env?: Record<string, string>, how: (settings: string) => string }} options
 */
function launch(t, source, { env = {}, how }) {
  const root = makeFolder(t, { 'server.mjs': source });
  const node = writeProgram(root, 'node', `exec '${process.execPath}' '${root}/server.mjs'`);
  const settings = JSON.stringify({
    root,
    runtime: { node, major: 26, env: { ...process.env, ...env } },
    nodeEnv: 'production',
  });
  return startModule(t, `import { holdServer, serve } from './server.mjs'; ${how(settings)}`);
}

/** As server/held-start.ts waits. */
const waitForWord = `import { Socket } from 'node:net';
  const word = new Socket({ fd: 3 });
  word.once('end', () => process.exit(0));
  await new Promise((resolve) => word.once('data', resolve));`;

test('a server that is held begins once it is told to, and its status is the launcher’s', async (t) => {
  const launcher = launch(t, `${waitForWord} console.log('begun'); process.exit(5);`, {
    how: (settings) => `const held = holdServer(${settings}); process.exitCode = await held.begin();`,
  });
  assert.deepEqual(await launcher.ended.then(({ code, output }) => [code, output]), [5, 'begun\n']);
});

test('a server that is held and then not wanted ends without beginning', async (t) => {
  const launcher = launch(t, `${waitForWord} console.log('begun');`, {
    how: (settings) => `await holdServer(${settings}).discard(); console.log('discarded');`,
  });
  assert.deepEqual(await launcher.ended.then(({ code, output }) => [code, output]), [0, 'discarded\n']);
});

test('a server that ends before it is told to is told of by its status', async (t) => {
  const launcher = launch(t, 'process.exit(9);', {
    how: (settings) => `process.exitCode = await holdServer(${settings}).begin();`,
  });
  assert.equal((await launcher.ended).code, 9);
});

test('the exit status of the server is the launcher’s', async (t) => {
  assert.equal((await startServer(t, 'process.exit(7);').ended).code, 7);
});

test('the server runs in production with a cache for its compiled code', async (t) => {
  const launcher = startServer(t, 'console.log(process.env.NODE_ENV, process.env.NODE_COMPILE_CACHE);');
  assert.match((await launcher.ended).output, /^production .*\.runtime\/compile-cache\n$/);
});

test('the server gives back memory that it has used, unless its operator says otherwise', async (t) => {
  const print = 'console.log(process.env.MALLOC_ARENA_MAX, process.env.MALLOC_MMAP_THRESHOLD_);';
  assert.equal((await startServer(t, print).ended).output, '2 1048576\n');
  assert.equal((await startServer(t, print, { MALLOC_ARENA_MAX: '4' }).ended).output, '4 1048576\n');
});

/** @type {NodeJS.Signals[]} */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
for (const signal of signals) {
  test(`${signal} reaches the server once, which closes and decides the status`, async (t) => {
    const launcher = startServer(
      t,
      `let count = 0;
       process.on('SIGTERM', () => { count += 1; setTimeout(() => { console.log('closed', count); process.exit(3); }, 200); });
       setInterval(() => {}, 1000); console.log('ready');`,
    );
    await launcher.printed('ready');
    launcher.child.kill(signal);
    setTimeout(() => launcher.child.kill(signal), 50);
    const { code, output } = await launcher.ended;
    assert.match(output, /closed 1/);
    assert.equal(code, 3);
  });
}

test('a server that dies of the signal passed on to it has stopped as asked', async (t) => {
  const launcher = startServer(t, `setInterval(() => {}, 1000); console.log('ready');`);
  await launcher.printed('ready');
  launcher.child.kill('SIGTERM');
  assert.equal((await launcher.ended).code, 0);
});

test('a server killed from elsewhere has not', async (t) => {
  const launcher = startServer(t, `setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);`);
  assert.equal((await launcher.ended).code, 137);
});
