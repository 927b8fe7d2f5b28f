/** For the launcher's tests: folders that go away, programs of a few lines, and a launcher under test as a process. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @import { TestContext } from 'node:test' */

/** Taken once: a test may point TMPDIR elsewhere. */
const temporary = tmpdir();

/**
 * A new folder with these files, removed when the test ends.
 * @param {TestContext} test
 * @param {Record<string, string>} files
 */
export function makeFolder(test, files = {}) {
  const folder = mkdtempSync(join(temporary, 'ashlar-launch-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) writeFile(folder, path, text);
  return folder;
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} text
 */
export function writeFile(folder, path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/**
 * A shell program that can be run by its path.
 * @param {string} folder
 * @param {string} path
 * @param {string} script
 */
export function writeProgram(folder, path, script) {
  writeFile(folder, path, `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, path), 0o755);
  return join(folder, path);
}

/**
 * An environment in which npm is this script, run by Node.js.
 * @param {string} folder
 * @param {string} script
 */
export function withNpm(folder, script) {
  writeFile(folder, 'fake/npm-cli.js', script);
  return { ...process.env, npm_execpath: join(folder, 'fake/npm-cli.js') };
}

/**
 * Runs a module that may import the launcher's files by their name, as a process of its own.
 * `printed(text)` waits until it has printed that; `ended` is its status, signal and output.
 * @param {TestContext} test
 * @param {string} source
 */
export function startModule(test, source) {
  const base = new URL('.', import.meta.url).href;
  const module = source.replaceAll("from './", `from '${base}`);
  const child = spawn(process.execPath, ['--input-type=module', '-e', module], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  test.after(() => child.kill('SIGKILL'));
  /** @type {Set<() => unknown>} */
  const watchers = new Set();
  let output = '';
  /** @param {Buffer} chunk */
  const read = (chunk) => {
    output += chunk;
    for (const watch of watchers) watch();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  /** @type {Promise<{ code: number | null, signal: NodeJS.Signals | null, output: string }>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  /** @type {(text: string) => Promise<void>} */
  const printed = (text) =>
    new Promise((resolve) => {
      const watch = () => output.includes(text) && resolve();
      watchers.add(watch);
      watch();
    });
  return { child, ended, printed };
}
