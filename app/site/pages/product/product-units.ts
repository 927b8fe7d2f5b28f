import type { Product } from '#content/entities/product/product.entity.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import { factIn, isConvertible } from '#content/facts/show-fact.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';

const valueFields = [...technicalFields, 'price'] as const;
type Values = Pick<Product, (typeof valueFields)[number] | 'thicknessOptions'>;

/** The units that a page's address asks for: `?units=imperial` (specification/facts.md, "Units"). */
export function readUnits(url: URL): Units | undefined {
  const asked = url.searchParams.get('units');
  return asked === 'metric' || asked === 'imperial' ? asked : undefined;
}

/**
 * A product with its values in the units that were asked for, as they were written where none were.
 * @returns `units` in which they read now: metric where nobody asked, and none where both read the same
 */
export function inUnits<Shown extends Values>(
  product: Shown,
  asked: Units | undefined,
): { product: Shown; units: Units | undefined } {
  if (!hasConvertible(product)) return { product, units: undefined };
  return asked ? { product: convert(product, asked), units: asked } : { product, units: 'metric' };
}

/** Whether a value reads otherwise in the other system; the first one tells, and most stones have a density. */
function hasConvertible(product: Values): boolean {
  const texts = [...valueFields.map((field) => product[field]), ...product.thicknessOptions];
  return texts.some(isConvertible);
}

function convert<Shown extends Values>(product: Shown, units: Units): Shown {
  const values = valueFields.map((field) => [field, factIn(product[field], units)]);
  const thicknessOptions = product.thicknessOptions.map((text) => factIn(text, units));
  return { ...product, ...Object.fromEntries(values), thicknessOptions };
}
