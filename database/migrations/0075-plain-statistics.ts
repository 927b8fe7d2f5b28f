import { type Kysely, PostgresAdapter, sql } from 'kysely';

const sources = ['enquiries', 'contact_messages'];

/** Of no use since a range is counted by the moments that it begins and ends at. */
const indexes = [
  ...sources.flatMap((table) => ['campaign', 'country', 'stone'].map((name) => `${table}_by_${name}`)),
  'inbox_items_hidden',
];

/** Statistics count what is stored: the numbers of finished days, and the triggers that kept them, go. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
  for (const table of ['item_counts', 'changed_days', 'counted_days'])
    await db.schema.dropTable(table).execute();
  for (const index of indexes) await db.schema.dropIndex(index).execute();
}

const onSqlite = ['inbox_items', ...sources].flatMap((table) =>
  ['insert', 'update', 'delete'].map((event) => `drop trigger if exists ${table}_counted_${event}`),
);
const onPostgres = ['mark_item_day', 'mark_sent_day'].map(
  (name) => `drop function if exists ${name} cascade`,
);
