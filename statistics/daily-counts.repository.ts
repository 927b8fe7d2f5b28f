import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** What was counted: its names, as the table's columns have them, and how often. */
export type NamedCount<Name extends string> = { [key in Name]: string } & { count: number };

type CountTable = 'campaignCounts' | 'searchCounts';

/**
 * Adds to counts that a table keeps for each day. A day has a maximum number of rows: beyond it what is new is counted
 * together, in a row whose `folded` name is empty.
 */
export async function addNamedCounts<Name extends string>(
  db: Db,
  addition: {
    table: CountTable;
    day: string;
    names: readonly Name[];
    folded: readonly Name[];
    counts: readonly NamedCount<Name>[];
    maxRowsPerDay: number;
  },
): Promise<void> {
  const { table, day, names, counts, maxRowsPerDay } = addition;
  const rows = db.selectFrom(table).where('day', '=', day);
  const { total } = await rows
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let room = maxRowsPerDay - total;
  // All transactions lock rows in the same order, so that they cannot deadlock.
  for (const one of counts.toSorted(byNames(names))) {
    const isKnown = room > 0 || (await hasRow(db, { table, day, names, one }));
    const kept = isKnown ? one : { ...one, ...emptied(addition.folded) };
    if (isKnown) room -= 1;
    await addTo(db, { table, names, row: { day, ...kept } });
  }
}

async function hasRow<Name extends string>(
  db: Db,
  {
    table,
    day,
    names,
    one,
  }: { table: CountTable; day: string; names: readonly Name[]; one: NamedCount<Name> },
): Promise<boolean> {
  const isSame = names.map((name): RawBuilder<boolean> => sql`${sql.ref(name)} = ${one[name]}`);
  const row = await db
    .selectFrom(table)
    .select('day')
    .where('day', '=', day)
    .where(sql<boolean>`${sql.join(isSame, sql` and `)}`)
    .executeTakeFirst();
  return row !== undefined;
}

async function addTo(
  db: Db,
  { table, names, row }: { table: CountTable; names: readonly string[]; row: { day: string; count: number } },
): Promise<void> {
  await db
    .insertInto(table)
    .values(row as never)
    .onConflict((conflict) =>
      conflict.columns(['day', ...names] as never[]).doUpdateSet({
        count: sql<number>`${sql.ref(`${table}.count`)} + excluded.count`,
      } as never),
    )
    .execute();
}

/** @param day older rows are deleted */
export async function deleteNamedCounts(db: Db, table: CountTable, day: string): Promise<void> {
  await db.deleteFrom(table).where('day', '<', day).execute();
}

function emptied(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

function byNames<Name extends string>(names: readonly Name[]) {
  const keyOf = (one: NamedCount<Name>) => JSON.stringify(names.map((name) => one[name]));
  return (one: NamedCount<Name>, other: NamedCount<Name>) => (keyOf(one) < keyOf(other) ? -1 : 1);
}
