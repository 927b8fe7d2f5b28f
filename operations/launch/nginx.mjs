/** nginx for the tests: the machine's, else Debian's program unpacked in `.runtime/nginx`, so that no service begins. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './failure.mjs';
import { run } from './processes.mjs';

/** @import { Project } from './types.ts' */

/** Where Debian has it, which is on nobody's PATH but the administrator's. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * The folder of a program `nginx` that runs here, or undefined where there is none and Debian's cannot be had: then the
 * tests that need it say so.
 * @param {Pick<Project, 'root'> & { env?: NodeJS.ProcessEnv }} options
 */
export async function provideNginx({ root, env = process.env }) {
  const unpacked = join(root, '.runtime', 'nginx');
  const program = join(unpacked, 'usr', 'sbin');
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...usualFolders, program];
  for (const folder of folders) if (await runsIn(folder)) return folder;
  await unpackDebianPackage(unpacked);
  return (await runsIn(program)) ? program : undefined;
}

/** @param {string} folder */
async function runsIn(folder) {
  const file = join(folder, 'nginx');
  return existsSync(file) && (await run(file, ['-v'])).code === 0;
}

/** Leaves nothing where there is no apt, or no network. @param {string} folder */
async function unpackDebianPackage(folder) {
  if (!existsSync('/usr/bin/apt-get')) return;
  say('Bringing nginx for the tests…');
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) await run('apt-get', ['update']);
  await run('apt-get', ['download', 'nginx'], { cwd: folder });
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (!file) return;
  await run('dpkg', ['-x', file, '.'], { cwd: folder });
  rmSync(join(folder, file));
}
