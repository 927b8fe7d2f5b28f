import { expect, test } from 'vitest';
import { testEngines } from '#tests/support/test-database.ts';
import { proveCopies } from './support/copies-proof.ts';
import { lengthOf, tell } from './support/length.ts';

const size = lengthOf({ short: { records: 40, pictures: 12 }, long: { records: 1_000, pictures: 500 } });

test.skipIf(!testEngines.includes('postgres'))(
  'a site goes from either database and storage to the other and back, copied or backed up, byte by byte',
  async () => {
    const postgresUrl = process.env.TEST_POSTGRES_URL ?? '';
    const { differences, ...found } = await proveCopies({ ...size, postgresUrl, isRehearsed: true });
    tell('copied', found);
    expect([differences, found.files]).toEqual([[], size.pictures + 1]);
  },
);
