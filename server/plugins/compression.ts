import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedBy, type Encoding, plain } from '../stored-responses/encodings.ts';

const compressibleTypes = /^(?:text\/|application\/(?:json|xml|manifest\+json|atom\+xml)|image\/svg\+xml)/;
const minBytes = 1_024;
/** A tenth smaller than at 4 for at most two milliseconds more a page; from 7 on the time multiplies. */
const brotliQuality = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses whole text responses once they are complete; streams and files made beforehand pass untouched. */
export function compression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || reply.hasHeader('content-encoding')) return done(null, payload);
    const type = String(reply.getHeader('content-type') ?? '');
    if (!compressibleTypes.test(type)) return done(null, payload);
    // What depends on more has said so.
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
    const { smallest: encoding } = acceptedBy(request.headers['accept-encoding']);
    if (encoding === plain) return done(null, payload);
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (bytes.length < minBytes) return done(null, payload);
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    compress(bytes, encoding).then((body) => done(null, body), done);
  });
}

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : compressGzip(bytes);
}
