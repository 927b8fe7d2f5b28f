import type { Product } from '#content/entities/product/product.entity.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';

export type TechnicalRow = { title: string; value: string; note: string };

/** The rows of the specification table: known values, in a data sheet's order, with their disclaimer separate. */
export function technicalRowsOf(product: Pick<Product, (typeof technicalFields)[number]>): TechnicalRow[] {
  return technicalFields.flatMap((field) => {
    const text = product[field].trim();
    return text ? [{ title: spaceTitle(field), ...partNote(text) }] : [];
  });
}

/** `waterAbsorption` becomes 'Water Absorption'. */
export function spaceTitle(key: string): string {
  const spaced = key.replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function partNote(text: string): { value: string; note: string } {
  const [, value, note] = /^(.*?)\s*(\([^()]*\))$/.exec(text) ?? [];
  return value && note ? { value, note } : { value: text, note: '' };
}
