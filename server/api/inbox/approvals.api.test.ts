import { beforeEach, expect, test } from 'vitest';
import { type Approval, digestOf, storedApproval } from '#inbox/shortlists/approvals.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const yearMs = 366 * 24 * 60 * 60_000;

describeOnBothEngines('a shared list of slabs', (openDb) => {
  const clock = useMovableDate();
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    const { id: category } = await api.records.category();
    const stone = { category, published: true, density: '2,700 kg/m³' };
    const product = await api.records.product(stone);
    for (const slug of ['A-1', 'A-2']) await api.records.slab({ product: product.id, slug, published: true });
  });

  const post = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  const share = async (slabs = ['a-1', 'A-2']) =>
    (await post('shortlists', { lines: [{ product: 'statuario', slabs }] })).json();
  const approve = (id: string, more: object = {}) =>
    post(`shortlists/${id}/approval`, { name: 'Ann', email: 'ann@stone.example', ...more });
  const read = async (id: string) => (await api.app.inject(`/api/shortlists/${id}`)).json();

  test('is approved with the sizes and sums of that moment, once by each, and entered in the log', async () => {
    const { id } = await share();
    const approved = await approve(id);
    expect([approved.statusCode, approved.json()]).toMatchObject([
      201,
      {
        name: 'Ann',
        lines: [
          {
            product: 'statuario',
            slabs: [{ number: 'A-1', areaM2: 4.59, weightKg: 247.9 }, { number: 'A-2' }],
          },
        ],
        sums: { slabs: 2, areaM2: 9.18, weightKg: 495.8 },
      },
    ]);
    expect((await approve(id)).json()).toEqual(approved.json());
    await approve(id, { name: 'Ben' });
    const slab = (await request('GET', 'slabs/A-1')).json();
    await request('PUT', `slabs/${slab.id}`, { body: { length_mm: 100, status: 'sold' } });
    const { approvals } = await read(id);
    expect(approvals.map(({ name, sums }: { name: string; sums: object }) => [name, sums])).toEqual([
      ['Ann', { slabs: 2, areaM2: 9.18, weightKg: 495.8 }],
      ['Ben', { slabs: 2, areaM2: 9.18, weightKg: 495.8 }],
    ]);
    expect(JSON.stringify(approvals)).not.toContain('ann@stone.example');
    expect((await request('GET', `shortlists/${id}`)).json().approvals[0].email).toBe('ann@stone.example');
    const { entries } = (await request('GET', 'log?search=approved')).json();
    const kept: Approval[] = (await request('GET', `shortlists/${id}`)).json().approvals;
    const digests = kept.map((one) => digestOf(storedApproval.parse(one)));
    expect(entries.map(({ text }: { text: string }) => text)).toEqual(
      digests.toReversed().map((digest) => `A shared list was approved: 2 slabs, SHA-256 ${digest}`),
    );
    expect((await approve(id)).json().errors).toEqual({
      'lines.0.slabs.0': 'Slab "a-1" is no longer available',
    });
  });

  test('is kept once it is approved, when others are gone', async () => {
    const [approved, other] = [await share(), await share(['A-2'])];
    await approve(approved.id);
    clock.pass(2 * yearMs);
    await api.services.shortlists.removeExpired();
    expect((await read(approved.id)).approvals).toHaveLength(1);
    expect((await read(other.id)).message).toContain('There is no such list');
    clock.pass(9 * yearMs);
    await api.services.shortlists.removeExpired();
    expect((await read(approved.id)).message).toContain('There is no such list');
  });

  test('is approved neither by programs nor more than twenty times, and what cannot be read is not written over', async () => {
    const { id } = await share();
    expect((await approve(id, { company_website: 'x' })).statusCode).toBe(201);
    expect((await read(id)).approvals).toEqual([]);
    for (let count = 0; count < 20; count += 1) await approve(id, { name: `Ann ${count}` });
    expect((await approve(id)).json().message).toContain('has been approved 20 times');
    const other = await share();
    await api.db
      .updateTable('sharedShortlists')
      .set({ approvals: '[{}]' })
      .where('id', '=', other.id)
      .execute();
    expect((await approve(other.id)).statusCode).toBe(409);
  });

  test('has each slab once, on a line of its own stone', async () => {
    await api.records.product({ name: 'Onyx', category: (await api.records.category({ name: 'Night' })).id });
    const lines = [
      { product: 'onyx', slabs: ['A-1'] },
      { product: 'statuario', slabs: ['A-2'] },
      { product: 'statuario', slabs: ['a-2'] },
    ];
    expect((await post('shortlists', { lines })).json().errors).toEqual({
      'lines.0.slabs.0': 'Slab "A-1" is of Statuario',
      'lines.2.slabs.0': 'Slab "a-2" is on the list twice',
    });
  });

  test('takes no slab that is not to be had, nor an approval without a name or of a list that is not there', async () => {
    const refused = await post('shortlists', { lines: [{ product: 'statuario', slabs: ['Q-1'] }] });
    expect(refused.json().errors).toEqual({ 'lines.0.slabs.0': 'Slab "Q-1" is no longer available' });
    const { id } = await share();
    const refusal = (await approve(id, { name: '', email: 'ann' })).json();
    expect(Object.keys(refusal.errors).sort()).toEqual(['email', 'name']);
    expect((await approve('0'.repeat(32))).statusCode).toBe(404);
  });
});
