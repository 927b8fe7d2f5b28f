import type { Product, productEntity } from '#content/entities/product/product.entity.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { ResolveService } from '#content/entities/resolve.service.ts';
import type { EntityService } from '#content/kit/service.ts';
import { slugFrom } from '#content/kit/slug-from.ts';
import type { FindStones } from '#inbox/submit/name-lines.ts';

const fields = ['slug', 'name', 'mainImage', 'category', 'finishOptions', 'thicknessOptions'] as const;
/** What lists of stones know of one that visitors see. */
export type StoneOfList = Pick<Product, (typeof fields)[number] | 'id'>;
export type ListedStones = ReturnType<typeof createListedStones>;

type Parts = {
  products: Pick<EntityService<typeof productEntity>, 'listFields' | 'find'>;
  resolve: Pick<ResolveService, 'findMoved'>;
};

/** Stones as lists name them. */
export function createListedStones({ products, resolve }: Parts) {
  /** Of one that has another slug by now, or that somebody names by its id or name. */
  async function findOther(key: string): Promise<string | undefined> {
    const moved = await resolve.findMoved({ entities: ['product'], slug: key });
    if (moved) return moved.slug;
    const found =
      (await products.find({ reader: 'visitor', key })) ??
      (await products.find({ reader: 'visitor', key: slugFrom(key, '-') }));
    return found?.slug;
  }

  async function findBySlugs(slugs: string[]): Promise<StoneOfList[]> {
    if (slugs.length === 0) return [];
    return (await products.listFields({ reader: 'visitor', slugs, fields })).records;
  }

  return {
    /** Published stones by what they were asked for by: slug, former slug, id or name; unknown ones are left out. */
    async find(keys: readonly string[]): Promise<Map<string, StoneOfList>> {
      const asked = [...new Set(keys)];
      const stones = new Map((await findBySlugs(asked)).map((stone) => [stone.slug, stone]));
      const others = new Map<string, string>();
      for (const key of asked.filter((key) => !stones.has(key))) {
        const slug = await findOther(key);
        if (slug !== undefined) others.set(key, slug);
      }
      const found = await findBySlugs([...new Set(others.values())]);
      for (const [key, slug] of others) {
        const stone = found.find((one) => one.slug === slug);
        if (stone) stones.set(key, stone);
      }
      return stones;
    },
  };
}

/** The same as what visitors send knows them. */
export function listStonesBy(stones: ListedStones): FindStones {
  return async (keys) => {
    const found = await stones.find(keys);
    return new Map(
      [...found].map(([key, stone]) => {
        const { slug, name, mainImage: image } = stone;
        return [key, { slug, name, image, path: pathOfProduct(stone) }];
      }),
    );
  };
}
