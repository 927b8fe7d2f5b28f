import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { LaunchError } from './failure.mjs';
import {
  checkOutcome,
  createReport,
  errorOutcome,
  parseNodeCounts,
  readPlaywrightCounts,
  readVitestCounts,
  testOutcome,
} from './report.mjs';
import { makeFolder } from './testing.mjs';

test('the closing line counts every check, and one failure decides the status', () => {
  let text = '';
  const report = createReport((part) => {
    text += part;
  });
  report.add({ name: 'types', seconds: 1.234, outcome: checkOutcome({ code: 0, output: '' }) });
  report.add({
    name: 'units',
    seconds: 2,
    outcome: { passed: 40, failed: 1, skipped: 0, output: 'what failed' },
  });
  assert.equal(report.close(), 1);
  assert.match(text, /^── types: passed in 1\.2 s ─+$/m);
  assert.match(text, /^── units: FAILED in 2\.0 s ─+\nwhat failed$/m);
  assert.ok(text.endsWith('\n41 passed, 1 failed\n'));
});

test('what failed stands again at the end, below what came after it', () => {
  let text = '';
  const report = createReport((part) => {
    text += part;
  });
  const output = ['first line', ...Array.from({ length: 100 }, () => 'line'), '1 failed: the menu'].join(
    '\n',
  );
  report.add({ name: 'browser', seconds: 2, outcome: { passed: 9, failed: 1, output } });
  report.add({ name: 'units', seconds: 2, outcome: { passed: 40, failed: 0, output: 'all is well' } });
  report.close();
  const end = text.slice(text.indexOf('all is well'));
  assert.match(end, /^── browser FAILED, its last lines ─+$/m);
  assert.ok(end.includes('1 failed: the menu'));
  assert.ok(!end.includes('first line'));
});

test('a run without a failure closes with status 0', () => {
  const report = createReport(() => {});
  report.add({ name: 'types', seconds: 1, outcome: checkOutcome({ code: 0, output: '' }) });
  assert.equal(report.close(), 0);
});

test('the counts come from the reports of the test runners', (t) => {
  const folder = makeFolder(t, {
    'vitest.json': '{"numPassedTests":5,"numFailedTests":2,"numPendingTests":1,"numTodoTests":0}',
    'playwright.json': '{"stats":{"expected":7,"unexpected":1,"flaky":1,"skipped":0}}',
  });
  assert.deepEqual(readVitestCounts(join(folder, 'vitest.json')), { passed: 5, failed: 2, skipped: 1 });
  assert.deepEqual(readPlaywrightCounts(join(folder, 'playwright.json')), {
    passed: 8,
    failed: 1,
    skipped: 0,
  });
  assert.equal(readVitestCounts(join(folder, 'missing.json')), undefined);
});

test('the counts of Node’s own runner are read in both of its notations', () => {
  assert.deepEqual(parseNodeCounts('# tests 4\n# pass 3\n# fail 1\n# skipped 0\n'), {
    passed: 3,
    failed: 1,
    skipped: 0,
  });
  assert.deepEqual(parseNodeCounts('ℹ tests 4\nℹ pass 4\nℹ fail 0\n'), { passed: 4, failed: 0, skipped: 0 });
});

test('a runner that failed without a failed test, without a report or without a test counts as a failure', () => {
  const counts = { passed: 3, failed: 0, skipped: 0 };
  assert.equal(testOutcome({ code: 1, output: '' }, counts).failed, 1);
  assert.equal(testOutcome({ code: 0, output: '' }, undefined).failed, 1);
  assert.equal(testOutcome({ code: 0, output: '' }, { passed: 0, failed: 0, skipped: 0 }).failed, 1);
  assert.equal(testOutcome({ code: 0, output: '' }, counts).failed, 0);
});

test('what stopped several checks is told in full once', () => {
  const error = new LaunchError('Packages could not be installed.', 'npm’s long words');
  assert.match(errorOutcome(error).output, /npm’s long words/);
  assert.equal(errorOutcome(error).output, 'Packages could not be installed.');
});
