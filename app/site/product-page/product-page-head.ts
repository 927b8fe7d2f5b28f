import type { MetaDescriptor } from 'react-router';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { pageMeta, type SiteIdentity } from '../head/page-meta.ts';
import { breadcrumbData, productData } from '../head/structured-data.ts';
import type { ProductPageData } from './load-product-page.ts';

/**
 * The head of a product's page; its canonical address is the short one (specification/addresses.md, "Top-level
 * slugs").
 */
export function productPageHeader(site: SiteIdentity, page: ProductPageData): MetaDescriptor[] {
  const { product, gallery, seo } = page;
  const address = pathOfProduct(product);
  return pageMeta(site, {
    seo,
    picture: gallery[0],
    type: 'product',
    structuredData: !import.meta.env.SSR
      ? []
      : [
          productData(site, { product, pictures: gallery, address }),
          breadcrumbData(site, [
            { name: 'Home', address: '/' },
            { name: 'Showcase', address: '/products/' },
            { name: product.category.name, address: pathOfCategory(product.category) },
            { name: product.name, address },
          ]),
        ],
  });
}
