import type { FastifyInstance } from 'fastify';
import { linkPreviewKinds } from '#publishing/link-preview/link-preview-path.ts';
import type { Services } from '../services/services.ts';

/** What is seen on it changes its path, so whoever fetched one may keep it. */
const immutable = 'public, max-age=31536000, immutable';

/** The pictures of links to stones, articles and projects (docs/decisions/0047-data-sheets.md). */
export function linkPreviews(app: FastifyInstance, { services }: { services: Services }): void {
  app.get('/pictures/links/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    const known = linkPreviewKinds.find((each) => each === kind);
    const found = known && (await services.linkPreviews.find(known, file, request.ip));
    if (!found) return reply.callNotFound();
    // A link that was posted long ago shows the page as it is now.
    if ('path' in found) return reply.header('cache-control', 'no-cache').redirect(found.path, 302);
    return reply.type('image/jpeg').header('cache-control', immutable).send(found.bytes);
  });
}
