import { type Kysely, PostgresAdapter, sql } from 'kysely';

type AnyDatabase = Kysely<never>;
type Texts = { id: number; names: string; facts: string; uses: string; texts: string };
type Row = { id: number } & Record<string, unknown>;

/** What is found by which of its fields, as it was when this migration was written; those in `lists` hold JSON. */
const found = [
  {
    ...{ table: 'products', place: 0, lists: ['finish_options', 'thickness_options', 'applications'] },
    ...{ names: ['name'], facts: ['origin'], uses: ['finish_options', 'thickness_options', 'applications'] },
    texts: ['description', 'long_description'],
  },
  {
    ...{ table: 'blog_posts', place: 1, lists: ['tags'] },
    ...{ names: ['title'], facts: ['category', 'tags'], uses: ['author'], texts: ['excerpt', 'content'] },
  },
  {
    ...{ table: 'gallery_projects', place: 2, lists: ['materials'] },
    ...{ names: ['name'], facts: ['category', 'client', 'location'], uses: ['materials'] },
    texts: ['short_description', 'long_description', 'project_details'],
  },
];
const columns = ['names', 'facts', 'uses', 'texts'] as const;
const kindsPerId = 4;
const rowsPerRead = 200;
const maxWordLength = 60;

/** What visitors find stones, articles and projects by: their words, kept beside them and filled from what is stored. */
export async function up(db: AnyDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const idType = isPostgres ? sql`bigint` : sql`integer`;
  await sql`create table search_entries (id ${idType} primary key, names text not null, facts text not null,
    uses text not null, texts text not null)`.execute(db);
  for (const source of found) await fill(db, source);
  await (isPostgres ? indexOnPostgres(db) : indexOnSqlite(db));
}

async function fill(db: AnyDatabase, source: (typeof found)[number]): Promise<void> {
  const named = columns.flatMap((column) => source[column]);
  for (let lastId = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, ${sql.join(named.map((column) => sql.ref(column)))}
      from ${sql.table(source.table)} where id > ${lastId} order by id limit ${rowsPerRead}`.execute(db);
    const entries = rows.map((row): Texts => {
      const wordsIn = (some: string[]) =>
        wordsOf(some.flatMap((column) => textsIn(row[column], source.lists.includes(column))));
      const [names, facts] = [wordsIn(source.names), wordsIn(source.facts)];
      const [uses, texts] = [wordsIn(source.uses), wordsIn(source.texts)];
      return { id: Number(row.id) * kindsPerId + source.place, names, facts, uses, texts };
    });
    const values = entries.map(
      (entry) => sql`(${entry.id}, ${sql.join(columns.map((name) => entry[name]))})`,
    );
    if (values.length > 0) {
      await sql`insert into search_entries (id, names, facts, uses, texts) values ${sql.join(values)}`.execute(
        db,
      );
    }
    const last = rows.at(-1);
    if (!last) return;
    lastId = Number(last.id);
  }
}

/** SQLite's own search over the table, kept by triggers; words begin with any of their first letters. */
async function indexOnSqlite(db: AnyDatabase): Promise<void> {
  const named = columns.join(', ');
  const values = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  const add = `insert into search_index (rowid, ${named}) values (new.id, ${values('new')});`;
  const remove = `insert into search_index (search_index, rowid, ${named}) values ('delete', old.id, ${values('old')});`;
  for (const statement of [
    `create virtual table search_index using fts5(${named}, content='search_entries', content_rowid='id',
      detail='column', prefix='2 3', tokenize='unicode61 remove_diacritics 0')`,
    `insert into search_index (search_index) values ('rebuild')`,
    `create virtual table search_words using fts5vocab('search_index', 'row')`,
    `create trigger search_index_insert after insert on search_entries begin ${add} end`,
    `create trigger search_index_delete after delete on search_entries begin ${remove} end`,
    `create trigger search_index_update after update on search_entries begin ${remove} ${add} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** The same on PostgreSQL: every word with the letter of its column, so that the index alone tells where it stands. */
async function indexOnPostgres(db: AnyDatabase): Promise<void> {
  const letters = { names: 'a', facts: 'b', uses: 'c', texts: 'd' };
  const lettered = columns.map(
    (column) => `'${letters[column]}' || replace(${column}, ' ', ' ${letters[column]}')`,
  );
  const words = `array_to_tsvector(string_to_array(${lettered.join(` || ' ' || `)}, ' '))`;
  for (const statement of [
    `alter table search_entries add column words tsvector generated always as (${words}) stored`,
    'create index search_entries_words on search_entries using gin (words)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}

function textsIn(value: unknown, isList: boolean): string[] {
  const text = String(value ?? '');
  return isList ? (JSON.parse(text || '[]') as unknown[]).map(String) : [text];
}

/** As the application made words when this migration was written. */
function wordsOf(texts: string[]): string {
  const folded = texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#?\w{1,8};/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, maxWordLength).join('')))].join(' ');
}
