import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { explainPostgresError, isReadOnlyFailure } from './database-failure.ts';
import { createSemaphore, type Release } from './semaphore.ts';
import type { DriverOptions } from './wait-limits.ts';

type Options = DriverOptions & { url: string; places: number };
/** Connections that are as old as one that was found useless are not used again. */
type Ages = { isCurrent: (client: pg.PoolClient) => boolean; retireAll: () => void };

const maxAskMs = 1_000;

/**
 * A pool in which queries queue while no connection is free, and in which nobody waits for an answer that will not come.
 * The pool has a queue of its own, but counts the time in it as time that a connection takes to be made: during a burst it
 * would report an unreachable database.
 */
export function guardPool(pool: pg.Pool, options: Options): PostgresPool {
  const semaphore = createSemaphore(options);
  options.load.readQueue = semaphore.look;
  const ages = watchAges(pool);
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const release = await semaphore.acquire();
      try {
        return guardClient(await takeCurrent(pool, ages), { ...options, ages, release });
      } catch (error) {
        release();
        throw explainPostgresError(error);
      }
    },
  };
}

function watchAges(pool: pg.Pool): Ages {
  const madeIn = new WeakMap<pg.PoolClient, number>();
  let age = 0;
  pool.on('connect', (client) => void madeIn.set(client, age));
  return {
    isCurrent: (client) => madeIn.get(client) === age,
    retireAll() {
      age += 1;
    },
  };
}

async function takeCurrent(pool: pg.Pool, { isCurrent }: Ages): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if (isCurrent(client)) return client;
    client.release(true);
  }
}

function guardClient(
  client: pg.PoolClient,
  { url, load, maxSilenceMs, ages, release }: Options & { ages: Ages; release: Release },
): PostgresPoolClient {
  const query = async (text: string, parameters: unknown[]) => {
    const watch = watchForAnswer(client, { url, maxSilenceMs, onGone: ages.retireAll });
    try {
      return await client.query(text, parameters);
    } catch (error) {
      if (isReadOnlyFailure(error)) {
        load.isReadOnly = true;
        // What a session may do was decided when it began.
        ages.retireAll();
      }
      throw explainPostgresError(error);
    } finally {
      watch.end();
    }
  };
  return {
    // Kysely also passes cursors where one is configured, which is not so here.
    query: query as unknown as PostgresPoolClient['query'],
    release(isBroken) {
      client.release(isBroken || !ages.isCurrent(client));
      release();
    },
  };
}

/**
 * Cuts a connection on which no answer comes, whatever its socket says, so that what was asked over it fails. A server
 * that says that it is still at work on it is waited for: statements may take long.
 */
function watchForAnswer(
  client: pg.PoolClient,
  { url, maxSilenceMs, onGone }: { url: string; maxSilenceMs: number; onGone: () => void },
): { end: () => void } {
  let isOver = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => void look(), maxSilenceMs).unref();
  };
  async function look(): Promise<void> {
    const isAtWork = await askWhetherAtWork(url, processIdOf(client));
    if (isOver) return;
    if (isAtWork) return wait();
    onGone();
    // Without the farewell, which a dead connection would not take.
    streamOf(client)?.destroy();
  }
  wait();
  return {
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Asked over a connection of its own. */
async function askWhetherAtWork(url: string, processId: number | undefined): Promise<boolean> {
  const other = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: maxAskMs, query_timeout: maxAskMs },
  });
  other.on('error', () => {});
  try {
    await other.connect();
    const question = `select 1 from pg_stat_activity where pid = $1 and state <> 'idle'`;
    const { rows } = await other.query(question, [processId]);
    return rows.length > 0;
  } catch (error) {
    // A server that refuses, for want of connections for instance, is there.
    return error instanceof pg.DatabaseError;
  } finally {
    streamOf(other)?.destroy();
  }
}

/** What PostgreSQL told as the connection was made. */
function processIdOf(client: pg.PoolClient): number | undefined {
  return (client as unknown as { processID?: number }).processID;
}

function streamOf(client: pg.ClientBase): { destroy: () => void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy: () => void } } }).connection?.stream;
}
