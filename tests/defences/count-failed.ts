import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Runs files of tests, until one fails. A file that cannot be loaded is none that failed: what was taken away has to be
 * noticed by a test, and not by a missing bracket.
 */
export async function countFailed(
  root: string,
  ...tests: string[]
): Promise<{ failed: number; output: string }> {
  const report = join(root, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...tests, '--bail=1', '--reporter=default', '--reporter=json'];
  const child = spawn(process.execPath, [...args, `--outputFile.json=${report}`, '--maxWorkers=1'], {
    ...{ cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const output = `${out}${complaints}`;
  return { failed: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).numFailedTests : 0, output };
}
