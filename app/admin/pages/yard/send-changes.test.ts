import { expect, test } from 'vitest';
import { ApiError } from '../../kit/api/request-api.ts';
import {
  baseOfUnread,
  type Change,
  retried,
  type SlabValues,
  sendChanges,
  type YardServer,
} from './send-changes.ts';

const asRead: SlabValues = { status: 'available', location: 'Row 1', main_image: '/uploads/slabs/a.jpg' };
const photo = new File(['pixels'], 'a.jpg');

/** A phone with these changes, and a server that has one slab. */
function openYard(
  made: readonly Partial<Change>[],
  slab: Partial<SlabValues & { holds: { id: number }[] }> = {},
) {
  const kept = new Map(
    made.map((change, at): [number, Change] => [
      at,
      { id: at, username: 'admin', number: 'A-1', values: {}, base: asRead, ...change },
    ]),
  );
  const record = { id: 7, holds: [], ...asRead, ...slab };
  const calls: string[] = [];
  /** What the next calls of a name answer instead: the error, before or after the server has done it. */
  const failures: { name: string; error: Error; isDone?: boolean }[] = [];
  const answer = async <T>(name: string, work: () => T): Promise<T> => {
    const failure = failures[0]?.name === name ? failures.shift() : undefined;
    if (failure && !failure.isDone) throw failure.error;
    calls.push(name);
    const done = work();
    if (failure) throw failure.error;
    return done;
  };
  const server: YardServer = {
    read: () => answer('read', () => ({ etag: '', record: { ...record } })),
    upload: (file) => answer('upload', () => `/uploads/slabs/${file.name}`),
    save: (_stored, values) => answer('save', () => void Object.assign(record, values)),
  };
  const store = {
    list: async () => [...kept.values()].filter(({ problem }) => !problem),
    put: async (change: Change) => void kept.set(change.id, change),
    remove: async (id: number) => void kept.delete(id),
  };
  const saves = () => calls.filter((name) => name !== 'read');
  return {
    ...{ record, failures, saves, kept: () => [...kept.values()], send: () => sendChanges(server, store) },
    retry: (change: Change | undefined) => change && store.put(retried(change)),
  };
}

const offline = new ApiError({ status: 0, message: 'You are offline.' });

test('what was changed and photographed reaches the server, several changes of a slab as one, its photograph last', async () => {
  const yard = openYard([
    { values: { main_image: '' }, photo: new File(['pixels'], 'b.jpg') },
    { values: { status: 'sold' } },
    { number: 'a-1', values: { location: 'Row 2' }, base: { ...asRead, status: 'sold' } },
  ]);
  await yard.send();
  expect(yard.record).toMatchObject({
    status: 'sold',
    location: 'Row 2',
    main_image: '/uploads/slabs/b.jpg',
  });
  expect([yard.saves(), yard.kept()]).toEqual([['save', 'upload', 'save'], []]);
});

test('a photograph that takes too long does not hold up the rest, also other photographs', async () => {
  const other = new File(['pixels'], 'b.jpg');
  const yard = openYard([
    { values: { main_image: '' }, photo },
    { number: 'B-2', values: { main_image: '' }, photo: other },
    { values: { status: 'sold' } },
    { number: 'B-2', values: { location: 'Row 3' } },
  ]);
  yard.failures.push({ name: 'upload', error: new DOMException('Cancelled', 'AbortError') });
  await yard.send();
  expect(yard.record).toMatchObject({
    status: 'sold',
    location: 'Row 3',
    main_image: '/uploads/slabs/b.jpg',
  });
  expect(yard.kept()).toEqual([expect.objectContaining({ number: 'A-1', photo })]);
  expect(yard.kept()[0]?.problem).toBeUndefined();
});

