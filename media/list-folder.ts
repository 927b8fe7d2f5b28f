import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file by its name below a folder, with `/`, and when it was last written to. */
export type FoundFile = { name: string; modifiedMs: number };

/** Every file of a folder and below it, by its name there with `/`; none where there is no such folder. */
export async function listFolder(root: string): Promise<FoundFile[]> {
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const files: FoundFile[] = [];
  for (const name of names) {
    const found = await stat(join(root, name)).catch(() => undefined);
    if (found?.isFile()) files.push({ name: name.replaceAll('\\', '/'), modifiedMs: found.mtimeMs });
  }
  return files;
}
