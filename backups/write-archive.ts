import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { keyOfUpload } from '#content/picture/picture.ts';
import { type Db, urlOf } from '#database/connect.ts';
import { createRowSum, type TableShape } from '#database/transfer/row-source.ts';
import type { Row } from '#database/transfer/row-text.ts';
import { openSnapshot, type Snapshot } from '#database/transfer/snapshot.ts';
import { AppError } from '#errors/app-error.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { holdingUploads } from '#media/storage/hold-uploads.ts';
import packageFile from '../package.json' with { type: 'json' };
import {
  type ArchiveManifest,
  archiveFormat,
  filesPrefix,
  manifestName,
  maxPartBytes,
  nameOfPart,
} from './archive-manifest.ts';
import type { ArchivePlace } from './archive-place.ts';
import { trailerOf } from './archive-trailer.ts';
import { endBlocks, headerOf, paddingOf } from './tar-blocks.ts';

export type WrittenArchive = {
  name: string;
  bytes: number;
  /** Of all tables together. */
  rows: number;
  files: number;
  /** Of the whole file, as `sha256sum` tells it. */
  sha256: string;
  /** Uploads that the database names and that are not there. */
  missing: string[];
};

/** What was begun longer ago than any backup may take was left by one that was killed. */
const unfinishedMs = 7 * 60 * 60_000;

/** What every name of an archive begins with until the year 2100. */
export const archiveStart = 'ashlar-20';

const compress = promisify(gzip);
/** Of rows as text, in one entry. */
const partCharacters = 1_000_000;

type Options = { db: Db; storage: FileStorage; target: ArchivePlace; signal?: AbortSignal | undefined };

/**
 * Writes everything that a site holds, as it is at this moment, into one file; the site goes on meanwhile. The file
 * appears at the target when it is whole, or not at all.
 */
export function writeArchive(options: Options): Promise<WrittenArchive> {
  return holdingUploads(options.db, () => writeHeld(options));
}

async function writeHeld({ db, storage, target, signal }: Options): Promise<WrittenArchive> {
  const now = new Date();
  const name = nameOfArchive(now);
  // Whatever else is unfinished there is somebody's.
  await target.removeUnfinished(now.getTime() - unfinishedMs, archiveStart);
  const snapshot = await openSnapshot(urlOf(db));
  try {
    const writer = createArchiveWriter({ snapshot, storage, now, signal });
    if (!(await target.create(name, writer.write()))) {
      throw new AppError('conflict', `There is an archive named ${name} already.`);
    }
    return { name, ...writer.written() };
  } finally {
    await snapshot.close();
  }
}

/**
 * An archive by the time it was begun, in UTC, so that names sort as times do: `ashlar-20261123-021500-000.tar`.
 */
function nameOfArchive(begun: Date): string {
  const [date = '', time = ''] = begun.toISOString().split('T');
  return `ashlar-${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${time.slice(9, 12)}.tar`;
}

type Whole = { snapshot: Snapshot; storage: FileStorage; now: Date; signal: AbortSignal | undefined };

function createArchiveWriter({ snapshot, storage, now, signal }: Whole) {
  const whole = createHash('sha256');
  const manifest: ArchiveManifest = {
    ...{ format: archiveFormat, version: packageFile.version, createdAt: now.toISOString() },
    ...{ engine: snapshot.engine, migrations: [...snapshot.migrations] },
    ...{ tables: [], sequences: snapshot.sequences, missing: [], entries: [] },
  };
  let bytes = 0;

  async function* write(): AsyncGenerator<Uint8Array> {
    for await (const chunk of writeEntries(manifest, { snapshot, storage })) {
      signal?.throwIfAborted();
      whole.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    const trailer = trailerOf(whole.copy().digest('hex'));
    whole.update(trailer);
    bytes += trailer.length;
    yield trailer;
  }

  return {
    write,
    written: () => ({
      ...{ bytes, sha256: whole.digest('hex'), missing: manifest.missing },
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.entries.filter(({ name }) => name.startsWith(filesPrefix)).length,
    }),
  };
}

/** The bytes of a tar file with all tables and uploads; what is in it is noted in the manifest, which comes last. */
async function* writeEntries(
  manifest: ArchiveManifest,
  { snapshot, storage }: { snapshot: Snapshot; storage: FileStorage },
): AsyncGenerator<Uint8Array> {
  const keys: string[] = [];
  for (const table of snapshot.tables) {
    const place = table.name === 'media_files' ? table.columns.indexOf('path') : -1;
    const onRow = (row: Row) => place >= 0 && keys.push(keyOfUpload(String(row[place])));
    yield* writeTable(manifest, table, readNoted(snapshot, table, onRow));
  }
  for (const key of keys.sort()) {
    const found = await storage.stat(key);
    if (!found) manifest.missing.push(key);
    else
      yield* writeNoted(manifest, filesPrefix + key, { size: found.bytes, chunks: await storage.open(key) });
  }
  const text = Buffer.from(JSON.stringify(manifest, undefined, 1));
  yield* writeEntry(manifestName, { size: text.length, chunks: [text] });
  yield endBlocks;
}

async function* readNoted(
  snapshot: Snapshot,
  table: TableShape,
  onRow: (row: Row) => void,
): AsyncGenerator<Row> {
  for await (const rows of snapshot.readRows(table)) {
    for (const row of rows) {
      onRow(row);
      yield row;
    }
  }
}

async function* writeTable(
  manifest: ArchiveManifest,
  { name, columns, key }: TableShape,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Uint8Array> {
  const sum = createRowSum();
  let parts = 0;
  for await (const text of inParts(rows, sum.add)) {
    if (text.length > maxPartBytes) throw new Error(`A row of ${name} is too large for an archive`);
    parts += 1;
    const packed = await compress(text);
    yield* writeNoted(manifest, nameOfPart(name, parts), { size: packed.length, chunks: [packed] });
  }
  manifest.tables.push({ name, columns: [...columns], key: [...key], ...sum.finish(), parts });
}

async function* inParts(rows: AsyncIterable<Row>, toLine: (row: Row) => string): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  let characters = 0;
  for await (const row of rows) {
    const line = toLine(row);
    lines.push(line);
    characters += line.length;
    if (characters < partCharacters) continue;
    yield Buffer.from(lines.join(''));
    [lines, characters] = [[], 0];
  }
  if (lines.length > 0) yield Buffer.from(lines.join(''));
}

type Content = { size: number; chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

async function* writeNoted(
  manifest: ArchiveManifest,
  name: string,
  content: Content,
): AsyncGenerator<Uint8Array> {
  const sha256 = yield* writeEntry(name, content);
  manifest.entries.push({ name, bytes: content.size, sha256 });
}

/** @returns the checksum of its bytes */
async function* writeEntry(name: string, { size, chunks }: Content): AsyncGenerator<Uint8Array, string> {
  const hash = createHash('sha256');
  let bytes = 0;
  yield headerOf(name, size);
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes !== size) throw new Error(`${name} has ${bytes} bytes and not ${size}`);
  const padding = paddingOf(size);
  if (padding.length > 0) yield padding;
  return hash.digest('hex');
}
