import type { FastifyInstance } from 'fastify';
import { networkOf } from '#people/limits/network-of.ts';
import { type StillSize, stillSizes } from '#publishing/rooms/room-stills.service.ts';
import { isKnownTag } from '../cache/entity-tag.ts';
import type { Services } from '../services/services.ts';

/** The address stays when the picture of a stone changes. */
const askedAgain = 'public, no-cache';

/** Pictures of rooms with stones, for whoever reads a list (docs/decisions/0050-rooms.md). */
export function roomStills(app: FastifyInstance, { services }: { services: Services }): void {
  for (const size of Object.keys(stillSizes) as StillSize[]) {
    app.get(`/pictures/rooms/${size}.jpg`, async (request, reply) => {
      const { searchParams } = new URL(request.url, services.publicUrl);
      const found = await services.roomStills.find(searchParams, {
        ...{ size, group: networkOf(request.ip) },
        waitTurn: (work) => services.drawing.draw(request.ip, work),
      });
      if (!found) return reply.callNotFound();
      const tag = `"${found.tag}"`;
      reply.headers({ etag: tag, 'cache-control': askedAgain, 'x-robots-tag': 'noindex' });
      if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(found.bytes);
    });
  }
}
