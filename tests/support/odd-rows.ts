import { CompiledQuery } from 'kysely';
import { type Db, urlOf } from '#database/connect.ts';
import { isSqlite } from '#database/sqlite.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';

/** What a cell may hold and a careless copy would change. */
const texts = [
  '',
  'Marmo è ☃ 𝄞',
  '"quoted", \\ and\nlines\t',
  '{"a":[1,null]}',
  ' 007 ',
  'Ωmega\u2028end',
  "it's; --",
];

/** Fills every table with rows that are hard to copy, and gives each upload among them bytes. */
export async function fillWithOddRows(db: Db, storage: FileStorage, rowsEach = 12): Promise<void> {
  const types = await typesOf(db);
  const snapshot = await openSnapshot(urlOf(db));
  const { tables } = snapshot;
  await snapshot.close();
  await db.transaction().execute(async (trx) => {
    for (const { name } of tables.toReversed()) await run(trx, `delete from "${name}"`);
    for (const { name, columns, key } of tables) {
      for (let index = 1; index <= rowsEach; index += 1) {
        const values = columns.map((column) => {
          const { type = 'text', isNullable = false } = types.get(`${name}.${column}`) ?? {};
          return oddValue({ type, isNullable: isNullable && !key.includes(column) }, column, index);
        });
        const marks = columns.map((_column, place) => (isSqlite(db) ? '?' : `$${place + 1}`)).join(', ');
        const names = columns.map((column) => `"${column}"`).join(', ');
        await run(trx, `insert into "${name}" (${names}) values (${marks})`, values);
      }
    }
  });
  for (let index = 1; index <= rowsEach; index += 1) {
    await storage.write(keyOf(index), Buffer.alloc(700 * index, `slab ${index}`));
  }
}

const keyOf = (index: number) => `gallery/slab-${index}.webp`;

type ColumnType = { type: string; isNullable: boolean };

function oddValue({ type, isNullable }: ColumnType, name: string, index: number): unknown {
  if (name === 'path') return `/uploads/${keyOf(index)}`;
  // Other tables' rows are named by numbers that exist.
  if (name === 'id' && /int/.test(type)) return index;
  if (/_id$/.test(name) && /int/.test(type)) return index;
  if (isNullable && index % 3 === 0) return null;
  if (/bigint|int8/.test(type)) return 9_007_199_254_000_000 + index;
  if (/int/.test(type)) return index % 2 === 0 ? index : -index;
  if (/real|float|double/.test(type)) return 1 / (index + 2);
  return `${texts[index % texts.length]}${index}`;
}

async function typesOf(db: Db): Promise<Map<string, ColumnType>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [
        `${name}.${column.name}`,
        { type: column.dataType.toLowerCase(), isNullable: column.isNullable },
      ]),
    ),
  );
}

async function run(db: Db, text: string, values: unknown[] = []): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(text, values));
}
