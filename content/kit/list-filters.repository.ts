import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import type { Reader } from './declaration.ts';
import type { Entity } from './entity.ts';
import { slugFieldOf } from './slug.ts';

/**
 * The record that a slug, an id or a name in any case means; a slug goes before an id, an id before a name. A draft is
 * not there for a visitor.
 */
export async function findIdByKey(
  db: Db,
  entity: Entity,
  query: { key: string; reader: Reader },
): Promise<number | undefined> {
  const { key, reader } = query;
  const { title } = entity.card;
  let select = db
    .selectFrom(entity.table)
    .select(['id', title, ...(slugFieldOf(entity) ? ['slug'] : [])])
    .where('deletedAt', 'is', null);
  if (entity.hasDrafts && reader === 'visitor') select = select.where('published', '=', 1);
  const rows = await select.execute();
  const folded = foldText(key);
  const match =
    rows.find((row) => row.slug === key) ??
    rows.find((row) => String(row.id) === key) ??
    rows.find((row) => foldText(String(row[title])) === folded);
  return match && Number(match.id);
}

/** A text as the records of an entity spell it in a column, drafts included; undefined where none holds it. */
export async function findSpelling(
  db: Db,
  entity: Entity,
  wanted: { column: string; text: string },
): Promise<string | undefined> {
  const rows = await db
    .selectFrom(entity.table)
    .select(wanted.column)
    .distinct()
    .where('deletedAt', 'is', null)
    .execute();
  const texts = rows.map((row) => String(row[wanted.column]));
  const folded = foldText(wanted.text);
  return texts.find((text) => text === wanted.text) ?? texts.find((text) => foldText(text) === folded);
}
