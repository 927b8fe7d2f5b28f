import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Tables of pieces, or indexes of trigrams, by the table that they lie over. */
const pieces = {
  ...{ inbox_items: 'inbox_search', products: 'products_search', blog_posts: 'blog_posts_search' },
  ...{ social_posts: 'social_posts_search', gallery_projects: 'gallery_projects_search' },
  ...{ media_files: 'media_files_search', log_entries: 'log_entries_search' },
};
/** The log is sealed as it stands, and files are named without such letters. */
const folded = ['categories', 'products', 'blog_posts', 'social_posts', 'gallery_projects', 'inbox_items'];
/** As the application folds search texts from now on, in this order. */
const spellings = [
  ...['ßss', 'æae', 'œoe', 'øo', 'łl', 'đd', 'ðd', 'þth', 'ħh', 'ıi'].map((pair) => [
    pair.slice(0, 1),
    pair.slice(1),
  ]),
  ...[
    ['‘', "''"],
    ['’', "''"],
    ['ʼ', "''"],
    ['ae', 'a'],
    ['oe', 'o'],
    ['ue', 'u'],
  ],
];

/** Lists are searched by reading the search texts of their rows: no pieces, triggers and indexes of beginnings. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const [table, name] of Object.entries(pieces)) {
    if (isPostgres) await run(`drop index if exists ${table}_search`);
    else {
      for (const event of ['insert', 'update', 'delete'])
        await run(`drop trigger if exists ${name}_${event}`);
      await run(`drop table if exists ${name}`);
      await run(`drop index if exists ${table}_beginning`);
    }
  }
  const text = spellings.reduce(
    (inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`,
    'search_text',
  );
  for (const table of folded) await run(`update ${table} set search_text = ${text}`);
}
