import { splitNotes } from '#content/facts/fact-value.shared.ts';
import type { Product } from '#content/product/product.entity.ts';
import { productEntity } from '#content/product/product.entity.ts';
import { technicalFields } from '#content/product/technical-fields.shared.ts';
import type { DocumentValues } from '#content/site-documents/registry.ts';

/** A fact of all stones; what a stone says nothing of is an empty text. */
export type ComparedRow = { label: string; values: string[]; differs: boolean };

/** What is compared of a stone. */
export type ComparedStone = Pick<Product, (typeof comparedFields)[number]>;

const comparedFields = [
  ...(['origin', 'category', 'availability', 'price'] as const),
  ...(['finishOptions', 'thicknessOptions', 'applications'] as const),
  ...technicalFields,
] as const;

type Texts = {
  product: DocumentValues['collections']['product'];
  applicationsLabel: string;
};

/** The facts of stones row by row, in the order of a product's page; what is stated of none is left out. */
export function compareRows(
  stones: readonly ComparedStone[],
  { product, applicationsLabel }: Texts,
): ComparedRow[] {
  const rows: [string, (stone: ComparedStone) => string | readonly string[]][] = [
    [product.originLabel, ({ origin }) => origin],
    [product.categoryLabel, ({ category }) => (category.slug ? category.name : '')],
    [product.availabilityLabel, ({ availability }) => availability],
    [product.priceLabel, ({ price }) => price],
    [product.finishesLabel, ({ finishOptions }) => finishOptions],
    [product.thicknessesLabel, ({ thicknessOptions }) => thicknessOptions],
    ...technicalFields.map(
      (field) =>
        [productEntity.fields[field].label, (stone: ComparedStone) => stone[field]] as (typeof rows)[number],
    ),
    [applicationsLabel, ({ applications }) => applications],
  ];
  return rows.flatMap(([label, read]) => {
    const values = stones.map(read);
    const texts = values.map((value) => (typeof value === 'string' ? value : value.join(', ')).trim());
    if (texts.every((text) => text === '')) return [];
    return [{ label, values: texts, differs: new Set(values.map(meaningOf)).size > 1 }];
  });
}

/** Previews mark texts with characters of the private use area, which say nothing. */
const marks = /[\ue000-\uf8ff]/g;

/** Two values of one meaning are the same, whatever their order, their letters' case and the notes in brackets. */
function meaningOf(value: string | readonly string[]): string {
  const parts = typeof value === 'string' ? [splitNotes(value).value || value] : value;
  const plain = parts.map((part) => part.replace(marks, '').trim().replace(/\s+/g, ' ').toLowerCase());
  return plain.toSorted().join('\n');
}
