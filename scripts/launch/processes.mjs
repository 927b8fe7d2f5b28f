/** Programs the launcher runs, and what happens to them when the launcher itself is asked to stop. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** What a program gets to close what it has opened itself: the test runners stop servers and browsers of theirs. */
const graceMs = 10_000;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();
const cleanups = new Set();
let isStopping = false;

/**
 * Runs a program to its end with its output collected. Never rejects: a program that can't be started has
 * code 127, one ended by a signal 128 + the signal's number, one that outlived `timeoutMs` 124. Once the
 * launcher is stopping nothing more is started, and what was under way is never answered.
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, { timeoutMs, ...options } = {}) {
  if (isStopping) return new Promise(() => {});
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    let isTimedOut = false;
    const timer = timeoutMs && setTimeout(() => (isTimedOut = endProcess(child)), timeoutMs);
    const finish = (code, lastWords = '') => {
      clearTimeout(timer);
      running.delete(child);
      if (isStopping) return;
      resolve({ code, output: Buffer.concat(chunks).toString() + lastWords });
    };
    running.add(child);
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code, signal) => {
      if (isTimedOut) finish(124, `\nStopped after ${timeoutMs / 1000} s.\n`);
      else finish(exitStatus(code, signal));
    });
  });
}

/** A process's exit status as a shell tells it. */
export function exitStatus(code, signal) {
  return signal ? 128 + constants.signals[signal] : code;
}

/** Registers what must be undone if the launcher is stopped; call the answer once it has been undone. */
export function onStop(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/**
 * From here on a signal ends the programs under way, undoes what is registered and exits 128 + n. Further
 * signals change nothing: Ctrl-C sends one from the terminal and npm sends another.
 * @returns a function that takes the handlers away again
 */
export function stopOnSignals() {
  const handlers = stopSignals.map((signal) => [signal, () => void stopEverything(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.removeListener(signal, handler);
  };
}

async function stopEverything(signal) {
  if (isStopping) return;
  isStopping = true;
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  // Ctrl-C went to all of them at once, and a second signal would cut short what they do about the first.
  const isTold = signal === 'SIGINT' && process.stdin.isTTY;
  for (const child of running) endProcess(child, { isTold });
  await Promise.all(ended);
  await Promise.allSettled([...cleanups].map((cleanup) => cleanup()));
  process.exit(exitStatus(null, signal));
}

/** Asks a process to end, with the signal on which test runners close properly, and makes it after a while. */
function endProcess(child, { isTold = false } = {}) {
  if (!isTold) child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
  return true;
}
