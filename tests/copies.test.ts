import { expect, test } from 'vitest';
import { proveCopies } from './support/copies-proof.ts';
import { testEngines } from './support/test-database.ts';

/** `npm run copies` walks the same way with a thousand records. */
const maxMs = 300_000;

test.skipIf(!testEngines.includes('postgres'))(
  'a site goes from either database and storage to the other and back, copied or backed up, byte by byte',
  {
    timeout: maxMs,
  },
  async () => {
    const postgresUrl = process.env.TEST_POSTGRES_URL ?? '';
    const { differences, files } = await proveCopies({ records: 40, pictures: 12, postgresUrl });
    expect([differences, files]).toEqual([[], 13]);
  },
);
