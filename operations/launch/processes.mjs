/** Programs the launcher runs, and what happens to them when the launcher itself is asked to stop. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { followTree } from './process-tree.mjs';

/** @import { OnMessage } from './types.ts' */
/** @import { ChildProcess, SpawnOptions, StdioOptions } from 'node:child_process' */

/** What a program gets to close what it has opened itself: the test runners stop servers and browsers of theirs. */
const graceMs = 10_000;
const parentCheckMs = 500;
/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** @type {Set<ChildProcess>} */
const running = new Set();
/** @type {Set<() => unknown>} */
const cleanups = new Set();
let isStopping = false;

/**
 * Runs a program to its end with its output collected. Never rejects: a program that can't be started has
 * code 127, one ended by a signal 128 + the signal's number, one that outlived `timeoutMs` 124. Once the
 * launcher is stopping nothing more is started, and what was in progress never resolves. `onMessage` gets each
 * line that the program writes to its fourth file (descriptor 3).
 * @returns {Promise<{code: number, output: string}>}
 * @param {string} command
 * @param {string[]} args
 * @param {Omit<SpawnOptions, 'stdio'> & { timeoutMs?: number, onMessage?: OnMessage | undefined }} options
 */
export function run(command, args, { timeoutMs, onMessage, ...options } = {}) {
  if (isStopping) return new Promise(() => {});
  return new Promise((resolve) => {
    /** @type {StdioOptions} */
    const stdio = ['ignore', 'pipe', 'pipe', onMessage ? 'pipe' : 'ignore'];
    // In a group of its own: Ctrl-C and a closed terminal reach the launcher, which tells each program once.
    const child = spawn(command, args, { detached: true, ...options, stdio });
    /** @type {Buffer[]} */
    const chunks = [];
    let isTimedOut = false;
    const timer = timeoutMs && setTimeout(() => (isTimedOut = Boolean(endTree(child))), timeoutMs);
    /** @type {(code: number, lastWords?: string) => void} */
    const finish = (code, lastWords = '') => {
      clearTimeout(timer);
      running.delete(child);
      if (isStopping) return;
      resolve({ code, output: Buffer.concat(chunks).toString() + lastWords });
    };
    running.add(child);
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const messages = child.stdio[3];
    if (onMessage && messages instanceof Readable) createInterface({ input: messages }).on('line', onMessage);
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code, signal) => {
      if (isTimedOut) finish(124, `\nStopped after ${(timeoutMs ?? 0) / 1000} s.\n`);
      else finish(exitStatus(code, signal));
    });
  });
}

/**
 * A process's exit status as a shell reports it.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} [signal]
 * @returns {number}
 */
export function exitStatus(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1);
}

/**
 * Registers what must be undone if the launcher is stopped; call the returned function once it has been undone.
 * @param {() => unknown} cleanup
 */
export function onStop(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/**
 * From here on a signal, the end of the npm that started the launcher, and an output that nobody reads any more end
 * the programs in progress, undo what is registered and exit 128 + n. Further signals change nothing: Ctrl-C sends one
 * from the terminal and npm sends another.
 * @returns a function that removes the handlers
 */
export function stopOnSignals() {
  return onEndAsked((signal) => void stopEverything(signal));
}

/**
 * Calls `stop` with the signal that ends the launcher, or that says why it should end.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onEndAsked(stop) {
  const handlers = stopSignals.map((signal) => ({ signal, handler: () => stop(signal) }));
  for (const { signal, handler } of handlers) process.on(signal, handler);
  const hangUp = () => stop('SIGHUP');
  const outputs = [process.stdout, process.stderr];
  for (const output of outputs) output.on('error', hangUp);
  const forgetParent = watchParent(hangUp);
  return () => {
    for (const { signal, handler } of handlers) process.removeListener(signal, handler);
    for (const output of outputs) output.removeListener('error', hangUp);
    forgetParent();
  };
}

/**
 * npm passes SIGINT and SIGTERM on. Any other signal ends it silently, and the launcher gets another parent.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  const script = process.env.npm_lifecycle_script ?? '';
  if (!script.includes(basename(process.argv[1] ?? '\n'))) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, parentCheckMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** @param {NodeJS.Signals} signal */
async function stopEverything(signal) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([...running].map((child) => endTree(child)));
  await Promise.allSettled([...cleanups].map((cleanup) => cleanup()));
  process.exit(exitStatus(null, signal));
}

/**
 * Asks a process to end, by default with the signal on which test runners close properly, and makes it after a while;
 * then everything that it has left behind.
 * @param {ChildProcess} child
 * @param {{ signal?: NodeJS.Signals, waitMs?: number }} options
 */
export async function endTree(child, { signal = 'SIGINT', waitMs = graceMs } = {}) {
  if (child.pid === undefined) return;
  const tree = followTree(child.pid);
  const timer = setTimeout(() => child.kill('SIGKILL'), waitMs);
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
  clearTimeout(timer);
  await tree.end();
}
