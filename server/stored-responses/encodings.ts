import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib, zstdDecompress } from 'node:zlib';
import { createBrotliEncoder, createGzipEncoder, createZstdEncoder, windowFor } from './encoders.ts';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Which encodings a client gets: the one in which what is kept is smallest, and the one in which a page is packed soonest. */
export type Accepted = { smallest: Encoding; soonest: Encoding };

/** The encoding that is none. */
export const plain = 'identity';
/** Below this compressing saves less than its header costs. */
export const minPackedBytes = 1_024;

/** Up to here Brotli takes less than Zstandard, which is sent to whoever accepts it from here on. */
const maxShortBytes = 8_192;
/** What a page of one thing may weigh; pages of lists are longer. */
const maxUsualBytes = 61_440;

/** Up to here the quick one takes less than handing the work to another thread costs beside it, a third of a millisecond. */
const maxBytesAtOnce = 98_304;

/**
 * Whoever makes a page waits for the quick one; who asks often gets the best one. At 4 Brotli takes twice as long as at 3 for a
 * twenty-fifth less; from 5 on it is a tenth less, which is worth it where other threads do it. At 1 it takes little more than half
 * as long, for a twelfth more, which a list of many things could not afford. Of an
 * answer of a few kilobytes 0 takes half as long as 3, for a tenth more.
 */
const brotliAtOnce = {
  short: createBrotliEncoder({ quality: 0, maxBytes: maxShortBytes }),
  usual: createBrotliEncoder({ quality: 1, maxBytes: maxUsualBytes }),
  long: createBrotliEncoder({ quality: 3, maxBytes: maxBytesAtOnce }),
};
/** At 1 it takes a fifth less than at 3, for a thirtieth more. */
const gzipAtOnce = createGzipEncoder(1);
/** As many bytes as Brotli at 3, in little more than half the time; at its own shortest match they are a hundredth more. */
const zstdAtOnce = createZstdEncoder({
  [zlib.ZSTD_c_compressionLevel]: 3,
  [zlib.ZSTD_c_minMatch]: 4,
});
/** Elsewhere, and meanwhile others are answered. */
const brotliQuality = { quick: 5, best: 11 };
const gzipLevel = { quick: 6, best: 9 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);
const expandZstd = promisify(zstdDecompress);

/** What is quick is done at once, and nobody waits for it. */
export function pack(
  bytes: Buffer,
  { encoding, isBest }: { encoding: Encoding; isBest: boolean },
): Buffer | Promise<Buffer> {
  if (encoding === plain) return bytes;
  if (encoding === 'zstd') return zstdAtOnce(bytes);
  if (isBest || bytes.length > maxBytesAtOnce) {
    return packElsewhere(bytes, { encoding, effort: isBest ? 'best' : 'quick' });
  }
  if (encoding === 'gzip') return gzipAtOnce(bytes);
  if (bytes.length <= maxShortBytes) return brotliAtOnce.short(bytes);
  return bytes.length <= maxUsualBytes ? brotliAtOnce.usual(bytes) : brotliAtOnce.long(bytes);
}

function packElsewhere(
  bytes: Buffer,
  { encoding, effort }: { encoding: 'br' | 'gzip'; effort: 'quick' | 'best' },
): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: gzipLevel[effort] });
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [zlib.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  };
  return compressBrotli(bytes, { params });
}

export async function unpack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === plain) return body;
  const expand = { br: expandBrotli, zstd: expandZstd, gzip: expandGzip }[encoding];
  return expand(body);
}

/** In what a client gets so many bytes that are not packed yet. */
export function encodingFor({ smallest, soonest }: Accepted, byteCount: number): Encoding {
  return byteCount > maxShortBytes && byteCount <= maxBytesAtOnce ? soonest : smallest;
}

/** What most clients send is one of a few, which are taken apart once; the others could be made up. */
const chosen = new Map<string, Accepted>();
const maxChosen = 100;

/** What a client's `Accept-Encoding` comes to. */
export function acceptedBy(header: string | string[] | undefined): Accepted {
  const text = String(header ?? '');
  const accepted = chosen.get(text) ?? readAccepted(text);
  if (chosen.size < maxChosen) chosen.set(text, accepted);
  return accepted;
}

/** Zstandard is for the time until Brotli has made it smaller; nobody has the one alone. */
function readAccepted(header: string): Accepted {
  const offered = header.split(',').map((part) => part.trim().replace(/;\s*q=(?!0(?:\.0+)?$).*$/, ''));
  if (offered.includes('br')) return { smallest: 'br', soonest: offered.includes('zstd') ? 'zstd' : 'br' };
  const only = offered.includes('gzip') ? 'gzip' : plain;
  return { smallest: only, soonest: only };
}
