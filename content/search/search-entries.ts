import type { WordColumn } from '#database/entry-words.ts';
import type { SearchEntryRow } from '#database/schema.ts';
import { textOfHtml } from '../kit/clean-html.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import type { EntityName, Field } from '../kit/field.ts';
import { wordsOf } from './words.ts';

/** What visitors search, in the order in which results of the same rank stand. */
export const searchKinds = ['stone', 'article', 'project'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What an entity's records are called in a search. Its place here is part of the ids that are stored. */
const kindsByEntity: Partial<Record<EntityName, SearchKind>> = {
  product: 'stone',
  blogPost: 'article',
  galleryProject: 'project',
};
const kindsPerId = 4;

export function kindOf({ name }: Pick<Entity, 'name'>): SearchKind | undefined {
  return kindsByEntity[name];
}

/** One number for a record of any kind, as an entry has it. */
export function entryIdOf(kind: SearchKind, recordId: number): number {
  return recordId * kindsPerId + searchKinds.indexOf(kind);
}

export function kindOfEntry(entryId: number): SearchKind {
  return searchKinds[entryId % kindsPerId] ?? 'stone';
}

export function recordIdOf(entryId: number): number {
  return Math.floor(entryId / kindsPerId);
}

/** What a record is found by; undefined where nobody searches its kind. */
export function entryOf(entity: Entity, record: StoredRecord): SearchEntryRow | undefined {
  const kind = kindOf(entity);
  if (!kind) return undefined;
  const wordsIn = (column: WordColumn) => {
    const fields = Object.entries(entity.fields).filter(([, field]) => field.foundIn === column);
    const texts = fields.flatMap(([name, field]) => textsOf(field, record[name]));
    return [...new Set(texts.flatMap(wordsOf))].join(' ');
  };
  return {
    id: entryIdOf(kind, record.id),
    ...{ names: wordsIn('names'), facts: wordsIn('facts'), uses: wordsIn('uses'), texts: wordsIn('texts') },
  };
}

function textsOf(field: Field, value: unknown): string[] {
  if (field.kind === 'html') return [textOfHtml(String(value ?? '')).replace(/&#?\w{1,8};/g, ' ')];
  return Array.isArray(value) ? value.map(String) : [String(value ?? '')];
}
