import { createHash } from 'node:crypto';
import { knownMigrations } from '#database/migrate.ts';
import { createRowSum } from '#database/transfer/row-source.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';
import type { FileStorage } from '#media/file-storage.ts';
import { type ArchiveManifest, filesPrefix } from './archive-manifest.ts';
import { BackupError } from './failure-words.ts';

export type Compared = { rows: number; tables: number; files: number; bytes: number };

type Restored = { databaseUrl: string; storage: FileStorage };

/** How many migrations an archive did not know. */
export function countNewMigrations({ migrations }: Pick<ArchiveManifest, 'migrations'>): number {
  return knownMigrations.length - migrations.length;
}

/**
 * Reads every row and every file of a restored site and compares them with what the archive says. Rows that migrations
 * have gone over since are others now: those were read back and compared by the restore, before the first of them.
 * @throws BackupError naming the first that differs
 */
export async function compareRestored(
  manifest: ArchiveManifest,
  { databaseUrl, storage }: Restored,
): Promise<Compared> {
  const rows =
    countNewMigrations(manifest) > 0 ? countRows(manifest) : await compareRows(manifest, databaseUrl);
  const files = manifest.entries.filter(({ name }) => name.startsWith(filesPrefix));
  let bytes = 0;
  for (const { name, sha256, bytes: expected } of files) {
    const key = name.slice(filesPrefix.length);
    if ((await checksumOf(storage, key)) !== sha256) {
      throw new BackupError(`The file ${key} is not as it is in the archive.`);
    }
    bytes += expected;
  }
  const stored = await storage.list();
  if (stored.length !== files.length) {
    throw new BackupError(`There are ${stored.length} files instead of ${files.length}.`);
  }
  return { ...rows, files: files.length, bytes };
}

function countRows({ tables }: ArchiveManifest) {
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), tables: tables.length };
}

async function compareRows({ tables }: ArchiveManifest, databaseUrl: string) {
  const snapshot = await openSnapshot(databaseUrl);
  try {
    let rows = 0;
    for (const expected of tables) {
      const sum = createRowSum();
      for await (const some of snapshot.readRows(expected)) for (const row of some) sum.add(row);
      const found = sum.finish();
      if (found.rows !== expected.rows || found.sha256 !== expected.sha256) {
        throw new BackupError(
          `The table ${expected.name} is not as it is in the archive: ${found.rows} rows instead of ${expected.rows}, or others.`,
        );
      }
      rows += found.rows;
    }
    return { rows, tables: tables.length };
  } finally {
    await snapshot.close();
  }
}

async function checksumOf(storage: FileStorage, key: string): Promise<string | undefined> {
  if (!(await storage.stat(key))) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) hash.update(chunk);
  return hash.digest('hex');
}
