import type { Db } from '#database/connect.ts';
import { invalid } from '#errors/app-error.ts';
import { getEntity } from '../registry.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import type { ReferenceField, ReferenceListField } from './field.ts';
import { lockRecord } from './record-writer.repository.ts';
import { findReferences } from './references.repository.ts';

type Kind = 'reference' | 'referenceList';
type Reference = { name: string; field: ReferenceField | ReferenceListField };

/**
 * Locks the record that these values belong to, and checks that the related ones exist.
 * @throws AppError `invalid` naming the field, where a record is not there or in the trash
 */
export async function checkReferences(
  db: Db,
  entity: Entity,
  values: Record<string, unknown>,
  options: { kinds: Kind[] } = { kinds: ['reference', 'referenceList'] },
): Promise<void> {
  for (const { name, field } of referencesOf(entity)) {
    const value = values[name];
    if (value === undefined || !options.kinds.includes(field.kind)) continue;
    const missing =
      field.kind === 'reference'
        ? await findUnlockable(db, field, Number(value))
        : await findMissing(db, field, idsIn(value));
    if (missing !== undefined) throw invalid({ [name]: `${field.label}: there is no record ${missing}` });
  }
}

/**
 * Related records in the trash are shown to nobody, so nobody took them out of a list that is saved: they stay in it,
 * and are related again once they are restored.
 */
export async function hiddenReferences(
  db: Db,
  entity: Entity,
  change: { stored: StoredRecord; values: Record<string, unknown> },
): Promise<Record<string, number[]>> {
  const completed: Record<string, number[]> = {};
  for (const { name, field } of referencesOf(entity)) {
    if (field.kind !== 'referenceList' || change.values[name] === undefined) continue;
    const sent = idsIn(change.values[name]);
    const left = idsIn(change.stored[name]).filter((id) => !sent.includes(id));
    const query = { to: field.to, ids: left, reader: 'administrator' } as const;
    const living = await findReferences(db, query);
    const all = await findReferences(db, { ...query, withTrash: true });
    completed[name] = [...sent, ...left.filter((id) => all.has(id) && !living.has(id))];
  }
  return completed;
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

function referencesOf(entity: Entity): Reference[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'referenceList' ? [{ name, field }] : [],
  );
}

function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
