import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { acceptedBy, uploadTypes } from '#content/kit/upload-types.ts';
import { createClient } from '#tests/support/api-client.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';

const iso = await readFile(join(import.meta.dirname, '../../../demo/certificates/iso-9001.pdf'));

describeOnEachStorage('uploading a certificate', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ openStorage });
  let library: LibraryUnderTest;

  beforeEach(async () => {
    library = await openLibrary(await openDb());
  });

  const upload = (bytes: Buffer, type = 'certificates', name = 'ISO 9001.pdf') =>
    library.upload({ fields: { type }, files: [{ name, bytes, type: 'application/pdf' }] });

  test('stores the PDF as it is, for every visitor to read', async () => {
    const response = await upload(iso);
    expect([response.statusCode, response.json().path]).toEqual([201, '/uploads/certificates/iso-9001.pdf']);
    const { headers, rawPayload } = await library.api.app.inject(response.json().path);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(rawPayload.equals(iso)).toBe(true);
    expect(await library.list()).toEqual([]);
  });

  test('is listed with where it is used, and deleted once nothing uses it', async () => {
    const { path } = (await upload(iso)).json();
    const request = createClient(library.api, await library.api.signIn());
    const list = async () => (await request('GET', 'images?kind=pdf')).json();
    const put = (items: object[]) =>
      request('PUT', 'site-documents/certificates', { body: { value: { items } } });
    await put([{ title: 'ISO 9001', pdf: path }]);
    expect(await list()).toMatchObject([{ path, used: true, usage: [{ key: 'certificates' }] }]);
    const refused = await request('DELETE', `images${path}`);
    expect([refused.statusCode, refused.json().usage.length]).toEqual([409, 1]);
    await put([]);
    expect(await list()).toMatchObject([{ path, used: false, usage: [] }]);
    expect((await request('DELETE', `images${path}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await library.api.app.inject(path)).statusCode).toBe(404);
    expect((await request('GET', 'images?kind=film')).statusCode).toBe(400);
  });

  test('refuses a picture that calls itself a PDF', async () => {
    const response = await upload(await drawHalves().png().toBuffer());
    expect([response.statusCode, response.json().message]).toEqual([415, 'Please select a PDF file']);
    await library.expectNothingKept();
  });

  test.each(uploadTypes.filter((type) => acceptedBy(type) !== 'pdf'))(
    'refuses a PDF among %s',
    async (type) => {
      expect((await upload(iso, type, 'slab.png')).statusCode).toBe(415);
      await library.expectNothingKept();
    },
  );
});
