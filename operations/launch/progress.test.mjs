import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from './processes.mjs';
import { createProgress } from './progress.mjs';
import { makeFolder } from './testing.mjs';

test('a check is named when it starts, and then now and then how far it is', () => {
  /** @type {string[]} */
  const lines = [];
  let time = 0;
  const progress = createProgress({ write: (line) => lines.push(line), intervalMs: 1000, now: () => time });
  const update = progress.start('browser tests');
  for (let done = 1; done <= 30; done += 1) {
    time += 100;
    update(JSON.stringify({ done, total: 410, failed: done > 15 ? 1 : 0 }));
  }
  update('not a count');
  assert.deepEqual(lines, [
    'browser tests: started',
    'browser tests: 10 of 410',
    'browser tests: 20 of 410, 1 failed',
    'browser tests: 30 of 410, 1 failed',
  ]);
});

test('what is counted is named where it is not tests', () => {
  /** @type {string[]} */
  const lines = [];
  const update = createProgress({ write: (line) => lines.push(line), intervalMs: 0 }).start('unit tests');
  update('{"done":2,"total":9,"failed":0,"unit":"files"}');
  assert.deepEqual(lines.slice(1), ['unit tests: 2 of 9 files']);
});

test('the test runners’ reporter tells each step to the launcher', async (t) => {
  const reporter = new URL('progress-reporter.mjs', import.meta.url).href;
  const folder = makeFolder(t, {
    'runner.mjs': `
      import { writeFileSync } from 'node:fs';
      import Reporter from '${reporter}';
      const test = (outcome) => ({ expectedStatus: 'passed', retries: 1, outcome: () => outcome });
      const tests = [test('expected'), test('unexpected')];
      const reporter = new Reporter();
      reporter.onBegin({}, { allTests: () => tests });
      reporter.onTestEnd(tests[0], { retry: 0, status: 'passed' });
      reporter.onTestEnd(tests[1], { retry: 0, status: 'failed' });
      reporter.onTestEnd(tests[1], { retry: 1, status: 'failed' });
      writeFileSync('ended', '');`,
  });
  /** @type {string[]} */
  const lines = [];
  await run(process.execPath, ['runner.mjs'], {
    cwd: folder,
    onMessage: (line) => lines.push(JSON.parse(line)),
  });
  assert.deepEqual(lines, [
    { done: 1, total: 2, failed: 0 },
    { done: 2, total: 2, failed: 1 },
  ]);
  assert.equal(readFileSync(join(folder, 'ended'), 'utf8'), '');
});
