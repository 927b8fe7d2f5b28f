const riffHeaderBytes = 12;
const chunkHeaderBytes = 8;
/** Flags of the VP8X chunk that say that there is camera data and XMP. */
const metadataFlags = 0x08 | 0x04;
const pictureChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Takes out of a WEBP everything that is not its picture. @returns undefined when it is not built as it should be */
export function stripWebp(bytes: Buffer): Buffer | undefined {
  const end = Math.min(bytes.length, chunkHeaderBytes + bytes.readUInt32LE(4));
  const kept: Buffer[] = [];
  let at = riffHeaderBytes;
  while (at + chunkHeaderBytes <= end) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + chunkHeaderBytes + size + (size % 2);
    if (at + chunkHeaderBytes + size > bytes.length) return undefined;
    const type = bytes.toString('latin1', at, at + 4);
    if (pictureChunks.has(type)) kept.push(padded(Buffer.from(bytes.subarray(at, next)), next - at));
    at = next;
  }
  const [first] = kept;
  if (!first) return undefined;
  if (first.toString('latin1', 0, 4) === 'VP8X') {
    first[chunkHeaderBytes] = (first[chunkHeaderBytes] ?? 0) & ~metadataFlags;
  }
  return withHeader(Buffer.concat(kept));
}

function withHeader(chunks: Buffer): Buffer {
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([header, chunks]);
}

/** Some writers leave out the last chunk's byte of padding. */
function padded(chunk: Buffer, length: number): Buffer {
  return chunk.length === length ? chunk : Buffer.concat([chunk, Buffer.alloc(length - chunk.length)]);
}
