import { beforeEach, expect, test } from 'vitest';
import { reservedSegments, slugPattern } from '#content/kit/slug.ts';
import { foreignPictureMessage } from '#content/picture/foreign-media.shared.ts';
import { entities } from '#content/registry.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { newPost, testAuthor } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('what a field may hold', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
  });

  test('a publication date with an offset is kept in UTC', async () => {
    const body = { ...newPost, date: '2026-03-01T01:30:00+05:30' };
    const created = await request('POST', 'blog', { body });
    expect(created.json().date).toBe('2026-02-28T20:00:00.000Z');
    const change = async (date: string) => (await request('PUT', 'blog/1', { body: { date } })).json();
    expect((await change('2026-03-01T01:30:00Z')).date).toBe('2026-03-01T01:30:00.000Z');
    expect((await change('2026-03-02')).date).toBe('2026-03-02T10:00:00.000Z');
    for (const date of ['2026-02-30', '2026-03-01T01:30:00', '9999-12-31T23:59:59-10:00', 'soon', '1']) {
      expect(Object.keys((await change(date)).errors)).toEqual(['date']);
    }
  });

  test('a reading time that was computed follows the text, and one that was sent stays', async () => {
    const long = `<p>${'word '.repeat(660)}</p>`;
    const computed = (await request('POST', 'blog', { body: newPost })).json();
    const chosen = (
      await request('POST', 'blog', { body: { ...newPost, read_time: 'A long evening' } })
    ).json();
    expect([computed.readTime, chosen.readTime]).toEqual(['1 min read', 'A long evening']);
    for (const [read, expected] of [
      [computed, '3 min read'],
      [chosen, 'A long evening'],
    ]) {
      const sentBack = await request('PUT', `blog/${read.id}`, { body: { ...read, content: long } });
      expect(sentBack.json().readTime).toBe(expected);
    }
    const short = await request('PUT', `blog/${computed.id}`, { body: { content: '<p>Short.</p>' } });
    expect(short.json().readTime).toBe('1 min read');
    const emptied = await request('PUT', `blog/${chosen.id}`, { body: { read_time: '' } });
    expect(emptied.json().readTime).toBe('3 min read');
  });

  test('a slug that was sent is one that can be read back, and hides nothing of the API', async () => {
    const longest = 'a'.repeat(120);
    expect((await request('POST', 'blog', { body: { ...newPost, slug: longest } })).statusCode).toBe(201);
    expect((await request('GET', `blog/${longest}`)).json().slug).toBe(longest);
    const tooLong = await request('POST', 'blog', { body: { ...newPost, slug: 'a'.repeat(121) } });
    expect(tooLong.json().errors).toEqual({ slug: 'At most 120 characters' });
    for (const slug of reservedSegments) {
      const response = await request('POST', 'categories', {
        body: { name: 'Dawn', description: 'Pale', slug },
      });
      expect(response.json().errors).toEqual({ slug: `"${slug}" is an address of the site itself` });
    }
    const named = await request('POST', 'categories', { body: { name: 'Revisions', description: 'Pale' } });
    expect(named.json().slug).toBe('revisions-2');
  });

  test('whatever stands behind the path of a kind in the API is reserved', async () => {
    const { paths } = (await request('GET', 'openapi.json')).json();
    const kinds = entities.map(({ path }) => path).join('|');
    const pattern = new RegExp(`^/api/(?:${kinds})/(?:\\{\\w+\\}/)?(\\w[^/{}]*)`);
    const segments = Object.keys(paths).flatMap((path) => pattern.exec(path)?.[1] ?? []);
    expect(segments).toEqual(expect.arrayContaining(['revisions', 'bulk']));
    const free = segments.filter((segment) => slugPattern.test(segment) && !reservedSegments.has(segment));
    expect(free).toEqual([]);
  });

  test('links lead to this site or to an https URL', async () => {
    const post = { platform: 'instagram', caption: 'A block', media_url: '/uploads/social/a.webp' };
    const refused = [
      'somewhere/',
      'javascript:alert(1)',
      'http://stone.example/',
      '//host/',
      '/\\host/',
      'https://',
    ];
    const message = 'Give a path that starts with / or an address that starts with https://';
    for (const link of [...refused, 'https://a b/', 'https://name@host/', '/\t/host']) {
      const social = await request('POST', 'social', { body: { ...post, post_url: link } });
      expect([link, social.json().errors]).toEqual([link, { post_url: message }]);
      const article = await request('POST', 'blog', { body: { ...newPost, seo: { metaUrl: link } } });
      expect([link, article.statusCode]).toEqual([link, 400]);
    }
    for (const link of ['https://social.example/p/1?x=1', '/blog/', '']) {
      expect((await request('POST', 'social', { body: { ...post, post_url: link } })).json().post_url).toBe(
        link,
      );
    }
  });

  test('a picture of another site is refused beside its field; one that is there already may stay', async () => {
    const message = foreignPictureMessage;
    const elsewhere = 'https://else.example/a.jpg';
    const asked = { name: 'Dusk', description: 'Grey', image: elsewhere };
    expect((await request('POST', 'categories', { body: asked })).json().errors).toEqual({ image: message });
    const { id: category } = await api.records.category();
    const { id } = await api.records.product({ category });
    const lists = { gallery_images: ['/uploads/a.webp', elsewhere], mainImage: elsewhere };
    const refused = await request('PUT', `products/${id}`, { body: lists });
    expect(refused.json().errors).toEqual({ gallery_images: message, mainImage: message });
    await api.services.products.update({ id, changes: { mainImage: elsewhere }, author: testAuthor });
    const body = { main_image: elsewhere, origin: 'Italy' };
    expect((await request('PUT', `products/${id}`, { body })).json().origin).toBe('Italy');
  });

  test('a social post that lacks its picture or its platform says so', async () => {
    const response = await request('POST', 'social', { body: { platform: '', caption: 'A block' } });
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      { platform: 'Platform is required', media_url: 'Media URL is required' },
    ]);
  });
});
