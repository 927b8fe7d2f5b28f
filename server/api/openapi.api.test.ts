import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

type Operation = {
  summary?: string;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>>; components: object };

describeOnBothEngines('the description of the API', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  async function readOperations(): Promise<[string, Operation][]> {
    const { paths }: Description = (await api.app.inject('/api/openapi.json')).json();
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method} ${path}`,
        operation,
      ]),
    );
  }

  test('lists every call that a visitor may make', async () => {
    const names = (await readOperations()).map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['categories', 'products', 'blog', 'social', 'gallery'].map((path) => `get /api/${path}`),
        ...['categories', 'products', 'blog', 'social', 'gallery'].map((path) => `get /api/${path}/{key}`),
        ...['get /api/health', 'get /api/products/{categorySlug}/{productSlug}', 'get /api/resolve/{slug}'],
        ...['get /api/seo/by-path', 'post /api/send-enquiry', 'post /api/contact', 'post /api/feedback'],
        ...['post /api/newsletter', 'post /api/events', 'post /api/auth/login', 'post /api/auth/logout'],
        'get /api/auth/me',
      ]),
    );
  });

  test('has a summary and a schema of the answer for every call', async () => {
    const incomplete = (await readOperations()).filter(([, { summary, responses }]) => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const isDescribed = successes.every(
        ([status, { content }]) => status === '204' || content?.['application/json']?.schema !== undefined,
      );
      return !summary || successes.length === 0 || !isDescribed;
    });
    expect(incomplete).toEqual([]);
  });

  test('refers only to schemas that it holds', async () => {
    const { body } = await api.app.inject('/api/openapi.json');
    const { components }: Description = JSON.parse(body);
    const named = [...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(
      [
        'BlogPost',
        'Category',
        'Failure',
        'GalleryProject',
        'Image',
        'Message',
        'Product',
        'SocialPost',
      ].sort(),
    );
    expect(components).toMatchObject({
      schemas: Object.fromEntries(named.map((name) => [name, { type: 'object' }])),
    });
  });

  test('can be browsed, with scripts of this site only', async () => {
    const page = await api.app.inject('/api/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(page.headers['content-security-policy'])).toMatch(/script-src 'self' 'nonce-[^']+';/);
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => String(source));
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\/static\//);
      expect((await api.app.inject(source)).statusCode).toBe(200);
    }
    expect((await api.app.inject('/api/docs/static/../../../package.json')).statusCode).toBe(404);
  });
});
