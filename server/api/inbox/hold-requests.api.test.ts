import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('a visitor who asks for slabs to be held', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    const { id: category } = await api.records.category();
    const product = await api.records.product({ category, published: true });
    for (const slug of ['A-1', 'A-2']) await api.records.slab({ product: product.id, slug, published: true });
    await api.records.slab({ product: product.id, slug: 'S-1', status: 'sold', published: true });
  });

  const ask = (slabs: unknown, more: object = {}) =>
    api.app.inject({
      ...{ method: 'POST', url: '/api/hold-requests' },
      payload: { slabs, name: 'Ann', email: 'ann@stone.example', ...more },
    });

  test('is answered, and the inbox has the request with its slabs', async () => {
    const sent = await ask(['a-1', 'A-2', 'A-1'], { message: 'Until Friday', phone: '' });
    expect([sent.statusCode, sent.json().message]).toEqual([
      201,
      expect.stringContaining('Your request to hold these slabs has reached us'),
    ]);
    const { items } = (await request('GET', 'inbox?kind=hold')).json();
    expect(items).toMatchObject([
      {
        ...{ kind: 'hold', name: 'Ann', subject: 'A-1, A-2', message: 'Until Friday' },
        lines: [{ product: 'statuario', slabs: ['A-1', 'A-2'] }],
      },
    ]);
    expect((await request('GET', 'slabs/A-1')).json().status).toBe('available');
  });

  test('is told which slab is not to be had, and who has to be named', async () => {
    expect((await ask(['A-1', 'S-1', 'Q-9'])).json().errors).toEqual({
      'slabs.1': 'Slab "S-1" is no longer available',
      'slabs.2': 'Slab "Q-9" is no longer available',
    });
    expect((await ask([], { name: '', email: 'ann' })).json().errors).toEqual({
      slabs: 'Name at least one slab',
      name: expect.any(String),
      email: expect.any(String),
    });
  });
});
