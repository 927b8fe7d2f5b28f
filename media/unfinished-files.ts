import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/** How the names of unfinished files end. */
export const draftEnding = '.part';

const unfinished = new Set<string>();
let isWatching = false;

/** Lets work fill a draft beside a file. What it has not renamed by then is gone afterwards. */
export async function withDraft<T>(path: string, work: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}${draftEnding}`;
  removeAtExit(draft);
  try {
    return await work(draft);
  } finally {
    await rm(draft, { force: true });
    unfinished.delete(draft);
  }
}

/** Removes a file or a folder when the process ends, unless it is killed. */
export function removeAtExit(path: string): void {
  unfinished.add(path);
  if (isWatching) return;
  isWatching = true;
  process.once('exit', () => {
    for (const left of unfinished) rmSync(left, { recursive: true, force: true });
  });
}
