import { runOnPostgres } from './run-on-postgres.ts';

/** Has a database refuse writes to whoever connects from now on, as one in recovery does. @returns what ends that */
export async function makeReadOnly(url: string): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  // By way of another database: what can only be read cannot be told to be writable.
  const server = Object.assign(new URL(url), { pathname: 'postgres' }).href;
  await runOnPostgres(server, `alter database "${name}" set default_transaction_read_only = on`);
  return async () => {
    await runOnPostgres(server, `alter database "${name}" reset default_transaction_read_only`);
  };
}
