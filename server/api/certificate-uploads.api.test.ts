import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { acceptedBy, uploadTypes } from '#content/picture/upload-types.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const iso = await readFile(join(import.meta.dirname, '../../demo/certificates/iso-9001.pdf'));

describeOnBothEngines('uploading a certificate', (openDb) => {
  const openLibrary = createLibraryOpener();
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
