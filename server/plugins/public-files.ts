import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

const yearSeconds = 31_536_000;
const daySeconds = 86_400;
const assets = 'assets';

type Options = {
  clientFolder: string;
  /** Responds to what looks like a built file and is none. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/**
 * The built scripts, styles and fonts, whose names change with their content, and what else the build has put beside their
 * folder. One route for all of them: with one for each, a good part of a start went by.
 */
export async function publicFiles(app: FastifyInstance, { clientFolder, otherwise }: Options): Promise<void> {
  await app.register(fastifyStatic, {
    ...{ root: clientFolder, serve: false, preCompressed: true, cacheControl: false },
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(join(clientFolder, assets));
      reply.header(
        'cache-control',
        isNamedByContent ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
      );
    },
  });
  const names = findNames(clientFolder);
  const options: RouteShorthandOptions = { errorHandler: endUnread(app) };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = request.url.slice(1).split('?', 1)[0] ?? '';
    return names.has(name) ? reply.sendFile(name) : otherwise(request, reply);
  };
  app.get(`/${assets}/*`, options, send);
  for (const name of names) if (!name.includes('/')) app.get(`/${name}`, options, send);
}

/** All but the compressed forms, which stand in for the others. */
function findNames(clientFolder: string): Set<string> {
  const beside = readdirSync(clientFolder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const built = readdirSync(join(clientFolder, assets)).map((name) => `${assets}/${name}`);
  return new Set([...beside.map(({ name }) => name), ...built].filter((name) => !/\.(?:br|gz)$/.test(name)));
}

/** Whoever goes away while a file is on its way is no failure of the site. */
function endUnread(app: FastifyInstance): NonNullable<RouteShorthandOptions['errorHandler']> {
  return (error, request, reply) => {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
    else app.errorHandler(error, request, reply);
  };
}
