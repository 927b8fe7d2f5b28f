import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { newPost } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const unusable = 'There are characters in it that cannot be used';
const beyond = 2 ** 31;

describeOnOneEngine('unusual input', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
  });

  test('texts that a database would refuse or change are refused by name', async () => {
    await api.records.blogPost();
    for (const text of ['a\u0000b', 'a\ud800b']) {
      const wrong = {
        title: text,
        content: `<p>${text}</p>`,
        tags: [text],
        image: `/uploads/${text}`,
        slug: text,
      };
      const response = await request('PUT', 'blog/1', { body: wrong });
      expect([response.statusCode, response.json().errors]).toMatchObject([
        400,
        { title: unusable, content: unusable, tags: unusable, image: unusable, slug: expect.any(String) },
      ]);
      const related = await request('POST', 'blog', { body: { ...newPost, related_posts: [text] } });
      expect([related.statusCode, Object.keys(related.json().errors)]).toEqual([400, ['related_posts']]);
      const paths = await request('POST', 'images/replace', { body: { old_path: text, new_path: text } });
      expect([paths.statusCode, paths.json().errors]).toEqual([
        400,
        { old_path: unusable, new_path: unusable },
      ]);
    }
  });

  test('a file whose name has a null byte is refused', async () => {
    const payload = [
      ...['--x', 'content-disposition: form-data; name="type"', '', 'products', '--x'],
      ...['content-disposition: form-data; name="file"; filename*=UTF-8\'\'a%00b.png', ''],
      ...['not a picture', '--x--', ''],
    ].join('\r\n');
    const headers = { ...(await api.signIn()), 'content-type': 'multipart/form-data; boundary=x' };
    const response = await api.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
    expect([response.statusCode, response.json().errors]).toEqual([400, { file: `Its name: ${unusable}` }]);
  });

  test('a path with a control character leads nowhere, and a page is not asked with a null byte', async () => {
    const paths = ['/%00/', '/products/%00/', '/uploads/%00.png', '/api/products/%00', '/api/images/%00'];
    for (const url of [...paths, '/%09/', '/de/%0a/'])
      expect([url, (await api.app.inject(url)).statusCode]).toEqual([url, 404]);
    const posted = await api.app.inject({ method: 'POST', url: '/%09/', payload: {} });
    expect(posted.statusCode).toBe(404);
    const page = await api.app.inject('/contact/?form=quote&product=%00');
    expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining(unusable)]);
    const list = await api.app.inject('/api/products?category=%00');
    expect([list.statusCode, list.json().errors]).toEqual([400, { category: unusable }]);
  });

  test('numbers beyond what ids and counts can be are refused in a body, and lead nowhere in a path', async () => {
    const dawn = await api.records.category();
    const product = { name: 'Statuario', description: 'White' };
    const social = { platform: 'instagram', caption: 'A block', media_url: '/uploads/social/a.webp' };
    const bodies = [
      ['POST', 'products', { ...product, category_id: beyond }, 'category_id'],
      [
        'POST',
        'products',
        { ...product, category_id: dawn.id, related_products: [beyond] },
        'related_products',
      ],
      ['POST', 'social', { ...social, likes: beyond }, 'likes'],
      ['POST', 'social', { ...social, comments: 1e300 }, 'comments'],
      ['POST', 'products/bulk', { action: 'feature', ids: [beyond] }, 'ids'],
      ['POST', 'products/bulk', { action: 'category', ids: [1], category_id: beyond }, 'category_id'],
      ['POST', 'previews', { path: 'blog', id: beyond }, 'id'],
    ] as const;
    for (const [method, path, body, field] of bodies) {
      const response = await request(method, path, { body });
      expect([path, response.statusCode, Object.keys(response.json().errors)]).toEqual([path, 400, [field]]);
    }
    const paths = [
      ...[
        'GET products/N',
        'PUT products/N',
        'DELETE products/N',
        'GET products/N/revisions',
        'GET enquiries/N',
      ],
      ...['POST trash/blog/N/restore', 'DELETE trash/blog/N', 'POST bulk/N/undo', 'DELETE users/N'],
      ...['POST blog/1/revisions/N/restore', 'DELETE feedback/N', 'DELETE newsletter/N'],
    ];
    for (const line of paths) {
      const [method = '', path = ''] = line.replace('N', String(beyond)).split(' ');
      const response = await request(method as 'GET', path, {
        ...(method === 'PUT' && { body: { name: 'x' } }),
      });
      expect([line, response.statusCode]).toEqual([line, 404]);
    }
    for (const name of ['page', 'per_page']) {
      const response = await request('GET', `products?${name}=${beyond}`);
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [name]]);
    }
  });

  test('more related records than a record can have are refused, however many', async () => {
    const dawn = await api.records.category();
    const related_products = Array.from({ length: 33_000 }, (_, index) => index + 1);
    const body = { name: 'Statuario', description: 'White', category_id: dawn.id, related_products };
    const response = await request('POST', 'products', { body });
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      { related_products: 'At most 12 entries' },
    ]);
    const bulk = await request('POST', 'products/bulk', {
      body: { action: 'feature', ids: related_products },
    });
    expect([bulk.statusCode, bulk.json().errors]).toEqual([400, { ids: 'At most 1000 records at once' }]);
  });

  test('a write that expects one of several versions is made where the record is at one of them', async () => {
    await api.records.blogPost();
    const write = async (ifMatch: string) =>
      (await request('PUT', 'blog/1', { body: { title: `After ${ifMatch}` }, ifMatch })).statusCode;
    expect(await write('"v7", W/"v1-abc"')).toBe(200);
    expect(await write('"v1","v7"')).toBe(412);
    expect(await write('"foreign,with,commas" , "v2"')).toBe(200);
    for (const header of ['"foreign"', 'v3', '"v3', ',', '"v99999999999"'])
      expect(await write(header)).toBe(412);
    expect(await write('*')).toBe(200);
  });
});
