/** What the builder of an image is given: the project's files but for those of `.dockerignore`. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** The files that git knows; what it ignores must not be needed. */
export function contextFiles(root: string): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const ignores = readIgnores(readFileSync(join(root, '.dockerignore'), 'utf8'));
  return files.filter((file) => existsSync(join(root, file)) && !ignores(file));
}

export function copyContext(root: string, folder: string): void {
  for (const file of contextFiles(root)) cpSync(join(root, file), join(folder, file));
}

/** A pattern holds for the whole path or for a folder on its way. */
function readIgnores(text: string): (file: string) => boolean {
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return (file) => {
    const parts = file.split('/');
    const paths = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
    return paths.some((path) => patterns.some((pattern) => matchesGlob(path, pattern)));
  };
}
