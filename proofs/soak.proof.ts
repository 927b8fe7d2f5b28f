import { expect, test } from 'vitest';
import { createTestDatabase, testEngines } from '#tests/support/test-database.ts';
import { lengthOf, tell } from './support/length.ts';
import { soak } from './support/soaked-site.ts';

const length = lengthOf({
  short: { rounds: 2, roundMs: 1_000, lifeRounds: 1 },
  long: { rounds: 30, roundMs: 60_000, lifeRounds: 10 },
});

test.for(testEngines)(
  'visitors, editors and imports meet no error and lose nothing while instances on %s restart, and hold no more after it',
  async (engine) => {
    const database = engine === 'postgres' ? await createTestDatabase(engine) : undefined;
    const onRound = (round: number, held: readonly object[], connections: number) =>
      tell(`${engine}, round ${round}`, { held, connections });
    const soaked = soak({ ...length, databaseUrl: database?.url, onRound });
    const { faults, ...found } = await soaked.finally(() => database?.remove());
    tell(engine, found);
    expect(faults).toEqual([]);
    expect(found.restarts).toBeGreaterThan(0);
    expect(Object.keys(found.writes)).toHaveLength(16);
  },
);
