import type { Db } from '#database/connect.ts';
import { invalid } from '#errors/app-error.ts';
import { getEntity } from '../registry.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import type { ReferenceField, ReferenceListField } from './field.ts';
import { lockRecord } from './record-writer.repository.ts';
import { idsIn, referencePlacesOf } from './reference-places.ts';
import { findReferences } from './references.repository.ts';

type Kind = 'reference' | 'referenceList';
type Values = Record<string, unknown>;

/**
 * Locks the record that these values belong to, and checks that the related ones exist.
 * @throws AppError `invalid` naming the field, where a record is not there or in the trash
 */
export async function checkReferences(
  db: Db,
  entity: Entity,
  values: Values,
  options: { kinds: Kind[] } = { kinds: ['reference', 'referenceList'] },
): Promise<void> {
  for (const { holder, name, field, path } of referencePlacesOf(entity, values)) {
    if (!options.kinds.includes(field.kind)) continue;
    const missing =
      field.kind === 'reference'
        ? await findUnlockable(db, field, Number(holder[name]))
        : await findMissing(db, field, idsIn(holder[name]));
    if (missing !== undefined) throw invalid({ [path]: `${field.label}: there is no record ${missing}` });
  }
}

/**
 * Related records in the trash are shown to nobody, so nobody took them out of a list that is saved: they stay in it,
 * and are related again once they are restored.
 * @returns the values with them
 */
export async function withHiddenReferences(
  db: Db,
  entity: Entity,
  change: { stored: StoredRecord; values: Values },
): Promise<Values> {
  const values = structuredClone(change.values);
  const stored = new Map(referencePlacesOf(entity, change.stored).map((place) => [place.idPath, place]));
  for (const { holder, name, field, idPath } of referencePlacesOf(entity, values)) {
    const before = stored.get(idPath);
    if (field.kind !== 'referenceList' || !before) continue;
    const sent = idsIn(holder[name]);
    const left = idsIn(before.holder[name]).filter((id) => !sent.includes(id));
    const query = { to: field.to, ids: left, reader: 'administrator' } as const;
    const living = await findReferences(db, query);
    const all = await findReferences(db, { ...query, withTrash: true });
    holder[name] = [...sent, ...left.filter((id) => all.has(id) && !living.has(id))];
  }
  return values;
}

/** What a transaction has locked stays so to its end: one that writes thousands of products locks their category once. */
const lockedWithin = new WeakMap<Db, Set<string>>();

/** With this lock, a transaction that deletes the record meanwhile has to wait, and then sees what belongs to it. */
async function findUnlockable(db: Db, field: ReferenceField, id: number): Promise<number | undefined> {
  const locked = lockedWithin.get(db) ?? new Set();
  const key = `${field.to} ${id}`;
  if (locked.has(key)) return undefined;
  const row = await lockRecord(db, getEntity(field.to), { id });
  if (row && db.isTransaction) lockedWithin.set(db, locked.add(key));
  return row ? undefined : id;
}

async function findMissing(db: Db, field: ReferenceListField, ids: number[]): Promise<number | undefined> {
  const found = await findReferences(db, { to: field.to, ids, reader: 'administrator' });
  return ids.find((id) => !found.has(id));
}
