import pg from 'pg';

/** Runs statements on a connection of their own. @returns what the last one answers */
export async function runOnPostgres<Row extends pg.QueryResultRow>(
  url: string,
  ...statements: string[]
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** Takes a lock on a connection of its own. @returns what gives it back */
export async function lockOnPostgres(url: string, statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; ${statement}`);
  return () => client.end();
}

/**
 * Tells whether two databases have the same tables, columns and indexes: a digest of their names and types.
 * @param before statements that are run on the same connection: opening one costs more than they do
 */
export async function shapeOfPostgres(url: string, ...before: string[]): Promise<string> {
  const [row] = await runOnPostgres<{ shape: string }>(
    url,
    ...before,
    `select md5(string_agg(concat_ws(' ', relname, attname, atttypid), ',' order by relname, attname)) as shape
      from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace`,
  );
  return row?.shape ?? '';
}
