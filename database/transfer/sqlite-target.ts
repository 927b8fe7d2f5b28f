import { existsSync } from 'node:fs';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CompiledQuery } from 'kysely';
import { AppError } from '#errors/app-error.ts';
import { openDatabase } from '../connect.ts';
import { claimFresh, takeOver } from '../file-claim.ts';
import type { FillTarget } from './fill-target.ts';
import { draftEnding, findDrafts } from './sqlite-drafts.ts';
import { openSqliteSnapshot } from './sqlite-reader.ts';

const claimEnding = '.claim';

/**
 * A SQLite file under another name beside its place, which it takes when it is finished: one that breaks off is never
 * taken for a database.
 * @throws AppError when there is something at its place
 */
export async function openSqliteTarget(file: string): Promise<FillTarget> {
  await checkFree(file);
  await mkdir(dirname(file), { recursive: true });
  await removeLeftovers(file);
  const draftOf = (unique: string) => `${file}.${unique}${draftEnding}`;
  const claim = claimFresh((unique) => draftOf(unique) + claimEnding);
  const draft = draftOf(claim.unique);
  const db = await openDatabase(`sqlite:${draft}`);
  return {
    db,
    read: async () => openSqliteSnapshot(draft),
    async setSequence(table, last) {
      const run = (text: string, values: unknown[]) => db.executeQuery(CompiledQuery.raw(text, values));
      await run('delete from sqlite_sequence where name = ?', [table]);
      if (last !== undefined)
        await run('insert into sqlite_sequence (name, seq) values (?, ?)', [table, last]);
    },
    async finish() {
      // Closing it writes the log back into the file.
      await db.destroy();
      await flush(draft);
      await takePlace(draft, file);
      claim.drop();
      await flush(dirname(file));
    },
    async abandon() {
      await db.destroy().catch(() => {});
      await removeDatabase(draft);
      claim.drop();
    },
  };
}

async function checkFree(file: string): Promise<void> {
  for (const path of [file, `${file}-wal`]) {
    const found = await stat(path).catch(() => undefined);
    if (found && found.size > 0) throw occupied();
  }
}

function occupied(): AppError {
  return new AppError('conflict', 'There is a database at the target already; nothing was changed.');
}

/** Of two that end at the same time one gets the place. */
async function takePlace(draft: string, file: string): Promise<void> {
  await checkFree(file);
  await removeDatabase(file);
  try {
    await link(draft, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw occupied();
    // A file system without hard links.
    await rename(draft, file);
  }
  await removeDatabase(draft);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function removeDatabase(file: string): Promise<void> {
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) await rm(path, { force: true });
}

/** What processes have left that were killed. */
async function removeLeftovers(file: string): Promise<void> {
  for (const draft of await findDrafts(file)) {
    const claim = draft + claimEnding;
    const left = takeOver(claim);
    if (left || !existsSync(claim)) await removeDatabase(draft);
    left?.drop();
  }
}
