import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { remember } from '#database/remembered.ts';
import type { Entity } from './entity.ts';

/** A text as the records of an entity spell it in a column, drafts included; undefined where none holds it. */
export async function findSpelling(
  db: Db,
  entity: Entity,
  wanted: { column: string; text: string },
): Promise<string | undefined> {
  const { table } = entity;
  const rows = await remember(db, `${table} ${wanted.column}`, () =>
    db.selectFrom(table).select(wanted.column).distinct().where('deletedAt', 'is', null).execute(),
  );
  const texts = rows.map((row) => String(row[wanted.column]));
  const folded = foldText(wanted.text);
  return texts.find((text) => text === wanted.text) ?? texts.find((text) => foldText(text) === folded);
}
