import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Db } from '#database/connect.ts';
import { fillDatabase } from '#database/transfer/fill-database.ts';
import type { RowSource, TableShape } from '#database/transfer/row-source.ts';
import type { Row } from '#database/transfer/row-text.ts';
import { AppError } from '#errors/app-error.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { type ArchiveManifest, filesPrefix } from './archive-manifest.ts';
import type { ArchiveSource } from './archive-place.ts';
import { type ArchiveEntry, readEntries, readPart, verifyArchive } from './read-archive.ts';

export type RestoredArchive = { createdAt: string; version: string; rows: number; files: number };

type Options = {
  source: ArchiveSource;
  databaseUrl: string;
  storage: FileStorage;
  /** Enters in what was restored where it is from; without it all is as it was. */
  enter?: (restored: Db, facts: Pick<RestoredArchive, 'createdAt' | 'version'>) => Promise<void>;
  signal?: AbortSignal | undefined;
};

/**
 * Makes a site of an archive, in a database and a storage that are empty: whole, or nothing of it. The archive is read
 * to its end and found whole before anything is touched, and each row and file is compared again as it arrives.
 * @throws AppError in one line when the archive is damaged or of a newer version, or a place is not empty
 */
export async function restoreArchive({
  source,
  databaseUrl,
  storage,
  enter,
  signal,
}: Options): Promise<RestoredArchive> {
  const { manifest, bytes } = await verifyArchive(source);
  const files = new Map(manifest.entries.filter(isFile).map(({ name, ...facts }) => [keyOf(name), facts]));
  await checkStorage(storage, files);
  const entries = readEntries(source, bytes);
  const brought: string[] = [];
  try {
    await fillDatabase(databaseUrl, readTables(manifest, entries), {
      signal,
      onTable(table, sum) {
        const wanted = manifest.tables.find(({ name }) => name === table);
        if (sum.sha256 !== wanted?.sha256) throw damaged(`The table ${table}`);
      },
      async beforeFinish(db) {
        await bringFiles(entries, { storage, files, brought, signal });
        await enter?.(db, manifest);
      },
    });
  } catch (error) {
    for (const key of brought) await storage.remove(key);
    throw error;
  } finally {
    await entries.return(undefined);
  }
  const { createdAt, version, tables } = manifest;
  return { createdAt, version, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.size };
}

type FileFacts = { bytes: number; sha256: string };

const isFile = ({ name }: { name: string }) => name.startsWith(filesPrefix);
const keyOf = (name: string) => name.slice(filesPrefix.length);

function damaged(what: string): AppError {
  return new AppError('unprocessable', `${what} is not what the archive says; nothing was kept.`);
}

/** Files of this archive may be there, from a time before that was cut short; others are somebody's. */
async function checkStorage(storage: FileStorage, files: ReadonlyMap<string, FileFacts>): Promise<void> {
  const others = (await storage.list()).filter(({ key, bytes }) => files.get(key)?.bytes !== bytes);
  if (others.length === 0) return;
  throw new AppError(
    'conflict',
    `There are files in the target already (${others.length}); nothing was changed.`,
  );
}

/** The tables of an archive, in the order in which they come. */
function readTables(manifest: ArchiveManifest, entries: AsyncGenerator<ArchiveEntry>): RowSource {
  const partsOf = new Map(manifest.tables.map(({ name, parts }) => [name, parts]));
  async function* readRows({ name, columns }: TableShape): AsyncGenerator<Row[]> {
    for (let part = 0; part < (partsOf.get(name) ?? 0); part += 1) {
      const { value: entry } = await entries.next();
      if (!entry) throw damaged(`The table ${name}`);
      const rows = await readPart(await buffer((entry as ArchiveEntry).body));
      if (rows.some((row) => row.length !== columns.length)) throw damaged(`The table ${name}`);
      yield rows;
    }
  }
  return { ...manifest, readRows };
}

type Bringing = {
  storage: FileStorage;
  files: ReadonlyMap<string, FileFacts>;
  /** Keys that are there because of this. */
  brought: string[];
  signal: AbortSignal | undefined;
};

/** What follows the tables in an archive. */
async function bringFiles(
  entries: AsyncGenerator<ArchiveEntry>,
  { storage, files, brought, signal }: Bringing,
): Promise<void> {
  for await (const entry of entries) {
    signal?.throwIfAborted();
    const key = keyOf(entry.name);
    const facts = isFile(entry) ? files.get(key) : undefined;
    if (!facts) continue;
    const hash = createHash('sha256');
    if (await storage.create(key, hashing(entry.body, hash))) {
      brought.push(key);
      if (hash.digest('hex') !== facts.sha256) throw damaged(`The file ${key}`);
      continue;
    }
    const present = createHash('sha256');
    for await (const _chunk of hashing(await storage.open(key), present));
    if (present.digest('hex') === facts.sha256) continue;
    throw new AppError(
      'conflict',
      `There is another file ${key} in the target already; nothing was changed.`,
    );
  }
}

async function* hashing(body: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}
