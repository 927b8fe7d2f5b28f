import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { keyOfUpload } from '#content/picture/picture.ts';
import { createRowSum, type TableShape } from '#database/transfer/row-source.ts';
import type { Row } from '#database/transfer/row-text.ts';
import type { Snapshot } from '#database/transfer/snapshot.ts';
import type { FileStorage } from '#media/file-storage.ts';
import {
  type ArchiveManifest,
  filesPrefix,
  manifestName,
  maxPartBytes,
  nameOfPart,
} from './archive-manifest.ts';
import { endBlocks, headerOf, paddingOf } from './tar-blocks.ts';

type Content = { size: number; chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

const compress = promisify(gzip);
/** Of rows as text, in one entry. */
const partCharacters = 1_000_000;

/** The bytes of a tar file with all tables and uploads; what is in it is noted in the manifest, which comes last. */
export async function* writeEntries(
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
