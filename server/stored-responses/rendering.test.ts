import { expect, test } from 'vitest';
import { noteFailure, readingOnly, recordReads } from '#database/recorded-reads.ts';
import { createRendering } from './rendering.ts';

const read = (id: number, table = 'products') =>
  readingOnly({ table, equals: { id } }, async () => undefined);

function begin() {
  return createRendering({ key: '/onyx/', knownTags: undefined }, new Set(['products', 'categories']));
}

test('a response is kept unless something that it shows was written since it was begun', async () => {
  const rendering = begin();
  rendering.hear([{ table: 'products', rows: [{ id: 1 }] }]);
  await recordReads(rendering.log, () => read(2));
  expect(rendering.judge()).toBe('kept');
  await recordReads(rendering.log, () => read(1));
  expect(rendering.judge()).toBe('outdated');
});

test('a response that shows what nobody tells of is not kept', async () => {
  const rendering = begin();
  await recordReads(rendering.log, () => read(1, 'enquiries'));
  expect(rendering.judge()).toBe('unfit');
});

test('a response that may lack something is not kept', () => {
  const rendering = begin();
  recordReads(rendering.log, noteFailure);
  expect(rendering.judge()).toBe('unfit');
});
