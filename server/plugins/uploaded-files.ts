import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { pictureFormats, pictureWidths, uploadsPrefix } from '#content/picture/picture.ts';
import type { Services } from '../services.ts';
import { sendFailure } from './errors.ts';

/** A file never changes under its name, so browsers may keep it. */
const immutable = 'public, max-age=31536000, immutable';

const variantSchema = z.object({
  width: z.coerce.number().pipe(z.literal(pictureWidths)),
  name: z.string().regex(/^(?!.*\.\.)[\w./-]+$/),
  format: z.enum(pictureFormats),
});

/** What is shown or played; anything else that lies among the uploads is only ever downloaded, never run as a page. */
const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.avi': 'video/x-msvideo',
  '.wmv': 'video/x-ms-wmv',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

const pictureName = /\.(?:png|jpe?g|gif|webp|avif)$/i;
const placeholderFile = new URL('../../public/placeholder.svg', import.meta.url);

/** Uploaded files as they are, and pictures in the sizes and formats that pages ask for. */
export async function uploadedFiles(
  app: FastifyInstance,
  options: { uploadsFolder: string; services: Services },
): Promise<void> {
  const placeholder = await readFile(placeholderFile);
  // Browsers show the picture that comes with a 404, so a lost one leaves a frame and not a hole.
  const sendPlaceholder = (reply: FastifyReply) =>
    reply.status(404).type('image/svg+xml').header('cache-control', 'no-cache').send(placeholder);

  await app.register(
    async (uploads) => {
      uploads.setNotFoundHandler((request, reply) => {
        if (pictureName.test(request.url)) return sendPlaceholder(reply);
        return sendFailure(request, reply, { status: 404, message: 'There is no such file.' });
      });
      uploads.addHook('onRequest', async (request, reply) => {
        const path = pathOf(request.url);
        if (path === undefined || !(await options.services.media.hasFile(path))) return reply.callNotFound();
      });
      await uploads.register(fastifyStatic, {
        root: options.uploadsFolder,
        decorateReply: false,
        index: false,
        cacheControl: false,
        setHeaders: (reply, path) => {
          reply.header('cache-control', immutable);
          const type = types[extname(path).toLowerCase()];
          reply.header('content-type', type ?? 'application/octet-stream');
          if (!type) reply.header('content-disposition', 'attachment');
        },
      });
    },
    { prefix: uploadsPrefix.slice(0, -1) },
  );

  options.services.variants.onFailure((err) => app.log.warn({ err }, 'a picture could not be made'));
  app.get('/pictures/:width/*', async (request, reply) => {
    const { width, '*': file } = request.params as { width: string; '*': string };
    const dot = file.lastIndexOf('.');
    const asked = variantSchema.safeParse({ width, name: file.slice(0, dot), format: file.slice(dot + 1) });
    if (!asked.success) return sendPlaceholder(reply);
    const { name, format, width: pixels } = asked.data;
    const found = await options.services.variants.find({ path: uploadsPrefix + name, width: pixels, format });
    if (!found) return sendPlaceholder(reply);
    // A quick one is asked for again the next time, and is the good one then.
    reply.header('cache-control', found.isFinal ? immutable : 'no-cache');
    return reply.type(`image/${found.format}`).send(found.bytes);
  });
}

/** The path of an upload that an address names; undefined where it can be none. */
function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/s, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
