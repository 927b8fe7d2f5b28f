/** What the checks found: a heading and the output for each as it ends, and one line of counts at the very end. */
import { readFileSync } from 'node:fs';
import { LaunchError } from './failure.mjs';

/** @import { Ended, Counts, Outcome } from './types.ts' */

const width = 90;
/** How much of a failed check's output stands again at the end: test runners close with what failed. */
const closingLines = 80;
const toldErrors = new WeakSet();

/**
 * Collects the outcomes of checks. An outcome is `{passed, failed, skipped?, output}`; one that failed
 * without a failed test (a crash, a file that can't be loaded) has `failed` 1.
 * @param {(text: string) => unknown} write
 */
export function createReport(write = (text) => process.stdout.write(text)) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  /** @type {{ name: string, output: string }[]} */
  const failures = [];
  return {
    /** @param {{ name: string, seconds: number, outcome: Outcome }} ended */
    add({ name, seconds, outcome }) {
      totals.passed += outcome.passed;
      totals.failed += outcome.failed;
      totals.skipped += outcome.skipped ?? 0;
      const verdict = outcome.failed > 0 ? 'FAILED' : 'passed';
      const heading = `── ${name}: ${verdict} in ${seconds.toFixed(1)} s `;
      write(`\n${heading.padEnd(width, '─')}\n`);
      if (outcome.output.trim() !== '') write(`${outcome.output.trimEnd()}\n`);
      if (outcome.failed > 0) failures.push({ name, output: outcome.output });
    },
    /** Writes how each failed check ended, which later output may have hidden, and the line of counts. @returns the exit status */
    close() {
      for (const { name, output } of failures) {
        write(`\n${`── ${name} FAILED, its last lines `.padEnd(width, '─')}\n`);
        write(`${output.trimEnd().split('\n').slice(-closingLines).join('\n')}\n`);
      }
      const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
      write(`\n${totals.passed} passed, ${totals.failed} failed${skipped}\n`);
      return totals.failed > 0 ? 1 : 0;
    },
  };
}

/**
 * The outcome of a program that is one check: its exit status alone.
 * @param {Ended} ended
 * @returns {Outcome}
 */
export function checkOutcome({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/**
 * The outcome of a test runner: what its own report counted, and a failure if its exit status disagrees.
 * @param {Ended} ended
 * @param {Counts | undefined} counts
 * @returns {Outcome}
 */
export function testOutcome({ code, output }, counts) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const ranNothing = passed + failed === 0;
  return { passed, failed: failed || (code !== 0 || ranNothing ? 1 : 0), skipped, output };
}

/**
 * The outcome of a check that could not be run; its cause may be that of several checks and is told in full once.
 * @param {unknown} error
 * @returns {Outcome}
 */
export function errorOutcome(error) {
  if (!(error instanceof Error)) return { passed: 0, failed: 1, output: String(error) };
  const isTold = toldErrors.has(error);
  toldErrors.add(error);
  const detail = error instanceof LaunchError ? error.output : error.stack;
  return { passed: 0, failed: 1, output: isTold ? error.message : `${detail}\n${error.message}` };
}

/**
 * Vitest's JSON report. @returns the counts, or undefined if there is no report
 * @param {string} file
 */
export function readVitestCounts(file) {
  const report = readJson(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

/**
 * Playwright's JSON report. @returns the counts, or undefined if there is no report
 * @param {string} file
 */
export function readPlaywrightCounts(file) {
  const stats = readJson(file)?.stats;
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/**
 * The counts in the closing lines of Node's own test runner, '# pass 3' or 'ℹ pass 3'.
 * @param {string} output
 */
export function parseNodeCounts(output) {
  /** @type {(word: string) => number} */
  const count = (word) => Number(new RegExp(`^\\S+ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') + count('cancelled'), skipped: count('skipped') };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
