/** For Playwright and for Vitest: writes how far they are to the launcher (descriptor 3), a line for each step. */
import { writeSync } from 'node:fs';

/** @import { Suite, TestCase, TestResult } from '@playwright/test/reporter' */
/** @import { TestModule, TestSpecification } from 'vitest/node' */

const descriptor = 3;

export default class ProgressReporter {
  /** @type {{ done: number, total: number, failed: number, unit?: string }} */
  counts = { done: 0, total: 0, failed: 0 };

  /**
   * Playwright: all tests are known before the first one runs.
   * @param {unknown} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    this.counts.total = suite.allTests().length;
  }

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, { retry, status }) {
    const isRepeated = status !== test.expectedStatus && status !== 'skipped' && retry < test.retries;
    if (isRepeated) return;
    this.counts.done += 1;
    if (test.outcome() === 'unexpected') this.counts.failed += 1;
    this.tell();
  }

  printsToStdio() {
    return false;
  }

  /**
   * Vitest: the tests of a file are known only once it has been read, so files are counted.
   * @param {readonly TestSpecification[]} specifications
   */
  onTestRunStart(specifications) {
    this.counts.total = specifications.length;
    this.counts.unit = 'files';
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    this.counts.done += 1;
    this.counts.failed += [...module.children.allTests('failed')].length;
    this.tell();
  }

  tell() {
    writeSync(descriptor, `${JSON.stringify(this.counts)}\n`);
  }
}
