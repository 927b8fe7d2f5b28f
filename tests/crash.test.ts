import { expect, test } from 'vitest';
import { proveCrashes } from './support/crash-proof.ts';
import { createTestDatabase, testEngines } from './support/test-database.ts';

/** A few kills; `npm run crash` takes thousands of writes. */
const writes = 100;
const maxMs = 300_000;

test.for(testEngines)(
  'a site on %s that is killed as it is written to keeps whole what it acknowledged, backup included',
  { timeout: maxMs },
  async (engine) => {
    const database = engine === 'postgres' ? await createTestDatabase(engine) : undefined;
    const proof = proveCrashes(writes, { url: database?.url, seed: 7 });
    const { kills, faults } = await proof.finally(() => database?.remove());
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThan(1);
  },
);
