import { expect, test } from 'vitest';
import { insertMediaFile } from '#media/storage/media-files.repository.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createClient } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('A list that came whole', (openDb) => {
  const openApi = createApiOpener();

  async function open() {
    const api = await openApi(await openDb());
    const request = createClient(api, await api.signIn());
    const read = async (path: string) => {
      const response = await request('GET', path);
      expect(response.statusCode, response.body).toBe(200);
      return { rows: response.json(), total: response.headers['x-total-count'], link: response.headers.link };
    };
    return { api, request, read };
  }

  test('comes a page at a time as well: feedback and subscribers', async () => {
    const { api, read } = await open();
    for (const number of [1, 2, 3]) {
      const createdAt = `2026-01-0${number}T00:00:00.000Z`;
      const feedback = { rating: number, feedback: '', sourcePage: '/', createdAt, isSpam: 0 };
      await api.db.insertInto('feedback').values(feedback).execute();
      const email = `${number}@stone.example`;
      await api.db
        .insertInto('subscribers')
        .values({ email, emailFolded: email, createdAt, isSpam: 0 })
        .execute();
    }
    const first = await read('feedback?page=1&per_page=2');
    expect(first.rows.map((row: { rating: number }) => row.rating)).toEqual([3, 2]);
    expect(first).toMatchObject({ total: '3', link: expect.stringContaining('rel="next"') });
    expect((await read('feedback?page=2&per_page=2')).rows).toHaveLength(1);
    expect((await read('feedback')).rows).toHaveLength(3);
    const second = await read('newsletter?page=2&per_page=2');
    expect(second.rows).toMatchObject([{ email: '1@stone.example' }]);
    expect(second.total).toBe('3');
    expect((await read('newsletter?spam=true&page=1')).total).toBe('0');
    expect((await read('feedback/summary')).rows).toEqual({ total: 3, average: 2 });
    await api.db.deleteFrom('feedback').where('rating', '=', 1).execute();
    expect((await read('feedback/summary')).rows).toEqual({ total: 2, average: 2.5 });
  });

  test('comes a page at a time as well: the trash, of all kinds, latest first', async () => {
    const { api, request, read } = await open();
    const category = await api.records.category();
    const product = await api.records.product({ category: category.id });
    const post = await api.records.blogPost({ title: 'Gone' });
    await request('DELETE', `products/${product.id}`);
    await request('DELETE', `blog/${post.id}`);
    const first = await read('trash?page=1&per_page=1');
    expect(first.rows).toMatchObject([{ entity: 'blogPost', path: 'blog', title: 'Gone', daysLeft: 30 }]);
    expect(first.total).toBe('2');
    expect((await read('trash?page=2&per_page=1')).rows).toMatchObject([{ entity: 'product' }]);
    expect((await read('trash')).rows).toHaveLength(2);
    const posts = await read('trash?page=1&kind=blog');
    expect(posts).toMatchObject({ total: '1', rows: [{ entity: 'blogPost' }] });
  });

  test('comes a page at a time as well: versions, each with what it changed in the one before', async () => {
    const { api, request, read } = await open();
    const category = await api.records.category();
    const { id } = await api.records.product({ name: 'One', category: category.id });
    for (const name of ['Two', 'Three']) await request('PUT', `products/${id}`, { body: { name } });
    const { rows, total } = await read(`products/${id}/revisions?page=1&per_page=1`);
    expect(rows).toMatchObject([{ version: 3, changes: [{ field: 'name', from: 'Two', to: 'Three' }] }]);
    expect(total).toBe('3');
    expect((await read(`products/${id}/revisions`)).rows).toHaveLength(3);
  });

  test('comes a page at a time as well: the library, narrowed and sorted by the server', async () => {
    const { api, read } = await open();
    const category = await api.records.category();
    const files = [
      { name: 'products/onyx.webp', bytes: 10, sha256: 'a', alt: 'Onyx' },
      { name: 'products/slate.webp', bytes: 30, sha256: 'b', alt: '' },
      { name: 'blog/onyx-copy.webp', bytes: 20, sha256: 'a', alt: '' },
    ];
    for (const [index, { name, ...file }] of files.entries()) {
      await insertMediaFile(api.db, {
        ...{ ...file, path: `/uploads/${name}`, mime: 'image/webp', width: 1, height: 1, preview: '' },
        ...{ originalName: name, createdAt: `2026-01-0${index + 1}T00:00:00.000Z`, focalX: 0.5, focalY: 0.5 },
      });
    }
    await api.records.product({ category: category.id, mainImage: '/uploads/products/slate.webp' });
    const namesOf = async (query: string) =>
      (await read(`images?page=1&${query}`)).rows.map(({ filename }: { filename: string }) => filename);
    expect(await namesOf('per_page=2')).toEqual(['onyx-copy.webp', 'slate.webp']);
    expect((await read('images?page=1&per_page=2')).total).toBe('3');
    expect(await namesOf('search=ONYX')).toEqual(['onyx-copy.webp', 'onyx.webp']);
    expect(await namesOf('directory=products')).toEqual(['slate.webp', 'onyx.webp']);
    expect(await namesOf('usage=used')).toEqual(['slate.webp']);
    expect(await namesOf('usage=unused')).toEqual(['onyx-copy.webp', 'onyx.webp']);
    expect(await namesOf('list=lacking-alt')).toEqual(['onyx-copy.webp', 'slate.webp']);
    expect(await namesOf('list=duplicates&sort=filename&order=asc')).toEqual(['onyx-copy.webp', 'onyx.webp']);
    expect(await namesOf('sort=size&order=desc')).toEqual(['slate.webp', 'onyx-copy.webp', 'onyx.webp']);
    const [copy] = (await read('images?page=1&search=copy')).rows;
    expect(copy).toMatchObject({ duplicates: ['/uploads/products/onyx.webp'], used: false });
    const [slate] = (await read('images?page=1&search=slate')).rows;
    expect(slate.usage).toMatchObject([{ type: 'Product', field: 'Main picture' }]);
    expect((await read('images/summary?search=onyx')).rows).toEqual({
      ...{ shown: 2, used: 0, unused: 2, bytes: 30, all: 3 },
      directories: ['blog', 'products'],
    });
    expect((await read('images/summary?usage=used')).rows).toMatchObject({ shown: 1, used: 1, unused: 0 });
    expect((await read('images/products/slate.webp')).rows).toMatchObject({
      filename: 'slate.webp',
      usageCount: 1,
    });
  });
});
