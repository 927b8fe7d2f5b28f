import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import { keyOfUpload } from '#content/picture/picture.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const redLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path fill="#c00000" d="M0 0h100v50H0z"/></svg>';
const greenBetweenReds =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#c00000" d="M0 0h90v30H0z"/><path fill="#008000" d="M30 0h30v30H30z"/></svg>';
const green = { accent: '#1f6f54', surface: '#ffffff', ink: '#10231c' };
const icons = [
  ['/favicon.ico', 32],
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable-192.png', 192],
  ['/icon-maskable-512.png', 512],
] as const;

describeOnOneEngine('a company’s own appearance', (openDb) => {
  const openLibrary = createLibraryOpener();
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  const get = (url: string, headers = {}) => library.api.app.inject({ url, headers });
  const save = (value: object) =>
    library.api.services.siteDocuments.save('appearance', { value, author: testAuthor });
  const read = () => library.api.services.appearance.read();

  async function upload(bytes: Buffer, name: string): Promise<string> {
    const form = { fields: { type: 'appearance' }, files: [{ name, bytes }] };
    return (await library.upload(form)).json().path;
  }

  /** The colours of an icon in its middle and in its first corner, `#rrggbb`. */
  async function coloursOf(url: string): Promise<string[]> {
    const { rawPayload } = await get(url);
    const png = url.endsWith('.ico') ? rawPayload.subarray(22) : rawPayload;
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
    return [middle, 0].map((at) => `#${data.subarray(at, at + 3).toString('hex')}`);
  }

  test('is the shipped one until somebody chooses, with no styles of its own', async () => {
    expect(await read()).toMatchObject({ colours: shippedColours, typeface: 'inscription', styles: '' });
  });

  test('is seen by the next visitor', async () => {
    await save(green);
    const { styles, colours } = await read();
    expect(colours).toEqual(green);
    expect(styles).toContain('--accent:#1f6f54');
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({
      background_color: '#ffffff',
      theme_color: '#ffffff',
    });
  });

  test('is refused where it could not be read, with the ratio beside each colour of the pair', async () => {
    await expect(save({ ink: '#bbbbbb' })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        ink: expect.stringMatching(/contrast of 1\.\d\d:1; text needs 4\.5:1\. The nearest that passes: #/),
        surface: expect.stringContaining('4.5:1'),
      },
    });
    expect((await read()).colours).toEqual(shippedColours);
  });

  test('has colours, and only those, in their fields', async () => {
    for (const accent of ['brass', '#12', 'red;}', '#12345g']) {
      await expect(save({ accent })).rejects.toMatchObject({ fields: { accent: expect.any(String) } });
    }
    await expect(save({ typeface: 'comic' })).rejects.toMatchObject({
      fields: { typeface: expect.any(String) },
    });
  });

  test.each(icons)('has %s at its size, of the first letter of its name', async (url, side) => {
    const before = await get(url);
    const png = url.endsWith('.ico') ? before.rawPayload.subarray(22) : before.rawPayload;
    expect(await sharp(png).metadata()).toMatchObject({ width: side, height: side });
    await library.api.services.siteDocuments.save('company', { value: { name: 'Zest' }, author: testAuthor });
    expect((await get(url)).rawPayload.equals(before.rawPayload)).toBe(false);
  });

  test.each(icons)('has its logo in %s', async (url) => {
    await save({ logo: await upload(Buffer.from(redLogo), 'logo.svg') });
    expect((await coloursOf(url))[0]).toBe('#c00000');
  });

  test.each(icons)('has its own picture in %s rather than the logo, cut to a square', async (url) => {
    const logo = await upload(Buffer.from(redLogo), 'logo.svg');
    await save({ logo, icon: await upload(Buffer.from(greenBetweenReds), 'icon.svg') });
    expect(await coloursOf(url)).toEqual(['#008000', '#008000']);
    await save({ logo, icon: '' });
    expect((await coloursOf(url))[0]).toBe('#c00000');
  });

  test('stands on the surface where its own icon is transparent', async () => {
    const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M2 2h5v5H2z"/></svg>';
    const icon = await upload(Buffer.from(dot), 'dot.svg');
    await save({ icon, surface: '#ffffff', accent: '#1f6f54' });
    expect(await coloursOf('/icon-192.png')).toEqual(['#000000', '#ffffff']);
    expect((await get('/favicon.svg')).payload).toContain('prefers-color-scheme:dark');
  });

  test('sends an icon once to a browser that has it, and anew after a change', async () => {
    const { headers } = await get('/icon-192.png');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get('/icon-192.png', known)).statusCode).toBe(304);
    await save(green);
    expect((await get('/icon-192.png', known)).statusCode).toBe(200);
  });

  test('has an icon for names in any script, and for none', async () => {
    for (const name of ['Étoile', '石材', 'камень', '3M', '—', '𝕏 stone']) {
      await library.api.services.siteDocuments.save('company', { value: { name }, author: testAuthor });
      const { statusCode, payload } = await get('/favicon.svg');
      expect([statusCode, payload]).toEqual([200, expect.stringMatching(/<path fill="#191714" .* d="M/)]);
    }
  });

  test('keeps its letter where the logo’s file is lost', async () => {
    const lost = await upload(await drawHalves().png().toBuffer(), 'lost.png');
    await save({ logo: lost });
    await library.api.storage.remove(keyOfUpload(lost));
    expect((await get('/icon-192.png')).statusCode).toBe(200);
  });

  test('shows a dark logo on nothing in white on dark ground and a light one in black on light, and no other', async () => {
    const drawn = (fill: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path fill="${fill}" d="M10 10h8v30h-8zM40 10h8v30h-8z"/></svg>`;
    const shown = async (logo: string, logoDark = '') => {
      await save({ logo, logoDark });
      const tabIcon = (await get('/favicon.svg')).payload;
      return [(await read()).brand.cutOut, tabIcon.includes('prefers-color-scheme:dark')];
    };
    const dark = await upload(Buffer.from(drawn('#173a2f')), 'dark.svg');
    const light = await upload(Buffer.from(drawn('#f0e0c0')), 'light.svg');
    const badge = await upload(await drawHalves().png().toBuffer(), 'badge.png');
    expect([
      await shown(dark),
      await shown(dark, light),
      await shown(light),
      await shown('', light),
      await shown(badge),
    ]).toEqual([
      ['dark', true],
      [undefined, true],
      ['light', true],
      ['light', true],
      [undefined, false],
    ]);
  });

  test('draws the placeholder in its colours, or shows the company’s own', async () => {
    const before = await get('/placeholder.svg');
    await save(green);
    const after = await get('/placeholder.svg');
    expect([before.headers['content-type'], before.payload === after.payload]).toEqual([
      'image/svg+xml',
      false,
    ]);
    await save({ placeholder: await upload(await drawHalves().png().toBuffer(), 'own.png') });
    expect((await get('/placeholder.svg')).headers['content-type']).toBe('image/webp');
    expect(await get('/uploads/products/lost.png')).toMatchObject({ statusCode: 404 });
    expect((await get('/uploads/products/lost.png')).headers['content-type']).toBe('image/webp');
  });
});
