import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBrotliEncoder, createGzipEncoder, createZstdEncoder, type Encoder } from './encoders.ts';

const kinds: [string, () => Encoder, (packed: Buffer) => Buffer][] = [
  ['Brotli', () => createBrotliEncoder({ quality: 1, maxBytes: 8_192 }), brotliDecompressSync],
  ['Zstandard', () => createZstdEncoder({}), zstdDecompressSync],
  ['gzip', () => createGzipEncoder(1), gunzipSync],
];

test.each(kinds)(
  'Whatever %s packed before, each text comes out whole and as small as ever',
  (_name, create, expand) => {
    const encode = create();
    // Of all lengths, in no order: empty ones, and such as come out in several pieces.
    const texts = Array.from({ length: 120 }, (_, index) => textOf((index * 7_919) % 90_001, index));
    for (const text of [Buffer.alloc(0), ...texts]) {
      const packed = encode(text);
      expect(expand(packed).equals(text)).toBe(true);
      expect(packed.equals(create()(text))).toBe(true);
    }
  },
);

test.each(kinds)('What %s gave out is not written over by the next text', (_name, create, expand) => {
  const encode = create();
  const texts = Array.from({ length: 40 }, (_, index) => textOf(20_000, index));
  const packed = texts.map(encode);
  expect(packed.every((bytes, index) => expand(bytes).equals(texts[index] as Buffer))).toBe(true);
});

/** Of bytes of which few are alike, made from a seed. */
function textOf(length: number, seed: number): Buffer {
  let state = seed + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 97;
  };
  return Buffer.from(Array.from({ length }, next));
}
