import { PostgresDialect } from 'kysely';
import pg from 'pg';

const poolSize = 10;
const connectTimeoutMs = 5_000;
/** PostgreSQL's type number of bigint, which the driver gives as text; counts fit a number. */
const bigintTypeId = 20;

/** Kysely dialect over a pool of PostgreSQL connections. */
export function createPostgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    types: {
      getTypeParser: (typeId, format) =>
        typeId === bigintTypeId ? Number : pg.types.getTypeParser(typeId, format),
    },
  });
  // A connection that breaks while idle is replaced on next use; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
