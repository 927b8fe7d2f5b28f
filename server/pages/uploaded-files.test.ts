import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createFileService } from '#media/library/files.service.ts';
import { describeFileStorage } from '#tests/support/describe-file-storage.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { makeMp4 } from '#tests/support/sample-videos.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('an uploaded file', (openDb) => {
  const openLibrary = createLibraryOpener();
  const film = makeMp4({ bytes: 20_000 });
  let library: LibraryUnderTest;
  let path: string;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
    const files = [{ name: 'film.mp4', bytes: film }];
    path = (await library.upload({ fields: { type: 'videos' }, files })).json().path;
  });

  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    library.api.app.inject({ method, url: path, headers });

  test('is sent whole, to be kept for a year, with what tells it from any other', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect([statusCode, rawPayload.length]).toEqual([200, film.length]);
    expect(headers).toMatchObject({
      ...{ 'content-length': String(film.length), 'accept-ranges': 'bytes' },
      ...{ etag: expect.stringMatching(/^"[0-9a-f]{22}"$/), 'last-modified': expect.stringMatching(/GMT$/) },
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each([
    ['a beginning', 'bytes=0-3', 0, 3],
    ['a middle', 'bytes=100-199', 100, 199],
    ['everything from a place', 'bytes=19000-', 19_000, -1],
    ['more than there is', 'bytes=19000-99999999', 19_000, -1],
    ['an end', 'bytes=-500', -500, -1],
    ['a longer end than there is', 'bytes=-99999999', 0, -1],
  ])('is sent in part where a player wants %s', async (_what, range, first, last) => {
    const whole = (await get()).rawPayload;
    const start = first < 0 ? whole.length + first : first;
    const end = last < 0 ? whole.length + last : last;
    const part = await get({ range });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      ...[206, `bytes ${start}-${end}/${whole.length}`],
      String(end - start + 1),
    ]);
    expect(part.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=9-3', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
    'is sent whole where %s is no part that can be sent',
    async (range) => {
      expect([(await get({ range })).statusCode, (await get({ range })).rawPayload.length]).toEqual([
        ...[200, film.length],
      ]);
    },
  );

  test.each(['bytes=99999999-', 'bytes=-0'])('has no part that lies outside of it: %s', async (range) => {
    const { statusCode, headers, body } = await get({ range });
    expect([statusCode, headers['content-range'], body]).toEqual([416, `bytes */${film.length}`, '']);
  });

  test('is only downloaded where it is none of what pages show, whatever its name says', async () => {
    const bytes = { mime: 'text/html', originalName: 'page.html' };
    await library.api.db.updateTable('mediaFiles').set(bytes).where('path', '=', path).execute();
    expect((await get()).headers).toMatchObject({
      ...{ 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' },
    });
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await get();
    const known = [
      { 'if-none-match': `"other", W/${headers.etag}` },
      { 'if-modified-since': String(headers['last-modified']) },
    ];
    for (const condition of known) {
      const again = await get(condition);
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const stale = [{ 'if-none-match': '"other"' }, { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }];
    for (const condition of stale) expect((await get(condition)).statusCode).toBe(200);
  });

  test('is continued only while it is the same', async () => {
    const { etag, 'last-modified': modified } = (await get()).headers;
    for (const known of [String(etag), String(modified)])
      expect((await get({ range: 'bytes=5-', 'if-range': known })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=5-', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('tells its size without being read', async () => {
    const { statusCode, headers, body } = await get({}, 'HEAD');
    expect([statusCode, headers['content-length'], body]).toEqual([200, String(film.length), '']);
  });
});

describeFileStorage('memory', createMemoryStorage);

describeOnOneEngine('a storage that is no folder', (openDb) => {
  const storage = createMemoryStorage();
  const openLibrary = createLibraryOpener({ openStorage: () => storage });

  test('serves originals, parts, smaller sizes and certificates, is swept, and gives up what is deleted', async () => {
    const db = await openDb();
    const library = await openLibrary(db);
    const get = (url: string, headers = {}) => library.api.app.inject({ url, headers });
    const slab = await library.uploadPicture('slab.png');
    const pdf = await createFileService(db, { storage }).add({
      ...{ key: 'certificates/iso.pdf', bytes: Buffer.from('%PDF-1.7 %%EOF') },
    });
    expect(await sharp((await get(slab)).rawPayload).metadata()).toMatchObject({ format: 'png', width: 700 });
    const small = await get('/pictures/320/products/slab.png.webp');
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
    const part = await get(pdf, { range: 'bytes=0-4' });
    expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([
      ...[206, 'application/pdf', '%PDF-'],
    ]);
    expect(library.filesIn('uploads')).toEqual([]);
    await library.api.services.sweeper.sweepOwn();
    await library.api.services.sweeper.sweepUploads();
    expect((await get(slab)).statusCode).toBe(200);
    await library.request('DELETE', `/api/images${slab}`);
    expect([await storage.stat('products/slab.png'), (await get(slab)).statusCode]).toEqual([undefined, 404]);
    await storage.remove('certificates/iso.pdf');
  });
});
