import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { makeFolder } from './testing.mjs';

/** @import { TestContext } from 'node:test' */

const base = new URL('.', import.meta.url).href;
const pollMs = 50;
const patienceMs = 30_000;

/** A test runner: it starts a server in a group of its own, and ends on SIGINT without stopping it. */
const runner = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  const server = spawn(process.execPath, ['server.mjs'], { detached: true, stdio: 'ignore' });
  writeFileSync('runner.pid', String(process.pid));
  process.on('SIGINT', () => process.exit());
  setInterval(() => {}, 1000);`;

/** Even a server that ignores signals has to end. */
const server = `
  import { writeFileSync } from 'node:fs';
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  writeFileSync('server.pid', String(process.pid));
  setInterval(() => {}, 1000);`;

const runTests = `
  import { run, stopOnSignals } from '${base}processes.mjs';
  import { writeFileSync } from 'node:fs';
  writeFileSync('launcher.pid', String(process.pid));
  stopOnSignals();
  await run(process.execPath, ['runner.mjs']);`;

const serveSite = `
  import { serve } from '${base}server.mjs';
  import { writeFileSync } from 'node:fs';
  import { resolve } from 'node:path';
  writeFileSync('launcher.pid', String(process.pid));
  // The Node.js of these tests may be too old for TypeScript.
  writeFileSync('run-site', '#!/bin/sh\\nexec "' + process.execPath + '" site.mjs\\n', { mode: 0o755 });
  const runtime = { node: resolve('run-site'), env: process.env };
  process.exitCode = await serve({ root: '.', runtime, nodeEnv: 'production' });`;

const site = `
  import { writeFileSync } from 'node:fs';
  writeFileSync('server.pid', String(process.pid));
  process.on('SIGTERM', () => process.exit(0));
  process.on('SIGHUP', () => {});
  setInterval(() => console.log('a line'), 50);`;

/**
 * npm running a command of a project, in a group of its own as a shell starts it. Its processes are by their names.
 * @param {TestContext} t
 * @param {string} script
 */
async function startNpm(t, script) {
  const scripts = { go: 'exec node go.mjs' };
  const files = { 'go.mjs': script, 'runner.mjs': runner, 'server.mjs': server, 'site.mjs': site };
  const folder = makeFolder(t, { 'package.json': JSON.stringify({ scripts, type: 'module' }), ...files });
  const npmScript = process.env.npm_execpath ?? '';
  const isNpm = basename(npmScript) === 'npm-cli.js';
  const [command, ...first] = isNpm ? [process.execPath, npmScript] : ['npm'];
  const npm = spawn(command, [...first, 'run', 'go'], { cwd: folder, detached: true, stdio: 'pipe' });
  npm.stdout.resume();
  npm.stderr.resume();
  const names = script === runTests ? ['launcher', 'runner', 'server'] : ['launcher', 'server'];
  /** @type {(name: string) => string} */
  const fileOf = (name) => join(folder, `${name}.pid`);
  await until(() => names.every((name) => existsSync(fileOf(name)) && readFileSync(fileOf(name), 'utf8')));
  const [launcher = 0, ...others] = names.map((name) => Number(readFileSync(fileOf(name), 'utf8')));
  const ids = [npm.pid ?? 0, launcher, ...others];
  t.after(() => {
    for (const id of ids) if (isAlive(id)) process.kill(id, 'SIGKILL');
  });
  return { npm, launcher, ids };
}

/** @param {() => unknown} isTrue */
async function until(isTrue) {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pollMs) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  assert.fail(`not so after ${patienceMs} ms: ${isTrue}`);
}

/** @param {number} id */
function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** @type {[way: string, end: (started: Awaited<ReturnType<typeof startNpm>>) => void][]} */
const ways = [
  ['SIGTERM to npm', ({ npm }) => npm.kill('SIGTERM')],
  ['SIGHUP to npm', ({ npm }) => npm.kill('SIGHUP')],
  ['npm being killed', ({ npm }) => npm.kill('SIGKILL')],
  ['SIGHUP to the launcher', ({ launcher }) => process.kill(launcher, 'SIGHUP')],
  [
    'a closed terminal',
    ({ npm }) => {
      npm.stdout.destroy();
      npm.stderr.destroy();
      process.kill(-(npm.pid ?? 0), 'SIGHUP');
    },
  ],
];

describe('ended from outside', { concurrency: true }, () => {
  for (const [way, end] of ways) {
    for (const { what, script } of [
      { what: 'a test run', script: runTests },
      { what: 'a site', script: serveSite },
    ]) {
      test(`by ${way}, ${what} leaves nothing running`, async (t) => {
        const started = await startNpm(t, script);
        end(started);
        await until(() => !started.ids.some(isAlive));
      });
    }
  }
});
