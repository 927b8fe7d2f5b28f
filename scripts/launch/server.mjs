/** The server as a child process: it has the terminal, gets the launcher's signals and decides the exit status. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import serverEnvironment from '../server-environment.json' with { type: 'json' };
import serverLine from '../server-line.json' with { type: 'json' };
import { LaunchError } from './failure.mjs';
import { endTree, exitStatus, onEndAsked } from './processes.mjs';

/** @import { Project } from './types.ts' */
/** @import { ChildProcess } from 'node:child_process' */

/** More than the server takes for closing, whatever it waits for (server/main.ts). */
const stopMs = 25_000;
const msASecond = 1_000;

/**
 * The built server, with room for what is new on the heap. By itself Node.js lets it grow to 64 MB, which stay; with less
 * than this, what lives as long as a request is taken for lasting, and the heap grows instead. What else is set of V8 the
 * server sets itself (server/heap-settings.ts).
 */
const serverFlags = serverLine.slice(0, -1);
const builtServer = serverLine.at(-1) ?? '';

/** The file by which a server that is held is told to begin (server/held-start.ts). */
const wordFile = 3;

/** @typedef {Project & { nodeEnv: string, flags?: string[], program?: string, args?: string[] }} Launch */

/**
 * Runs the built server, or another program, until it ends. `flags` stand before it on Node's command line, `args` after it.
 * @returns {Promise<number>} its exit status; 0 if it died of the signal that was passed on to it
 * @param {Launch} options
 */
export function serve(options) {
  const { child, waitMs } = launch(options, { isHeld: false });
  return supervise(child, waitMs);
}

/**
 * Has the built server read its program, which takes most of a start, while the launcher looks whether it is the one to run.
 * It opens nothing until it is told to begin, and ends where the launcher does. Either function has to be called before
 * anything is waited for: whoever waits may miss its end.
 * @param {Launch} options
 */
export function holdServer(options) {
  const { child, waitMs } = launch(options, { isHeld: true });
  const word = /** @type {import('node:stream').Writable} */ (child.stdio[wordFile]);
  // It may have ended by itself, which its status tells.
  word.on('error', () => {});
  return {
    /** @returns {Promise<number>} as `serve` does */
    begin() {
      word.end('begin');
      return supervise(child, waitMs);
    },
    /** Ends it; resolves once it has ended. */
    async discard() {
      child.on('error', () => {});
      await endTree(child, { signal: 'SIGKILL' });
    },
  };
}

/**
 * @param {Launch} options
 * @param {{ isHeld: boolean }} way
 */
function launch({ root, runtime, nodeEnv, flags = [], program = builtServer, args = [] }, { isHeld }) {
  const line = [...serverFlags, ...flags, program, ...args];
  const settings = { NODE_ENV: nodeEnv, NODE_COMPILE_CACHE: compileCache(root) };
  // What the C library has of large buffers it gives back at once, and small ones come from two arenas: by itself it keeps
  // what a busy hour took. Whoever has set something else means it.
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...serverEnvironment, ...runtime.env, ...settings, ...(isHeld && { START_HELD: '1' }) };
  const drainMs = (Number(env.DRAIN_SECONDS) || 0) * msASecond;
  const stdio = /** @type {import('node:child_process').StdioOptions} */ ([
    ...['inherit', 'inherit', 'inherit'],
    ...(isHeld ? ['pipe'] : []),
  ]);
  return { child: spawn(runtime.node, line, { cwd: root, env, stdio }), waitMs: stopMs + drainMs };
}

/**
 * Where compiled code is kept between starts; it takes a good part off every start but the first.
 * @param {string} root
 */
export function compileCache(root) {
  return join(root, '.runtime', 'compile-cache');
}

/**
 * Passes the first signal on, always as SIGTERM: Ctrl-C reaches the whole group of processes, so the server
 * has its SIGINT already, npm sends another, and a second one of the same kind would cut its closing short.
 * @param {ChildProcess} child
 * @param {number} waitMs
 * @returns {Promise<number>}
 */
function supervise(child, waitMs) {
  return new Promise((resolve, reject) => {
    /** @type {Promise<void> | undefined} */
    let ending;
    const release = onEndAsked(() => {
      ending ??= endTree(child, { signal: 'SIGTERM', waitMs });
    });
    child.once('error', (error) =>
      reject(new LaunchError(`The server could not be started: ${error.message}`)),
    );
    child.once('exit', async (code, signal) => {
      await ending;
      release();
      resolve(signal && ending ? 0 : exitStatus(code, signal));
    });
  });
}
