import type { Category } from '#content/entities/category/category.entity.ts';
import { pathOfCategory } from '#content/entities/category/category-path.shared.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import { queryOfChoice, wordsOfChoice } from '#content/search/catalogue-parameters.shared.ts';
import type { Services } from '#server/services/services.ts';
import { pagesAround } from '../../../paging/pages-around.ts';
import { productCardFields, summarizeProducts } from '../../components/ProductCard/summarize-products.ts';
import type { CategoryFacts } from './CategoryIntroduction/CategoryIntroduction.tsx';
import { type CollectionAddress, hrefOfNarrowed } from './collection-address.shared.ts';
import { loadNarrowedStones, stonesPerPage as perPage } from './load-narrowed-stones.ts';

/** @returns undefined where the category has no such page; its first is always there */
export async function loadCategoryPage(
  services: Services,
  category: Category,
  { choice, isNarrowing, view }: CollectionAddress,
) {
  const { page } = choice;
  const query = queryOfChoice(choice);
  const [{ products, narrowing }, facts, categories, { category: texts }] = await Promise.all([
    isNarrowing
      ? loadNarrowedStones(services, { category, choice, isOpen: query === '' })
      : loadStones(services, { category, page }),
    findFacts(services, category),
    findNeighbours(services, category),
    services.siteDocuments.get('collections'),
  ]);
  const total = narrowing?.total ?? facts.stones;
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) return undefined;
  const { hero, ...neighbours } = await findSurroundings(services, { category, categories });
  const head = await services.heads.get({
    ...{
      kind: 'category',
      record: category,
      part: { page, pages, query, words: narrowing && wordsOfChoice(choice, narrowing.facets) },
    },
    items: (total > 0 ? products : []).map((product) => ({
      name: product.name,
      path: pathOfProduct(product),
    })),
    pictures: [hero],
  });
  const { name, slug, description, longDescription } = category;
  return {
    messages: await services.wording.pick('category'),
    ...{ head, texts, facts, products, hero, ...neighbours, narrowing, view },
    part: { page, pages, around: pagesAround(page, pages) },
    category: { name, slug, description, longDescription, ...fallbackOf(category) },
    /** Its address without what is added by pages and by how it is shown. */
    address: narrowing ? hrefOfNarrowed(pathOfCategory(category), { choice: { ...choice, page: 1 } }) : '',
  };
}

async function loadStones(services: Services, { category, page }: { category: Category; page: number }) {
  const fields = productCardFields;
  const { records } = await services.products.listPublishedIn(category.id, {
    ...{ fields, page, perPage },
  });
  return { products: await summarizeProducts(services, records), narrowing: undefined };
}

/** Its hero, its number among the others, and the one that comes next. */
async function findSurroundings(
  { media }: Services,
  { category, categories }: { category: Category; categories: Neighbours },
) {
  const position = categories.findIndex(({ id }) => id === category.id);
  const next = categories[(position + 1) % categories.length];
  const nextCollection = next && next.id !== category.id ? next : undefined;
  const pictures: Record<string, Picture | undefined> = await media.findPictures([
    ...[category.heroImage, category.image],
    ...(nextCollection ? [nextCollection.image] : []),
  ]);
  return {
    hero: pictures[category.heroImage] ?? pictures[category.image],
    position,
    nextCollection: nextCollection && {
      ...{ name: nextCollection.name, slug: nextCollection.slug, picture: pictures[nextCollection.image] },
      ...fallbackOf(nextCollection),
    },
  };
}

type Neighbours = Awaited<ReturnType<typeof findNeighbours>>;

/** The published categories; the preview of a draft shows it at its future position among them. */
async function findNeighbours({ categories }: Services, category: Category) {
  const reader = category.published ? 'visitor' : 'administrator';
  const fields = ['name', 'slug', 'image', 'published'] as const;
  const { records } = await categories.listFields({ reader, fields });
  return records.filter(({ published, id }) => published || id === category.id);
}

/** What all its stones have in common, whichever of them the page shows. */
async function findFacts({ products }: Services, category: Category): Promise<CategoryFacts> {
  const alike = await products.findAlikeIn(category.id);
  return {
    stones: alike.reduce((sum, { stones }) => sum + stones, 0),
    origins: listOnce(alike.map(({ origin, stones }) => [countryOf(origin), stones])),
    finishes: listOnce(
      alike.flatMap(({ finishes, stones }) => finishes.map((finish): [string, number] => [finish, stones])),
    ),
  };
}

/** `Italy` of `Italy, Apuan Alps`. */
function countryOf(origin: string): string {
  return origin.split(',')[0]?.trim() ?? '';
}

/** Each text once, the most frequent first. */
function listOnce(texts: readonly [text: string, times: number][]): string[] {
  const counts = new Map<string, number>();
  for (const [text, times] of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + times);
  return [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text);
}
