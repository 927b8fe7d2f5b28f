import { readNumber } from '../facts/written-number.shared.ts';
import type { Field, ItemListField, RecordReference } from '../kit/field.ts';
import { momentAt } from '../kit/zoned-days.shared.ts';
import { joinLines, splitEntries, splitLines, withPlainLineEnds } from './cell-texts.ts';

/** A value as reading gives it, as a cell: lists as lines, related records by slug, flags as yes and no. */
export function cellOf(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'flag':
      return value ? 'yes' : 'no';
    case 'textList':
    case 'mediaList':
      return joinLines([value ?? []].flat().map(String));
    case 'reference':
      return keyOf(value as RecordReference | undefined);
    case 'referenceList':
      return joinLines(((value ?? []) as RecordReference[]).map(keyOf));
    case 'itemList':
      return cellOfItems(field, value);
    default:
      return String(value ?? '');
  }
}

/** Items have fields of their own, so they are written as JSON; none as an empty cell. */
function cellOfItems({ fields }: ItemListField, value: unknown): string {
  const items = (value ?? []) as Record<string, unknown>[];
  const show = (item: Record<string, unknown>) => [
    ['id', item.id],
    ...Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'referenceList' ? ((item[name] ?? []) as RecordReference[]).map(keyOf) : item[name],
    ]),
  ];
  return items.length === 0 ? '' : JSON.stringify(items.map((item) => Object.fromEntries(show(item))));
}

/**
 * What a cell holds, for kinds that need nothing looked up; what does not fit stays as it is, and the field's schema
 * says what is wrong with it.
 * @param zone of times that name none
 */
export function valueOfCell(field: Field, cell: string, zone = 'UTC'): unknown {
  const text = withPlainLineEnds(cell).trim();
  switch (field.kind) {
    case 'flag':
      return flags.get(text.toLowerCase()) ?? text;
    case 'count':
      return Number.isNaN(readNumber(text)) ? text : readNumber(text);
    case 'choice':
      return field.options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text;
    case 'textList':
      return splitEntries(cell);
    case 'mediaList':
    case 'referenceList':
      return splitLines(cell);
    case 'time':
    case 'dueTime':
      return momentOf(text, zone);
    default:
      return text;
  }
}

/** A date and a time as clocks in a zone show them, `2026-03-01 14:30`, as a moment; other texts as they are. */
function momentOf(text: string, zone: string): string {
  const [, day = '', clock = ''] = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2})?)$/.exec(text) ?? [];
  const [hours = '', minutes = '', seconds = '00'] = clock.split(':');
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (Number.isNaN(Date.parse(`${day}T${time}:${seconds}Z`))) return text;
  return momentAt(day, { time, zone }).replace(/:00\.000Z$/, `:${seconds}.000Z`);
}

const flags = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
]);

function keyOf(reference: RecordReference | undefined): string {
  return reference ? reference.slug || reference.name : '';
}
