import { beforeEach, expect, test } from 'vitest';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { makeAvi, makeMp4, makeWebm, makeWmv } from '#tests/support/sample-videos.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';

const wrongImage = 'Please select a valid image file (PNG, JPG, JPEG, GIF, WEBP)';
const megabyte = 1024 * 1024;

describeOnEachStorage('uploading videos', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ openStorage });
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  const upload = (bytes: Buffer, type = 'videos') =>
    library.upload({ fields: { type }, files: [{ name: 'Quarry walk.bin', bytes }] });

  test.each([
    ['MP4', makeMp4(), 'mp4', 'video/mp4'],
    ['MOV', makeMp4({ brand: 'qt  ' }), 'mov', 'video/quicktime'],
    ['AVI', makeAvi(), 'avi', 'video/x-msvideo'],
    ['WMV', makeWmv(), 'wmv', 'video/x-ms-wmv'],
    ['WEBM', makeWebm(), 'webm', 'video/webm'],
  ])('an administrator uploads a video as %s', async (_name, bytes, extension, mime) => {
    const response = await upload(bytes);
    const path = `/uploads/videos/quarry-walk.${extension}`;
    expect([response.statusCode, response.json()]).toEqual([201, { path }]);
    const [video] = await library.list();
    expect(video).toMatchObject({ path, mime, size: bytes.length, width: null, height: null });
    const { headers } = await library.api.app.inject(path);
    expect(headers).toMatchObject({ 'content-type': mime, 'x-content-type-options': 'nosniff' });
  });

  test('a video loses the position of its camera and nothing else', async () => {
    const film = makeMp4();
    const { rawPayload } = await library.api.app.inject((await upload(film)).json().path);
    expect(film.includes('+26.9124')).toBe(true);
    expect(rawPayload.includes('+26.9124')).toBe(false);
    expect(rawPayload.length).toBe(film.length);
    const pictures = film.indexOf('mdat');
    expect(rawPayload.subarray(pictures).equals(film.subarray(pictures))).toBe(true);
  });

  test('a player asks for a part of a video', async () => {
    const { path } = (await upload(makeMp4())).json();
    const part = await library.api.app.inject({ url: path, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    expect(part.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
  });

  test.each(['social', 'categories'])('a video is taken for %s', async (type) => {
    expect((await upload(makeMp4(), type)).statusCode).toBe(201);
  });

  test.each(['products', 'blog', 'gallery'])('a video is refused for %s', async (type) => {
    const response = await upload(makeMp4(), type);
    expect([response.statusCode, response.json().message]).toEqual([415, wrongImage]);
    await library.expectNothingKept();
  });

  test('a video of more than 50 MB is refused with its message, one of more than 16 MB is taken', async () => {
    const refused = await upload(makeMp4({ bytes: 50 * megabyte }));
    expect([refused.statusCode, refused.json().message]).toEqual([413, 'File size must be less than 50MB']);
    await library.expectNothingKept();
    expect((await upload(makeMp4({ bytes: 17 * megabyte }))).statusCode).toBe(201);
  });

  test('a video that is cut off is refused', async () => {
    const film = makeMp4();
    for (const length of [film.length - 1, film.indexOf('mdat'), film.indexOf('trak') + 20]) {
      const response = await upload(film.subarray(0, length));
      expect([response.statusCode, response.json().message]).toEqual([
        415,
        'This video is cut off or damaged.',
      ]);
    }
    await library.expectNothingKept();
  });
});
