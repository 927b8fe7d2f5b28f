import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { BuiltFiles } from '../page-renderer.ts';

const yearSeconds = 31_536_000;
const daySeconds = 86_400;

type Options = {
  client: BuiltFiles;
  /** Responds to what looks like a built file and is none. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/**
 * The built scripts, styles and fonts, whose names change with their content, and what else the build has put beside their
 * folder. One route for all of them: with one for each, a good part of a start went by.
 */
export async function publicFiles(app: FastifyInstance, { client, otherwise }: Options): Promise<void> {
  const { folder, names } = client;
  await app.register(fastifyStatic, {
    ...{ root: folder, serve: false, preCompressed: true, cacheControl: false },
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(join(folder, 'assets'));
      reply.header(
        'cache-control',
        isNamedByContent ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
      );
    },
  });
  const options: RouteShorthandOptions = { errorHandler: endUnread(app) };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = request.url.slice(1).split('?', 1)[0] ?? '';
    return names.has(name) ? reply.sendFile(name) : otherwise(request, reply);
  };
  app.get('/assets/*', options, send);
  for (const name of names) if (!name.includes('/')) app.get(`/${name}`, options, send);
}

/** Whoever goes away while a file is on its way is no failure of the site. */
function endUnread(app: FastifyInstance): NonNullable<RouteShorthandOptions['errorHandler']> {
  return (error, request, reply) => {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
    else app.errorHandler(error, request, reply);
  };
}
