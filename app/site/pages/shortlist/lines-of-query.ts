import { lineLengths } from '#content/facts/shortlist-line.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { maxShortlistLines } from '#inbox/submit/shortlist-size.shared.ts';
import type { KeptLine } from '../../shortlist/kept-lines.ts';

/** The fields of a line in the list's own form, in which each line has all of them. */
export const lineFields = ['finish', 'thickness', 'area', 'unit', 'room', 'note', 'view', 'slabs'] as const;
export type LineField = (typeof lineFields)[number];

/** Of area and unit. */
const longestOther = 80;

/** The stones that an address or a form names: `stones=a,b`, or a `product` with its fields for each line. */
export function linesOfQuery(query: URLSearchParams): KeptLine[] {
  const told = query.getAll('product').map((product, index) => {
    const values = lineFields.map((field) => [field, query.getAll(field)[index] ?? '']);
    return toKeptLine({ ...Object.fromEntries(values), product });
  });
  const known = new Set(told.map(({ product }) => product));
  const named = query.getAll('stones').flatMap((slugs) => slugs.split(','));
  const added = [...new Set(named)].filter((slug) => !known.has(slug));
  const lines = [...told, ...added.map((product) => ({ product, name: '' }))];
  return lines.filter(({ product }) => product.trim() !== '').slice(0, maxShortlistLines);
}

/** What is not a text or is empty is left out. */
export function toKeptLine(line: { product: string; name?: string } & Record<string, unknown>): KeptLine {
  const said = lineFields.flatMap((field): [string, string][] => {
    const text = String(line[field] ?? '').slice(0, ownValue<number>(lineLengths, field) ?? longestOther);
    return text === '' ? [] : [[field, text]];
  });
  const { product, name = '' } = line;
  return {
    product: product.slice(0, lineLengths.product),
    name: name.slice(0, lineLengths.product),
    ...Object.fromEntries(said),
  };
}
