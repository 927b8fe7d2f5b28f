import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import type { ColourFamily } from './colour-families.shared.ts';
import { type Likeness, leastUnlikenessOf, likenessOf, unlikenessOf } from './likeness.shared.ts';
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
      const key = `nearest ${JSON.stringify([colours, wish])}`;
      return remember(db, key, async () =>
        rank(likenessOf(colours), await findCandidates(db, colours), wish),
      );
    },
  };
}

/** Those that may be nearest come first, so that most of the others need not be compared colour by colour. */
function rank(wanted: Likeness, candidates: Candidate[], wish: Wish): number[] {
  const { limit, exceptIds = [], within = Number.POSITIVE_INFINITY } = wish;
  const promising = candidates
    .filter(({ productId }) => !exceptIds.includes(productId))
    .map((candidate) => ({ ...candidate, atLeast: leastUnlikenessOf(wanted, candidate.likeness) }))
    .toSorted((one, other) => one.atLeast - other.atLeast);
  let nearest: Ranked[] = [];
  for (const { productId, likeness, atLeast } of promising) {
    if (atLeast > (nearest[limit - 1]?.distance ?? within)) break;
    const distance = unlikenessOf(wanted, likeness);
    if (distance <= within) nearest = insert(nearest, { productId, distance }).slice(0, limit);
  }
  return nearest.map(({ productId }) => productId);
}

type Ranked = { productId: number; distance: number };

function insert(nearest: readonly Ranked[], found: Ranked): Ranked[] {
  return [...nearest, found].sort(
    (one, other) => one.distance - other.distance || one.productId - other.productId,
  );
}
