import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { columnsOf, type SheetColumn } from '#content/spreadsheets/columns.ts';

const longestLine = 200;
const metaNames = ['metaTitle', 'metaDescription', 'metaUrl'];

/** Whether an entity's records are many enough to be edited as a table. */
export function hasGrid(path: string): boolean {
  return path === 'products';
}

/** The fields that fit into a cell: no long texts, pictures, slugs or related records. */
export function gridColumnsOf(entity: Entity): SheetColumn[] {
  return columnsOf(entity).filter(({ name, field }) => isShort(field) && !metaNames.includes(name));
}

/** What a cell may hold, where it is one of a few; others are offered as they stand in the column. */
export function optionsOf(field: Field): readonly string[] | undefined {
  if (field.kind === 'flag') return ['yes', 'no'];
  return field.kind === 'choice' ? field.options : undefined;
}

/** Whether a cell holds several lines. */
export function isList(field: Field): boolean {
  return field.kind === 'textList';
}

function isShort(field: Field): boolean {
  if (field.kind === 'text') return field.maxLength <= longestLine && !field.isMultiline;
  return ['choice', 'flag', 'count', 'reference', 'textList'].includes(field.kind);
}
