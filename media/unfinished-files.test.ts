import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-unfinished-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program that begins with files and is told to end before they are finished. */
function runUntilStopped(lines: string): string[] {
  const program = `
    import { writeFileSync } from 'node:fs';
    import { openTempFolder } from '${new URL('temp-folder.ts', import.meta.url)}';
    import { withDraft } from '${new URL('unfinished-files.ts', import.meta.url)}';
    const folder = ${JSON.stringify(folder)};
    process.once('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1000);
    ${lines}
    process.kill(process.pid, 'SIGTERM');
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 15_000,
  });
  expect([status, stderr]).toEqual([0, '']);
  return readdirSync(folder, { recursive: true }).map(String);
}

test('a draft does not outlive a process that is stopped', () => {
  const left = runUntilStopped(`
    void withDraft(folder + '/slab.png', async (draft) => {
      writeFileSync(draft, 'half');
      await new Promise(() => {});
    });
  `);
  expect(left).toEqual([]);
});

test('an upload that is still arriving does not outlive a process that is stopped', () => {
  expect(runUntilStopped(`writeFileSync(await openTempFolder(folder).newFile(), 'half');`)).toEqual([]);
});
