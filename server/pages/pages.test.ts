import { beforeEach, describe, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

const openDb = createDatabaseOpener('sqlite');
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = `<!doctype html>${'<p>Marble</p>'.repeat(200)}`;
let requests: Request[];

/** Stands for React Router: `/404` is where unknown paths lead. */
async function render(request: Request): Promise<Response> {
  requests.push(request.clone());
  const lost = { status: 302, headers: { location: '/404' } };
  if (request.url.includes('lost')) return new Response(null, lost);
  return new Response(page, { headers: html });
}

const openSite = createApiOpener({ pages: { renderer: { render }, findStyles: () => undefined } });
let site: ApiUnderTest;

beforeEach(async () => {
  requests = [];
  site = await openSite(await openDb());
});

describe('a page', () => {
  test.each(['identity', 'gzip', 'br'])(
    'tells a program with HEAD what GET would send, as %s',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const [got, headed] = await Promise.all(
        (['GET', 'HEAD'] as const).map((method) => site.app.inject({ method, url: '/about/', headers })),
      );
      const without = ({ headers: all }: { headers: object }) =>
        Object.entries(all).filter(
          ([name]) => !['date', 'x-request-id', 'content-security-policy'].includes(name),
        );
      expect(headed?.body).toBe('');
      expect(without(headed ?? { headers: {} })).toEqual(without(got ?? { headers: {} }));
      expect(Number(headed?.headers['content-length'])).toBe(got?.rawPayload.length);
    },
  );

  test('that leads elsewhere has the type of a page', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await site.app.inject({ method, url: '/lost/' });
      expect([statusCode, headers.location, headers['content-type']]).toEqual([
        302,
        '/404',
        'text/html; charset=utf-8',
      ]);
    }
  });

  test('gets a form as it was sent, and one that is too large is refused before', async () => {
    const send = (payload: string) =>
      site.app.inject({
        ...{ method: 'POST', url: '/contact/', payload },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    await send('name=Ann');
    expect(await requests[0]?.text()).toBe('name=Ann');
    expect((await send('a'.repeat(2_000_000))).statusCode).toBe(413);
    expect(requests).toHaveLength(1);
  });
});

describe('a page of the back office', () => {
  test.each([
    ...[
      '/admin/',
      '/admin/products/',
      '/admin.data',
      '/Admin/products.data',
      '/%61DMIN/a.data',
      '/ADMIN.data',
    ],
    ...['/a/../admin/products.data', '/%2e/admin/products.data', '//admin/products.data'],
  ])('is kept by nobody at %s, however its path is spelt', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await follow(method, url);
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });

  test.each(['/administrators/', '/products/admin/', '/?next=/admin/', '/about/?a=/admin'])(
    'is not what %s shows',
    async (url) => {
      const { headers } = await follow('GET', url);
      expect(headers['x-robots-tag']).toBeUndefined();
    },
  );

  /** What a browser gets that goes where it is led. */
  async function follow(method: 'GET' | 'POST', url: string) {
    const response = await site.app.inject({ method, url });
    const target = response.headers.location;
    return target === undefined ? response : site.app.inject({ method, url: String(target) });
  }
});

test.each(['/Api/nothing', '/%61pi/nothing', '/API/nothing'])(
  'A program that asks for %s is led to the API and answered in JSON',
  async (url) => {
    const { statusCode, headers } = await site.app.inject(url);
    expect([statusCode, headers.location]).toEqual([301, '/api/nothing']);
    const response = await site.app.inject(String(headers.location));
    expect(response.json()).toEqual({ message: expect.any(String) });
  },
);
