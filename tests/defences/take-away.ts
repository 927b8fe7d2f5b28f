import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Removal } from './removal.ts';

/** How often the text of a defence stands in its file. */
export function countPlaces(root: string, { file, takes }: Removal): number {
  return readFileSync(join(root, file), 'utf8').split(takes).length - 1;
}

/** Takes a defence away. @returns what puts it back @throws Error where it does not stand there once */
export function takeAway(root: string, removal: Removal): () => void {
  const { file, takes, leaves = '' } = removal;
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (countPlaces(root, removal) !== 1) throw new Error(`${file} does not have this once: ${takes}`);
  writeFileSync(
    path,
    text.replace(takes, () => leaves),
  );
  return () => writeFileSync(path, text);
}
