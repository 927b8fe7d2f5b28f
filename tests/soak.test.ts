import { expect, test } from 'vitest';
import { soak } from './support/soaked-site.ts';
import { createTestDatabase, testEngines } from './support/test-database.ts';

/** Some seconds; `npm run soak` takes half an hour. */
const short = { rounds: 2, roundMs: 1_000, lifeRounds: 1 };
const maxMs = 300_000;

test.for(testEngines)(
  'visitors, editors and imports meet no error and lose nothing while instances on %s restart, and hold no more after it',
  { timeout: maxMs },
  async (engine) => {
    const database = engine === 'postgres' ? await createTestDatabase(engine) : undefined;
    const soaked = soak({ ...short, databaseUrl: database?.url });
    const { faults, restarts, writes } = await soaked.finally(() => database?.remove());
    expect(faults).toEqual([]);
    expect(restarts).toBeGreaterThan(0);
    expect(Object.keys(writes)).toHaveLength(16);
  },
);
