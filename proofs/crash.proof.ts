import { expect, test } from 'vitest';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { proveCrashes } from './support/crash-proof.ts';
import { lengthOf, seed, tell } from './support/length.ts';

const writes = lengthOf({ short: 100, long: 10_000 });

test.for(testEngines)(
  'a site on %s that is killed as it is written to keeps whole what it acknowledged, backup included',
  async (engine) => {
    const database = engine === 'postgres' ? await createTestDatabase(engine) : undefined;
    const proof = proveCrashes(writes, { url: database?.url, seed });
    const { kills, outages, acknowledged, faults } = await proof.finally(() => database?.remove());
    tell(engine, { writes, seed, kills, outages, acknowledged });
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThan(1);
  },
);
