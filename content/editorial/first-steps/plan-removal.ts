import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#database/connect.ts';
import { completeValues, type Values } from '../../documents/document-values.ts';
import type { SiteDocument } from '../../documents/site-document.ts';
import type { StoredDocument } from '../../documents/site-documents.repository.ts';
import type { StoredRecord } from '../../kit/codec.ts';
import type { Entity } from '../../kit/entity.ts';
import { entities } from '../../registry.ts';
import { findOwnersInUse } from './demo-owners.repository.ts';
import { type DemoDocument, findDemoDocuments, findDemoRecords } from './demo-state.ts';
import { moveUnchanged } from './move-unchanged.ts';

export type PlannedRecord = { entity: Entity; record: StoredRecord };
/** What a document holds for visitors, and in its draft. */
export type DocumentState = { value: Values; draft: Values | null };
export type PlannedDocument = {
  document: SiteDocument;
  /** What the demo content says in it. */
  loaded: Values;
  /** Whether something stays in it that is not what a new site begins with. */
  isPartlyKept: boolean;
};
export type RemovalPlan = {
  /** Those that belong to others before the others. */
  records: PlannedRecord[];
  /** Records of the demo that stay, by their entities' names: edited, or with something of the company's own in them. */
  kept: Map<Entity['name'], number>;
  documents: PlannedDocument[];
};

/** What goes with the demo content, and what of it stays. */
export async function planRemoval(db: Db): Promise<RemovalPlan> {
  const records: PlannedRecord[] = [];
  const kept: RemovalPlan['kept'] = new Map();
  const goingIds = new Map<Entity['name'], Set<number>>();
  // Slabs before their products, and those before the categories that they are in.
  for (const entity of entities.toReversed()) {
    const { unchanged, edited } = await findDemoRecords(db, entity);
    const ids = unchanged.map(({ id }) => id);
    const used = await findOwnersInUse(db, entity, { ids, going: goingIds });
    const going = unchanged.filter(({ id }) => !used.has(id));
    goingIds.set(entity.name, new Set(going.map(({ id }) => id)));
    records.push(...going.map((record) => ({ entity, record })));
    kept.set(entity.name, edited.length + unchanged.length - going.length);
  }
  const documents = (await findDemoDocuments(db)).flatMap(planDocument);
  return { records, kept, documents };
}

/** A document without what the demo content says in it; `loaded` is what that is. */
export function withoutDemo({ fields }: SiteDocument, stored: StoredDocument, loaded: Values): DocumentState {
  const strip = (current: Values) =>
    moveUnchanged(fields, { from: loaded, to: completeValues(fields), current });
  const [value, draft] = [strip(stored.value), stored.draft && strip(stored.draft.value)];
  return { value, draft: isDeepStrictEqual(draft, value) ? null : draft };
}

export function stateOf({ value, draft }: StoredDocument): DocumentState {
  return { value, draft: draft?.value ?? null };
}

function planDocument({ document, stored, loaded }: DemoDocument): PlannedDocument[] {
  if (!loaded) return [];
  const next = withoutDemo(document, stored, loaded);
  const isPartlyKept = !isDeepStrictEqual(next.value, completeValues(document.fields)) || next.draft !== null;
  return isDeepStrictEqual(next, stateOf(stored)) ? [] : [{ document, loaded, isPartlyKept }];
}
