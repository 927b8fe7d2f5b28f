import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { openBuiltPages } from '#server/built-pages.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
const [hit, miss] = ['cache;desc=hit', 'cache;desc=miss'];

describeOnBothEngines('a page', (openDb) => {
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

  test('stays kept while something is written that it does not show', async () => {
    const { id: category } = await api.records.category({ name: 'Night' });
    const slate = await api.records.product({ name: 'Slate', category });
    await api.records.blogPost();
    const paths = ['/onyx/', '/slate/', '/products/dawn/', '/products/night/', '/why-veins-run/', '/legal/'];
    for (const path of paths) await ask(path);
    await api.services.products.update({ id: slate.id, changes: { description: 'Split by hand' }, author });
    const timings = [];
    for (const path of paths) timings.push(`${path} ${await said(path)}`);
    expect(timings).toEqual([
      ...[`/onyx/ ${hit}`, `/slate/ ${miss}`, `/products/dawn/ ${hit}`, `/products/night/ ${miss}`],
      ...[`/why-veins-run/ ${hit}`, `/legal/ ${hit}`],
    ]);
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
    expect(api.stored.stats().entries).toBe(0);
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
    expect(api.stored.stats().entries).toBe(0);
  });

  test('is the same with what advertisers add, and is not kept as they have asked for it', async () => {
    expect(await said('/onyx/?utm_source=mail')).toBe(miss);
    expect(api.stored.stats().entries).toBe(0);
    const plain = await ask('/onyx/');
    for (let number = 0; number < 20; number += 1) {
      const { headers } = await ask(`/onyx/?utm_source=${number}&gclid=${number}`);
      expect([headers['server-timing'], headers.etag]).toEqual([hit, plain.headers.etag]);
    }
    expect(api.stored.stats().entries).toBe(1);
  });

  test('is the same under whatever host it is asked for', async () => {
    const { text } = await ask('/onyx/');
    api.stored.forgetAll();
    expect((await ask('/onyx/', { headers: { host: 'elsewhere.example' } })).text).toBe(text);
  });

  test('that is asked for often is made smaller, while nobody waits for it', async () => {
    const accepted = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
    const first = await ask('/onyx/', accepted);
    expect(first.headers['content-encoding']).toBe('zstd');
    let latest = first;
    const isBest = async () => {
      latest = await ask('/onyx/', accepted);
      expect(latest.text).toBe(first.text);
      return String(latest.headers.etag).endsWith('-br-best"');
    };
    await expect.poll(isBest, { timeout: 60_000 }).toBe(true);
    expect(latest.headers['content-encoding']).toBe('br');
    expect(latest.bytes.length).toBeLessThan(first.bytes.length);
    // An encoding that somebody asks for now is made as quickly as at first, under a tag of its own.
    const other = await ask('/onyx/', { headers: { 'accept-encoding': 'gzip' } });
    expect(other.headers.etag).toMatch(/-gzip"$/);
    expect(other.text).toBe(first.text);
    expect(other.bytes.length).toBeGreaterThan(gzipSync(first.text, { level: 9 }).length);
  });

  test('is as short as it can be soon, though a client that reads less has got it first', async () => {
    const first = await ask('/onyx/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers['content-encoding']).toBe('br');
    const { headers, text, bytes } = await ask('/onyx/', { headers: { 'accept-encoding': 'br, zstd' } });
    expect([headers['content-encoding'], text]).toEqual(['zstd', first.text]);
    expect(bytes.length).toBeLessThan(first.bytes.length);
  });

  test('is packed in what each client can read, though browsers have got it in something else', async () => {
    const everything = { headers: { 'accept-encoding': 'br, zstd' } };
    expect((await ask('/onyx/', everything)).headers['content-encoding']).toBe('zstd');
    for (const [accepts, encoding] of [
      ['zstd', undefined],
      ['zstd, gzip', 'gzip'],
      ['br, zstd;q=0', 'br'],
      ['br;q=0, zstd', undefined],
    ]) {
      const { headers, text } = await ask('/onyx/', { headers: { 'accept-encoding': String(accepts) } });
      expect([accepts, headers['content-encoding']]).toEqual([accepts, encoding]);
      expect(text).toContain('</html>');
    }
  });
});
