import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { engineOf } from '#database/connect.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  nameScratchDatabase,
} from '#database/scratch-database.ts';

/** A fresh place that a site is restored to, and that is gone afterwards. */
export type RehearsalPlace = {
  dataDir: string;
  databaseUrl: string;
  uploadsDir: string;
  /** Why it has another engine than the site; undefined where it has the same. */
  remark: string | undefined;
  remove: () => Promise<void>;
};

type Site = { databaseUrl: string; dataDir: string };

const folderName = 'rehearsals';
const noteName = 'note.json';
const noteSchema = z.object({ pid: z.int(), database: z.string() });
const noDatabaseRemark =
  'The account of the site may not make databases, so it was restored to SQLite and not to PostgreSQL.';

/** Makes a place, after removing what rehearsals have left that were killed. */
export async function openRehearsalPlace({ databaseUrl, dataDir }: Site): Promise<RehearsalPlace> {
  const root = join(dataDir, folderName);
  await removeLeftOvers(root, databaseUrl);
  const unique = randomUUID();
  const folder = join(root, unique);
  const database = engineOf(databaseUrl) === 'postgres' ? nameScratchDatabase(unique) : '';
  await mkdir(folder, { recursive: true });
  // Noted before it is there, so that whoever comes next finds it.
  await writeFile(join(folder, noteName), JSON.stringify({ pid: process.pid, database }));
  const scratch = database === '' ? undefined : await createScratchDatabase(databaseUrl, database);
  return {
    dataDir: join(folder, 'data'),
    uploadsDir: join(folder, 'data', 'uploads'),
    databaseUrl: scratch?.url ?? `sqlite:${join(folder, 'data', 'ashlar.sqlite')}`,
    remark: database !== '' && !scratch ? noDatabaseRemark : undefined,
    remove: () => removePlace(folder, { databaseUrl, database }),
  };
}

async function removeLeftOvers(root: string, databaseUrl: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const folder = join(root, name);
    const note = await readNote(folder);
    if (note && isAlive(note.pid)) continue;
    await removePlace(folder, { databaseUrl, database: note?.database ?? '' });
  }
}

async function removePlace(
  folder: string,
  database: { databaseUrl: string; database: string },
): Promise<void> {
  await dropScratchDatabase(database.databaseUrl, database.database);
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function readNote(folder: string): Promise<z.output<typeof noteSchema> | undefined> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(join(folder, noteName), 'utf8')));
  } catch {
    // It was killed before it could write one, and then has no database either.
    return undefined;
  }
}

/** Of one that is not this process: in a container every start may have the same number. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
