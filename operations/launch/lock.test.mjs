import assert from 'node:assert/strict';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withLock } from './lock.mjs';
import { makeFolder, writeFile } from './testing.mjs';

test('what is done under a lock is done one after the other', async (t) => {
  const lock = join(makeFolder(t), 'deep/lock');
  /** @type {string[]} */
  const events = [];
  /** @type {(name: string) => () => Promise<void>} */
  const work = (name) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 150));
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(lock, work('one')), withLock(lock, work('two'))]);
  assert.deepEqual(events, ['one begins', 'one ends', 'two begins', 'two ends']);
  assert.ok(!existsSync(lock));
});

test('the lock of a run that was killed is taken over', async (t) => {
  const folder = makeFolder(t);
  writeFile(folder, 'lock', '1');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(folder, 'lock'), longAgo, longAgo);
  assert.equal(await withLock(join(folder, 'lock'), async () => 'done'), 'done');
});

test('a failure frees the lock', async (t) => {
  const lock = join(makeFolder(t), 'lock');
  await assert.rejects(
    withLock(lock, () => Promise.reject(new Error('no'))),
    { message: 'no' },
  );
  assert.ok(!existsSync(lock));
});
