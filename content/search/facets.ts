import type { FacetName } from './catalogue-parameters.shared.ts';
import type { CatalogueRow } from './catalogue-rows.repository.ts';

/** One value of a facet, with how many it would leave. */
export type FacetValue = { value: string; label: string; count: number };
export type Facets = Record<FacetName, FacetValue[]>;

type LabelledFacet = Exclude<FacetName, 'kind' | 'category'>;

/** What is read of a row, as the back office has written it; kinds and categories have names of their own. */
export const facetLabels: Record<LabelledFacet, (row: CatalogueRow) => readonly string[]> = {
  colour: ({ colour }) => [colour ?? ''],
  origin: ({ origin }) => [countryOf(origin)],
  finish: ({ finishes }) => finishes,
  thickness: ({ thicknesses }) => thicknesses,
  application: ({ applications }) => applications,
  availability: ({ availability }) => [availability],
};

/** The values of a facet in the order in which they stand: numbers by their size, words by their letters. */
export function sortFacetValues(values: FacetValue[]): FacetValue[] {
  return values.toSorted((one, other) => {
    const [first, second] = [Number.parseFloat(one.label), Number.parseFloat(other.label)];
    if (first !== second && !Number.isNaN(first) && !Number.isNaN(second)) return first - second;
    return one.value < other.value ? -1 : 1;
  });
}

/** `Italy` of `Italy, Apuan Alps`. */
function countryOf(origin: string): string {
  return origin.split(',')[0]?.trim() ?? '';
}
