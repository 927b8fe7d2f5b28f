import { lineLengths } from '#content/facts/shortlist-line.shared.ts';
import { slabNumbersIn } from '#content/facts/slab-numbers.shared.ts';

/** The fields of pieces in the form, in which each row has all of them. */
export const rowFields = ['product', 'thickness', 'length', 'height', 'pieces'] as const;
export type RowField = (typeof rowFields)[number];
export type TypedRow = Record<RowField, string>;

const maxTyped = 200;

/** What sizes without a unit are in. */
export const sizeUnits = ['mm', 'in'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

export type Typed = {
  rows: TypedRow[];
  slabs: string[];
  country: string;
  /** Undefined where the address says none: then it is millimetres. */
  unit: SizeUnit | undefined;
};

export function readTyped(query: URLSearchParams): Typed {
  const columns = rowFields.map((field) => [field, query.getAll(field)] as const);
  const count = Math.min(maxTyped, Math.max(...columns.map(([, texts]) => texts.length)));
  const rows = Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      columns.map(([field, texts]) => [field, (texts[index] ?? '').trim().slice(0, lineLengths.product)]),
    ),
  ) as TypedRow[];
  return {
    rows: rows.filter((row) => Object.values(row).some((text) => text !== '')),
    slabs: slabNumbersIn(query.getAll('slabs').join(',')).slice(0, maxTyped),
    country: (query.get('country') ?? '').slice(0, maxTyped),
    unit: sizeUnits.find((unit) => unit === query.get('unit')),
  };
}
