import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What visitors send, with the column that says when it came. */
const sources = ['enquiries', 'contact_messages'] as const;
/** What an item is counted by. */
const countedColumns = ['kind', 'status', 'received_at', 'answered_at', 'answer_due_at', 'form', 'record_id'];

/**
 * Numbers of finished days and months of what visitors sent. Triggers say which day is no longer as it was counted, and
 * take away what may be a visitor's words with the row that it was counted from.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Rows of one day and topic then lie beside each other.
  const end = isPostgres ? '' : ' without rowid';
  await run(db, [
    `create table item_counts (span text not null, topic text not null, kind text not null, name text not null,
      count integer not null, primary key (span, topic, kind, name))${end}`,
    // Nothing in it is waited for: each writer adds a row of its own.
    `create table changed_days (day text not null, mark text not null, primary key (day, mark))${end}`,
    'create table counted_days (id integer primary key, first_day text not null, last_day text not null)',
  ]);
  await run(db, isPostgres ? onPostgres() : onSqlite());
}

async function run(db: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

function onSqlite(): string[] {
  const mark = (row: 'new' | 'old', column: string) =>
    `insert into changed_days (day, mark) values (substr(${row}.${column}, 1, 10), hex(randomblob(8)));`;
  const isChanged = countedColumns.map((column) => `new.${column} is not old.${column}`).join(' or ');
  return [
    `create trigger inbox_items_counted_insert after insert on inbox_items begin ${mark('new', 'received_at')} end`,
    `create trigger inbox_items_counted_delete after delete on inbox_items begin ${mark('old', 'received_at')} end`,
    `create trigger inbox_items_counted_update after update on inbox_items when ${isChanged}
      begin ${mark('old', 'received_at')} ${mark('new', 'received_at')} end`,
    ...sources.flatMap((table) => [
      `create trigger ${table}_counted_insert after insert on ${table} begin ${mark('new', 'created_at')} end`,
      `create trigger ${table}_counted_update after update on ${table}
        begin ${mark('old', 'created_at')} ${mark('new', 'created_at')} end`,
      `create trigger ${table}_counted_delete after delete on ${table}
        begin ${mark('old', 'created_at')} ${forget} end`,
    ]),
  ];
}

/** Each by a stretch of the key: of many that are deleted only the first has anything to take away. */
const forget = ["topic in ('stone', 'campaign')", "topic > 'source' and topic < 'sourcf'"]
  .map(
    (isNamed) => `delete from item_counts
      where span in (substr(old.created_at, 1, 10), substr(old.created_at, 1, 7)) and ${isNamed};`,
  )
  .join('\n');

function onPostgres(): string[] {
  const mark = (value: string) =>
    `insert into changed_days (day, mark) values (substr(${value}, 1, 10), gen_random_uuid()::text);`;
  const events = 'after insert or update or delete';
  return [
    `create function mark_item_day() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${mark('old.received_at')} end if;
      if tg_op <> 'DELETE' then ${mark('new.received_at')} end if;
      return null;
    end $$`,
    `create function mark_sent_day() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${mark('old.created_at')} end if;
      if tg_op <> 'DELETE' then ${mark('new.created_at')} end if;
      if tg_op = 'DELETE' then ${forget} end if;
      return null;
    end $$`,
    `create trigger inbox_items_counted after insert or delete on inbox_items
      for each row execute function mark_item_day()`,
    `create trigger inbox_items_counted_update after update on inbox_items for each row
      when (${countedColumns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')})
      execute function mark_item_day()`,
    ...sources.map(
      (table) =>
        `create trigger ${table}_counted ${events} on ${table} for each row execute function mark_sent_day()`,
    ),
  ];
}
