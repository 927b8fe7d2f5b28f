import type { ContentServices } from '#content/content-services.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { Product } from '#content/entities/product/product.entity.ts';

type Parts = {
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  categories: Pick<ContentServices['categories'], 'listFields'>;
  products: Pick<ContentServices['products'], 'listFields' | 'listPublishedIn'>;
};

/** Collections that stand for lists, and their stones: together no more than four collections fill, however many there are. */
const maxCollections = 12;
const maxOfCollection = 24;
const maxOfCollections = 96;
const fields = ['slug', 'name', 'origin', 'new', 'mainImage', 'category'] as const;

/** What the landing page shows of a product. */
export type ListedProduct = Pick<Product, (typeof fields)[number]>;

/** A list of the landing page; `id` stays the same while its name changes. */
export type LandingList = { id: string; label: string; text: string; products: ListedProduct[] };

export type LandingListService = ReturnType<typeof createLandingListService>;

/** The products of the landing page, as its document lists them. */
export function createLandingListService({ siteDocuments, categories, products }: Parts) {
  return {
    /** Products that are gone leave no gap. Until somebody makes lists, the first collections are. */
    async read(): Promise<{ lists: LandingList[]; popular: ListedProduct[] }> {
      const landing = await siteDocuments.get('landing');
      const slugs = [...new Set([...landing.popular, ...landing.lists.flatMap((list) => list.products)])];
      const { records } = await products.listFields({ reader: 'visitor', fields, slugs });
      const bySlug = new Map(records.map((record) => [record.slug, record]));
      const find = (slugs: readonly string[]) => slugs.flatMap((slug) => bySlug.get(slug) ?? []);
      const made = landing.lists.map((list) => ({ ...list, products: find(list.products) }));
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
      shown.map(async ({ id, slug, name, description }) => {
        const { records } = await products.listPublishedIn(id, page);
        return { id: slug, label: name, text: description, products: records };
      }),
    );
  }
}
