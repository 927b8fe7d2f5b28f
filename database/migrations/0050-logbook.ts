import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, PostgresAdapter, sql } from 'kysely';

type AnyDatabase = Kysely<never>;
type Old = {
  id: number;
  username: string;
  createdAt: string;
  text: string;
  entity: string | null;
  recordId: number | null;
};
type Chain = { id: number; hash: string; people: Map<string, { id: number; mark: string }> };

const rowsAtOnce = 500;
const indexes = [
  ['created', 'created_at, id'],
  ['kind', 'kind, created_at, id'],
  ['person', 'person_id, created_at, id'],
  ['about', 'about_id'],
];

/**
 * The activity becomes a log whose entries each carry the hash of the one before (specification/log.md). What was
 * entered until now is chained as it stands.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createTables(db, isPostgres);
  await takeOver(db);
  await sql`drop table activity`.execute(db);
  await (isPostgres ? guardOnPostgres(db) : guardOnSqlite(db));
}

async function createTables(db: AnyDatabase, isPostgres: boolean): Promise<void> {
  const number = isPostgres ? 'serial primary key' : 'integer primary key autoincrement';
  for (const statement of [
    `create table log_people (id ${number}, name text unique, salt text, mark text not null)`,
    `create table log_entries (id integer primary key, created_at text not null, kind text not null,
      text text not null, person_id integer not null references log_people (id),
      about_id integer references log_people (id), entity text, record_id integer,
      device text not null, network text not null, hash text not null, search_text text not null)`,
    `create table log_chain (id integer primary key, head_id integer not null, head_hash text not null,
      anchor_id integer not null, anchor_hash text not null)`,
    `insert into log_chain (id, head_id, head_hash, anchor_id, anchor_hash) values (1, 0, '', 0, '')`,
    ...indexes.map(([name, columns]) => `create index log_entries_${name} on log_entries (${columns})`),
  ]) {
    await sql.raw(statement).execute(db);
  }
}

async function takeOver(db: AnyDatabase): Promise<void> {
  const chain: Chain = { id: 0, hash: '', people: new Map() };
  for (let after = 0; ; ) {
    const { rows } = await sql<Old>`select id, username, created_at, text, entity, record_id from activity
      where id > ${after} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    const values = [];
    for (const row of rows) values.push(sql`(${sql.join(await toEntry(db, chain, row))})`);
    await sql`insert into log_entries (id, created_at, kind, text, person_id, about_id, entity, record_id, device,
      network, hash, search_text) values ${sql.join(values)}`.execute(db);
    after = last.id;
  }
  await sql`update log_chain set head_id = ${chain.id}, head_hash = ${chain.hash}`.execute(db);
}

async function toEntry(db: AnyDatabase, chain: Chain, row: Old): Promise<(string | number | null)[]> {
  const { createdAt, text, entity, recordId } = row;
  const person = chain.people.get(row.username) ?? (await addPerson(db, chain, row.username));
  const kind = kindOf(row);
  chain.id += 1;
  const form = [chain.id, chain.hash, createdAt, kind, text, person.mark, null, entity, recordId, '', ''];
  chain.hash = hashOf(JSON.stringify(form));
  const found = [entity, recordId, '', '', chain.hash, foldText(text)];
  return [chain.id, createdAt, kind, text, person.id, null, ...found];
}

async function addPerson(db: AnyDatabase, chain: Chain, name: string) {
  const salt = randomBytes(16).toString('hex');
  const person = { id: chain.people.size + 1, mark: hashOf(`${salt}:${name}`) };
  await sql`insert into log_people (name, salt, mark) values (${name}, ${salt}, ${person.mark})`.execute(db);
  chain.people.set(name, person);
  return person;
}

function kindOf({ entity, text }: Old): string {
  if (entity !== null) return entity === 'siteDocument' ? 'documents' : 'content';
  if (
    /^(?:Added the account|Deleted the account|Invited|Accepted an invitation|Made .+ (?:an|a) )/.test(text)
  )
    return 'people';
  if (/redirect/i.test(text)) return 'redirects';
  return /file|picture|image|upload|video/i.test(text) ? 'media' : 'content';
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Refuses changes, and deletions but of what the anchor stands for; keeps the index of words. */
async function guardOnSqlite(db: AnyDatabase): Promise<void> {
  const refuse = `select raise(abort, 'The log is never changed')`;
  const remove = `insert into log_entries_search (log_entries_search, rowid, search_text)
    values ('delete', old.id, old.search_text);`;
  for (const statement of [
    `create virtual table log_entries_search using fts5(search_text, content='log_entries', content_rowid='id', tokenize='trigram')`,
    `insert into log_entries_search (log_entries_search) values ('rebuild')`,
    `create index log_entries_beginning on log_entries (substr(search_text, 1, 2))`,
    `create trigger log_entries_search_insert after insert on log_entries begin
      insert into log_entries_search (rowid, search_text) values (new.id, new.search_text); end`,
    `create trigger log_entries_search_delete after delete on log_entries begin ${remove} end`,
    `create trigger log_entries_no_update before update on log_entries begin ${refuse}; end`,
    `create trigger log_entries_no_delete before delete on log_entries
      when old.id > (select anchor_id from log_chain) begin ${refuse}; end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

async function guardOnPostgres(db: AnyDatabase): Promise<void> {
  for (const statement of [
    `do $$ begin
      create extension if not exists pg_trgm;
      create index log_entries_search on log_entries using gin (search_text gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'It is searched without an index: pg_trgm is not available.';
    end $$`,
    `create function guard_log() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if old.id <= (select anchor_id from log_chain) then return old; end if;
      end if;
      raise exception 'The log is never changed';
    end $$`,
    `create trigger log_entries_guard before update or delete on log_entries
      for each row execute function guard_log()`,
    `create trigger log_entries_no_truncate before truncate on log_entries
      for each statement execute function guard_log()`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
