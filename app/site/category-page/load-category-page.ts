import type { Category } from '#content/category/category.entity.ts';
import type { Picture } from '#content/picture/picture.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import type { Services } from '#server/services.ts';
import { pagesAround } from '../../paging/pages-around.ts';
import type { CategoryFacts } from '../components/CategoryIntroduction/CategoryIntroduction.tsx';
import { productCardFields, summarizeProducts } from '../product-page/summarize-products.ts';

/** Stones shown at once (specification/addresses.md, "Parts of a list"). */
const perPage = 24;

/** @returns undefined where the category has no such page; its first is always there */
export async function loadCategoryPage(services: Services, category: Category, page: number) {
  const [{ records }, facts, categories, { category: texts }] = await Promise.all([
    services.products.listPublishedIn(category.id, { fields: productCardFields, page, perPage }),
    findFacts(services, category),
    findNeighbours(services, category),
    services.siteDocuments.get('collections'),
  ]);
  if (records.length === 0 && page > 1) return undefined;
  const position = categories.findIndex(({ id }) => id === category.id);
  const next = categories[(position + 1) % categories.length];
  const nextCollection = next && next.id !== category.id ? next : undefined;
  const products = await summarizeProducts(services, records);
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures([
    ...[category.heroImage, category.image],
    ...(nextCollection ? [nextCollection.image] : []),
  ]);
  const hero = pictures[category.heroImage] ?? pictures[category.image];
  const pages = Math.max(1, Math.ceil(facts.stones / perPage));
  const head = await services.heads.get({
    ...{ kind: 'category', record: category, part: { page, pages } },
    items: products.map((product) => ({ name: product.name, path: pathOfProduct(product) })),
    pictures: [hero],
  });
  const { name, slug, description, longDescription } = category;
  return {
    ...{ head, texts, facts, products, position, hero },
    part: { page, pages, around: pagesAround(page, pages) },
    category: { name, slug, description, longDescription },
    nextCollection: nextCollection && {
      ...{ name: nextCollection.name, slug: nextCollection.slug, picture: pictures[nextCollection.image] },
    },
  };
}

/** The published categories; the preview of a draft shows it at its future position among them. */
async function findNeighbours({ categories }: Services, category: Category) {
  const reader = category.published ? 'visitor' : 'administrator';
  const fields = ['name', 'slug', 'image', 'published'] as const;
  const { records } = await categories.listFields({ reader, fields, isRemembered: true });
  return records.filter(({ published, id }) => published || id === category.id);
}

/** What all its stones have in common, whichever of them the page shows. */
async function findFacts({ products }: Services, category: Category): Promise<CategoryFacts> {
  const { records } = await products.listPublishedIn(category.id, { fields: ['origin', 'finishOptions'] });
  return {
    stones: records.length,
    origins: listOnce(records.map(({ origin }) => countryOf(origin))),
    finishes: listOnce(records.flatMap(({ finishOptions }) => finishOptions)),
  };
}

/** `Italy` of `Italy, Apuan Alps`. */
function countryOf(origin: string): string {
  return origin.split(',')[0]?.trim() ?? '';
}

/** Each text once, the most frequent first. */
function listOnce(texts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text);
}
