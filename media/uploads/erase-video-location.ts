import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '#errors/app-error.ts';

/** Boxes that contain others, and boxes that hold the camera's metadata, its position included. */
const containers: ReadonlySet<string> = new Set(['moov', 'trak']);
const metadataBoxes: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
const boxFormats: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime']);
const headerBytes = 8;
const longHeaderBytes = 16;
const blankBytes = 64 * 1024;

type Range = { start: number; end: number };
type Box = Range & { type: string; contentStart: number };

/**
 * Blanks the metadata of an MP4 or MOV file where it stands: its boxes become free space of the same size, so that
 * nothing else in the file moves. Other formats have no customary place for a position and are left alone.
 * @throws AppError `wrong-type` when the file is cut off or not built as it should be
 */
export async function eraseVideoLocation(file: string, mime: string): Promise<void> {
  if (!boxFormats.has(mime)) return;
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const types = await eraseIn(handle, { start: 0, end: size });
    if (!types.has('moov') || !types.has('mdat')) throw damaged();
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function eraseIn(handle: FileHandle, range: Range): Promise<Set<string>> {
  const types = new Set<string>();
  let at = range.start;
  while (at + headerBytes <= range.end) {
    const box = await readBox(handle, { start: at, end: range.end });
    if (!box) break;
    types.add(box.type);
    if (containers.has(box.type)) await eraseIn(handle, { start: box.contentStart, end: box.end });
    else if (metadataBoxes.has(box.type)) await blank(handle, box);
    at = box.end;
  }
  return types;
}

/** The box that starts at an offset; undefined for the four zero bytes that may end a QuickTime list. */
async function readBox(handle: FileHandle, { start, end }: Range): Promise<Box | undefined> {
  const header = Buffer.alloc(longHeaderBytes);
  await handle.read(header, 0, Math.min(longHeaderBytes, end - start), start);
  const size = header.readUInt32BE(0);
  const type = header.toString('latin1', 4, 8);
  if (size === 0)
    return type === '\0\0\0\0' ? undefined : { type, start, contentStart: start + headerBytes, end };
  const isLong = size === 1;
  const length = isLong ? Number(header.readBigUInt64BE(8)) : size;
  const contentStart = start + (isLong ? longHeaderBytes : headerBytes);
  if (start + length > end || start + length < contentStart) throw damaged();
  return { type, start, contentStart, end: start + length };
}

async function blank(handle: FileHandle, box: Box): Promise<void> {
  await handle.write(Buffer.from('free', 'latin1'), 0, 4, box.start + 4);
  for (let at = box.contentStart; at < box.end; at += blankBytes) {
    const zeros = Buffer.alloc(Math.min(blankBytes, box.end - at));
    await handle.write(zeros, 0, zeros.length, at);
  }
}

function damaged(): AppError {
  return new AppError('wrong-type', 'This video is cut off or damaged.');
}