test.each([0, 401, 429, 503])('what cannot be sent (%i) stays in its order until it can', async (status) => {
  const yard = openYard([{ values: { status: 'gone' } }, { number: 'B-2', values: { location: 'Row 3' } }]);
  yard.failures.push({ name: 'read', error: new ApiError({ status, message: '' }) });
  await yard.send();
  expect(yard.kept().map(({ number, problem }) => [number, problem])).toEqual([
    ['A-1', undefined],
    ['B-2', undefined],
  ]);
  await yard.send();
  expect([yard.saves(), yard.kept()]).toEqual([['save', 'save'], []]);
});

test('a photograph is uploaded once, and a change saved once, though an answer was lost', async () => {
  const yard = openYard([{ values: { main_image: '' }, photo: new File(['pixels'], 'b.jpg') }]);
  yard.failures.push({ name: 'save', error: offline, isDone: true });
  await yard.send();
  expect(yard.kept()).toHaveLength(1);
  await yard.send();
  expect(yard.record.main_image).toBe('/uploads/slabs/b.jpg');
  expect([yard.saves(), yard.kept()]).toEqual([['upload', 'save'], []]);
});

test('what is refused stays with its reason, does not hold up the rest, and can be tried again', async () => {
  const yard = openYard([{ values: { status: 'sold' } }, { number: 'B-2', values: { location: 'Row 3' } }]);
  yard.failures.push({ name: 'save', error: new ApiError({ status: 409, message: 'Not now' }) });
  await yard.send();
  expect(yard.record).toMatchObject({ status: 'available', location: 'Row 3' });
  expect(yard.kept()).toMatchObject([{ number: 'A-1', problem: 'Not now' }]);
  await yard.retry(yard.kept()[0]);
  await yard.send();
  expect([yard.record.status, yard.kept()]).toEqual(['sold', []]);
});

test.each<[string, Partial<Change>[]]>([
  ['that was read', [{ values: { status: 'gone' } }]],
  ['that was not read', [{ values: { status: 'gone' }, base: baseOfUnread }]],
  [
    'of which a slip was corrected',
    [
      { values: { status: 'sold' } },
      { values: { status: 'available' }, base: { ...asRead, status: 'sold' } },
    ],
  ],
])(
  'a slab %s and that the office has sold meanwhile stays sold until somebody says otherwise',
  async (_, made) => {
    const yard = openYard(made, { status: 'sold' });
    await yard.send();
    expect(yard.record.status).toBe('sold');
    expect(yard.kept()).toMatchObject([{ theirs: { status: 'sold' }, problem: expect.any(String) }]);
    const wanted = yard.kept()[0]?.values.status;
    await yard.retry(yard.kept()[0]);
    await yard.send();
    expect([yard.record.status, yard.kept()]).toEqual([wanted, []]);
  },
);

test('a hold is ended unasked only for the customer who had it when the status was changed', async () => {
  const made: Partial<Change>[] = [
    { values: { status: 'sold' }, base: { ...asRead, status: 'held', holder: 3 } },
  ];
  const yard = openYard(made, { status: 'held', holds: [{ id: 4 }] });
  await yard.send();
  expect(yard.record.status).toBe('held');
  expect(yard.kept()).toMatchObject([{ theirs: { status: 'held' }, problem: expect.any(String) }]);
  await yard.retry(yard.kept()[0]);
  await yard.send();
  expect([yard.record.status, yard.kept()]).toEqual(['sold', []]);

  const same = openYard(made, { status: 'held', holds: [{ id: 3 }] });
  await same.send();
  expect([same.record.status, same.kept()]).toEqual(['sold', []]);
});

test('what somebody else has changed beside it does not stand in the way, also between reading and saving', async () => {
  const yard = openYard([{ values: { location: 'Row 2' } }], { status: 'sold' });
  yard.failures.push({ name: 'save', error: new ApiError({ status: 412, message: 'Changed' }) });
  await yard.send();
  expect([yard.record.status, yard.record.location, yard.kept()]).toEqual(['sold', 'Row 2', []]);
});
