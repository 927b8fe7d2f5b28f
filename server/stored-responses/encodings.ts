import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding that is none. */
export const plain = 'identity';
/** Below this compressing saves less than its header costs. */
export const minPackedBytes = 1_024;

/** 6: a tenth smaller than at 4 for at most two milliseconds more a page; from 7 on the time multiplies. */
const brotliQuality = { quick: 6, best: 11 };
const gzipLevel = { quick: 6, best: 9 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);

export async function pack(
  bytes: Buffer,
  { encoding, isBest }: { encoding: Encoding; isBest: boolean },
): Promise<Buffer> {
  const effort = isBest ? 'best' : 'quick';
  if (encoding === plain) return bytes;
  if (encoding === 'gzip') return compressGzip(bytes, { level: gzipLevel[effort] });
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}

export async function unpack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return expandBrotli(body);
  return encoding === 'gzip' ? expandGzip(body) : body;
}

/** What a client's `Accept-Encoding` comes to. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const offered = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim().replace(/;\s*q=(?!0(?:\.0+)?$).*$/, ''));
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') ? 'gzip' : plain;
}
