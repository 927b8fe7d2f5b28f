const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;
const app0 = 0xe0;
const app2 = 0xe2;
const app14 = 0xee;
const app15 = 0xef;

/**
 * Takes out of a JPEG everything that is not its picture: camera data, position, comments, thumbnails, what stands
 * behind its end. The compressed picture, its colour profile and what tells its colour model stay byte for byte.
 * @returns undefined when it is not built as a JPEG should be
 */
export function stripJpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfImage || marker === 0) return undefined;
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === startOfScan) end = endOfScan(bytes, end);
    if (end > bytes.length) return undefined;
    if (isPartOfPicture(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end));
    at = end;
    if (bytes[at] === 0xff && bytes[at + 1] === endOfImage) {
      return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    }
  }
  return undefined;
}

/** Where the compressed data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) return at;
  }
  return bytes.length + 1;
}

function isPartOfPicture(marker: number, content: Buffer): boolean {
  if (marker === comment) return false;
  if (marker < app0 || marker > app15) return true;
  if (marker === app0) return startsWith(content, 'JFIF\0');
  if (marker === app2) return startsWith(content, 'ICC_PROFILE\0');
  return marker === app14 && startsWith(content, 'Adobe');
}

function startsWith(content: Buffer, text: string): boolean {
  return content.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));
}
