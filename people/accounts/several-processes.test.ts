import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { createAccountService } from './accounts.service.ts';

const root = resolve(import.meta.dirname, '../..');
const owner = { username: 'admin', password: 'stone-and-water' };
const stranger = { ip: '198.51.100.1' };

/** @returns how each guess was refused */
async function guessInAnotherProcess(url: string, guess: { ip: string; times: number }): Promise<string[]> {
  const program = resolve(root, 'tests/support/guess-passwords.ts');
  const parameters = [program, url, owner.username, guess.ip, String(guess.times)];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: root });
  return stdout.trim().split('\n');
}

/** A SQLite file belongs to one process. */
const sharedEngines = testEngines.filter((engine) => engine === 'postgres');

describe.each(sharedEngines)('Processes that share a database (%s)', (engine) => {
  test('count the wrong passwords of a network together', async () => {
    const database = await createTestDatabase(engine);
    const db = await openDatabase(database.url);
    try {
      const accounts = createAccountService(db);
      await accounts.ensureFirstAdministrator(owner);
      const guesses = await guessInAnotherProcess(database.url, { ...stranger, times: 4 });
      expect(guesses).toEqual(Array(4).fill('unauthorised'));
      const wrong = { ...owner, password: 'wrong' };
      await expect(accounts.login(wrong, stranger)).rejects.toMatchObject({ code: 'unauthorised' });
      await expect(accounts.login(owner, stranger)).rejects.toMatchObject({ code: 'too-many' });
      expect(await guessInAnotherProcess(database.url, { ...stranger, times: 1 })).toEqual(['too-many']);
      await accounts.login(owner, { ip: '192.0.2.1' });
    } finally {
      await db.destroy();
      await database.remove();
    }
  });
});
