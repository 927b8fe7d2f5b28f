import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pictureFormats, pictureWidths, uploadsPrefix } from '#content/picture/picture.ts';
import { notFound } from '#errors/app-error.ts';
import type { Services } from '../services.ts';

/** A file never changes under its name, so browsers may keep it. */
const immutable = 'public, max-age=31536000, immutable';

const variantSchema = z.object({
  width: z.coerce.number().pipe(z.literal(pictureWidths)),
  name: z.string().regex(/^(?!.*\.\.)[\w./-]+$/),
  format: z.enum(pictureFormats),
});

/** Uploaded files as they are, and pictures in the sizes and formats that pages ask for. */
export async function uploadedFiles(
  app: FastifyInstance,
  options: { uploadsFolder: string; services: Services },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.uploadsFolder,
    prefix: uploadsPrefix,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', immutable);
    },
  });

  app.get('/pictures/:width/*', async (request, reply) => {
    const { width, '*': file } = request.params as { width: string; '*': string };
    const dot = file.lastIndexOf('.');
    const asked = variantSchema.safeParse({ width, name: file.slice(0, dot), format: file.slice(dot + 1) });
    if (!asked.success) throw notFound('There is no such picture.');
    const { name, format, width: pixels } = asked.data;
    const bytes = await options.services.variants.find({ path: uploadsPrefix + name, width: pixels, format });
    if (!bytes) throw notFound('There is no such picture.');
    return reply.type(`image/${format}`).header('cache-control', immutable).send(bytes);
  });
}
