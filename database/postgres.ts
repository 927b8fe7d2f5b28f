import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardPool } from './guarded-pool.ts';
import type { DriverOptions } from './wait-limits.ts';

const poolSize = 10;
/** After so long without a word the network is asked whether the server is still there. */
const keepAliveMs = 10_000;
/** PostgreSQL's type number of bigint, which the driver gives as text; counts fit a number. */
const bigintTypeId = 20;

/** Kysely dialect over a pool of PostgreSQL connections. */
export function createPostgresDialect(url: string, limits: DriverOptions): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    types: {
      getTypeParser: (typeId, format) =>
        typeId === bigintTypeId ? Number : pg.types.getTypeParser(typeId, format),
    },
  });
  // A connection that breaks is replaced on next use, and its user learns of it by the query that fails; without
  // a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Set by a query, because poolers refuse it as a setting of the connection. Where it fails, so does the query
    // that comes next.
    client.query(`set lock_timeout = ${limits.maxLockMs}`).catch(() => {});
  });
  return new PostgresDialect({ pool: guardPool(pool, { ...limits, url, places: poolSize }) });
}
