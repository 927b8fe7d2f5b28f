import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is taken away is taken away in a copy: nothing of the project is changed, however a run ends. */
export function copyProject(root: string, target: string): string {
  rmSync(target, { recursive: true, force: true });
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  for (const name of list.split('\0').filter((found) => found !== '' && existsSync(join(root, found)))) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(join(root, name), join(target, name));
  }
  cpSync(join(root, 'build'), join(target, 'build'), { recursive: true });
  // Some tests ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: target });
  execFileSync('git', ['add', '--all'], { cwd: target });
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'));
  return target;
}
