import { productEntity } from '#content/product/product.entity.ts';
import { technicalFields } from '#content/product/technical-fields.shared.ts';
import type { PageOf } from '../page.ts';
import type { SiteIdentity } from '../site-identity.ts';
import { publisherOf, type StructuredData, schemaContext, withoutEmpty } from './document.ts';
import { offerOf } from './offer-data.ts';

/** A search result shows a few of them; each takes its whole address. */
const mostPictures = 5;

/** A stone with its properties. It is offered where a price is given that reads as a range, and nobody has rated it. */
export function productData(
  site: SiteIdentity,
  page: { product: PageOf<'product'>['record']; url: string; pictures: readonly string[] },
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
    offers: offerOf(product.price, { url, seller: publisherOf(site) }),
    additionalProperty: propertiesOf(product)
      .filter((property) => property.value !== '')
      .map((property) => ({ '@type': 'PropertyValue', ...property })),
  });
}

function propertiesOf(product: PageOf<'product'>['record']): { name: string; value: string }[] {
  const { fields } = productEntity;
  return [
    ...technicalFields.map((name) => ({ name: fields[name].label, value: product[name] })),
    { name: fields.origin.label, value: product.origin },
    { name: fields.finishOptions.label, value: product.finishOptions.join(', ') },
    { name: fields.thicknessOptions.label, value: product.thicknessOptions.join(', ') },
  ];
}
