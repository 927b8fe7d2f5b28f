import { data } from 'react-router';
import type { Category as CategoryRecord } from '#content/entities/category/category.entity.ts';
import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { findRedirect, type PageRequest, respondToMissing } from '../../missing-page.ts';
import type { PageHandle } from '../../page-handle.ts';
import { PreviewStrip } from '../../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, loaderHeaders, notePreview, responseOf } from '../../preview/preview-of.ts';
import { redirectTo } from '../../redirect-to.ts';
import { twoDigits } from '../../typography/two-digits.ts';
import type { Route } from './+types/route.ts';
import { CategoryHero } from './CategoryHero/CategoryHero.tsx';
import { CategoryIntroduction } from './CategoryIntroduction/CategoryIntroduction.tsx';
import { type CollectionAddress, readCollectionAddress } from './collection-address.shared.ts';
import { loadCategoryPage } from './load-category-page.ts';
import { NextCollection } from './NextCollection/NextCollection.tsx';
import { ProductGrid } from './ProductGrid/ProductGrid.tsx';

export const handle: PageHandle = { headerVariant: 'over' };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const preview = await findPreview(services, { request, entities: ['category'] });
  const category = preview?.record ?? (await getCategory({ context, request, url }, params.categorySlug));
  const page = await loadCategoryPage(services, category, readAddress(url, preview !== undefined));
  if (!page) {
    const t = await services.wording.read();
    throw data({ title: t('shell:failed.category'), message: t('category:pages.missing') }, { status: 404 });
  }
  return data({ ...page, preview: notePreview(preview) }, responseOf(preview));
}

/** The category of a path, or a redirect to its new path. */
async function getCategory(pageRequest: PageRequest, slug: string): Promise<CategoryRecord> {
  const { services } = pageRequest.context.get(pageContext);
  const category = await services.categories.find({ reader: 'visitor', key: slug });
  if (category?.slug === slug) return category;
  const moved = await services.resolve.findMoved({ entities: ['category'], slug });
  if (moved) throw (await findRedirect(pageRequest)) ?? redirectTo(moved.path, 301);
  const t = await services.wording.read();
  const message = t('category:missing', { slug });
  throw await respondToMissing(
    pageRequest,
    data({ title: t('category:missing.title'), message }, { status: 404 }),
  );
}

/** A draft that somebody looks at in advance cannot be narrowed: the search knows what is published. */
function readAddress({ searchParams }: URL, isPreview: boolean): CollectionAddress {
  const { page } = readCollectionAddress(searchParams).choice;
  if (isPreview) return readCollectionAddress(new URLSearchParams({ page: String(page) }));
  return readCollectionAddress(searchParams);
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:failed.category');

export default function Category({ loaderData }: Route.ComponentProps) {
  const { texts, category, facts, products, part, position, hero, nextCollection } = loaderData;
  const { view, narrowing, address, preview } = loaderData;
  return (
    <>
      <PreviewStrip preview={preview} />
      <CategoryHero category={category} texts={texts} number={twoDigits(position + 1)} picture={hero} />
      <CategoryIntroduction category={category} facts={facts} texts={texts} />
      <ProductGrid
        {...{ category, texts, products, part, view, narrowing, address }}
        stones={facts.stones}
        isPreview={preview !== undefined}
      />
      {nextCollection ? (
        <NextCollection category={nextCollection} picture={nextCollection.picture} texts={texts} />
      ) : null}
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.category" actions={[backTo.collections]} />;
}
