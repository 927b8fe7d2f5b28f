/** For Playwright and for Vitest: writes how far they are to the launcher (descriptor 3), a line for each step. */
import { writeSync } from 'node:fs';

const descriptor = 3;

export default class ProgressReporter {
  counts = { done: 0, total: 0, failed: 0 };

  /** Playwright: all tests are known before the first one runs. */
  onBegin(_config, suite) {
    this.counts.total = suite.allTests().length;
  }

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

  /** Vitest: the tests of a file are known only once it has been read, so files are counted. */
  onTestRunStart(specifications) {
    this.counts.total = specifications.length;
    this.counts.unit = 'files';
  }

  onTestModuleEnd(module) {
    this.counts.done += 1;
    this.counts.failed += [...module.children.allTests('failed')].length;
    this.tell();
  }

  tell() {
    writeSync(descriptor, `${JSON.stringify(this.counts)}\n`);
  }
}
