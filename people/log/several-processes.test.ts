import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { sealNow } from './seal-log.ts';
import { verifyLog } from './verify-log.ts';

const root = resolve(import.meta.dirname, '../..');
const names = ['ann', 'bob', 'cem', 'dee'];
const run = (program: string, parameters: string[], env = {}) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
  });

describe.each(testEngines)('the log of a database (%s)', (engine) => {
  test('is one chain whichever process enters something, which the command on the server checks', async () => {
    const database = await createTestDatabase(engine);
    const db = await openDatabase(database.url);
    try {
      // A SQLite file belongs to one process.
      const writers = engine === 'postgres' ? names : names.slice(0, 1);
      await Promise.all(
        writers.map((name) => run('tests/support/enter-in-log.ts', [database.url, name, '50'])),
      );
      // What a process was about to seal as it ended.
      await sealNow(db);
      const { count, head, faults } = await verifyLog(db);
      expect([count, faults]).toEqual([writers.length * 50, []]);
      const check = (...noted: string[]) =>
        run('operations/commands/verify-log.ts', noted, { DATABASE_URL: database.url });
      expect((await check(`${head.id}:${head.hash}`)).stdout).toBe(
        `${count} entries, whole. To note elsewhere: ${head.id}:${head.hash}\n`,
      );
      await expect(check(`${head.id}:${'0'.repeat(64)}`)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('the chain was written anew'),
      });
    } finally {
      await db.destroy();
      await database.remove();
    }
  });
});
