import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('the article code of a product', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;
  let categoryId: number;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    ({ id: categoryId } = await api.records.category());
  });

  const add = (name: string, reference?: unknown, slug = '') =>
    request('POST', 'products', {
      body: { name, description: 'White', category_id: categoryId, reference, slug },
    });

  test('is trimmed, keeps its case, may be left out by many, and is found by the list', async () => {
    expect((await add('Statuario', ' Lt-400 ')).json().reference).toBe('Lt-400');
    expect((await add('Portoro', '')).json().reference).toBeNull();
    expect((await add('Verde', null)).json().reference).toBeNull();
    expect((await add('Azul')).json().reference).toBeNull();
    expect((await add('Onyx', 7)).json().errors).toEqual({ reference: 'Article code is text' });
    expect((await add('Onyx', 'x'.repeat(81))).json().errors.reference).toBe('At most 80 characters');
    const found = (await request('GET', 'products?search=lt-400')).json();
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Statuario']);
    expect((await request('GET', 'products/export.csv')).body).toContain('Lt-400');
  });

  test('is refused where another product has it, whichever way it is written, until that is in the trash', async () => {
    const { id } = (await add('Statuario', 'LT-400')).json();
    const other = (await add('Portoro')).json();
    const message = 'Another product has the article code "LT-400"';
    for (const slug of ['', 'azul']) {
      const taken = await add('Azul', 'LT-400', slug);
      expect([taken.statusCode, taken.json().errors]).toEqual([409, { reference: message }]);
    }
    const changed = await request('PUT', `products/${other.id}`, { body: { reference: 'LT-400' } });
    expect([changed.statusCode, changed.json().errors]).toEqual([409, { reference: message }]);
    expect((await add('Verde', 'lt-400')).statusCode).toBe(201);

    await request('DELETE', `products/${id}`);
    expect((await add('Azul', 'LT-400')).statusCode).toBe(201);
    const restored = await request('POST', `trash/products/${id}/restore`);
    expect([restored.statusCode, restored.json().message]).toEqual([409, message]);
  });
});
