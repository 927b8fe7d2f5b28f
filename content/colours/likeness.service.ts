import type { Db } from '#database/connect.ts';
import type { ColourFamily } from './colour-families.shared.ts';
import { type Likeness, likenessOf, unlikenessOf } from './likeness.shared.ts';
import { findPictureColours } from './picture-colours.repository.ts';
import type { PictureColours } from './picture-colours.shared.ts';
import { type Candidate, findCandidates, findFamilies, findOfFamily } from './product-colours.repository.ts';

type Wish = {
  limit: number;
  /** Products that must not be among them. */
  exceptIds?: readonly number[];
  /** What is farther than this is not alike. */
  within?: number;
};

/** Which stones look alike, by what was measured of their main pictures (docs/decisions/0046-colours.md). */
export function createLikenessService(db: Db) {
  return {
    /** What is known of a picture's colours. */
    findColours: async (path: string): Promise<PictureColours | undefined> =>
      path === '' ? undefined : (await findPictureColours(db, [path])).get(path),

    /** The family of each product's main picture, by the product's id; drafts have none. */
    findFamilies: (ids: readonly number[]) => findFamilies(db, ids),

    /** The ids of published products whose main pictures are of a family, the lightest first. */
    findOfFamily: (family: ColourFamily, { limit }: { limit: number }) => findOfFamily(db, { family, limit }),

    /** The ids of the published products whose main pictures are most like these colours, the nearest first. */
    async findNearest(colours: PictureColours, wish: Wish): Promise<number[]> {
      return rank(likenessOf(colours), await findCandidates(db, colours), wish);
    },
  };
}

function rank(wanted: Likeness, candidates: Candidate[], wish: Wish): number[] {
  const { limit, exceptIds = [], within = Number.POSITIVE_INFINITY } = wish;
  return candidates
    .filter(({ productId }) => !exceptIds.includes(productId))
    .map(({ productId, colours }) => ({ productId, distance: unlikenessOf(wanted, likenessOf(colours)) }))
    .filter(({ distance }) => distance <= within)
    .toSorted((one, other) => one.distance - other.distance || one.productId - other.productId)
    .slice(0, limit)
    .map(({ productId }) => productId);
}
