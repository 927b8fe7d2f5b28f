import { Client } from 'pg';

/** Counts who else is connected to a database. */
export async function watchConnections(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    async count(): Promise<number> {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      return rows[0]?.count ?? 0;
    },
    stop: () => client.end(),
  };
}
