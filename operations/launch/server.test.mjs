import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFolder, startModule, writeProgram } from './testing.mjs';

/** @import { TestContext } from 'node:test' */

/**
 * A launcher over a server that is `source`, run by a Node.js that takes any entry for it.
 * @param {TestContext} t
 * @param {string} source
 */
function startServer(t, source) {
  const root = makeFolder(t, { 'server.mjs': source });
  const node = writeProgram(root, 'node', `exec '${process.execPath}' '${root}/server.mjs'`);
  const settings = JSON.stringify({
    root,
    runtime: { node, major: 26, env: process.env },
    nodeEnv: 'production',
  });
  return startModule(t, `import { serve } from './server.mjs'; process.exitCode = await serve(${settings});`);
}

test('the exit status of the server is the launcher’s', async (t) => {
  assert.equal((await startServer(t, 'process.exit(7);').ended).code, 7);
});

test('the server runs in production with a cache for its compiled code', async (t) => {
  const launcher = startServer(t, 'console.log(process.env.NODE_ENV, process.env.NODE_COMPILE_CACHE);');
  assert.match((await launcher.ended).output, /^production .*\.runtime\/compile-cache\n$/);
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
