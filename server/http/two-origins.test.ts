import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  type ApiUnderTest,
  createApiOpener,
  testAdministrator,
  testPublicUrl,
} from '#tests/support/api-app.ts';
import { type Answer, askThroughPort } from '#tests/support/raw-answers.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const adminUrl = 'https://admin.stone.example';
const publicHost = { host: 'stone.example' };
const adminHost = { host: 'admin.stone.example' };

describeOnOneEngine('a back office on an origin of its own', (openDb) => {
  const openApi = createApiOpener({ pages, adminUrl });
  let api: ApiUnderTest;
  let ask: Awaited<ReturnType<typeof askThroughPort>>;
  const outcomeOf = ({ status, headers }: Answer) => [status, headers.location];

  beforeEach(async () => {
    api = await openApi(await openDb());
    ask = await askThroughPort(api.app);
  });

  test('is nowhere on the public one, however its path is spelt', async () => {
    for (const host of [publicHost, { host: 'other.example' }]) {
      for (const path of ['/admin/', '/admin/login/?next=1', '/%61dmin/', '/admin.data']) {
        const answer = await ask(path, { headers: host });
        expect(outcomeOf(answer), path).toEqual([307, adminUrl + path]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
    const shown = await ask('/admin/login/', { headers: adminHost });
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`<meta name="site-url" content="${testPublicUrl}"/>`);
  });

  test('has no public page, kept or not, and what both need', async () => {
    expect((await ask('/about/', { headers: publicHost })).status).toBe(200);
    for (const path of ['/about/', '/about/_.data', '/none/', '/search/?q=%3Cb%3E']) {
      const answer = await ask(path, { headers: adminHost });
      expect(outcomeOf(answer), path).toEqual([307, testPublicUrl + path]);
    }
    expect(outcomeOf(await ask('/', { headers: adminHost }))).toEqual([307, '/admin/']);
    expect((await ask('/contact/', { method: 'POST', headers: adminHost })).status).toBe(404);
    const icon = await ask('/favicon.svg', { headers: adminHost });
    expect([icon.status, icon.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  });

  test('is the only place to sign in at, and to be signed in', async () => {
    const payload = testAdministrator;
    const token = await api.signIn();
    const attempt = (host: object, path: string) =>
      api.app.inject({ method: 'POST', url: path, headers: { ...host }, payload });
    for (const path of ['/api/auth/login', '/api/%61uth/login', '/api/auth/invitation/accept']) {
      const { statusCode, json } = await attempt(publicHost, path);
      expect([statusCode, json().message], path).toEqual([403, expect.stringContaining(adminUrl)]);
    }
    expect((await attempt(adminHost, '/api/auth/login')).statusCode).toBe(200);
    const draft = await api.records.blogPost({ title: 'Not yet', published: false });
    const read = async (host: object, url: string) =>
      (await api.app.inject({ url, headers: { ...host, ...token } })).statusCode;
    expect(await read(publicHost, '/api/auth/me')).toBe(403);
    expect(await read(publicHost, '/api/inbox')).toBe(403);
    expect(await read(publicHost, `/api/blog/id/${draft.id}`)).toBe(404);
    expect(await read(publicHost, '/api/products')).toBe(200);
    expect(await read(adminHost, '/api/inbox')).toBe(200);
    expect(await read({ ...publicHost, 'x-forwarded-host': 'admin.stone.example' }, '/api/inbox')).toBe(403);
  });

  test('is where links in mails and invitations lead', async () => {
    const headers = { ...(await api.signIn()), ...adminHost };
    const { accounts } = api.services;
    const handedOut = await accounts.invitations.invite(
      { email: '', username: 'new', role: 'editor' },
      { username: testAdministrator.username, ip: '127.0.0.1', userAgent: '' },
    );
    expect(headers).toBeDefined();
    expect(handedOut.invitation.url).toContain(`${adminUrl}/admin/invitation/#`);
  });
});
