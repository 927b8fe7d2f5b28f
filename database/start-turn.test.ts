import { expect, test } from 'vitest';
import { createDatabaseOpener, describeOnBothEngines, testEngines } from '#tests/support/test-database.ts';
import { inStartTurn } from './start-turn.ts';

describeOnBothEngines('what must be done once at the start', (openDb) => {
  test('gives what it came to, and its turn back where it fails', async () => {
    const db = await openDb();
    await expect(inStartTurn(db, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await inStartTurn(db, async () => 'done')).toBe('done');
  });
});

const openPostgres = createDatabaseOpener('postgres');

test.skipIf(!testEngines.includes('postgres'))(
  'is done by one process after the other, and one that waits too long says so',
  async () => {
    const db = await openPostgres();
    const steps: string[] = [];
    const begun = Promise.withResolvers<void>();
    const may = Promise.withResolvers<void>();
    const first = inStartTurn(db, async () => {
      begun.resolve();
      await may.promise;
      steps.push('first');
    });
    await begun.promise;
    const impatient = inStartTurn(db, async () => steps.push('impatient'), { maxWaitMs: 0 });
    const refusal = await impatient.catch((error: Error) => error);
    expect(refusal).toMatchObject({ code: 'busy', cause: { message: expect.stringMatching(/^another/) } });
    const second = inStartTurn(db, async () => steps.push('second'));
    may.resolve();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first', 'second']);
  },
);
