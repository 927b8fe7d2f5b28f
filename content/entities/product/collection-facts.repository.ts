import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import { readStoredTexts } from '#database/stored-json.ts';

/** Stones of a collection that come from one place and have the same finishes. */
export type AlikeStones = { origin: string; finishes: string[]; stones: number };

/**
 * What the published stones of a collection have in common, in the order in which each first appears: a collection may
 * have thousands of stones, and a page shows a few dozen.
 */
export async function findAlikeStones(db: Db, categoryId: number): Promise<AlikeStones[]> {
  const key = `stones alike in ${categoryId}`;
  const rows = await remember(db, key, () =>
    db
      .selectFrom('products')
      .select(['origin', 'finishOptions', (eb) => eb.fn.countAll<number>().as('stones')])
      .where('deletedAt', 'is', null)
      .where('published', '=', 1)
      .where('categoryId', '=', categoryId)
      .groupBy(['origin', 'finishOptions'])
      .orderBy((eb) => eb.fn.min('position'))
      .orderBy((eb) => eb.fn.min('id'))
      .execute(),
  );
  return rows.map(({ origin, finishOptions, stones }) => ({
    ...{ origin: String(origin), stones: Number(stones) },
    finishes: readStoredTexts(finishOptions),
  }));
}
