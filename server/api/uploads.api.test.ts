import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { drawHalves, makeBomb, makeNoise, makePhotograph } from '#tests/support/sample-pictures.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { type FormContent, sendForm } from '#tests/support/upload-form.ts';

const wrongImage = 'Please select a valid image file (PNG, JPG, JPEG, GIF, WEBP)';
const wrongImageOrVideo =
  'Please select a valid image or video file (PNG, JPG, JPEG, GIF, WEBP, MP4, AVI, MOV, WMV, WEBM)';

describeOnBothEngines('uploading', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let headers: { authorization: string };
  let png: Buffer;

  beforeEach(async () => {
    api = await openApi(await openDb());
    headers = await api.signIn();
    png = await drawHalves().png().toBuffer();
  });

  const upload = (form: FormContent) => sendForm(api.app, { url: '/api/upload', headers, form });
  const uploadSeveral = (form: FormContent) =>
    sendForm(api.app, { url: '/api/upload/multiple', headers, form });
  const list = async () => (await api.app.inject({ url: '/api/images', headers })).json();

  function filesIn(folder: string): string[] {
    return readdirSync(api.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.startsWith(join(api.folder, folder)))
      .map((entry) => entry.name);
  }

  /** Nothing of a refused upload may stay: no file, no row, nothing unfinished. */
  async function expectNothingKept(): Promise<void> {
    expect(await list()).toEqual([]);
    expect(filesIn('uploads')).toEqual([]);
    expect(filesIn('uploading')).toEqual([]);
  }

  test('an administrator uploads a picture and finds it in the library', async () => {
    const answer = await upload({
      fields: { type: 'products', category_slug: 'dawn' },
      files: [{ name: 'Statuario Süd (1).PNG', bytes: png }],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { path: '/uploads/products/dawn/statuario-sud-1.png' },
    ]);
    const [image] = await list();
    expect(image).toMatchObject({
      filename: 'statuario-sud-1.png',
      path: '/uploads/products/dawn/statuario-sud-1.png',
      directory: 'products',
      subdirectory: 'dawn',
      ...{ used: false, usage: [], width: 60, height: 40, alt: '', focalX: 0.5, focalY: 0.5 },
      ...{ mime: 'image/png', duplicates: [] },
    });
    const stored = await api.app.inject('/uploads/products/dawn/statuario-sud-1.png');
    expect(stored.headers['content-type']).toBe('image/png');
    expect(stored.rawPayload.length).toBe(image.size);
    expect(filesIn('uploading')).toEqual([]);
  });

  test('a visitor may not upload, nor see the library', async () => {
    const form = { fields: { type: 'products' }, files: [{ name: 'a.png', bytes: png }] };
    for (const url of ['/api/upload', '/api/upload/multiple']) {
      expect((await sendForm(api.app, { url, form })).statusCode).toBe(401);
    }
    expect((await api.app.inject('/api/images')).statusCode).toBe(401);
    await expectNothingKept();
  });

  test('fields that follow the file count as much as those before it', async () => {
    const answer = await upload({
      ...{ fields: { type: 'blog' }, isFileFirst: true },
      files: [{ name: 'a.png', bytes: png }],
    });
    expect(answer.json()).toEqual({ path: '/uploads/blog/a.png' });
  });

  test('two uploads of the same name at once both stay, under names of their own', async () => {
    const other = await drawHalves({ width: 30, height: 30 }).png().toBuffer();
    const answers = await Promise.all(
      [png, other, png].map((bytes) =>
        upload({ fields: { type: 'products' }, files: [{ name: 'slab.png', bytes }] }),
      ),
    );
    const paths = answers.map((answer) => answer.json().path).sort();
    expect(paths).toEqual([
      '/uploads/products/slab-2.png',
      '/uploads/products/slab-3.png',
      '/uploads/products/slab.png',
    ]);
    const images: { path: string; width: number; duplicates: string[] }[] = await list();
    expect(images.map(({ width }) => width).sort()).toEqual([30, 60, 60]);
    for (const { width, duplicates } of images) expect(duplicates).toHaveLength(width === 60 ? 1 : 0);
  });

  test('a photograph is turned upright and loses its position, and keeps its colour profile', async () => {
    const photograph = await makePhotograph({ orientation: 6 });
    expect((await sharp(photograph).metadata()).exif?.includes('Phonemaker')).toBe(true);
    const answer = await upload({
      fields: { type: 'gallery' },
      files: [{ name: 'IMG.jpg', bytes: photograph }],
    });
    const { rawPayload } = await api.app.inject(answer.json().path);
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
    const answer = await upload({
      fields: { type: 'gallery' },
      files: [{ name: 'a.jpg', bytes: photograph }],
    });
    const { rawPayload } = await api.app.inject(answer.json().path);
    const scan = photograph.subarray(photograph.indexOf(Buffer.from([0xff, 0xda])));
    expect(rawPayload.subarray(-scan.length).equals(scan)).toBe(true);
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.icc).toEqual((await sharp(photograph).metadata()).icc);
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s that is cut off is refused', async (format) => {
    const whole = await drawHalves({ width: 400, height: 400 }).toFormat(format).toBuffer();
    for (const share of [0.3, 0.6, 0.9]) {
      const bytes = whole.subarray(0, Math.floor(whole.length * share));
      const answer = await upload({ fields: { type: 'blog' }, files: [{ name: `a.${format}`, bytes }] });
      expect([answer.statusCode, answer.json().message]).toEqual([415, expect.stringContaining(wrongImage)]);
    }
    await expectNothingKept();
  });

  test.each([
    ['an HTML page called .jpg', '<!doctype html><script>alert(1)</script>'],
    ['a drawing of code', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a document', '%PDF-1.7\n%âãÏÓ\n'],
    ['a script that begins like a picture', 'GIF89a/*<script>alert(1)</script>*/=1;'],
  ])('%s is refused', async (_name, text) => {
    const answer = await upload({
      fields: { type: 'products' },
      files: [{ name: 'a.jpg', bytes: Buffer.from(text), type: 'image/jpeg' }],
    });
    expect([answer.statusCode, answer.json().message]).toEqual([415, expect.stringContaining(wrongImage)]);
    await expectNothingKept();
  });

  test('a page that rides behind or inside a picture does not arrive', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const jpeg = await drawHalves().jpeg().toBuffer();
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const both = Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2), page]);
    const answer = await upload({ fields: { type: 'products' }, files: [{ name: 'a.jpg', bytes: both }] });
    const { rawPayload } = await api.app.inject(answer.json().path);
    expect(rawPayload.equals(jpeg)).toBe(true);
  });

  test('a picture that would unfold to far too many pixels is refused', async () => {
    const bomb = makeBomb({ width: 20_000, height: 20_000 });
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await upload({ fields: { type: 'products' }, files: [{ name: 'a.png', bytes: bomb }] });
    expect([answer.statusCode, answer.json().message]).toEqual([413, 'A picture has at most 100 megapixels']);
    await expectNothingKept();
  });

  test('a picture of more than 16 MB is refused with its message, one of less is taken', async () => {
    const heavy = await makeNoise({ width: 2400, height: 2400 });
    expect(heavy.length).toBeGreaterThan(16 * 1024 * 1024);
    const refused = await upload({ fields: { type: 'products' }, files: [{ name: 'a.png', bytes: heavy }] });
    expect([refused.statusCode, refused.json().message]).toEqual([413, 'File size must be less than 16MB']);
    await expectNothingKept();
    const lighter = await makeNoise({ width: 2300, height: 2300 });
    const taken = await upload({ fields: { type: 'products' }, files: [{ name: 'a.png', bytes: lighter }] });
    expect(taken.statusCode).toBe(201);
  });

  test.each([
    ['../secrets', '/etc'],
    ['..', 'dawn/../..'],
    ['Dawn', 'dawn dusk'],
  ])('a folder named %s or %s is refused', async (...names) => {
    for (const category_slug of names) {
      const answer = await upload({
        fields: { type: 'products', category_slug },
        files: [{ name: '../../evil.png', bytes: png }],
      });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['category_slug']]);
    }
    await expectNothingKept();
  });

  test('the folders in a file name are not followed', async () => {
    for (const name of ['../../evil.png', '..\\..\\evil.png', '/etc/evil.png']) {
      const answer = await upload({ fields: { type: 'products' }, files: [{ name, bytes: png }] });
      expect(answer.json().path).toMatch(/^\/uploads\/products\/evil(-\d)?\.png$/);
    }
  });

  test.each([
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'secrets' }, 'type'],
    ['a field that does not exist', { type: 'blog', folder: 'x' }, 'folder'],
  ])('%s is refused by name', async (_name, fields, field) => {
    const answer = await upload({
      fields: fields as Record<string, string>,
      files: [{ name: 'a.png', bytes: png }],
    });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    await expectNothingKept();
  });

  test('a form without a file, an empty file, and another kind of body are refused', async () => {
    const without = await upload({ fields: { type: 'blog' }, files: [] });
    expect([without.statusCode, without.json().errors]).toEqual([400, { file: 'Choose a file' }]);
    const empty = await upload({
      fields: { type: 'blog' },
      files: [{ name: 'a.png', bytes: Buffer.alloc(0) }],
    });
    expect([empty.statusCode, empty.json().errors]).toEqual([400, { file: 'The file is empty' }]);
    const json = await api.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers,
      payload: { type: 'blog' },
    });
    expect(json.statusCode).toBe(415);
    await expectNothingKept();
  });

  test('several files are stored together, in their order', async () => {
    const webp = await drawHalves().webp().toBuffer();
    const answer = await uploadSeveral({
      fields: { type: 'gallery' },
      files: [
        { field: 'files', name: 'b.png', bytes: png },
        { field: 'files', name: 'a.webp', bytes: webp },
      ],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { paths: ['/uploads/gallery/b.png', '/uploads/gallery/a.webp'], path: '/uploads/gallery/b.png' },
    ]);
  });

  test('of several files one bad one stops all, and is named', async () => {
    const answer = await uploadSeveral({
      fields: { type: 'social' },
      files: [
        { field: 'files', name: 'good.png', bytes: png },
        { field: 'files', name: 'bad.png', bytes: Buffer.from('no picture') },
      ],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        message: `bad.png: ${wrongImageOrVideo}`,
        errors: { files: `bad.png: ${wrongImageOrVideo}` },
        ...{ file: 'bad.png', index: 1 },
      },
    ]);
    await expectNothingKept();
  });
});
