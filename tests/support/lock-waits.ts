import { Client } from 'pg';

const everyMs = 10;

/** Looks again and again who waits for a lock in a database, and at last how often two waited for each other. */
export async function watchLocks(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  let looks = 0;
  let waiting = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      looks += 1;
      waiting += rows[0]?.count ?? 0;
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
      return { looks, 'waiters found': waiting, deadlocks: rows[0]?.deadlocks };
    },
  };
}
