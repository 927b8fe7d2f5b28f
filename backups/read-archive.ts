import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Engine } from '#database/connect.ts';
import { checkMigrations } from '#database/transfer/fill-database.ts';
import { type Row, readRow } from '#database/transfer/row-text.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import {
  type ArchiveManifest,
  archiveFormat,
  filesPrefix,
  manifestName,
  manifestSchema,
  maxManifestBytes,
  maxPartBytes,
  namesOfParts,
} from './archive-manifest.ts';
import type { ArchiveSource } from './archive-place.ts';
import { trailerOf } from './archive-trailer.ts';
import { createByteReader } from './byte-reader.ts';
import { blockBytes, paddingOf, readHeader } from './tar-blocks.ts';

/** What an archive holds, once all of it was read and found whole. */
export type ArchiveSummary = {
  name: string;
  createdAt: string;
  /** The version of Ashlar that wrote it. */
  version: string;
  newestMigration: string;
  engine: Engine;
  rows: number;
  tables: number;
  files: number;
  bytes: number;
  sha256: string;
  /** Uploads that were not there any more when it was written. */
  missing: string[];
};

export type ArchiveEntry = { name: string; size: number; body: AsyncGenerator<Buffer> };

const unpack = promisify(gunzip);

/**
 * Reads a whole archive and tells what is in it.
 * @throws AppError in one line when anything about it is damaged, or when this version cannot read it
 */
export async function readArchiveSummary(source: ArchiveSource): Promise<ArchiveSummary> {
  const { manifest, bytes, sha256 } = await verifyArchive(source);
  return {
    ...{ name: source.name, bytes, sha256, missing: manifest.missing, engine: manifest.engine },
    ...{ createdAt: manifest.createdAt, version: manifest.version },
    newestMigration: manifest.migrations.at(-1) ?? '',
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    tables: manifest.tables.length,
    files: manifest.entries.filter(({ name }) => name.startsWith(filesPrefix)).length,
  };
}

