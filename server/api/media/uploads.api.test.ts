import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves, makePhotograph } from '#tests/support/sample-pictures.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';
import { sendForm } from '#tests/support/upload-form.ts';

const wrongImageOrVideo =
  'Please select a valid image or video file (PNG, JPG, JPEG, GIF, WEBP, MP4, AVI, MOV, WMV, WEBM)';

const png = await drawHalves().png().toBuffer();

describeOnEachStorage('uploading', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ openStorage });
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  test('an administrator uploads a picture and finds it in the library', async () => {
    const response = await library.upload({
      fields: { type: 'products', category_slug: 'dawn' },
      files: [{ name: 'Statuario Süd (1).PNG', bytes: png }],
    });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { path: '/uploads/products/dawn/statuario-sued-1.png' },
    ]);
    const [image] = await library.list();
    expect(image).toMatchObject({
      filename: 'statuario-sued-1.png',
      path: '/uploads/products/dawn/statuario-sued-1.png',
      directory: 'products',
      subdirectory: 'dawn',
      ...{ used: false, usage: [], width: 60, height: 40, alt: '', focalX: 0.5, focalY: 0.5 },
      ...{ mime: 'image/png', duplicates: [] },
    });
    const stored = await library.api.app.inject('/uploads/products/dawn/statuario-sued-1.png');
    expect(stored.headers['content-type']).toBe('image/png');
    expect(stored.rawPayload.length).toBe(image?.size);
    expect(library.filesIn('uploading')).toEqual([]);
  });

  test('the common sizes of an upload are there before a visitor asks for them', async () => {
    await library.uploadPicture('slab.png');
    const sizes = () => ['480', '768'].flatMap((width) => library.filesIn(width));
    await expect
      .poll(sizes, { timeout: 10_000 })
      .toEqual(['slab.png.avif', 'slab.png.webp', 'slab.png.avif', 'slab.png.webp']);
  });

  test('a visitor may not upload, nor see the library', async () => {
    const form = { fields: { type: 'products' }, files: [{ name: 'a.png', bytes: png }] };
    for (const url of ['/api/upload', '/api/upload/multiple']) {
      expect((await sendForm(library.api.app, { url, form })).statusCode).toBe(401);
    }
    expect((await library.api.app.inject('/api/images')).statusCode).toBe(401);
    await library.expectNothingKept();
  });

  test('fields that follow the file count as much as those before it', async () => {
    const response = await library.upload({
      ...{ fields: { type: 'blog' }, isFileFirst: true },
      files: [{ name: 'a.png', bytes: png }],
    });
    expect(response.json()).toEqual({ path: '/uploads/blog/a.png' });
  });

  test('two uploads of the same name at once both stay, under names of their own', async () => {
    const other = await drawHalves({ width: 30, height: 30 }).png().toBuffer();
    const responses = await Promise.all(
      [png, other, png].map((bytes) =>
        library.upload({ fields: { type: 'products' }, files: [{ name: 'slab.png', bytes }] }),
      ),
    );
    const paths = responses.map((response) => response.json().path).sort();
    expect(paths).toEqual([
      '/uploads/products/slab-2.png',
      '/uploads/products/slab-3.png',
      '/uploads/products/slab.png',
    ]);
    const images = await library.list();
    expect(images.map(({ width }) => width).sort()).toEqual([30, 60, 60]);
    for (const { width, duplicates } of images) expect(duplicates).toHaveLength(width === 60 ? 1 : 0);
  });

  test('a photograph is turned upright and loses its position, and keeps its colour profile', async () => {
    const photograph = await makePhotograph({ orientation: 6 });
    expect((await sharp(photograph).metadata()).exif?.includes('Phonemaker')).toBe(true);
    const response = await library.upload({
      fields: { type: 'gallery' },
      files: [{ name: 'IMG.jpg', bytes: photograph }],
    });
    const { rawPayload } = await library.api.app.inject(response.json().path);
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect(metadata.icc).toEqual((await sharp(photograph).metadata()).icc);
    // Turned by a quarter to the right, what was left is above.
    const column = await sharp(rawPayload).resize(1, 2, { fit: 'fill' }).greyscale().raw().toBuffer();
    expect(column[0]).toBeLessThan(80);
    expect(column[1]).toBeGreaterThan(180);
  });

  test('an upright photograph keeps its compressed picture byte for byte, without its position', async () => {
    const photograph = await makePhotograph({ orientation: 1 });
    const response = await library.upload({
      fields: { type: 'gallery' },
      files: [{ name: 'a.jpg', bytes: photograph }],
    });
    const { rawPayload } = await library.api.app.inject(response.json().path);
    const scan = photograph.subarray(photograph.indexOf(Buffer.from([0xff, 0xda])));
    expect(rawPayload.subarray(-scan.length).equals(scan)).toBe(true);
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.icc).toEqual((await sharp(photograph).metadata()).icc);
  });

  test.each([
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'secrets' }, 'type'],
    ['a field that does not exist', { type: 'blog', folder: 'x' }, 'folder'],
  ])('%s is refused by name', async (_name, fields, field) => {
    const response = await library.upload({
      fields: fields as Record<string, string>,
      files: [{ name: 'a.png', bytes: png }],
    });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
    await library.expectNothingKept();
  });

  test('a form without a file, an empty file, and another kind of body are refused', async () => {
    const without = await library.upload({ fields: { type: 'blog' }, files: [] });
    expect([without.statusCode, without.json().errors]).toEqual([400, { file: 'Choose a file' }]);
    const empty = await library.upload({
      fields: { type: 'blog' },
      files: [{ name: 'a.png', bytes: Buffer.alloc(0) }],
    });
    expect([empty.statusCode, empty.json().errors]).toEqual([400, { file: 'The file is empty' }]);
    const json = await library.request('POST', '/api/upload', { type: 'blog' });
    expect(json.statusCode).toBe(415);
    await library.expectNothingKept();
  });

  test('several files are stored together, in their order', async () => {
    const webp = await drawHalves().webp().toBuffer();
    const response = await library.uploadSeveral({
      fields: { type: 'gallery' },
      files: [
        { field: 'files', name: 'b.png', bytes: png },
        { field: 'files', name: 'a.webp', bytes: webp },
      ],
    });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { paths: ['/uploads/gallery/b.png', '/uploads/gallery/a.webp'], path: '/uploads/gallery/b.png' },
    ]);
  });

  test('as many files as a gallery holds are taken at once, one more is refused with the limit', async () => {
    const files = Array.from({ length: 26 }, (_, index) => ({
      field: 'files',
      name: `${index}.png`,
      bytes: png,
    }));
    const refused = await library.uploadSeveral({ fields: { type: 'gallery' }, files });
    const message = 'Upload at most 25 files at once';
    expect([refused.statusCode, refused.json()]).toEqual([413, { message, errors: { files: message } }]);
    await library.expectNothingKept();
    const taken = await library.uploadSeveral({ fields: { type: 'gallery' }, files: files.slice(1) });
    expect([taken.statusCode, taken.json().paths.length]).toEqual([201, 25]);
  });

  test('of several files one bad one stops all, and is named', async () => {
    const response = await library.uploadSeveral({
      fields: { type: 'social' },
      files: [
        { field: 'files', name: 'good.png', bytes: png },
        { field: 'files', name: 'bad.png', bytes: Buffer.from('no picture') },
      ],
    });
    expect([response.statusCode, response.json()]).toEqual([
      415,
      {
        message: `bad.png: ${wrongImageOrVideo}`,
        errors: { files: `bad.png: ${wrongImageOrVideo}` },
        ...{ file: 'bad.png', index: 1 },
      },
    ]);
    await library.expectNothingKept();
  });

  test('a picture that is there already is offered, and stored again where that is wanted', async () => {
    const send = (choice?: string) =>
      library.upload({
        fields: { type: 'products', ...(choice && { if_duplicate: choice }) },
        files: [{ name: 'a.png', bytes: png }],
      });
    const { path } = (await send('refuse')).json();
    const offered = await send('refuse');
    expect([offered.statusCode, offered.json()]).toEqual([
      409,
      { message: 'This file is in the library already.', duplicate_of: path },
    ]);
    expect(await library.list()).toHaveLength(1);
    expect((await send()).json()).toEqual({ path: '/uploads/products/a-2.png', duplicate_of: path });
    expect((await send('perhaps')).json().errors.if_duplicate).toMatch(/store, refuse/);
    const files = [{ name: 'b.png', bytes: png }];
    const several = await library.uploadSeveral({ fields: { type: 'blog' }, files });
    expect(several.json().files).toEqual([
      { path: '/uploads/blog/b.png', duplicate_of: '/uploads/products/a-2.png' },
    ]);
  });

  test('whoever uploads an animation is told that it will stand still, and so is who finds it', async () => {
    const frames = await Promise.all(['#a00', '#0a0'].map((colour) => drawPlain(colour)));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const files = [{ name: 'a.gif', bytes: gif }];
    const told = await library.upload({ fields: { type: 'products' }, files });
    expect(told.json().notice).toMatch(/stands still/);
    expect((await library.list())[0]?.condition).toBe('animated');
  });
});

function drawPlain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
}
