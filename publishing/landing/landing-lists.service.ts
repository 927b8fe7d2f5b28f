import type { ContentServices } from '#content/content-services.ts';
import type { LandingPage } from '#content/entities/landing-page/landing-page.entity.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import type { Translated } from '#content/kit/fallback-of.shared.ts';
import { fallbackAs } from '#content/kit/fallback-of.shared.ts';

type Parts = {
  categories: Pick<ContentServices['categories'], 'listFields'>;
  products: Pick<ContentServices['products'], 'listFields' | 'listPublishedIn'>;
};

/** Collections that stand for lists, and their stones: together no more than four collections fill, however many there are. */
const maxCollections = 12;
const maxOfCollection = 24;
const maxOfCollections = 96;
const fields = ['slug', 'name', 'origin', 'new', 'mainImage', 'category'] as const;

/** What a landing page shows of a product. */
export type ListedProduct = Pick<Product, (typeof fields)[number]>;

/** A list of a landing page; `id` stays the same while its name changes. */
export type LandingList = { id: string; label: string; text: string; products: ListedProduct[] };

export type LandingListService = ReturnType<typeof createLandingListService>;

/** The products of landing pages, as their records list them. */
export function createLandingListService({ categories, products }: Parts) {
  return {
    /** Products that are gone leave no gap. Until somebody makes lists, the first collections are. */
    async read(
      landing: Pick<LandingPage, 'lists' | 'popular'> & Translated,
    ): Promise<{ lists: LandingList[]; popular: ListedProduct[] }> {
      const named = [...landing.popular, ...landing.lists.flatMap((list) => list.products)];
      const ids = [...new Set(named.map(({ id }) => id))];
      const { records } = await products.listFields({ reader: 'visitor', fields, ids });
      const byId = new Map(records.map((record) => [record.id, record]));
      const find = (some: readonly { id: number }[]) => some.flatMap(({ id }) => byId.get(id) ?? []);
      const made = landing.lists.map(({ title, ...list }, index) => ({
        ...list,
        label: title,
        ...fallbackAs(landing, { label: `lists.${index}.title`, text: `lists.${index}.text` }),
        products: find(list.products),
      }));
      const lists = landing.lists.length > 0 ? made : await listCollections();
      return { lists: lists.filter((list) => list.products.length > 0), popular: find(landing.popular) };
    },
  };

  async function listCollections(): Promise<LandingList[]> {
    const collections = await categories.listFields({
      reader: 'visitor',
      fields: ['slug', 'name', 'description'],
    });
    const shown = collections.records.slice(0, maxCollections);
    const perPage = Math.min(maxOfCollection, Math.floor(maxOfCollections / shown.length));
    const page = { fields, page: 1, perPage, isUncounted: true };
    return Promise.all(
      shown.map(async ({ id, slug, name, description, ...more }) => {
        const { records } = await products.listPublishedIn(id, page);
        const list = { id: slug, label: name, text: description, products: records };
        return { ...list, ...fallbackAs(more, { label: 'name', text: 'description' }) };
      }),
    );
  }
}
