import type { QuotedProduct } from '../../components/QuoteModal/quote-path.ts';
import type { ProductPageData } from './load-product-page.ts';

type Shown = Partial<Pick<ProductPageData, 'product'>> & { page?: Shown };

/** The product in the data of a page that shows one, whichever of its two paths was requested. */
export function shownProductOf(loaderData: unknown): QuotedProduct | undefined {
  const data = (loaderData ?? {}) as Shown;
  return data.product ?? data.page?.product;
}
