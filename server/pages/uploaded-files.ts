import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pictureFormats, pictureWidths, uploadsPrefix } from '#content/picture/picture.ts';
import type { OpenableFile } from '#media/library/files.service.ts';
import type { ByteRange } from '#media/storage/file-storage.ts';
import { say } from '#messages/say.ts';
import { isKnownTag, sendTagged } from '../cache/entity-tag.ts';
import { sendFailure } from '../http/errors.ts';
import type { Services } from '../services/services.ts';

/** A file never changes under its name, so browsers may keep it. */
const immutable = 'public, max-age=31536000, immutable';
const tagLength = 22;

const variantSchema = z.object({
  width: z.coerce.number().pipe(z.literal(pictureWidths)),
  name: z.string().regex(/^(?!.*\.\.)[\w./-]+$/),
  format: z.enum(pictureFormats),
});

/** What is shown or played; anything else among the uploads is only ever downloaded, never run as a page. */
const shownTypes: ReadonlySet<string> = new Set([
  ...['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml', 'application/pdf'],
  ...['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/x-ms-wmv', 'video/webm'],
]);

const tileName = /^([\w./-]+)\/(\d|1\d)\/(0|[1-9]\d{0,2})_(0|[1-9]\d{0,2})\.webp$/;
const pictureName = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const placeholderPath = '/placeholder.svg';
/** As wide as most frames. */
const placeholderWidth = 960;

/** Uploaded files as they are, and pictures in the sizes and formats that pages request. */
export async function uploadedFiles(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.get(placeholderPath, async (request, reply) => {
    const { type, bytes } = await findPlaceholder(services);
    reply.type(type).header('cache-control', 'no-cache');
    return sendTagged(request, reply, { payload: bytes });
  });

  await app.register(
    async (uploads) => {
      uploads.setNotFoundHandler((request, reply) => {
        if (pictureName.test(request.url)) return sendPlaceholder(services, reply);
        return sendFailure(request, reply, { status: 404, message: say('answers:noFile') });
      });
      uploads.route({
        method: ['GET', 'HEAD'],
        url: '/*',
        async handler(request, reply) {
          const path = pathOf(request.url);
          const file = path && (await services.files.find(path));
          return file ? sendOriginal(request, reply, file) : reply.callNotFound();
        },
      });
    },
    { prefix: uploadsPrefix.slice(0, -1) },
  );

  addPictures(app, services);
}

/** Pictures in the sizes that pages show, and large ones as tiles. */
function addPictures(app: FastifyInstance, services: Services): void {
  services.variants.onFailure((err) => app.log.warn({ err }, 'a picture could not be made'));
  app.get('/tiles/uploads/*', async (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    const [, name, ...place] = tileName.exec(file) ?? [];
    const [z = 0, x = 0, y = 0] = place.map(Number);
    const found = name && (await services.variants.findTile(uploadsPrefix + name, { z, x, y }));
    if (found) return reply.header('cache-control', immutable).type('image/webp').send(found);
    // No picture: a viewer would take it for a tile.
    reply.header('cache-control', 'no-cache');
    return sendFailure(request, reply, { status: 404, message: say('answers:noFile') });
  });
  app.get('/pictures/:width/*', async (request, reply) => {
    const { width, '*': file } = request.params as { width: string; '*': string };
    const dot = file.lastIndexOf('.');
    const input = variantSchema.safeParse({ width, name: file.slice(0, dot), format: file.slice(dot + 1) });
    if (!input.success) return sendPlaceholder(services, reply);
    const { name, format, width: pixels } = input.data;
    const found = await services.variants.find({ path: uploadsPrefix + name, width: pixels, format });
    if (!found) return sendPlaceholder(services, reply);
    // A quick variant must not be cached, so that the next request gets the final one.
    reply.header('cache-control', found.isFinal ? immutable : 'no-cache');
    return reply.type(`image/${found.format}`).send(found.bytes);
  });
}

/** Browsers show the picture that comes with a 404, so a missing one is replaced by a placeholder. */
async function sendPlaceholder(services: Services, reply: FastifyReply): Promise<FastifyReply> {
  const { type, bytes } = await findPlaceholder(services);
  return reply.status(404).type(type).header('cache-control', 'no-cache').send(bytes);
}

/** The company's own, or a drawing in its colours. */
async function findPlaceholder(services: Services): Promise<{ type: string; bytes: Buffer }> {
  const { placeholderPath: path } = await services.appearance.read();
  const own = path && (await services.variants.find({ path, width: placeholderWidth, format: 'webp' }));
  if (own) return { type: `image/${own.format}`, bytes: own.bytes };
  return { type: 'image/svg+xml', bytes: Buffer.from(await services.icons.drawPlaceholder()) };
}

/** A file as it is, or the part of it that a player wants; 304 where the browser has it already. */
async function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  file: OpenableFile,
): Promise<FastifyReply> {
  const tag = `"${file.sha256.slice(0, tagLength)}"`;
  const modified = new Date(file.modifiedMs).toUTCString();
  reply.headers({ 'cache-control': immutable, etag: tag, 'last-modified': modified });
  if (isUnchanged(request, { tag, modified })) return reply.code(304).send();
  const isShown = shownTypes.has(file.mime);
  reply.type(isShown ? file.mime : 'application/octet-stream').header('accept-ranges', 'bytes');
  if (!isShown) reply.header('content-disposition', 'attachment');
  const isSame = [undefined, tag, modified].includes(request.headers['if-range'] as string | undefined);
  const range = isSame ? readRange(request.headers.range, file.bytes) : undefined;
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  reply.header('content-length', range ? range.end - range.start + 1 : file.bytes);
  return reply.send(request.method === 'HEAD' ? null : await file.open(range));
}

function isUnchanged({ headers }: FastifyRequest, file: { tag: string; modified: string }): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return isKnownTag(known, file.tag);
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(file.modified);
}

/** The one range that a request names of so many bytes; undefined for the whole, also where it names several. */
function readRange(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && first !== '' && Number(last) < start) return undefined;
  return start <= end ? { start, end } : 'outside';
}

/** The path of an upload that a URL names; undefined where it can be none. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
