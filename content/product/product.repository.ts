import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';

/** The category that a slug, an id or a name means; a slug goes before an id, an id before a name. */
export async function findCategoryId(
  db: Db,
  query: { key: string; foldedName: string },
): Promise<number | undefined> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'name'])
    .where('deletedAt', 'is', null)
    .execute();
  const match =
    rows.find((row) => row.slug === query.key) ??
    rows.find((row) => String(row.id) === query.key) ??
    rows.find((row) => foldText(String(row.name)) === query.foldedName);
  return match && Number(match.id);
}
