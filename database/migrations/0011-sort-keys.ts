import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The texts that lists are sorted by. */
const sorted = [
  { table: 'categories', columns: ['name'] },
  { table: 'products', columns: ['name', 'origin'] },
  { table: 'blog_posts', columns: ['title', 'category'] },
  { table: 'gallery_projects', columns: ['name', 'client', 'location'] },
];

type Row = { id: number } & Record<string, unknown>;

const rowsPerRead = 500;

export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Both engines then sort the keys alike: by their code points.
  const keyType = isPostgres ? sql`text collate "C"` : sql`text`;
  for (const { table, columns } of sorted) {
    for (const column of columns) {
      await db.schema
        .alterTable(table)
        .addColumn(`${column}_sort`, keyType, (definition) => definition.notNull().defaultTo(''))
        .execute();
    }
    await fillKeys(db, { table, columns });
  }
}

async function fillKeys(db: Kysely<never>, { table, columns }: (typeof sorted)[number]): Promise<void> {
  for (let lastId = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where id > ${lastId} order by id limit ${rowsPerRead}`.execute(db);
    for (const row of rows) {
      const keys = columns.map((column) => sql`${sql.ref(`${column}_sort`)} = ${keyOf(String(row[column]))}`);
      await sql`update ${sql.table(table)} set ${sql.join(keys)} where id = ${row.id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

const spelling: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** As the application made keys when this migration was written. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => spelling[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
