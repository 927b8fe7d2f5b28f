import type { DocumentValues } from '#content/documents/registry.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import { priceIn } from '#content/facts/price-in.shared.ts';
import type { PageOf } from '../page.ts';
import type { DescribedSite } from '../page-description.ts';
import { publisherOf, type StructuredData, schemaContext, withoutEmpty } from './document.ts';
import { readPriceRange } from './price-range.ts';

/** A search result shows a few of them; each takes its whole address. */
const mostPictures = 5;

/** What schema.org calls the states that a stone may be in. */
const availabilityNames = {
  Available: 'InStock',
  Limited: 'LimitedAvailability',
  'Out of Stock': 'OutOfStock',
  Discontinued: 'Discontinued',
} as const satisfies Record<Product['availability'], string>;

type Labels = Pick<
  DocumentValues['collections']['product'],
  'originLabel' | 'finishesLabel' | 'thicknessesLabel'
>;

/** A stone with its properties. It is offered where a price is given that reads as a range, and nobody has rated it. */
export function productData(
  site: Pick<DescribedSite, 'publicUrl' | 'company' | 't'>,
  page: { product: PageOf<'product'>['record']; url: string; pictures: readonly string[]; labels: Labels },
): StructuredData {
  const { product, url } = page;
  return withoutEmpty({
    '@context': schemaContext,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    url,
    image: page.pictures.slice(0, mostPictures),
    category: product.category.name,
    material: product.name,
    brand: { '@type': 'Brand', name: site.company.name },
    offers: offerOf(product, { url, seller: publisherOf(site), currency: site.company.currency }),
    additionalProperty: propertiesOf(product, page.labels, site.t)
      .filter((property) => property.value !== '')
      .map((property) => ({ '@type': 'PropertyValue', ...property })),
  });
}

/** The range that a quote will lie in, and what it buys; undefined where no price is told in advance. */
function offerOf(
  { price, availability }: Pick<Product, 'price' | 'availability'>,
  { currency, ...offer }: { currency: string | null; url: string; seller: StructuredData },
): StructuredData | undefined {
  const range = readPriceRange(priceIn(price, currency));
  if (!range) return undefined;
  const { low, high, currency: priceCurrency, unit } = range;
  return {
    '@type': 'AggregateOffer',
    ...{ priceCurrency, lowPrice: low, highPrice: high, offerCount: 1 },
    availability: `${schemaContext}/${availabilityNames[availability]}`,
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

/** They are called what the page of the product calls them. */
function propertiesOf(
  product: PageOf<'product'>['record'],
  labels: Labels,
  t: DescribedSite['t'],
): { name: string; value: string }[] {
  return [
    ...technicalFields.map((name) => ({ name: t(`product:technical.${name}`), value: product[name] })),
    { name: labels.originLabel, value: product.origin },
    { name: labels.finishesLabel, value: product.finishOptions.join(', ') },
    { name: labels.thicknessesLabel, value: product.thicknessOptions.join(', ') },
  ];
}
