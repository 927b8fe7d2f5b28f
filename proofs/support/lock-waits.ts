import { Client } from 'pg';

const everyMs = 10;

/**
 * Looks again and again who waits for a lock in a database, and for what; at last how often two waited for each other.
 */
export async function watchLocks(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  let looks = 0;
  let waiting = 0;
  const waits = new Set<string>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ event: string; query: string }>(
        `select wait_event as event, query from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      looks += 1;
      waiting += rows.length;
      for (const { event, query } of rows) waits.add(`${event}: ${query.slice(0, 200)}`);
      await new Promise((next) => setTimeout(next, everyMs));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      const { rows } = await client.query(
        'select deadlocks::int from pg_stat_database where datname = current_database()',
      );
      await client.end();
      return { looks, 'waiters found': waiting, for: [...waits], deadlocks: rows[0]?.deadlocks };
    },
  };
}
