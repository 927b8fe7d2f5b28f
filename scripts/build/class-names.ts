/**
 * The names that classes get in the production build: mostly three characters, because every page carries them many
 * times, in its markup and in its styles. Two belong to the file, the rest counts the classes in it, so a new class
 * renames none of another file, and what is built of the others stays the same. No vowels: no name is a word that some
 * program in a visitor's browser looks for to hide advertisements.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const letters = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
const signs = `${letters}0123456789`;

/**
 * @param root the project's folder
 * @returns the name of a class of a `.module.css`
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('app/**/*.module.css', { cwd: root }).sort();
  const prefixes = prefixesOf(files);
  const names = new Map(files.map((file) => [file, namesIn(readFileSync(join(root, file), 'utf8'))]));
  return (name, path) => {
    // Vite may add a query to the file it names.
    const file = relative(root, path.replace(/\?.*$/, ''));
    const index = names.get(file)?.indexOf(name) ?? -1;
    if (index < 0) throw new Error(`There is no class ${name} in ${file}`);
    return prefixes.get(file) + spell(index);
  };
}

/** From the file's path; where two want the same, the later in the alphabet takes the next. */
function prefixesOf(files: string[]): Map<string, string> {
  const free = letters.length * signs.length;
  const taken = new Set<number>();
  return new Map(
    files.map((file) => {
      let number = createHash('sha256').update(file).digest().readUInt32BE() % free;
      while (taken.has(number)) number = (number + 1) % free;
      taken.add(number);
      return [file, letters.charAt(number / signs.length) + signs.charAt(number % signs.length)];
    }),
  );
}

/** Every name that could be a class or a movement, in the order of the file. What only looks like one does no harm. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map(([, name = '']) => name))];
}

function spell(index: number): string {
  const rest = Math.floor(index / signs.length);
  return (rest > 0 ? spell(rest - 1) : '') + signs.charAt(index % signs.length);
}
