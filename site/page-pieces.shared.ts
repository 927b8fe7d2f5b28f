/** A page in its order: what is its own as text, and what many pages have as its bytes, so that nobody encodes it again. */
export type PagePieces = readonly (string | Buffer)[];

/** Bytes that stay: those of `Buffer.from` share their memory with others, all of which would stay with them. */
export function keepBytes(text: string): Buffer {
  const { buffer } = new TextEncoder().encode(text);
  return Buffer.from(buffer);
}

export function bytesOf(pieces: PagePieces): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

export function textOf(pieces: PagePieces): string {
  return pieces.map(String).join('');
}
