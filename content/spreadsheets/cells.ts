import type { Field, RecordReference } from '../kit/field.ts';
import { joinLines, splitLines, withPlainLineEnds } from './cell-texts.ts';

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
    default:
      return String(value ?? '');
  }
}

/**
 * What a cell holds, for kinds that need nothing looked up; what does not fit stays as it is, and the field's schema
 * says what is wrong with it.
 */
export function valueOfCell(field: Field, cell: string): unknown {
  const text = withPlainLineEnds(cell).trim();
  switch (field.kind) {
    case 'flag':
      return flags.get(text.toLowerCase()) ?? text;
    case 'count':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    case 'choice':
      return field.options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text;
    case 'textList':
    case 'mediaList':
    case 'referenceList':
      return splitLines(cell);
    default:
      return text;
  }
}

const flags = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
]);

function keyOf(reference: RecordReference | undefined): string {
  return reference ? reference.slug || reference.name : '';
}
