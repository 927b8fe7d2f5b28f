import pg from 'pg';

/** Runs one statement on a connection of its own. */
export async function runOnPostgres<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
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

/** Tells whether two databases have the same tables, columns and indexes: a digest of their names and types. */
export async function shapeOfPostgres(url: string): Promise<string> {
  const [row] = await runOnPostgres<{ shape: string }>(
    url,
    `select md5(string_agg(concat_ws(' ', relname, attname, atttypid), ',' order by relname, attname)) as shape
      from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace`,
  );
  return row?.shape ?? '';
}
