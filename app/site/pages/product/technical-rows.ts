import type { Product } from '#content/entities/product/product.entity.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import type messages from '#messages/en/product.json';
import type { Translate } from '#messages/translate.ts';

export type TechnicalRow = { title: string; value: string; note: string };

/** The rows of the specification table: known values, in a data sheet's order, with their disclaimer separate. */
export function technicalRowsOf(
  t: Translate<keyof typeof messages>,
  product: Pick<Product, (typeof technicalFields)[number]>,
): TechnicalRow[] {
  return technicalFields.flatMap((field) => {
    const text = product[field].trim();
    return text ? [{ title: t(`product:technical.${field}`), ...partNote(text) }] : [];
  });
}

function partNote(text: string): { value: string; note: string } {
  const [, value, note] = /^(.*?)\s*(\([^()]*\))$/.exec(text) ?? [];
  return value && note ? { value, note } : { value: text, note: '' };
}
