import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { engineOf } from '#database/connect.ts';
import { claimFresh, takeOver } from '#database/file-claim.ts';
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
const claimEnding = '.claim';
const noteSchema = z.object({ database: z.string() });
const noDatabaseRemark =
  'The account of the site may not make databases, so it was restored to SQLite and not to PostgreSQL.';

/** Makes a place, after removing what rehearsals have left that were killed. */
export async function openRehearsalPlace({ databaseUrl, dataDir }: Site): Promise<RehearsalPlace> {
  const root = join(dataDir, folderName);
  await mkdir(root, { recursive: true });
  await removeLeftOvers(root, databaseUrl);
  const claim = claimFresh((unique) => join(root, unique + claimEnding));
  const folder = join(root, claim.unique);
  const database = engineOf(databaseUrl) === 'postgres' ? nameScratchDatabase(claim.unique) : '';
  await mkdir(folder, { recursive: true });
  // Noted before it is there, so that whoever comes next finds it.
  await writeFile(join(folder, noteName), JSON.stringify({ database }));
  const scratch = database === '' ? undefined : await createScratchDatabase(databaseUrl, database);
  return {
    dataDir: join(folder, 'data'),
    uploadsDir: join(folder, 'data', 'uploads'),
    databaseUrl: scratch?.url ?? `sqlite:${join(folder, 'data', 'ashlar.sqlite')}`,
    remark: database !== '' && !scratch ? noDatabaseRemark : undefined,
    async remove() {
      await removePlace(folder, { databaseUrl, database });
      claim.drop();
    },
  };
}

/** Beside each folder lies the claim of its rehearsal; nobody holds it any more where that was killed. */
async function removeLeftOvers(root: string, databaseUrl: string): Promise<void> {
  const names = await readdir(root);
  for (const name of names.filter((found) => !found.endsWith(claimEnding))) {
    const claim = join(root, name + claimEnding);
    const left = takeOver(claim);
    if (!left && names.includes(name + claimEnding)) continue;
    const note = await readNote(join(root, name));
    await removePlace(join(root, name), { databaseUrl, database: note?.database ?? '' });
    left?.drop();
  }
  for (const name of await readdir(root)) if (name.endsWith(claimEnding)) takeOver(join(root, name))?.drop();
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
