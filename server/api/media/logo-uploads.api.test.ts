import { beforeEach, expect, test } from 'vitest';
import { uploadTypes } from '#content/kit/upload-types.ts';
import { hostileSvgs } from '#tests/support/hostile-svgs.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { refusedSvgs } from '#tests/support/refused-svgs.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0h300v100H0z"/></svg>';

describeOnOneEngine('uploading a logo', (openDb) => {
  const openLibrary = createLibraryOpener();
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  const upload = (svg: string, type = 'appearance', name = 'logo.svg') =>
    library.upload({ fields: { type }, files: [{ name, bytes: Buffer.from(svg), type: 'image/svg+xml' }] });

  test('a drawing is stored with its shape, and browsers are told to run and fetch nothing of it', async () => {
    const response = await upload(plain, 'appearance', 'Our Logo.svg');
    expect([response.statusCode, response.json().path]).toEqual([201, '/uploads/appearance/our-logo.svg']);
    const { headers, payload } = await library.api.app.inject(response.json().path);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    });
    expect(payload).toContain('viewBox="0 0 300 100" width="1200" height="400"');
    const [image] = await library.list();
    expect(image).toMatchObject({ width: 1200, height: 400 });
  });

  test('a browser that has a drawing already keeps the same policy', async () => {
    const { path } = (await upload(plain)).json();
    const { headers } = await library.api.app.inject(path);
    const again = await library.api.app.inject({
      url: path,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test('its bytes decide that it is a drawing, whatever it is called', async () => {
    const response = await upload(plain, 'appearance', 'logo.png');
    expect(response.json().path).toBe('/uploads/appearance/logo.svg');
  });

  test.each(uploadTypes.filter((type) => type !== 'appearance'))(
    'a drawing is refused among %s',
    async (type) => {
      const response = await upload(plain, type);
      expect(response.statusCode).toBe(415);
      expect(response.json().message).not.toContain('SVG');
      await library.expectNothingKept();
    },
  );

  test('pictures are logos too', async () => {
    const bytes = await drawHalves().png().toBuffer();
    const response = await library.upload({
      fields: { type: 'appearance' },
      files: [{ name: 'logo.png', bytes }],
    });
    expect(response.json().path).toBe('/uploads/appearance/logo.png');
  });

  test('what is no logo is refused by the names of what would be one', async () => {
    const response = await upload('<!doctype html><svg/>');
    expect([response.statusCode, response.json().message]).toEqual([
      415,
      'Please select a valid image file (PNG, JPG, JPEG, GIF, WEBP, SVG)',
    ]);
    await library.expectNothingKept();
  });

  test('nothing is kept of a drawing that would never end or shows nothing', async () => {
    for (const [name, svg] of refusedSvgs) {
      const { statusCode } = await upload(svg);
      expect([name, statusCode]).toEqual([name, expect.toBeOneOf([413, 415])]);
    }
    await library.expectNothingKept();
  });

  test('of a hostile drawing only the shapes are served', async () => {
    for (const [name, svg] of hostileSvgs.slice(0, 12)) {
      const { path } = (await upload(svg)).json();
      const { payload } = await library.api.app.inject(path);
      expect([name, payload]).toEqual([name, expect.not.stringMatching(/script|onload|hostile/i)]);
    }
  });
});