/** @throws AppError as `readArchiveSummary` does */
export async function verifyArchive(
  source: ArchiveSource,
): Promise<{ manifest: ArchiveManifest; bytes: number; sha256: string }> {
  const stat = await source.place.stat(source.name);
  if (!stat) throw new AppError('not-found', `There is no archive ${source.name}.`);
  try {
    return await verify(source, stat.bytes);
  } catch (error) {
    if (isAppError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The archive ${source.name} is damaged and was not used. ${reason}.`;
    throw new AppError('unprocessable', message, { cause: error });
  }
}

/** The entries of an archive that was found whole, one after the other: each is read to its end before the next. */
export async function* readEntries(source: ArchiveSource, bytes: number): AsyncGenerator<ArchiveEntry> {
  const reader = createByteReader(
    await source.place.open(source.name, { start: 0, end: bytes - blockBytes - 1 }),
  );
  try {
    for (let head = await readHeader(reader); head; head = await readHeader(reader)) {
      const body = reader.stream(head.size);
      yield { ...head, body };
      await reader.skipRest();
      const padding = await reader.take(paddingOf(head.size).length);
      if (padding.some((byte) => byte !== 0)) throw new Error('Something lies between its entries');
    }
    if (!(await reader.isAtEnd())) throw new Error('Something follows its end');
  } finally {
    await reader.close();
  }
}

/** @throws when it unfolds to more than a part may, or is no list of rows */
export async function readPart(packed: Buffer): Promise<Row[]> {
  const text = (await unpack(packed, { maxOutputLength: maxPartBytes })).toString();
  if (!text.endsWith('\n')) throw new Error('Rows are cut off');
  return text.slice(0, -1).split('\n').map(readRow);
}

async function verify(source: ArchiveSource, bytes: number) {
  if (bytes < 3 * blockBytes || bytes % blockBytes !== 0) throw new Error('It is cut off');
  const sha256 = await checkTrailer(source, bytes);
  const found: ArchiveManifest['entries'] = [];
  const rows = new Map<string, number>();
  let manifest: ArchiveManifest | undefined;
  for await (const { name, size, body } of readEntries(source, bytes)) {
    if (manifest) throw new Error('Something follows its manifest');
    if (name === manifestName) manifest = readManifest(await collect(body, size, maxManifestBytes));
    else found.push({ name, bytes: size, sha256: await checkBody({ name, size, body }, rows) });
  }
  if (!manifest) throw new Error('It has no manifest');
  checkEntries(manifest, found);
  for (const { name, rows: wanted } of manifest.tables) {
    if ((rows.get(name) ?? 0) !== wanted) throw new Error(`The table ${name} has not as many rows as it had`);
  }
  checkMigrations(manifest.migrations);
  return { manifest, bytes, sha256 };
}

/** Whatever was changed since it was written shows in the checksum of the whole. @returns that of the whole file */
async function checkTrailer({ place, name }: ArchiveSource, bytes: number): Promise<string> {
  const whole = createHash('sha256');
  for await (const chunk of await place.open(name, { start: 0, end: bytes - blockBytes - 1 }))
    whole.update(chunk);
  const trailer = await buffer(await place.open(name, { start: bytes - blockBytes, end: bytes - 1 }));
  const expected = trailerOf(whole.copy().digest('hex'));
  if (!trailer.equals(expected)) throw new Error('Its checksum does not fit: it was cut off or changed');
  return whole.update(expected).digest('hex');
}

function readManifest(text: Buffer): ArchiveManifest {
  const value: unknown = JSON.parse(text.toString());
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format === 'number' && format > archiveFormat) {
    throw new AppError(
      'unprocessable',
      'The archive was written by a newer version of Ashlar than this one.',
    );
  }
  const result = manifestSchema.safeParse(value);
  if (!result.success) throw new Error('Its manifest is none', { cause: result.error });
  return result.data;
}

/** @returns the checksum of an entry, whose rows are counted where it has some */
async function checkBody({ name, size, body }: ArchiveEntry, rows: Map<string, number>): Promise<string> {
  const hash = createHash('sha256');
  if (name.startsWith(filesPrefix)) {
    for await (const chunk of body) hash.update(chunk);
    return hash.digest('hex');
  }
  const packed = await collect(body, size, maxPartBytes);
  const table = name.split('/')[1] ?? '';
  rows.set(table, (rows.get(table) ?? 0) + (await readPart(packed)).length);
  return hash.update(packed).digest('hex');
}

async function collect(body: AsyncIterable<Buffer>, size: number, maxBytes: number): Promise<Buffer> {
  if (size > maxBytes) throw new Error('An entry is larger than it may be');
  return buffer(body);
}

/** What the manifest names is there, in this order, and nothing else. */
function checkEntries(manifest: ArchiveManifest, found: ArchiveManifest['entries']): void {
  const wanted = manifest.entries;
  const parts = namesOfParts(manifest);
  const files = wanted.slice(parts.length);
  const isOdd = (name: string) =>
    !name.startsWith(filesPrefix) || !isPlainKey(name.slice(filesPrefix.length));
  if (parts.some((name, index) => wanted[index]?.name !== name))
    throw new Error('Its manifest names other tables');
  const odd = files.find(({ name }) => isOdd(name));
  if (odd) throw new Error(`It has an entry ${JSON.stringify(odd.name)}`);
  if (new Set(wanted.map(({ name }) => name)).size !== wanted.length)
    throw new Error('An entry is there twice');
  const differs = (one: (typeof found)[number], other: (typeof found)[number] | undefined) =>
    one.name !== other?.name || one.bytes !== other.bytes || one.sha256 !== other.sha256;
  if (found.length !== wanted.length || found.some((entry, index) => differs(entry, wanted[index]))) {
    throw new Error('Its entries are not those that its manifest names');
  }
}

/** A path below the uploads, said in one way only. */
function isPlainKey(key: string): boolean {
  const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..';
  return !/[\\\0]/.test(key) && key.split('/').every(isPlain);
}
