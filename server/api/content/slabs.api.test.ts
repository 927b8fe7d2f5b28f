import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

type Slab = Record<string, unknown> & { id: number; number: string };

describeOnBothEngines('slabs', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;
  let productId: number;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    const category = await api.records.category();
    const product = await api.records.product({
      category: category.id,
      density: '2,700 kg/m³',
      published: true,
    });
    productId = product.id;
  });

  const add = (number: unknown, values: object = {}) =>
    request('POST', 'slabs', {
      body: {
        ...{
          number,
          product: 'statuario',
          length_mm: 2_700,
          height_mm: 1_700,
          thickness_mm: 20,
          published: true,
        },
        ...values,
      },
    });
  const visitor = async (path: string) =>
    (await api.app.inject({ method: 'GET', url: `/api/${path}` })).json();
  const numbers = async (query: string) =>
    (await visitor(`slabs?${query}`)).map(({ number }: Slab) => number);

  test('are read with what is worked out, and with their place for the staff alone', async () => {
    const made = await add('C-2041/07', {
      ...{ finish: 'Polished', block: 'C-2041', position: 7, location: 'Row 4' },
      defects: [{ x_mm: 100, y_mm: 200, width_mm: 30, height_mm: 40, note: 'Closed crack' }],
    });
    expect([made.statusCode, made.json().errors]).toEqual([201, undefined]);
    expect(made.json()).toMatchObject({ product: 'statuario', location: 'Row 4', holds: [] });
    expect(await visitor(`slabs/${encodeURIComponent('c-2041/07')}`)).toMatchObject({
      ...{ number: 'C-2041/07', area_m2: 4.59, weight_kg: 247.9, status: 'available', heldUntil: null },
      ...{ product: 'statuario', product_name: 'Statuario', location: '', finish: 'Polished' },
      defects: [{ x_mm: 100, y_mm: 200, width_mm: 30, height_mm: 40, note: 'Closed crack' }],
    });
    expect(await numbers('search=Row')).toEqual([]);
    await request('PUT', `products/${productId}`, { body: { density: '' } });
    expect((await visitor('slabs'))[0].weight_kg).toBeNull();
  });

  test.each(['', '..', 'A//1', 'A/', './1', 'A 1', 'Ä-1', 'x'.repeat(41)])(
    'refuse the number "%s"',
    async (number) => {
      const { statusCode, errors } = { ...(await add(number)), ...(await add(number)).json() };
      expect([statusCode ?? 400, Object.keys(errors)]).toEqual([400, ['number']]);
    },
  );

  test('refuse a number that another has in whichever case, and sizes that no slab has', async () => {
    await add('A-1');
    const taken = await add('a-1');
    expect([taken.statusCode, taken.json().errors.number]).toEqual([409, 'The number "a-1" is taken']);
    const odd = await add('A-2', { length_mm: 0, height_mm: 27_000, thickness_mm: 'two' });
    expect(odd.json().errors).toEqual({
      length_mm: 'Length (mm) cannot be below 1',
      height_mm: 'Height (mm) cannot be above 10000',
      thickness_mm: 'Thickness (mm) is a whole number',
    });
  });

  test('are narrowed and ordered as visitors ask', async () => {
    await add('A-10', { block: 'A', finish: 'Polished', length_mm: 3_000 });
    await add('A-9', { block: 'A', finish: 'Honed', thickness_mm: 30 });
    await add('B-1', { block: 'B', finish: 'Polished', height_mm: 900 });
    await add('S-1', { status: 'sold' });
    expect(await numbers('')).toEqual(['A-9', 'A-10', 'B-1']);
    expect(await numbers('finish=polished&min_height_mm=1000')).toEqual(['A-10']);
    expect(await numbers('thickness_mm=30')).toEqual(['A-9']);
    expect(await numbers('min_length_mm=2701')).toEqual(['A-10']);
    expect(await numbers('block=B&product=Statuario')).toEqual(['B-1']);
    expect(await numbers('sort=area')).toEqual(['B-1', 'A-9', 'A-10']);
    expect(await numbers('sort=area&order=desc')).toEqual(['A-10', 'A-9', 'B-1']);
    expect(await numbers('sort=newest')).toEqual(['B-1', 'A-9', 'A-10']);
    expect(await numbers('status=sold')).toEqual([]);
    expect((await request('GET', 'slabs?status=sold')).json()).toHaveLength(1);
    expect((await request('GET', 'slabs?status=published')).json()).toHaveLength(4);
    expect(await visitor('slabs/S-1')).toMatchObject({ status: 'sold' });
  });

  test('are hidden with a stone that is a draft, and keep the name of one that is deleted once they are sold', async () => {
    const { id } = (await add('A-1')).json();
    await request('PUT', `products/${productId}`, { body: { published: false } });
    expect([await numbers(''), (await visitor('slabs/A-1')).status]).toEqual([[], undefined]);
    await request('PUT', `products/${productId}`, { body: { published: true } });
    const refused = await request('DELETE', `products/${productId}`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This product still has 1 slab. Delete it, or mark it as sold or gone, first.',
    ]);
    await request('PUT', `slabs/${id}`, { body: { status: 'sold' } });
    expect((await request('DELETE', `products/${productId}`)).statusCode).toBe(204);
    expect(await visitor('slabs/A-1')).toMatchObject({ number: 'A-1', status: 'sold' });
  });

  test('have their status changed by sales, and nothing else', async () => {
    const { id } = (await add('A-1')).json();
    const headers = await api.signIn('sales');
    const change = (payload: object) =>
      api.app.inject({ method: 'PUT', url: `/api/slabs/${id}`, headers, payload });
    const refused = await change({ status: 'sold', remark: 'Cracked' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Only owners and editors may change Remark',
    ]);
    expect((await change({ status: 'sold' })).json()).toMatchObject({ status: 'sold', remark: '' });
  });

  test('are found by a former number where nobody else has it', async () => {
    const { id } = (await add('A-1')).json();
    await request('PUT', `slabs/${id}`, { body: { number: 'A-2' } });
    expect((await visitor('slabs/A-1')).message).toBe('Slab "A-1" not found.');
    expect(await visitor('slabs/a-2')).toMatchObject({ number: 'A-2' });
    const same = await request('PUT', `slabs/${id}`, { body: { number: 'a-2' } });
    expect([same.statusCode, same.json().number]).toEqual([200, 'a-2']);
  });
});
