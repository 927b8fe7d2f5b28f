import { type Kysely, PostgresAdapter, sql } from 'kysely';

type AnyDatabase = Kysely<never>;

const columns =
  'id, created_at, kind, text, person_id, about_id, entity, record_id, device, network, hash, search_text';
/** What the hash is made of, beside the place; none of it changes when an entry gets its place. */
const kept = columns.split(', ').filter((name) => name !== 'hash');
const indexes = [
  ['created', '(created_at, id)'],
  ['kind', '(kind, created_at, id)'],
  ['person', '(person_id, created_at, id)'],
  ['about', '(about_id)'],
  ['beginning', '(substr(search_text, 1, 2))'],
];
/** Few at any time. */
const unsealedIndex = 'create index log_entries_unsealed on log_entries (id) where place is null';

/**
 * An entry gets its number with what it tells of, and its place in the chain, which was its number until now, a moment
 * after that is committed (specification/log.md, "The chain"). The entries that there are keep places and hashes.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? onPostgres() : onSqlite()) await sql.raw(statement).execute(db);
}

function onPostgres(): string[] {
  const rowOf = (version: string) => `row(${kept.map((name) => `${version}.${name}`).join(', ')})`;
  return [
    `create or replace function guard_log() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if old.place is null and new.place is not null and ${rowOf('new')} is not distinct from ${rowOf('old')} then
          return new;
        end if;
      elsif tg_op = 'DELETE' then
        if old.place <= (select anchor_id from log_chain) then return old; end if;
      end if;
      raise exception 'The log is never changed';
    end $$`,
    'alter table log_entries add column place integer',
    // Each gets its place; the hash that it has is the one of that place.
    'update log_entries set place = id',
    'alter table log_entries alter column hash drop not null',
    'alter table log_entries add check ((place is null) = (hash is null))',
    'create unique index log_entries_place on log_entries (place)',
    unsealedIndex,
    'create sequence log_entries_id_seq as integer owned by log_entries.id',
    `alter table log_entries alter column id set default nextval('log_entries_id_seq')`,
    `select setval('log_entries_id_seq', head_id) from log_chain where head_id > 0`,
  ];
}

/** SQLite can't take a column's "not null" away: the table is made anew, and its rows keep their numbers. */
function onSqlite(): string[] {
  const refuse = `select raise(abort, 'The log is never changed')`;
  const isOther = kept.map((name) => `new.${name} is not old.${name}`).join(' or ');
  return [
    `create table log_entries_anew (id integer primary key autoincrement, created_at text not null, kind text not null,
      text text not null, person_id integer not null references log_people (id),
      about_id integer references log_people (id), entity text, record_id integer,
      device text not null, network text not null, hash text, search_text text not null, place integer,
      check ((place is null) = (hash is null)))`,
    `insert into log_entries_anew (${columns}, place) select ${columns}, id from log_entries`,
    'drop table log_entries',
    'alter table log_entries_anew rename to log_entries',
    `insert into sqlite_sequence (name, seq) select 'log_entries', 0
      where not exists (select 1 from sqlite_sequence where name = 'log_entries')`,
    `update sqlite_sequence set seq = (select head_id from log_chain) where name = 'log_entries'`,
    ...indexes.map(([name, what]) => `create index log_entries_${name} on log_entries ${what}`),
    'create unique index log_entries_place on log_entries (place)',
    unsealedIndex,
    `create trigger log_entries_search_insert after insert on log_entries begin
      insert into log_entries_search (rowid, search_text) values (new.id, new.search_text); end`,
    `create trigger log_entries_search_delete after delete on log_entries begin
      insert into log_entries_search (log_entries_search, rowid, search_text)
        values ('delete', old.id, old.search_text); end`,
    `create trigger log_entries_no_update before update on log_entries
      when old.place is not null or new.place is null or ${isOther} begin ${refuse}; end`,
    `create trigger log_entries_no_delete before delete on log_entries
      when old.place is null or old.place > (select anchor_id from log_chain) begin ${refuse}; end`,
  ];
}
