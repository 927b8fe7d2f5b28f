import { beforeEach, expect, test } from 'vitest';
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
    expect(entries.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringMatching(/^A shared list was approved: 2 slabs, SHA-256 [0-9a-f]{64}$/),
      expect.stringMatching(/^A shared list was approved: 2 slabs/),
    ]);
    expect((await approve(id)).json().errors).toEqual({
      'lines.0.slabs.0': 'There is no slab "a-1" to be had',
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

  test('takes no slab that is not to be had, nor an approval without a name or of a list that is not there', async () => {
    const refused = await post('shortlists', { lines: [{ product: 'statuario', slabs: ['Q-1'] }] });
    expect(refused.json().errors).toEqual({ 'lines.0.slabs.0': 'There is no slab "Q-1" to be had' });
    const { id } = await share();
    const refusal = (await approve(id, { name: '', email: 'ann' })).json();
    expect(Object.keys(refusal.errors).sort()).toEqual(['email', 'name']);
    expect((await approve('0'.repeat(32))).statusCode).toBe(404);
  });
});
