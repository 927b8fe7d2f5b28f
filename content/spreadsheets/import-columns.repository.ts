import type { Db } from '#database/connect.ts';
import type { ColumnMapping } from './import-options.ts';

/** What was last chosen for columns of an entity's lists, by their folded headers. */
export async function findImportColumns(db: Db, entity: string): Promise<ColumnMapping> {
  const rows = await db
    .selectFrom('importColumns')
    .select(['header', 'field'])
    .where('entity', '=', entity)
    .execute();
  return new Map(rows.map(({ header, field }) => [header, field]));
}

export async function saveImportColumn(
  db: Db,
  column: { entity: string; header: string; field: string | null },
): Promise<void> {
  const { field } = column;
  await db
    .insertInto('importColumns')
    .values(column)
    .onConflict((conflict) => conflict.columns(['entity', 'header']).doUpdateSet({ field }))
    .execute();
}

export async function deleteImportColumn(db: Db, column: { entity: string; header: string }): Promise<void> {
  await db
    .deleteFrom('importColumns')
    .where('entity', '=', column.entity)
    .where('header', '=', column.header)
    .execute();
}
