/** A throw-away PostgreSQL server for the tests: its own folder, its own port, gone when the tests end. */
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaunchError } from './failure.mjs';
import { findPostgres, installPostgres } from './postgres-programs.mjs';
import { onStop, run } from './processes.mjs';

/** @import { Runtime, ServerUser } from './types.ts' */
/** @import { ChildProcess } from 'node:child_process' */

/** @typedef {{ scratch: string, user: ServerUser, data: string, server: ChildProcess | undefined }} Cluster */

const startTimeoutMs = 30_000;
const pollMs = 50;
/** Nothing in it outlives the tests, so nothing is made safe against a power cut. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Starts a server, or takes the one that TEST_POSTGRES_URL names.
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 * @param {{ root: string, runtime?: Runtime | Promise<Runtime>, env?: NodeJS.ProcessEnv, find?: (options: { user: ServerUser }) => Promise<string | undefined> }} options
 */
export async function startPostgres({ root, runtime, env = process.env, find = findPostgres }) {
  if (env.TEST_POSTGRES_URL) return { url: env.TEST_POSTGRES_URL, stop: async () => {} };
  const user = serverUser();
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(scratch, user.uid, user.gid);
  /** @type {Cluster} */
  const cluster = { scratch, user, data: join(scratch, 'data'), server: undefined };
  const stop = () => removeCluster(cluster);
  const forget = onStop(stop);
  try {
    const programs = (await find({ user })) ?? (await installPostgres({ root, runtime, user, scratch }));
    const url = await startCluster(cluster, programs);
    return { url, stop: () => stop().finally(forget) };
  } catch (error) {
    await stop();
    forget();
    throw error;
  }
}

/**
 * @param {Cluster} cluster
 * @param {string} programs
 */
async function startCluster(cluster, programs) {
  const { data, scratch, user } = cluster;
  const options = { cwd: scratch, env: { ...process.env, LC_ALL: 'C' }, ...user };
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = await run(join(programs, 'initdb'), init, options);
  if (made.code !== 0) throw new LaunchError('PostgreSQL for the tests could not be set up.', made.output);
  const port = await findFreePort();
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, '-p', String(port), ...flags];
  /** @type {string[]} */
  const log = [];
  const server = spawn(join(programs, 'postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  cluster.server = server;
  server.stderr.on('data', (chunk) => {
    if (log.length < 100) log.push(String(chunk));
  });
  server.on('error', (error) => log.push(error.message));
  await waitUntilReady({ data, server }, log);
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/**
 * The server writes its state on the eighth line of postmaster.pid.
 * @param {{ data: string, server: ChildProcess }} started
 * @param {string[]} log
 */
async function waitUntilReady({ data, server }, log) {
  for (let waitedMs = 0; waitedMs < startTimeoutMs && !hasEnded(server); waitedMs += pollMs) {
    if (readState(data) === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new LaunchError('PostgreSQL for the tests did not start.', log.join(''));
}

/** @param {string} data */
function readState(data) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim();
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to run as root, so there another user runs it.
 * @returns {ServerUser}
 */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found) throw new LaunchError('PostgreSQL for the tests needs a user other than root: run as one.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/**
 * SIGQUIT ends the server without writing anything back.
 * @param {Cluster} cluster
 */
async function removeCluster({ scratch, server }) {
  if (server && !hasEnded(server)) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
  }
  rmSync(scratch, { recursive: true, force: true });
}

/** @param {ChildProcess} server */
function hasEnded(server) {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
