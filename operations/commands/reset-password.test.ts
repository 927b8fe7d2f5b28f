import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccountService } from '#people/accounts/accounts.service.ts';
import { openMigrated } from '#server/open-database.ts';
import { setUpCodes, signInAs } from '#tests/support/second-factors.ts';
import { signedIn } from '#tests/support/signed-in.ts';

const root = resolve(import.meta.dirname, '../..');
const owner = { username: 'admin', password: 'stone-and-water' };
const client = { ip: '192.0.2.1' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-reset-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('an operator who resets a password from the console', () => {
  test('reads a new one, once, which the old one and its sessions give way to', async () => {
    const db = await openMigrated(`sqlite:${join(folder, 'ashlar.sqlite')}`);
    const accounts = createAccountService(db);
    await accounts.ensureFirstAdministrator(owner);
    const { token } = await signedIn(accounts.login(owner, client));
    const { output, code } = await runCommand('ADMIN');
    const password = /^Administrator: admin {2}Password: (\S+) {2}\(shown only this once\)$/m.exec(
      output,
    )?.[1];
    expect([code, output]).toEqual([0, expect.stringContaining('Administrator: admin')]);
    expect(await accounts.findUserByToken(token)).toBeUndefined();
    await expect(accounts.login(owner, client)).rejects.toMatchObject({ code: 'unauthorised' });
    await accounts.login({ username: 'admin', password }, client);
    await db.destroy();
  });

  test('takes the second factor away where that is asked for, and says so either way', async () => {
    const db = await openMigrated(`sqlite:${join(folder, 'ashlar.sqlite')}`);
    const accounts = createAccountService(db);
    await accounts.ensureFirstAdministrator(owner);
    const self = await signInAs(accounts, owner, client);
    await setUpCodes(accounts, { self, now: new Date() });
    const kept = await runCommand('admin');
    expect([kept.code, kept.output]).toEqual([
      0,
      expect.stringContaining('A second factor is still asked for'),
    ]);
    const removed = await runCommand('admin', '--remove-second-factor');
    expect([removed.code, removed.output]).toEqual([
      0,
      expect.stringContaining('the password alone signs in'),
    ]);
    const password = /Password: (\S+)/.exec(removed.output)?.[1];
    await signedIn(accounts.login({ username: 'admin', password }, client));
    await db.destroy();
  });

  test.each([
    [['nobody'], 'The password was not reset: There is no administrator named "nobody".'],
    [[], 'The password was not reset: There is no administrator named "".'],
  ])('is told in one line what is wrong with %j', async (args, line) => {
    await (await openMigrated(`sqlite:${join(folder, 'ashlar.sqlite')}`)).destroy();
    const { output, code } = await runCommand(...args);
    expect([code, output.trim()]).toEqual([1, line]);
  });
});

/** The program behind the launcher: the launcher itself may install packages, which no test should do. */
function runCommand(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  return new Promise((settle) => {
    const program = [
      '--disable-warning=ExperimentalWarning',
      join('operations', 'commands', 'reset-password.ts'),
      ...args,
    ];
    const child = execFile(process.execPath, program, { cwd: root, env }, (_error, stdout, stderr) => {
      settle({ code: Number(child.exitCode), output: stdout + stderr });
    });
  });
}
