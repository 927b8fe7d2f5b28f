import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const [hit, miss] = ['cache;desc=hit', 'cache;desc=miss'];

describeOnOneEngine('a page', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let ask: Awaited<ReturnType<typeof askThroughPort>>;
  const said = async (path: string) => (await ask(path)).headers['server-timing'];

  beforeEach(async () => {
    api = await openApi(await openDb());
    ask = await askThroughPort(api.app);
    const { id: category } = await api.records.category({ name: 'Dawn' });
    await api.records.product({ name: 'Onyx', category });
  });

  test('allows its own scripts and styles by their hashes, the first time and from memory', async () => {
    const [first, kept] = [await ask('/onyx/'), await ask('/onyx/')];
    expect([first, kept].map(({ headers }) => headers['server-timing'])).toEqual([miss, hit]);
    expect(kept.text).toBe(first.text);
    const policy = String(kept.headers['content-security-policy']);
    expect(policy).toBe(first.headers['content-security-policy']);
    expect(kept.text + policy).not.toContain('nonce-');
    // Data for search engines runs nothing, and needs no leave.
    const own = /<script(?![^>]* (?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script/g;
    const scripts = [...kept.text.matchAll(own)];
    const hashes = scripts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
    expect(hashes.length).toBeGreaterThan(2);
    expect(hashes.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([]);
    const styles = [...kept.text.matchAll(/<style[^>]*>([\s\S]*?)<\/style/g)].map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(styles.length).toBeGreaterThan(1);
    const [styleSource = ''] = /style-src [^;]*/.exec(policy) ?? [];
    expect(styles.filter((hash) => !styleSource.includes(`'sha256-${hash}'`))).toEqual([]);
    expect(styleSource).not.toContain('unsafe');
  });

  test('that failed is kept by nobody, and neither is one that lacks a part', async () => {
    const { resolve: find } = api.services.resolve;
    api.services.resolve.resolve = () => Promise.reject(new Error('Something is wrong'));
    expect((await ask('/onyx/')).status).toBe(500);
    expect((await ask('/onyx/')).status).toBe(500);
    expect(api.cache.stats().entries).toBe(0);
    api.services.resolve.resolve = find;
    expect((await ask('/onyx/')).status).toBe(200);
  });

  test('that is not there takes no memory, however many are asked for', async () => {
    for (let number = 0; number < 20; number += 1) {
      for (const path of [`/none-${number}/`, `/none/${number}/`, `/api/none-${number}`]) {
        expect([302, 404]).toContain((await ask(path)).status);
      }
    }
    expect((await ask('/404')).status).toBe(404);
    expect(api.cache.stats().entries).toBe(0);
  });

  test('is the same with what advertisers add, and is not kept as they have asked for it', async () => {
    expect(await said('/onyx/?utm_source=mail')).toBe(miss);
    expect(api.cache.stats().entries).toBe(0);
    const plain = await ask('/onyx/');
    for (let number = 0; number < 20; number += 1) {
      const { headers } = await ask(`/onyx/?utm_source=${number}&gclid=${number}`);
      expect([headers['server-timing'], headers.etag]).toEqual([hit, plain.headers.etag]);
    }
    expect(api.cache.stats().entries).toBe(1);
  });

  test('is the same under whatever host it is asked for', async () => {
    const { text } = await ask('/onyx/');
    await api.records.blogPost();
    expect((await ask('/onyx/', { headers: { host: 'elsewhere.example' } })).text).toBe(text);
  });

  test('is compressed in what each client can read, though others have got it in something else', async () => {
    const first = await ask('/onyx/', { headers: { 'accept-encoding': 'br, zstd' } });
    expect(first.headers['content-encoding']).toBe('br');
    for (const [accepts, encoding] of [
      ['zstd', undefined],
      ['zstd, gzip', 'gzip'],
      ['br, zstd;q=0', 'br'],
      ['br;q=0, zstd', undefined],
    ]) {
      const { headers, text } = await ask('/onyx/', { headers: { 'accept-encoding': String(accepts) } });
      expect([accepts, headers['content-encoding']]).toEqual([accepts, encoding]);
      expect(text).toBe(first.text);
    }
  });
});
