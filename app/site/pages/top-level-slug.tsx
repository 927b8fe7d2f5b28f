import { data, redirect } from 'react-router';
import type { Preview } from '#content/editorial/previews.service.ts';
import type { Resolved } from '#content/entities/resolve.service.ts';
import { pageContext } from '../../page-context.ts';
import { backTo } from '../components/RouteError/back-to.ts';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { findRedirect, respondToMissing } from '../missing-page.ts';
import type { PageHandle } from '../page-handle.ts';
import { PreviewStrip } from '../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, loaderHeaders, notePreview, responseOf } from '../preview/preview-of.ts';
import type { Route } from './+types/top-level-slug.ts';
import { ArticlePage } from './article/ArticlePage.tsx';
import { loadArticlePage } from './article/load-article-page.ts';
import { loadProductPage } from './product/load-product-page.ts';
import { ProductPage } from './product/ProductPage.tsx';
import { shownProductOf } from './product/shown-product.ts';

/** An article ends with the newsletter form; a product's page does not. */
export const handle: PageHandle = {
  hasNewsletter: (loaderData) =>
    typeof loaderData === 'object' &&
    loaderData !== null &&
    'type' in loaderData &&
    loaderData.type === 'blog',
  productOf: shownProductOf,
};
type TopLevelPreview = Extract<Preview, { entity: 'product' | 'blogPost' }>;

/** A product or an article, shown at this path itself (specification/addresses.md, "Top-level slugs"). */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const preview = await findPreview(services, { request, entities: ['product', 'blogPost'] });
  const found = preview ? resolvedFrom(preview) : await services.resolve.resolve(params.slug);
  if (found?.type === 'product') {
    const page = await loadProductPage(services, found.data, url);
    return data({ type: 'product' as const, page, preview: notePreview(preview) }, responseOf(preview));
  }
  if (found) {
    const page = await loadArticlePage(services, found.data);
    return data({ type: 'blog' as const, page, preview: notePreview(preview) }, responseOf(preview));
  }
  const moved = await services.resolve.findMoved({ entities: ['product', 'blogPost'], slug: params.slug });
  if (moved) throw (await findRedirect({ context, request, url })) ?? redirect(moved.path, 301);
  throw await respondToMissing({ context, request, url }, redirect('/404'));
}

function resolvedFrom(preview: TopLevelPreview): Resolved {
  return preview.entity === 'product'
    ? { type: 'product', data: preview.record }
    : { type: 'blog', data: preview.record };
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const page = loaderData && { head: loaderData.page.head, preview: loaderData.preview };
  return pageMeta({ loaderData: page, matches }, 'Unable to Load Page');
};

export default function TopLevelSlug({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewStrip preview={loaderData.preview} />
      {loaderData.type === 'product' ? (
        <ProductPage page={loaderData.page} />
      ) : (
        <ArticlePage page={loaderData.page} />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError title="Unable to Load Page" actions={[backTo.home, backTo.collections]} />;
}
