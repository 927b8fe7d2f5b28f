import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { findChromium } from './chromium.mjs';
import { makeFolder, writeProgram } from './testing.mjs';

/** @import { TestContext } from 'node:test' */

const browser = 'echo Chromium 150.0';

/** A machine on which only what the test puts there can be found. */
/** @param {TestContext} t */
function makeMachine(t) {
  const folder = makeFolder(t);
  const env = { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'downloads') };
  return { folder, options: { env, folders: [], files: [join(folder, 'Applications/Chromium')] } };
}

test('CHROMIUM_PATH is preferred to an installed browser', async (t) => {
  const { folder, options } = makeMachine(t);
  writeProgram(folder, 'bin/chromium', browser);
  const chosen = writeProgram(folder, 'elsewhere/browser', browser);
  assert.equal(await findChromium({ ...options, env: { ...options.env, CHROMIUM_PATH: chosen } }), chosen);
});

test('a CHROMIUM_PATH without a file is an error, not a reason to take another browser', async (t) => {
  const { folder, options } = makeMachine(t);
  writeProgram(folder, 'bin/chromium', browser);
  const attempt = findChromium({ ...options, env: { ...options.env, CHROMIUM_PATH: '/nowhere/browser' } });
  await assert.rejects(attempt, { message: 'CHROMIUM_PATH names no file: /nowhere/browser' });
});

test('an installed browser is preferred to a downloaded one, and the newest of those is taken', async (t) => {
  const { folder, options } = makeMachine(t);
  assert.equal(await findChromium(options), undefined);
  writeProgram(folder, 'downloads/chromium-999/chrome-linux/chrome', browser);
  const newest = writeProgram(folder, 'downloads/chromium-1200/chrome-linux64/chrome', browser);
  assert.equal(await findChromium(options), newest);
  const application = writeProgram(folder, 'Applications/Chromium', browser);
  assert.equal(await findChromium(options), application);
  const installed = writeProgram(folder, 'bin/google-chrome', browser);
  assert.equal(await findChromium(options), installed);
});

test('a stand-in that only says where to get the browser is passed over', async (t) => {
  const { folder, options } = makeMachine(t);
  writeProgram(folder, 'bin/chromium-browser', 'echo "install the snap of chromium"; exit 1');
  const real = writeProgram(folder, 'bin/google-chrome', browser);
  assert.equal(await findChromium(options), real);
});

test('a browser without windows is preferred to a whole one', async (t) => {
  const { folder, options } = makeMachine(t);
  writeProgram(folder, 'bin/chromium', browser);
  const shell = writeProgram(folder, 'bin/chromium-headless-shell', browser);
  assert.equal(await findChromium(options), shell);
});
