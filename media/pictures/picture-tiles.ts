import { buffer } from 'node:stream/consumers';
import { type Tile, tileSide } from '#content/picture/tiles.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { failOn, loadSharp } from './picture-codec.ts';

/** What somebody looks at pixel by pixel; more effort takes half as long again for a tenth of the bytes. */
const webp = { quality: 85, effort: 1 } as const;
const name = 'picture';

// APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16.
const endBytes = 22;
const endSignature = 0x06054b50;
const entryBytes = 46;
const headerBytes = 30;

/**
 * All tiles of a picture in one ZIP, which does not compress them again. Levels are made while the picture is read from
 * top to bottom, so that a strip of each is in memory.
 */
export async function renderTiles(original: Buffer): Promise<Buffer> {
  const open = await loadSharp();
  return open(original, { animated: false, sequentialRead: true, failOn })
    .rotate()
    .webp(webp)
    .tile({
      ...{ size: tileSide, overlap: 0, layout: 'dz', depth: 'onetile' },
      ...{ container: 'zip', basename: name },
    })
    .toBuffer();
}

/** One tile of such a ZIP; undefined where it has none there. @throws where the ZIP is gone or damaged */
export async function readTile(
  { storage, key }: { storage: FileStorage; key: string },
  { z, x, y }: Tile,
): Promise<Buffer | undefined> {
  const wanted = `${name}_files/${z}/${x}_${y}.webp`;
  const { bytes = 0 } = (await storage.stat(key)) ?? {};
  if (bytes < endBytes) throw new Error('There is no archive of tiles');
  const read = async (start: number, length: number) =>
    buffer(await storage.open(key, { start, end: start + length - 1 }));
  const end = await read(bytes - endBytes, endBytes);
  if (end.readUInt32LE(0) !== endSignature) throw new Error('The archive of tiles is damaged');
  const list = await read(end.readUInt32LE(16), end.readUInt32LE(12));
  for (let at = 0; at < list.length; ) {
    const nameEnd = at + entryBytes + list.readUInt16LE(at + 28);
    if (list.toString('latin1', at + entryBytes, nameEnd) === wanted) {
      const start = list.readUInt32LE(at + 42) + headerBytes + wanted.length;
      return read(start, list.readUInt32LE(at + 20));
    }
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return undefined;
}
