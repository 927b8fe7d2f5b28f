const headerBytes = 13;
const imageBlock = 0x2c;
const extensionBlock = 0x21;
const trailer = 0x3b;
const graphicControl = 0xf9;
const application = 0xff;
/** Extensions that say how often an animation repeats, and the colour profile. */
const keptApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** Takes out of a GIF comments, texts, XMP and what stands behind its end. @returns undefined when it is damaged */
export function stripGif(bytes: Buffer): Buffer | undefined {
  let at = headerBytes + colourTableBytes(bytes[10] ?? 0);
  const kept: Buffer[] = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === trailer) return Buffer.concat([...kept, bytes.subarray(at, at + 1)]);
    const end = endOfBlock(bytes, at);
    if (end === undefined) return undefined;
    if (block === imageBlock || isKeptExtension(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function endOfBlock(bytes: Buffer, at: number): number | undefined {
  switch (bytes[at]) {
    case imageBlock:
      return endOfSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9] ?? 0));
    case extensionBlock:
      return endOfSubBlocks(bytes, at + 2);
    default:
      return undefined;
  }
}

function endOfSubBlocks(bytes: Buffer, start: number): number | undefined {
  let at = start;
  while (at < bytes.length) {
    const size = bytes[at] ?? 0;
    at += 1 + size;
    if (size === 0) return at;
  }
  return undefined;
}

function isKeptExtension(bytes: Buffer, at: number): boolean {
  if (bytes[at + 1] === graphicControl) return true;
  return (
    bytes[at + 1] === application && keptApplications.includes(bytes.toString('latin1', at + 3, at + 14))
  );
}

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}
