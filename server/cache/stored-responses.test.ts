import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

describeOnOneEngine('a reading call of the API', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let add: (values: object) => Promise<{ id: number }>;
  let ask: Awaited<ReturnType<typeof askThroughPort>>;

  beforeEach(async () => {
    api = await openApi(await openDb());
    ask = await askThroughPort(api.app);
    const { id: category } = await api.records.category({ name: 'Dawn' });
    add = (values) => api.records.product({ category, ...values });
    await add({ name: 'Onyx', description: 'Honey '.repeat(90) });
  });

  const said = async (path: string, headers = {}) => (await ask(path, { headers })).headers['server-timing'];
  const rename = (name: string) => api.services.products.update({ id: 1, changes: { name }, author });

  test('is answered from memory the second time, in every encoding, with tags that tell them apart', async () => {
    const first = await ask('/api/products');
    expect(first.headers).toMatchObject({ 'server-timing': 'cache;desc=miss', 'cache-control': shared });
    const tags = new Set([first.headers.etag]);
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask('/api/products', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers).toMatchObject({
        ...{ 'server-timing': 'cache;desc=hit', vary: 'accept-encoding, authorization' },
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      expect(answer.text).toBe(first.text);
      tags.add(answer.headers.etag);
    }
    expect(tags.size).toBe(3);
    expect([...tags].every((tag) => tag?.startsWith('"'))).toBe(true);
    const head = await ask('/api/products', { method: 'HEAD' });
    expect([head.text, head.headers.etag]).toEqual(['', first.headers.etag]);
  });

  test('is 304 for whoever has it in any encoding, from memory and not', async () => {
    const { headers } = await ask('/api/products', { headers: { 'accept-encoding': 'br' } });
    const known = { 'if-none-match': String(headers.etag) };
    const kept = await ask('/api/products', { headers: known });
    expect([kept.status, kept.text, kept.headers['server-timing']]).toEqual([304, '', 'cache;desc=hit']);
    expect(kept.headers['cache-control']).toBe(shared);
    await api.records.category({ name: 'Night' });
    const anew = await ask('/api/products', { headers: known });
    expect([anew.status, anew.text, anew.headers['server-timing']]).toEqual([304, '', 'cache;desc=miss']);
    // It was made whole all the same, for the others.
    expect((await ask('/api/products')).headers['server-timing']).toBe('cache;desc=hit');
    await api.records.category({ name: 'Noon' });
    const head = await ask('/api/products', { method: 'HEAD', headers: known });
    expect([head.status, head.text, head.headers['server-timing']]).toEqual([304, '', 'cache;desc=miss']);
    await rename('Jade');
    expect((await ask('/api/products', { headers: known })).status).toBe(200);
  });

  test('is dropped by a write of content, and by nothing else that is written', async () => {
    const paths = ['/api/products/onyx', '/api/products', '/api/blog'];
    for (const path of paths) await ask(path);
    await api.signIn();
    await api.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'a@stone.example' } });
    for (const path of paths) expect(await said(path)).toBe('cache;desc=hit');
    await rename('Basalt');
    for (const path of paths) expect(await said(path)).toBe('cache;desc=miss');
  });

  test('is made for a token each time, and kept by nobody', async () => {
    const headers = await api.signIn();
    await add({ name: 'Hidden', published: false });
    await ask('/api/products');
    const answer = await ask('/api/products', { headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['server-timing']).toBeUndefined();
    expect(answer.text).toContain('Hidden');
    expect((await ask('/api/products')).text).not.toContain('Hidden');
  });

  test('is not kept where it failed, was not found, or is no reading call', async () => {
    for (const path of ['/api/products/none', '/api/products?sort=none', '/api/health', '/api/users']) {
      await ask(path);
      await ask(path);
    }
    expect(api.cache.stats()).toMatchObject({ hits: 0, entries: 0 });
  });

  test('is made once for a thousand who ask at the same time', async () => {
    let queries = 0;
    const { list } = api.services.products;
    const { promise: allAsk, resolve: goOn } = Promise.withResolvers<void>();
    api.services.products.list = async (...given) => {
      queries += 1;
      await allAsk;
      return list(...given);
    };
    const answered = Promise.all(Array.from({ length: 1_000 }, () => ask('/api/products')));
    try {
      // As many as there are connections.
      await expect.poll(() => api.cache.stats().misses).toBe(200);
    } finally {
      goOn();
    }
    const answers = await answered;
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.text).toContain('Onyx');
    expect(queries).toBe(1);
  });

  test('that was begun before a write is not for those who come after it', async () => {
    const { list } = api.services.products;
    const { promise: written, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    api.services.products.list = async (...given) => {
      const found = await list(...given);
      begin();
      await written;
      return found;
    };
    const early = ask('/api/products');
    await begun;
    await rename('Jade');
    api.services.products.list = list;
    expect((await ask('/api/products')).text).toContain('Jade');
    goOn();
    expect((await early).text).toContain('Onyx');
    expect((await ask('/api/products')).text).toContain('Jade');
  });

  test('with made-up parameters pushes out nothing that is asked for plainly', async () => {
    await ask('/api/products');
    for (let count = 0; count < 300; count += 1) await ask(`/api/products?search=${count}`);
    expect(await said('/api/products')).toBe('cache;desc=hit');
    expect(api.cache.stats().bytes).toBeLessThan(4 * 1_048_576);
  });
});
