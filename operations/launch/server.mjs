/** The server as a child process: it has the terminal, gets the launcher's signals and decides the exit status. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { LaunchError } from './failure.mjs';
import { endTree, exitStatus, onEndAsked } from './processes.mjs';

/** @import { Project } from './types.ts' */
/** @import { ChildProcess } from 'node:child_process' */

/** More than the server takes for closing, whatever it waits for (server/serve.ts). */
const stopMs = 25_000;
const msASecond = 1_000;

/** The built server, as Node's arguments. The warning is of node:sqlite. */
const serverLine = ['--disable-warning=ExperimentalWarning', 'build/program/main.js'];

/**
 * Runs the built server, or another program, until it ends. `flags` stand before it on Node's command line, `args` after it.
 * @returns {Promise<number>} its exit status; 0 if it died of the signal that was passed on to it
 * @param {Project & { nodeEnv: string, flags?: string[], program?: string, args?: string[] }} options
 */
export function serve({ root, runtime, nodeEnv, flags = [], program, args = [] }) {
  const [quietly = '', builtServer = ''] = serverLine;
  const line = [quietly, ...flags, program ?? builtServer, ...args];
  const env = { ...runtime.env, NODE_ENV: nodeEnv, NODE_COMPILE_CACHE: compileCache(root) };
  const drainMs = (Number(runtime.env.DRAIN_SECONDS) || 0) * msASecond;
  const child = spawn(runtime.node, line, { cwd: root, env, stdio: 'inherit' });
  return supervise(child, stopMs + drainMs);
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
