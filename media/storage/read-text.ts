/**
 * The text of a file in UTF-8, or in UTF-16 where a mark at its beginning says so.
 * @param bytes with `isCutOff` the beginning of a file, which may end within a letter
 * @returns undefined where the bytes are no such text
 */
export function readText(bytes: Uint8Array, { isCutOff = false } = {}): string | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCutOff });
  } catch {
    return undefined;
  }
}
