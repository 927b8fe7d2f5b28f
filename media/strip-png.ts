const signatureBytes = 8;
/** Length, type and checksum around a chunk's content. */
const frameBytes = 12;

/** What makes up the picture, its colours and its animation; texts, times and camera data are not among them. */
const pictureChunks: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['iCCP', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'cICP', 'mDCV', 'cLLI'],
]);

/** Takes out of a PNG everything that is not its picture. @returns undefined when it is not built as a PNG should be */
export function stripPng(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + frameBytes <= bytes.length) {
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (pictureChunks.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
