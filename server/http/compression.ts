import type { FastifyInstance } from 'fastify';
import { compress, encodingFor, minCompressedBytes } from '../cache/encodings.ts';

const compressibleTypes = /^(?:text\/|application\/(?:json|xml|manifest\+json|atom\+xml)|image\/svg\+xml)/;

/** Compresses whole text responses once they are complete; streams and files made beforehand pass untouched. */
export function compression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || reply.hasHeader('content-encoding')) return payload;
    if (!compressibleTypes.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    // What depends on more has said so.
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    const bytes = Buffer.from(payload);
    if (encoding === 'identity' || bytes.length < minCompressedBytes) return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return compress(bytes, encoding);
  });
}
