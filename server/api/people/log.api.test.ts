import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { insertMediaFile } from '#media/storage/media-files.repository.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { visitorEndpoints } from '#tests/support/visitor-endpoints.ts';
import type { WritingEndpoint } from '#tests/support/writing-endpoint.ts';
import { writingEndpoints } from '#tests/support/writing-endpoints.ts';

/** Why an endpoint that takes a body leaves no entry. */
const withoutEntry: Record<string, string> = {
  ...Object.fromEntries(visitorEndpoints.map(({ path }) => [path, 'What visitors send is its own record'])),
  events: 'Visits are counted, of nobody',
  'previews/live': 'Nothing of it is stored',
  'previews/dated': 'Nothing of it is stored',
  'previews/site': 'It shows the site and changes nothing',
  'checks/facts': 'It reads',
  'container-plan': 'It reckons and stores nothing',
  'sitemap/generate': 'It is made of what is entered already, and makes nothing new',
  'inbox/views': 'The own bookmarks of one person',
  'auth/invitation': 'It reads',
  'auth/language': 'What one person reads the back office in; the site stays as it is',
  'visitor-data/search': 'It reads',
  'browser-reports': 'Browsers tell of what they refused; nothing of the site changes',
  backups: 'Nothing begins where no place is set up; with one it is an entry (backups.service.test.ts)',
  'backups/1/rehearsal': 'As above',
  'backups/notice/dismiss': 'Nothing of the site changes: a notice is out of the way',
};

/** Why nothing is there to be done in this test; what they do is entered in the tests of their own topics. */
const elsewhere =
  /revisions\/1\/restore|undo|replies|trash\/|demo\/|outbox|mail\/test|redirects\/import|redirects\/1|not-found|images\/replace|auth\/|users\/|invitations\/1|\/import|approval|newsletter\/1|feedback\/1|delays/;

/** What changes something of what this test has made. */
const bodies: Record<string, Record<string, unknown>> = {
  'categories/order': { ids: [2, 1] },
  'gallery/order': { ids: [2, 1] },
  'products/order': { ids: [2, 1], category: 'dawn' },
  products: { name: 'Carrara', slug: '', description: 'White', origin: 'Italy', category_id: 1 },
  'products/bulk': { action: 'delete', ids: [3] },
  'slabs/1': { remark: 'Cracked' },
  'categories/bulk': { action: 'delete', ids: [3] },
  'blog/bulk': { action: 'delete', ids: [2] },
  'social/bulk': { action: 'delete', ids: [2] },
  'gallery/bulk': { action: 'delete', ids: [3] },
  'inbox/changes': { items: [{ id: 2, version: 1 }], status: 'answered' },
};

describeOnOneEngine('every write of the API', (openDb) => {
  const openApi = createApiOpener();
  let db: Db;
  let api: ApiUnderTest;
  let token: { authorization: string };

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db);
    token = await api.signIn();
    await setLanguages(db, ['en', 'de']);
    await api.records.everyKind();
    await api.records.product({ name: 'Onyx', category: 1 });
    await api.records.product({ name: 'Portoro', category: 1 });
    await api.records.galleryProject({ name: 'A hall' });
    await api.records.category({ name: 'Nocturne' });
    for (const path of ['send-enquiry', 'contact']) {
      const payload = writingEndpoints.find((endpoint) => endpoint.path === path)?.body ?? {};
      await api.app.inject({ method: 'POST', url: `/api/${path}`, payload });
    }
    const picture = { mime: 'image/webp', bytes: 1, preview: '', width: 100, height: 100, alt: '' };
    const more = { focalX: 0.5, focalY: 0.5, originalName: '', createdAt: '2026-03-01T08:00:00.000Z' };
    await insertMediaFile(db, { ...picture, ...more, path: '/uploads/products/a.webp', sha256: 'a' });
  });

  const countEntries = async () => (await api.services.log.findHead()).id;

  async function write(endpoint: WritingEndpoint) {
    const before = await countEntries();
    const response = await api.app.inject({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      headers: { ...token, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
      payload: bodies[endpoint.path] ?? endpoint.body,
      remoteAddress: '203.0.113.77',
    });
    const entries = (await countEntries()) - before;
    return { status: response.statusCode, body: response.body, entries };
  }

  test('leaves exactly one entry when it is done, or a reason why not, and none when it is refused', async () => {
    const done: string[] = [];
    const wrong: string[] = [];
    const refused: string[] = [];
    for (const endpoint of writingEndpoints) {
      const { status, body, entries } = await write(endpoint);
      const name = `${endpoint.method} ${endpoint.path}`;
      // An import of what is there already changes nothing.
      const isDone = status < 300 && !body.includes('"bulkId":null');
      const isFailedSignIn = endpoint.path === 'auth/login';
      const expected = isFailedSignIn || (isDone && !(endpoint.path in withoutEntry)) ? 1 : 0;
      if (entries !== expected) wrong.push(`${name} (${status}): ${entries} entries. ${body.slice(0, 200)}`);
      if (isDone) done.push(endpoint.path);
      else refused.push(`${name}: ${body.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    const left = writingEndpoints.filter(
      ({ path }) => !done.includes(path) && !(path in withoutEntry) && !elsewhere.test(path),
    );
    expect(
      left.map(({ path }) => path),
      refused.join('\n'),
    ).toEqual([]);
    const { entries } = await api.services.log.list({ limit: 200 });
    // Of all that came from 203.0.113.77, and of what the test itself has made.
    expect(new Set(entries.map(({ network }) => network))).toEqual(new Set(['203.0.113.x', '']));
    expect(await api.services.log.verify()).toMatchObject({ faults: [] });
  });

  test('an owner finds by name who has no account any more, and erases the name, which nobody finds again', async () => {
    const colleague = { username: 'tamar', password: 'slate under heather' };
    const headers = { ...token, 'content-type': 'application/json' };
    const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const request = { method, url: `/api/${path}`, headers: payload ? headers : token };
      return api.app.inject({ ...request, ...(payload && { payload }) });
    };
    const findTamar = async () =>
      (await ask('GET', 'log/people')).json().find(({ name }: { name: string }) => name === 'tamar');
    await ask('POST', 'auth/register', colleague);
    const { id, ...standing } = await findTamar();
    // Nothing was done by her yet: she is only told of.
    expect(standing).toEqual({ name: 'tamar', hasActed: false, isFormer: false });
    expect((await ask('DELETE', `log/people/${id}`)).statusCode).toBe(409);
    await ask('POST', 'auth/login', colleague);
    const users: { id: number; username: string }[] = (await ask('GET', 'users')).json();
    await ask('DELETE', `users/${users.find(({ username }) => username === 'tamar')?.id}`);
    expect(await findTamar()).toEqual({ id, name: 'tamar', hasActed: true, isFormer: true });
    expect((await ask('DELETE', `log/people/${id}`)).statusCode).toBe(204);
    expect(await findTamar()).toBeUndefined();
    const log = await ask('GET', 'log?per_page=200');
    expect(log.body).not.toContain('tamar');
    expect(log.body).toContain('a former colleague');
    expect((await ask('DELETE', `log/people/${id}`)).statusCode).toBe(404);
    expect((await ask('GET', 'log/check')).json().faults).toEqual([]);
  });
});
