import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Makes a backup as a hoster does, beside the running site.
 * @returns what rehearses it: the archive is restored, and every row and file of it compared
 * @throws Error with what the command said, where it fails
 */
export async function backUp(folder: string, env: Record<string, string>): Promise<() => Promise<void>> {
  const to = join(folder, 'backups');
  const options = { cwd: root, env: { ...process.env, DATA_DIR: folder, ...env } };
  await run(process.execPath, ['operations/backup.mjs', '--to', to], options);
  const [archive = 'none'] = (await readdir(to)).filter((name) => name.endsWith('.tar'));
  return async () => {
    await run(process.execPath, ['operations/rehearse.mjs', '--from', join(to, archive)], options);
  };
}
