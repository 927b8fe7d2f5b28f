import { fillText } from '#content/site-documents/fill-text.shared.ts';
import type { Landing } from '#content/site-documents/landing.document.ts';
import type { FilterResults, FilterValues, ProductList } from './filter-products.ts';

/** What stands around the lists. */
export type FinderTexts = Pick<
  Landing,
  'listsHeading' | 'listsText' | 'popularHeading' | 'popularText' | 'notFoundText' | 'note' | 'results'
>;

/** What was searched, and what was found. */
export type Search = { lists: readonly ProductList[]; values: FilterValues; results: FilterResults };

/** The results in a sentence, such as `3 stones named “onyx” in the yard list`. */
export function describeResults({ lists, values, results }: Search, texts: FinderTexts['results']): string {
  const count = results.lists.reduce((sum, list) => sum + list.products.length, 0);
  const label = lists.find((list) => list.key === values.category)?.label;
  return fillText(values.query ? texts.foundByName : texts.found, {
    stones: nameCount(count, texts),
    list: label ?? texts.everywhere,
    query: values.query,
  });
}

export function nameCount(
  count: number,
  texts: Pick<FinderTexts['results'], 'none' | 'one' | 'several'>,
): string {
  if (count === 0) return texts.none;
  return fillText(count === 1 ? texts.one : texts.several, { count });
}
