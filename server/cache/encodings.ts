import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this compressing saves less than its header costs. */
export const minCompressedBytes = 1_024;
/** Another level saves a few per cent and takes several times as long; it happens once for each version of a page. */
const brotliQuality = 4;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const expandGzip = promisify(gunzip);

export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

export async function expand(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? unbrotli(body) : expandGzip(body);
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  const offered = String(header ?? '')
    .split(',')
    .map((part) => part.trim().replace(/;\s*q=(?!0(?:\.0+)?$).*$/, ''));
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') ? 'gzip' : 'identity';
}
