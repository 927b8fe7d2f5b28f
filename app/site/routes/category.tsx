import { data, redirect } from 'react-router';
import type { Category as CategoryRecord } from '#content/category/category.entity.ts';
import type { Picture } from '#content/picture/picture.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import type { Services } from '#server/services.ts';
import { pageContext } from '../../page-context.ts';
import { CategoryHero } from '../components/CategoryHero/CategoryHero.tsx';
import { CategoryIntroduction } from '../components/CategoryIntroduction/CategoryIntroduction.tsx';
import { NextCollection } from '../components/NextCollection/NextCollection.tsx';
import { ProductGrid } from '../components/ProductGrid/ProductGrid.tsx';
import { backTo } from '../components/RouteError/back-to.ts';
import { describeFailure } from '../components/RouteError/describe-failure.ts';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { type Asked, answerMissing, findRedirect } from '../missing-page.ts';
import type { PageHandle } from '../page-handle.ts';
import { PreviewStrip } from '../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, loaderHeaders, respondWithPage } from '../preview/preview-of.ts';
import { twoDigits } from '../typography/two-digits.ts';
import type { Route } from './+types/category.ts';

export const handle: PageHandle = { headerVariant: 'over' };

const errorTitle = 'Unable to Load Collection';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const preview = await findPreview(services, { request, entities: ['category'] });
  const category = preview?.record ?? (await getCategory({ context, request }, params.categorySlug));
  return respondWithPage(await loadCategoryPage(services, category), preview);
}

/** The category of a path, or a redirect to its new path. */
async function getCategory(asked: Asked, slug: string): Promise<CategoryRecord> {
  const { services } = asked.context.get(pageContext);
  const category = await services.categories.find({ reader: 'visitor', key: slug });
  if (category?.slug === slug) return category;
  const moved = await services.resolve.findMoved({ entities: ['category'], slug });
  if (moved) throw (await findRedirect(asked)) ?? redirect(moved.path, 301);
  const message = `Category "${slug}" not found.`;
  throw await answerMissing(asked, data({ title: 'Collection Not Found', message }, { status: 404 }));
}

async function loadCategoryPage(services: Services, category: CategoryRecord) {
  const [products, categories, { category: texts }] = await Promise.all([
    services.products.findPublishedIn(category.id),
    findNeighbours(services, category),
    services.siteDocuments.get('collections'),
  ]);
  const position = categories.findIndex((candidate) => candidate.id === category.id);
  const next = categories[(position + 1) % categories.length];
  const nextCollection = next && next.id !== category.id ? next : undefined;
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures([
    category.heroImage,
    category.image,
    ...(nextCollection ? [nextCollection.image] : []),
    ...products.map((product) => product.mainImage),
  ]);
  const head = await services.heads.get({
    kind: 'category',
    record: category,
    items: products.map((product) => ({ name: product.name, path: pathOfProduct(product) })),
    pictures: [pictures[category.heroImage] ?? pictures[category.image]],
  });
  return { head, texts, category, products, position, nextCollection, pictures };
}

/** The published categories; the preview of a draft shows it at its future position among them. */
async function findNeighbours(services: Services, category: CategoryRecord): Promise<CategoryRecord[]> {
  const reader = category.published ? 'visitor' : 'administrator';
  const { records } = await services.categories.list({ reader });
  return records.filter(({ published, id }) => published || id === category.id);
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(page, describeFailure(page.error, errorTitle).title);

export default function Category({ loaderData }: Route.ComponentProps) {
  const { texts, category, products, position, nextCollection, pictures } = loaderData;
  return (
    <>
      <PreviewStrip preview={loaderData.preview} />
      <CategoryHero
        category={category}
        label={texts.label}
        number={twoDigits(position + 1)}
        picture={pictures[category.heroImage] ?? pictures[category.image]}
      />
      <CategoryIntroduction category={category} products={products} texts={texts} />
      <ProductGrid
        category={category}
        products={products}
        pictures={pictures}
        emptyLabel={texts.emptyLabel}
      />
      {nextCollection ? (
        <NextCollection category={nextCollection} picture={pictures[nextCollection.image]} texts={texts} />
      ) : null}
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError title={errorTitle} actions={[backTo.collections]} />;
}
