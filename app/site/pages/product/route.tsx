import { data } from 'react-router';
import { pathInCategory } from '#content/entities/product/product-path.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { findRedirect, respondToMissing } from '../../missing-page.ts';
import type { PageHandle } from '../../page-handle.ts';
import { redirectTo } from '../../redirect-to.ts';
import type { Route } from './+types/route.ts';
import { findProduct } from './find-product.ts';
import { loadProductPage } from './load-product-page.ts';
import { ProductPage } from './ProductPage.tsx';
import { shownProductOf } from './shown-product.ts';

export const handle: PageHandle = { productOf: shownProductOf };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const product = await findProduct(services, params);
  if (!product) {
    const t = await services.wording.read();
    const message = t('product:missing', { stone: params.productSlug, collection: params.categorySlug });
    throw await respondToMissing(
      { context, request, url },
      data({ title: t('shell:failed.product'), message }, { status: 404 }),
    );
  }
  const requested = pathInCategory({ slug: params.productSlug, category: { slug: params.categorySlug } });
  const present = pathInCategory(product);
  if (present !== requested) {
    throw (await findRedirect({ context, request, url })) ?? redirectTo(present, 301);
  }
  return loadProductPage(services, product, url);
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:failed.product');

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage page={loaderData} />;
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.product" actions={[backTo.collections, backTo.home]} />;
}
