import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('the label of a slab', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    const category = await api.records.category();
    const product = await api.records.product({ category: category.id, published: true });
    await api.records.slab({ slug: 'C-2041/07', bundle: 'C-2041-B', product: product.id, published: true });
  });

  test('is for the staff', async () => {
    const url = '/slab/C-2041%2F07/label.pdf';
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    const headers = await api.signIn();
    const answer = await api.app.inject({ method: 'GET', url, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const unknown = await api.app.inject({ method: 'GET', url: '/slab/C-1/label.pdf', headers });
    expect(unknown.statusCode).toBe(404);
  });

  test('is there for the staff while the site is closed', async () => {
    await request('PUT', 'site-documents/launch', { body: { value: { open: false } } });
    const url = '/slab/C-2041%2F07/label.pdf';
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    const answer = await api.app.inject({ method: 'GET', url, headers: await api.signIn() });
    expect(answer.statusCode).toBe(200);
  });

  test('is made for a whole bundle as well', async () => {
    const answer = await request('GET', 'slabs/labels.pdf?bundle=C-2041-B');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await request('GET', 'slabs/labels.pdf?bundle=other')).statusCode).toBe(404);
  });
});
