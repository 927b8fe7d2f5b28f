import type { FastifyInstance } from 'fastify';
import { networkOf } from '#limits/network-of.ts';
import { type StillSize, stillSizes } from '#site/rooms/room-stills.service.ts';
import type { Services } from '../services.ts';
import { isKnownTag } from './entity-tag.ts';

/** The address stays when the picture of a stone changes. */
const keptShortly = 'public, max-age=600, stale-while-revalidate=86400';
/** As many as a long list shows; what is there already is not counted. */
const madePerMinute = 240;

/** Pictures of rooms with stones, for whoever reads a list (docs/decisions/0050-rooms.md). */
export function roomStills(app: FastifyInstance, { services }: { services: Services }): void {
  const making = services.limits.localRateLimit({ name: 'room-stills', perMinute: madePerMinute });
  for (const size of Object.keys(stillSizes) as StillSize[]) {
    app.get(`/pictures/rooms/${size}.jpg`, async (request, reply) => {
      const { searchParams } = new URL(request.url, services.publicUrl);
      const found = await services.roomStills.find(searchParams, {
        ...{ size, group: networkOf(request.ip) },
        beforeMaking: () => making.take(request.ip),
      });
      if (!found) return reply.callNotFound();
      const tag = `"${found.tag}"`;
      reply.headers({ etag: tag, 'cache-control': keptShortly, 'x-robots-tag': 'noindex' });
      if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(found.bytes);
    });
  }
}
