import { expect, test } from 'vitest';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { createResponseStore } from './response-store.ts';
import { type StoredResponse, sizeOf } from './stored-response.ts';

const clock = useMovableDate();
const kilobyte = 1_024;

function responseOf(kilobytes: number, table = 'products'): StoredResponse {
  return {
    ...{ headers: ['content-type', 'text/html'], tag: 'tag', best: [], hits: 0 },
    ...{ length: kilobytes * 5 * kilobyte, isShort: false },
    ...{ bodies: { br: Buffer.alloc(kilobytes * kilobyte) }, reads: [{ table }], keptAt: Date.now() },
  };
}

test('what was not asked for the longest goes first, and memory stays within its bound', () => {
  const maxBytes = 1_000 * kilobyte;
  const store = createResponseStore({ maxBytes });
  for (let page = 0; page < 8; page += 1) store.keep(`/${page}/`, responseOf(100));
  expect(store.find('/0/')).toBeDefined();
  store.keep('/8/', responseOf(100));
  expect([store.find('/0/'), store.find('/1/')]).toEqual([expect.anything(), undefined]);
  for (let page = 0; page < 1_000; page += 1) {
    store.keep(`/many/${page}/`, responseOf(page % 90));
    expect(store.size().bytes).toBeLessThanOrEqual(maxBytes);
  }
});

test('a response that would push out most of the others is not kept', () => {
  const store = createResponseStore({ maxBytes: 1_000 * kilobyte });
  store.keep('/small/', responseOf(10));
  expect(store.keep('/large/', responseOf(400))).toBe(false);
  expect([store.find('/large/'), store.find('/small/')]).toEqual([undefined, expect.anything()]);
});

test('made-up queries take an eighth, and push out no page', () => {
  const store = createResponseStore({ maxBytes: 1_000 * kilobyte });
  store.keep('/page/', responseOf(100));
  for (let number = 0; number < 200; number += 1) store.keep(`/page/?made-up=${number}`, responseOf(20));
  expect(store.find('/page/')).toBeDefined();
  expect(store.size().bytes).toBeLessThan(230 * kilobyte);
});

test('a write drops what has read its table, and nothing else; what was pushed out is not counted', () => {
  const store = createResponseStore({ maxBytes: 1_000 * kilobyte });
  store.keep('/one/', responseOf(10));
  store.keep('/two/', responseOf(10));
  store.keep('/journal/', responseOf(10, 'blogPosts'));
  for (let page = 0; page < 90; page += 1) store.keep(`/journal/${page}/`, responseOf(10, 'blogPosts'));
  store.keep('/three/', responseOf(10));
  expect(store.drop([{ table: 'products' }])).toBe(1);
  expect([store.find('/three/'), store.find('/journal/89/')]).toEqual([undefined, expect.anything()]);
  // Nothing is noted of what is not there any more.
  const { entries, dependencies } = store.size();
  expect(dependencies).toBe(entries);
});

test('an entry that was made smaller takes its own place only, never that of a newer one', () => {
  const store = createResponseStore({ maxBytes: 1_000 * kilobyte });
  const [old, newer, smaller] = [responseOf(20), responseOf(30), responseOf(10)];
  store.keep('/page/', old);
  store.keep('/page/', newer);
  store.replace('/page/', { from: old, to: smaller });
  expect(store.find('/page/')).toBe(newer);
  store.drop([{ table: 'products' }]);
  store.replace('/page/', { from: newer, to: smaller });
  expect(store.find('/page/')).toBeUndefined();
});

test('whatever happened, nothing is kept for longer than five minutes', () => {
  const store = createResponseStore({ maxBytes: 1_000 * kilobyte });
  store.keep('/page/', responseOf(10));
  clock.pass(5 * 60_000);
  expect(store.find('/page/')).toBeDefined();
  clock.pass(1);
  expect(store.find('/page/')).toBeUndefined();
});

test('the size of an entry counts what is kept beside its bytes', () => {
  expect(sizeOf(responseOf(10))).toBeGreaterThan(12 * kilobyte);
});
