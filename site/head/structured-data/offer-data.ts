import type { StructuredData } from './document.ts';
import { readPriceRange } from './price-range.ts';

/** The range that a quote will lie in, and what it buys; undefined where no price is told in advance. */
export function offerOf(
  price: string,
  offer: { url: string; seller: StructuredData },
): StructuredData | undefined {
  const range = readPriceRange(price);
  if (!range) return undefined;
  const { low, high, currency: priceCurrency, unit } = range;
  return {
    '@type': 'AggregateOffer',
    ...{ priceCurrency, lowPrice: low, highPrice: high, offerCount: 1 },
    ...offer,
    ...(unit && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...{ priceCurrency, minPrice: low, maxPrice: high },
        ...nameUnit(unit),
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, ...nameUnit(unit) },
      },
    }),
  };
}

function nameUnit({ code, text }: { code: string; text: string }): StructuredData {
  return { unitCode: code, unitText: text };
}
