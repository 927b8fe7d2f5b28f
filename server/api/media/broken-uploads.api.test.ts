import { connect } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createLibraryOpener, type LibraryUnderTest } from '#tests/support/library-api.ts';
import { drawHalves, makeNoise } from '#tests/support/sample-pictures.ts';
import { describeOnEachStorage } from '#tests/support/storages.ts';

describeOnEachStorage('an upload that breaks off', (openDb, openStorage) => {
  const openLibrary = createLibraryOpener({ openStorage });
  let db: Db;
  let library: LibraryUnderTest;

  beforeEach(async () => {
    db = await openDb();
    library = await openLibrary(db);
  });

  /** Sends the beginning of a form over a real connection; the rest never comes. */
  async function sendHalf(picture: Buffer) {
    const listening = new URL(await library.api.app.listen({ port: 0 }));
    const { authorization } = await library.api.signIn();
    const socket = connect(Number(listening.port), listening.hostname);
    const lines = [
      ...['POST /api/upload HTTP/1.1', 'host: localhost', `authorization: ${authorization}`],
      ...['content-type: multipart/form-data; boundary=x', `content-length: ${picture.length * 2}`, '', ''],
    ];
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    socket.write(lines.join('\r\n') + part);
    socket.write(picture);
    return socket;
  }

  test('leaves nothing behind when the browser goes away', async () => {
    const socket = await sendHalf(await makeNoise({ width: 300, height: 300 }));
    await vi.waitFor(() => expect(library.filesIn('uploading')).toHaveLength(1), { timeout: 5000 });
    socket.destroy();
    await vi.waitFor(() => expect(library.filesIn('uploading')).toEqual([]), { timeout: 5000 });
    await library.expectNothingKept();
  });

  test('leaves no file when its row cannot be stored', async () => {
    const png = await drawHalves().png().toBuffer();
    await db.schema.alterTable('media_files').renameColumn('sha256', 'lost').execute();
    const files = ['a.png', 'b.png'].map((name) => ({ field: 'files', name, bytes: png }));
    const response = await library.uploadSeveral({ fields: { type: 'blog' }, files });
    expect(response.statusCode).toBe(500);
    await db.schema.alterTable('media_files').renameColumn('lost', 'sha256').execute();
    await library.expectNothingKept();
  });

  test('leaves a file that no row names in its place', async () => {
    const png = await drawHalves().png().toBuffer();
    const other = await drawHalves({ width: 10, height: 10 }).png().toBuffer();
    const upload = (bytes: Buffer) =>
      library.upload({ fields: { type: 'blog' }, files: [{ name: 'a.png', bytes }] });
    await upload(png);
    await db.deleteFrom('mediaFiles').execute();
    expect((await upload(other)).json().path).toBe('/uploads/blog/a-2.png');
    expect((await library.api.storage.read('blog/a.png')).equals(png)).toBe(true);
  });

  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes';
  test.each([
    ['names no boundary', 'multipart/form-data', `${part}\r\n--x--\r\n`],
    ['names another boundary than it has', 'multipart/form-data; boundary=y', `${part}\r\n--x--\r\n`],
    ['is cut off in a file', 'multipart/form-data; boundary=x', part],
    ['is cut off in a header', 'multipart/form-data; boundary=x', part.slice(0, 30)],
    ['is cut off before its end', 'multipart/form-data; boundary=x', `${part}\r\n--x\r\n`],
    ['names a field like a part of every object', 'multipart/form-data; boundary=x', nameField('__proto__')],
    ['is empty', 'multipart/form-data; boundary=x', ''],
  ])('is refused with 400 where the form %s', async (_name, type, payload) => {
    for (const url of ['/api/upload', '/api/upload/multiple']) {
      const headers = { ...(await library.api.signIn()), 'content-type': type };
      const response = await library.api.app.inject({ method: 'POST', url, headers, payload });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        expect.objectContaining({ message: expect.any(String) }),
      ]);
      expect(response.json().message).not.toMatch(/multipart|prototype|boundary|terminated/i);
    }
    await library.expectNothingKept();
  });
});

function nameField(name: string): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n--x--\r\n`;
}
