import type { Company } from '#content/documents/company.document.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import { priceIn } from '#content/facts/price-in.shared.ts';
import { factIn, unitsOf } from '#content/facts/show-fact.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';

const valueFields = [...technicalFields, 'price'] as const;
type Values = Pick<Product, (typeof valueFields)[number] | 'thicknessOptions'>;

/** The units that a page's address asks for: `?units=imperial` (specification/facts.md, "Units"). */
export function readUnits(url: URL): Units | undefined {
  const asked = url.searchParams.get('units');
  return asked === 'metric' || asked === 'imperial' ? asked : undefined;
}

/**
 * A product with its values in the units that were asked for. Where none were, its price reads in those of the reader
 * and the others as they were written.
 * @returns `units` in which its values read now; none where they read the same in both
 */
export function inUnits<Shown extends Values>(
  product: Shown,
  asked: Units | undefined,
  reader: Pick<Company, 'units' | 'currency'> & { language: string },
): { product: Shown; units: Units | undefined } {
  const priced = { ...product, price: priceIn(product.price, reader.currency) };
  const written = findUnits(priced);
  if (written === undefined && unitsOf(priced.price) === undefined)
    return { product: priced, units: undefined };
  if (asked) return { product: convert(priced, asked, reader.language), units: asked };
  return {
    product: { ...priced, price: factIn(priced.price, reader.units, reader.language) },
    units: written ?? reader.units,
  };
}

/** In what its values were written, but for the price; the first one tells, and most stones have a density. */
export function findUnits(product: Values): Units | undefined {
  const texts = [...technicalFields.map((field) => product[field]), ...product.thicknessOptions];
  return texts.map(unitsOf).find(Boolean);
}

function convert<Shown extends Values>(product: Shown, units: Units, language: string): Shown {
  const values = valueFields.map((field) => [field, factIn(product[field], units, language)]);
  const thicknessOptions = product.thicknessOptions.map((text) => factIn(text, units, language));
  return { ...product, ...Object.fromEntries(values), thicknessOptions };
}
