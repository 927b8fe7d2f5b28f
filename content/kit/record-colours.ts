import type { Db } from '#database/connect.ts';
import { findPictureColours } from '../colours/picture-colours.repository.ts';
import { saveProductColours } from '../colours/product-colours.repository.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';

/** Keeps what a record is found by that visitors see: the colours of its picture, as they are in the same transaction. */
export async function saveRecordColours(
  db: Db,
  entity: Entity,
  written: { record: StoredRecord; changedFields: readonly string[]; isTrashed: boolean },
): Promise<void> {
  const { picture } = entity.card;
  if (!entity.hasColours || !picture) return;
  const { record, changedFields, isTrashed } = written;
  if (changedFields.length > 0 && !changedFields.some((name) => name === picture || name === 'published'))
    return;
  const isShown = !isTrashed && record.published === true;
  const path = String(record[picture] ?? '');
  const colours = isShown ? (await findPictureColours(db, [path])).get(path) : undefined;
  await saveProductColours(db, { productId: record.id, colours });
}

export async function deleteRecordColours(db: Db, entity: Entity, id: number): Promise<void> {
  if (entity.hasColours) await saveProductColours(db, { productId: id, colours: undefined });
}
