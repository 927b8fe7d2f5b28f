import { Header, Pax } from 'tar';
import type { ByteReader } from './byte-reader.ts';

/** Everything in a tar file lies in blocks of so many bytes. */
export const blockBytes = 512;
const maxPaxBytes = 16 * blockBytes;
/** The same for every archive: what an entry is, its checksum says. */
const epoch = new Date(0);

/** What stands before the bytes of an entry. */
export function headerOf(path: string, size: number): Buffer {
  const facts = { path, size, mode: 0o600, uid: 0, gid: 0, mtime: epoch };
  const header = new Header({ ...facts, type: 'File' });
  const block = Buffer.alloc(blockBytes);
  header.encode(block);
  if (!header.needPax) return block;
  // A name that is longer than the oldest form of the format allows, or a size.
  return Buffer.concat([new Pax({ path, size }).encode(), block]);
}

/** What fills the last block of an entry. */
export function paddingOf(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

/** What a tar file ends with. */
export const endBlocks = Buffer.alloc(2 * blockBytes);

/**
 * Reads what stands before an entry. Only what `headerOf` writes is accepted, byte for byte: no links, no folders, no
 * second way of saying the same.
 * @returns undefined at the end of the tar file
 */
export async function readHeader(reader: ByteReader): Promise<{ name: string; size: number } | undefined> {
  const first = await reader.take(blockBytes);
  if (first.every((byte) => byte === 0)) {
    const second = await reader.take(blockBytes);
    if (second.some((byte) => byte !== 0)) throw new Error('Its end is damaged');
    return undefined;
  }
  const header = new Header(first);
  const { blocks, found } =
    header.type === 'ExtendedHeader'
      ? await readLong(reader, first, header)
      : { blocks: first, found: header };
  const { path: name = '', size = -1 } = found;
  if (size < 0 || !headerOf(name, size).equals(blocks)) throw new Error('The head of an entry is damaged');
  return { name, size };
}

async function readLong(reader: ByteReader, first: Buffer, { size = 0 }: Header) {
  if (size > maxPaxBytes) throw new Error('The head of an entry is damaged');
  const body = await reader.take(Math.ceil(size / blockBytes) * blockBytes);
  const second = await reader.take(blockBytes);
  const said = Pax.parse(body.toString('utf8', 0, size));
  return { blocks: Buffer.concat([first, body, second]), found: new Header(second, 0, said) };
}
