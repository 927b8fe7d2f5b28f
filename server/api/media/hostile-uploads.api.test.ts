import { beforeEach, describe, expect, test } from 'vitest';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves, makeBomb, makeNoise } from '#tests/support/sample-pictures.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const wrongImage = 'Please select a valid image file (PNG, JPG, JPEG, GIF, WEBP)';

const png = await drawHalves().png().toBuffer();

describe('uploading what should not be uploaded', () => {
  const openDb = createDatabaseOpener('sqlite');
  const openLibrary = createLibraryOpener();
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s that is cut off is refused', async (format) => {
    const whole = await drawHalves({ width: 400, height: 400 }).toFormat(format).toBuffer();
    for (const share of [0.3, 0.6, 0.9]) {
      const bytes = whole.subarray(0, Math.floor(whole.length * share));
      const response = await library.upload({
        fields: { type: 'blog' },
        files: [{ name: `a.${format}`, bytes }],
      });
      expect([response.statusCode, response.json().message]).toEqual([
        415,
        expect.stringContaining(wrongImage),
      ]);
    }
    await library.expectNothingKept();
  });

  test.each([
    ['an HTML page called .jpg', '<!doctype html><script>alert(1)</script>'],
    ['a drawing of code', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a document', '%PDF-1.7\n%âãÏÓ\n'],
    ['a script that begins like a picture', 'GIF89a/*<script>alert(1)</script>*/=1;'],
  ])('%s is refused', async (_name, text) => {
    const response = await library.upload({
      fields: { type: 'products' },
      files: [{ name: 'a.jpg', bytes: Buffer.from(text), type: 'image/jpeg' }],
    });
    expect([response.statusCode, response.json().message]).toEqual([
      415,
      expect.stringContaining(wrongImage),
    ]);
    await library.expectNothingKept();
  });

  test('a page that rides behind or inside a picture does not arrive', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const jpeg = await drawHalves().jpeg().toBuffer();
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const both = Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2), page]);
    const response = await library.upload({
      fields: { type: 'products' },
      files: [{ name: 'a.jpg', bytes: both }],
    });
    const { rawPayload } = await library.api.app.inject(response.json().path);
    expect(rawPayload.equals(jpeg)).toBe(true);
  });

  test.each([
    [{ width: 20_000, height: 20_000 }, 'A picture has at most 100 megapixels'],
    [{ width: 2, height: 30_001 }, 'A picture is at most 30,000 pixels wide and high'],
  ])('a picture that would unfold to far too many pixels is refused: %o', async (size, message) => {
    const bomb = makeBomb(size);
    expect(bomb.length).toBeLessThan(100_000);
    const response = await library.upload({
      fields: { type: 'products' },
      files: [{ name: 'a.png', bytes: bomb }],
    });
    expect([response.statusCode, response.json()]).toEqual([413, { message, errors: { file: message } }]);
    await library.expectNothingKept();
  });

  test('a picture of more than 16 MB is refused with its message, one of less is taken', async () => {
    const heavy = await makeNoise({ width: 2400, height: 2400 });
    expect(heavy.length).toBeGreaterThan(16 * 1024 * 1024);
    const refused = await library.upload({
      fields: { type: 'products' },
      files: [{ name: 'a.png', bytes: heavy }],
    });
    expect([refused.statusCode, refused.json().message]).toEqual([413, 'File size must be less than 16MB']);
    await library.expectNothingKept();
    const lighter = await makeNoise({ width: 2300, height: 2300 });
    const taken = await library.upload({
      fields: { type: 'products' },
      files: [{ name: 'a.png', bytes: lighter }],
    });
    expect(taken.statusCode).toBe(201);
  });

  test.each([
    ['../secrets', '/etc'],
    ['..', 'dawn/../..'],
    ['Dawn', 'dawn dusk'],
  ])('a folder named %s or %s is refused', async (...names) => {
    for (const category_slug of names) {
      const response = await library.upload({
        fields: { type: 'products', category_slug },
        files: [{ name: '../../evil.png', bytes: png }],
      });
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['category_slug']]);
    }
    await library.expectNothingKept();
  });

  test('the folders in a file name are not followed', async () => {
    for (const name of ['../../evil.png', '..\\..\\evil.png', '/etc/evil.png']) {
      const response = await library.upload({ fields: { type: 'products' }, files: [{ name, bytes: png }] });
      expect(response.json().path).toMatch(/^\/uploads\/products\/evil(-\d)?\.png$/);
    }
  });

  test('the ending is that of what the bytes are', async () => {
    for (const name of ['evil.html', 'evil.svg', 'evil.png.php', 'evil']) {
      const response = await library.upload({ fields: { type: 'products' }, files: [{ name, bytes: png }] });
      expect(response.json().path).toMatch(/^\/uploads\/products\/evil(?:-png)?(?:-\d)?\.png$/);
    }
  });
});
