import type { ReadSlab } from '#content/entities/slab/slab.entity.ts';
import type { SiteIdentity } from '../site-identity.ts';
import { type StructuredData, schemaContext, withoutEmpty } from './document.ts';

/** A slab as the one piece that it is, with its number and sizes. Its price is asked for, so it is no offer. */
export function slabData(
  site: SiteIdentity,
  page: {
    slab: ReadSlab;
    title: string;
    stone: string;
    url: string;
    description: string;
    pictures: readonly string[];
  },
): StructuredData {
  const { slab, title, stone, url, description, pictures } = page;
  const millimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' });
  return withoutEmpty({
    '@context': schemaContext,
    '@type': 'Product',
    '@id': `${url}#slab`,
    ...{ name: title, sku: slab.slug, description, url, image: pictures, material: stone },
    brand: { '@type': 'Brand', name: site.company.name },
    width: millimetres(slab.lengthMm),
    height: millimetres(slab.heightMm),
    depth: millimetres(slab.thicknessMm),
  });
}
