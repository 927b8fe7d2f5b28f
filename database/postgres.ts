import {
  type LimitNode,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { explainPostgresError } from './database-failure.ts';
import { names } from './names.ts';
import { plainLimitOf } from './plain-limit.ts';
import { createSemaphore, type Release } from './semaphore.ts';
import type { DriverOptions } from './wait-limits.ts';

const poolSize = 10;
/** PostgreSQL's type number of bigint, which the driver gives as text; counts fit a number. */
const bigintTypeId = 20;

class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return names.nameInSql(name, (column) => super.sanitizeIdentifier(column));
  }

  protected override visitLimit(node: LimitNode): void {
    const limit = plainLimitOf(node);
    if (limit === undefined) super.visitLimit(node);
    else this.append(limit);
  }
}

class NamingDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new Compiler();
  }
}

/** Kysely dialect over a pool of PostgreSQL connections. */
export function createPostgresDialect(url: string, limits: DriverOptions): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connectTimeoutMs,
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
  return new NamingDialect({ pool: withSemaphore(pool, limits) });
}

/**
 * Queues queries while no connection is free. The pool has a queue of its own, but counts the time in it as time that
 * a connection takes to be made: during a burst it would report an unreachable database.
 */
function withSemaphore(pool: pg.Pool, limits: DriverOptions): PostgresPool {
  const semaphore = createSemaphore({ places: poolSize, ...limits });
  limits.load.readQueue = semaphore.look;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const release = await semaphore.acquire();
      try {
        return explaining(await pool.connect(), release);
      } catch (error) {
        release();
        throw explainPostgresError(error);
      }
    },
  };
}

function explaining(client: pg.PoolClient, release: Release): PostgresPoolClient {
  const query = async (text: string, parameters: unknown[]) => {
    try {
      return await client.query(text, parameters);
    } catch (error) {
      throw explainPostgresError(error);
    }
  };
  return {
    // Kysely also passes cursors where one is configured, which is not so here.
    query: query as unknown as PostgresPoolClient['query'],
    release(isBroken) {
      client.release(isBroken);
      release();
    },
  };
}
