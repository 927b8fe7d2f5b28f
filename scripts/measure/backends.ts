import { Client } from 'pg';
import { engineOf } from '#database/connect.ts';
import { readProcessorMs } from '../bench/process-usage.ts';

export type Backends = Awaited<ReturnType<typeof openBackends>>;

/** The processes of PostgreSQL that answer those who ask one database, on this machine; of SQLite there are none. */
export async function openBackends(url: string) {
  if (engineOf(url) !== 'postgres') return { processorMs: async () => 0, close: async () => {} };
  // From another database, so that asking for it is not counted.
  const elsewhere = Object.assign(new URL(url), { pathname: '/postgres' });
  const client = new Client({ connectionString: elsewhere.href });
  await client.connect();
  const find = `select pid from pg_stat_activity where datname = $1`;
  const name = new URL(url).pathname.slice(1);
  return {
    /** What they have used so far, in milliseconds; helpers of a query that has ended are not among them. */
    async processorMs(): Promise<number> {
      const { rows } = await client.query<{ pid: number }>(find, [name]);
      const used = readProcessorMs(rows.map(({ pid }) => pid));
      return [...used.values()].reduce((sum, ms) => sum + ms, 0);
    },
    close: () => client.end(),
  };
}
