type Decoded = { text: string; notice?: string };

/** The text of a CSV file, in whichever encoding spreadsheets save it. */
export function decodeText(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes, 'UTF-16');
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes, 'UTF-16');
  const wide = findWide(bytes);
  if (wide) return decodeAs(wide, bytes, 'UTF-16');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return decodeAs('windows-1252', bytes, 'Windows-1252');
  }
}

function decodeAs(encoding: string, bytes: Uint8Array, name: string): Decoded {
  const notice = `The file is not in UTF-8; it was read as ${name}. Letters of other scripts may be lost in it.`;
  const text = new TextDecoder(encoding).decode(bytes);
  return name === 'UTF-16' ? { text } : { text, notice };
}

/** Text of two bytes a letter that does not say so: every other byte of Latin letters is zero. */
function findWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const enough = sample.length / 4;
  if ((zeros[1] ?? 0) > enough && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) > enough && zeros[1] === 0 ? 'utf-16be' : undefined;
}
