import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const hourMs = 60 * 60_000;

describeOnBothEngines('a hold of a slab', (openDb) => {
  const clock = useMovableDate();
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;
  let id: number;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    const category = await api.records.category();
    const product = await api.records.product({ category: category.id, published: true });
    ({ id } = await api.records.slab({ product: product.id, published: true }));
  });

  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  const hold = (customer: string, more: object = {}) =>
    request('POST', `slabs/${id}/holds`, { body: { for: customer, until: inHours(1), ...more } });
  const read = async () => (await request('GET', `slabs/${id}`)).json();
  const holders = async () => (await read()).holds.map((one: { for: string }) => one.for);

  test('is given once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => hold(`Customer ${index}`)));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await read()).holds).toHaveLength(1);
  });

  test('ends by itself, and the next in the queue holds', async () => {
    expect((await hold('Rossi')).json()).toMatchObject({ position: 0 });
    expect((await hold('Bianchi', { queue: true, until: inHours(3) })).json()).toMatchObject({ position: 1 });
    expect((await hold('Verdi', { queue: true, until: inHours(2) })).json()).toMatchObject({ position: 2 });
    expect(await read()).toMatchObject({ status: 'held', heldUntil: inHours(1) });
    clock.pass(hourMs);
    await api.services.holds.endDue();
    expect([await holders(), (await read()).heldUntil]).toEqual([['Bianchi', 'Verdi'], inHours(2)]);
    clock.pass(2 * hourMs);
    await api.services.holds.endDue();
    expect(await read()).toMatchObject({ status: 'available', heldUntil: null, holds: [] });
  });

  test('that a clock ended which was ahead is as it was once the clock is back', async () => {
    await hold('Rossi', { until: inHours(48) });
    await hold('Bianchi', { queue: true, until: inHours(96) });
    clock.pass(72 * hourMs);
    await api.services.holds.endDue();
    await hold('Verdi', { queue: true, until: inHours(200) });
    expect(await holders()).toEqual(['Bianchi', 'Verdi']);
    clock.pass(-72 * hourMs);
    expect(await api.services.holds.isDue()).toBe(true);
    await api.services.holds.endDue();
    expect(await holders()).toEqual(['Rossi', 'Bianchi', 'Verdi']);
    expect(await api.services.holds.isDue()).toBe(false);
    clock.pass(48 * hourMs);
    await api.services.holds.endDue();
    expect(await holders()).toEqual(['Bianchi', 'Verdi']);
  });

  test('can be ended before, and ends with a slab that is sold or given back', async () => {
    const { id: holdId } = (await hold('Rossi')).json();
    await hold('Bianchi', { queue: true });
    expect((await request('DELETE', `slabs/${id}/holds/${holdId}`)).statusCode).toBe(204);
    expect((await request('DELETE', `slabs/${id}/holds/${holdId}`)).statusCode).toBe(404);
    expect(await holders()).toEqual(['Bianchi']);
    expect((await request('DELETE', `slabs/${id}`)).json().message).toContain('is held for a customer');
    await request('PUT', `slabs/${id}`, { body: { status: 'sold' } });
    expect(await read()).toMatchObject({ status: 'sold', holds: [] });
    expect((await hold('Verdi', { queue: true })).json().message).toBe('Slab "A-1" is sold');
    await request('PUT', `slabs/${id}`, { body: { status: 'available' } });
    expect(await read()).toMatchObject({ status: 'available', holds: [] });
  });

  test('is neither written directly nor brought back or ended by an earlier version', async () => {
    const direct = await request('PUT', `slabs/${id}`, { body: { status: 'held' } });
    expect(direct.json().errors).toEqual({ status: 'A slab is held by holding it for a customer' });
    await hold('Rossi');
    const [, first] = (await request('GET', `slabs/${id}/revisions`)).json();
    await request('POST', `slabs/${id}/revisions/${first.id}/restore`);
    expect(await read()).toMatchObject({ status: 'held' });
    expect(await holders()).toEqual(['Rossi']);
  });

  test.each([
    [{ for: '' }, 'for', 'Say who it is held for'],
    [{ until: '2001-01-01T00:00:00Z' }, 'until', 'until is in the past'],
    [{ until: 'Friday' }, 'until', 'until is a moment such as 2026-03-01T17:00:00+01:00'],
  ])('is refused with %o', async (values, field, message) => {
    const refused = await hold('Rossi', values);
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { [field]: message }]);
  });

  test('is listed for the staff by customer, the one that ends last first', async () => {
    await hold('Rossi Kitchens');
    await hold('Bianchi', { queue: true, until: inHours(3) });
    const list = async (query: string) =>
      (await request('GET', `holds${query}`))
        .json()
        .map((one: { for: string; position: number; slab: object }) => [one.for, one.position, one.slab]);
    const slab = { id, number: 'A-1', bundle: '' };
    expect(await list('')).toEqual([
      ['Bianchi', 1, slab],
      ['Rossi Kitchens', 0, slab],
    ]);
    expect(await list('?customer=rossi')).toEqual([['Rossi Kitchens', 0, slab]]);
    expect(await list(`?until=${inHours(2)}`)).toEqual([['Rossi Kitchens', 0, slab]]);
    clock.pass(2 * hourMs);
    await api.services.holds.endDue();
    expect(await list('')).toEqual([['Bianchi', 0, slab]]);
  });

  test('is known to staff, not to visitors', async () => {
    await hold('Rossi', { note: 'Kitchen' });
    const visitor = await api.app.inject({ method: 'GET', url: '/api/slabs/A-1' });
    expect(visitor.json()).toMatchObject({ status: 'held', heldUntil: inHours(1) });
    expect(visitor.body).not.toContain('Rossi');
  });
});
