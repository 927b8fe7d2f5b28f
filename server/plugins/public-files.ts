import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/** The built scripts, styles and fonts, whose names change with their content, and the few files at the root. */
export async function publicFiles(app: FastifyInstance, options: { clientFolder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.clientFolder,
    prefix: '/',
    // One route per file: unknown paths fall through to the pages.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(join(options.clientFolder, 'assets'));
      reply.header(
        'cache-control',
        isNamedByContent ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
      );
    },
  });
}
