import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFresh, takeOver } from './file-claim.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-claim-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pathOf = (unique: string) => join(folder, `${unique}.claim`);

/** Does the same in a process of its own. @returns what it printed */
function elsewhere(lines: string): string {
  const program = `
    import { claimFresh, takeOver } from '${new URL('file-claim.ts', import.meta.url)}';
    const folder = ${JSON.stringify(folder)};
    ${lines}
  `;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim();
}

test('nobody takes a claim over while its holder works, in this process or another', () => {
  const claim = claimFresh(pathOf);
  const path = pathOf(claim.unique);
  expect(takeOver(path)).toBeUndefined();
  expect(elsewhere(`console.log(takeOver(${JSON.stringify(path)}) === undefined)`)).toBe('true');
  claim.drop();
  expect([readdirSync(folder), takeOver(path)]).toEqual([[], undefined]);
});

test('a killed holder loses its claim to one of those who look, who removes it', () => {
  const line = "process.stdout.write(claimFresh((unique) => folder + '/' + unique + '.claim').unique, () =>";
  const unique = elsewhere(`${line} process.kill(process.pid, 'SIGKILL'));`);
  const taken = takeOver(pathOf(unique));
  expect([taken !== undefined, takeOver(pathOf(unique))]).toEqual([true, undefined]);
  taken?.drop();
  expect(existsSync(pathOf(unique))).toBe(false);
});
