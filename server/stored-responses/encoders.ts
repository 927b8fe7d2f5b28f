import { constants as zlib } from 'node:zlib';
import { BrotliCompress, Gzip, ZstdCompress } from 'minizlib';

/** Compresses a whole text while the caller waits. @throws ZlibError where that fails */
export type Encoder = (bytes: Buffer) => Buffer;

type Engine = BrotliCompress | Gzip | ZstdCompress;

/** What comes out fits mostly. */
const chunkSize = 65_536;

/** At a quality of 0 to 11, for texts of at most so many bytes; longer ones are packed too, less well. */
export function createBrotliEncoder({ quality, maxBytes }: { quality: number; maxBytes: number }): Encoder {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_LGWIN]: windowFor(maxBytes) };
  const options = { params, chunkSize, flush: zlib.BROTLI_OPERATION_FINISH };
  return createEncoder(() => new BrotliCompress({ ...options }));
}

/** With parameters as Node.js names them. */
export function createZstdEncoder(params: Record<number, number>): Encoder {
  const options = { params, chunkSize, flush: zlib.ZSTD_e_end };
  return createEncoder(() => new ZstdCompress({ ...options }));
}

/** At a level of 0 to 9. */
export function createGzipEncoder(level: number): Encoder {
  const options = { level, chunkSize, flush: zlib.Z_FINISH };
  return createEncoder(() => new Gzip({ ...options }));
}

/** An engine is opened for the first text and used again for each that follows, unless one made it fail. */
function createEncoder(open: () => Engine): Encoder {
  let ready: Engine | undefined;
  return (bytes) => {
    const engine = ready ?? open();
    ready = undefined;
    engine.write(bytes);
    const packed = engine.read();
    if (!packed) throw new Error(`Nothing came out of ${bytes.length} bytes that were compressed.`);
    engine.reset();
    ready = engine;
    return packed;
  };
}

/** Binary logarithm of how far back Brotli looks; memory for more is cleared before each text, however short it is. */
export function windowFor(byteCount: number): number {
  const needed = Math.ceil(Math.log2(byteCount + 1)) + 1;
  return Math.min(zlib.BROTLI_DEFAULT_WINDOW, Math.max(zlib.BROTLI_MIN_WINDOW_BITS, needed));
}
