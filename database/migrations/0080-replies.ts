import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What the staff answers is kept with the item; its mail says who has written it and which mails it answers. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = isPostgres ? 'serial primary key' : 'integer primary key autoincrement';
  const statements = [
    `create table inbox_replies (
      id ${id}, item_id integer not null references inbox_items (id) on delete cascade, mail_id integer not null,
      message_id text not null, username text not null, created_at text not null, subject text not null,
      body text not null
    )`,
    'create index inbox_replies_by_item_id on inbox_replies (item_id)',
    `alter table mail_outbox add column written_by text not null default ''`,
    `alter table mail_outbox add column thread text not null default ''`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
