import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { maxForeignHosts } from '#content/picture/foreign-media.shared.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { askThroughPort } from '#tests/support/raw-answers.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));

describeOnOneEngine('the policy of a page', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let ask: Awaited<ReturnType<typeof askThroughPort>>;

  beforeEach(async () => {
    api = await openApi(await openDb());
    ask = await askThroughPort(api.app);
    await api.records.category({ name: 'Dawn' });
  });

  async function sourcesOf(path: string, kind: 'img' | 'media' | 'frame'): Promise<string> {
    const policy = String((await ask(path)).headers['content-security-policy']);
    return new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1] ?? '';
  }

  test('names the hosts of what it shows from elsewhere, and follows what is published', async () => {
    const own = "'self' data: blob:";
    expect(await sourcesOf('/social/', 'img')).toBe(own);
    const { id } = await api.records.socialPost({ mediaUrl: 'https://cdn.example/a.jpg?x=1' });
    await api.records.socialPost({ mediaUrl: 'https://films.example:8443/b.mp4' });
    expect(await sourcesOf('/social/', 'img')).toBe(`${own} https://cdn.example`);
    expect(await sourcesOf('/social/', 'media')).toBe("'self' https://films.example:8443");
    expect((await ask('/social/')).headers['server-timing']).toBe('cache;desc=hit');
    for (const path of ['/', '/products/', '/about/']) expect(await sourcesOf(path, 'img')).toBe(own);
    await api.services.socialPosts.update({
      ...{ id, author },
      changes: { mediaUrl: 'https://other.example/a.jpg' },
    });
    expect(await sourcesOf('/social/', 'img')).toBe(`${own} https://other.example`);
    await api.services.socialPosts.update({ id, changes: { published: false }, author });
    expect(await sourcesOf('/social/', 'img')).toBe(own);
  });

  test('names the films of collections where they play', async () => {
    await api.records.category({ name: 'Dusk', videoUrl: 'https://films.example/dusk.mp4' });
    expect(await sourcesOf('/products/', 'media')).toBe("'self' https://films.example");
    expect(await sourcesOf('/', 'media')).toBe("'self'");
  });

  test('names OpenStreetMap on the contact page alone, and only where its map was chosen', async () => {
    const save = (key: 'company' | 'contact', value: object) =>
      api.services.siteDocuments.save(key, { value, author });
    const osm = 'https://www.openstreetmap.org';
    expect(await sourcesOf('/contact/', 'frame')).not.toContain(osm);
    await save('company', { location: { latitude: 38.84, longitude: -7.59 } });
    expect(await sourcesOf('/contact/', 'frame')).toContain(osm);
    expect(await sourcesOf('/about/', 'frame')).not.toContain(osm);
    expect((await ask('/contact/')).text).not.toContain('<iframe');
    await save('contact', { map: { kind: 'drawing' } });
    expect(await sourcesOf('/contact/', 'frame')).not.toContain(osm);
  });

  test('cannot be written by the address of a picture', async () => {
    const addresses = [
      'https://a.example;script-src/x.jpg',
      'https://*/x.jpg',
      'https://*.example/x.jpg',
      'https://a.example,b/x.jpg',
      'https://[::1]/x.jpg',
    ];
    for (const mediaUrl of addresses) await api.records.socialPost({ mediaUrl }).catch(() => {});
    const { headers, text } = await ask('/social/');
    expect(String(headers['content-security-policy'])).toMatch(/img-src 'self' data: blob:;/);
    expect(String(headers['content-security-policy']).match(/script-src/g)).toHaveLength(1);
    expect(text).not.toContain('src="https://a.example');
  });

  test('names no more hosts than fit into a header, and what is left shows the placeholder', async () => {
    for (let number = 0; number < maxForeignHosts + 5; number += 1) {
      await api.records.socialPost({ mediaUrl: `https://h${number}.example/a.jpg` });
    }
    expect((await sourcesOf('/social/', 'img')).match(/https:/g)).toHaveLength(maxForeignHosts);
    const shown = (await ask('/social/')).text.match(/<img[^>]* src="https:/g);
    expect(shown).toHaveLength(maxForeignHosts);
  });

  test('is that of a document: whoever comes from another page is led to one', async () => {
    await api.records.socialPost({ mediaUrl: 'https://cdn.example/a.jpg' });
    const led = await ask('/social/_.data?_routes=root');
    const there = await ask('/social/_.data');
    expect(there.status).toBe(202);
    expect(there.text).toContain('"/social/"');
    expect(there.headers['cache-control']).toBe('no-cache');
    expect(led.status).toBe(200);
  });
});
