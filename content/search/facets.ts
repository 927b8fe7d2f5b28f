import { colourFamilies } from '../colours/colour-families.shared.ts';
import { readFactValue } from '../facts/fact-value.shared.ts';
import { rockClasses } from '../fit/properties.ts';
import { uses } from '../fit/uses.shared.ts';
import type { CatalogueIndex, Entry, NamedValue } from './catalogue-index.ts';
import { type FacetName, facetNames, type Narrowing, searchKinds } from './catalogue-parameters.shared.ts';
import { facetValueOf } from './words.ts';

/** One value of a facet, with how many it would leave. */
export type FacetValue = NamedValue & { count: number };
export type Facets = Record<FacetName, FacetValue[]>;

type Chosen = { name: FacetName; values: ReadonlySet<string> };

/** What is left of some entries; the others' choices apply to the counts of a facet, its own do not. */
export function narrow(index: CatalogueIndex, found: Iterable<Entry>, narrowing: Narrowing) {
  const chosen = facetNames.flatMap((name): Chosen[] => {
    const values = narrowing[name] ?? [];
    return values.length > 0
      ? [{ name, values: new Set(values.map((value) => keyOf(index, name, value))) }]
      : [];
  });
  const left: Entry[] = [];
  const counts = Object.fromEntries(facetNames.map((name) => [name, new Map()])) as Counts;
  for (const entry of found) {
    const missed = chosen.filter(
      ({ name, values }) => !entry.facets[name].some(({ value }) => values.has(value)),
    );
    if (missed.length === 0) left.push(entry);
    if (missed.length > 1) continue;
    for (const name of missed[0] ? [missed[0].name] : facetNames) count(counts[name], entry.facets[name]);
  }
  for (const { name, values } of chosen)
    addUncounted(index, { name, values: [...values], counts: counts[name] });
  const facets = facetNames.map((name) => [name, sortValues(index, name, [...counts[name].values()])]);
  return { left, facets: Object.fromEntries(facets) as Facets };
}

type Counts = Record<FacetName, Map<string, FacetValue>>;

function count(counts: Map<string, FacetValue>, values: Entry['facets'][FacetName]): void {
  for (const named of values) {
    const known = counts.get(named.value);
    if (known && !isBetter(named, known)) known.count += 1;
    else counts.set(named.value, { ...named, count: (known?.count ?? 0) + 1 });
  }
}

/** A translated label; of several spellings the same one is shown, whichever comes first. */
function isBetter(one: NamedValue, other: NamedValue): boolean {
  if (Boolean(one.fallback) !== Boolean(other.fallback)) return !one.fallback;
  return one.label < other.label;
}

/** What is chosen is shown, also where it would leave nothing. */
function addUncounted(
  index: CatalogueIndex,
  { name, values, counts }: { name: FacetName; values: string[]; counts: Map<string, FacetValue> },
): void {
  for (const value of values.filter((some) => !counts.has(some))) {
    const all = index.entries.values().flatMap(({ facets }) => facets[name]);
    const named = all.find((known) => known.value === value) ?? { value, label: value };
    counts.set(value, { ...named, count: 0 });
  }
}

/** A category is chosen by its slug, or by its name or id as in other lists. */
function keyOf({ categories }: CatalogueIndex, name: FacetName, value: string): string {
  if (name !== 'category') return facetValueOf(value) || value;
  const isNamed = (category: { id: number; name: string }) =>
    String(category.id) === value || facetValueOf(category.name) === facetValueOf(value);
  const chosen =
    categories.find(({ slug, ownSlug }) => slug === value || ownSlug === value) ?? categories.find(isNamed);
  return chosen?.slug ?? value;
}

/** The values of a facet in the order in which they stand: numbers by their size, words by their letters. */
function sortValues(
  { categories, collator }: CatalogueIndex,
  name: FacetName,
  values: FacetValue[],
): FacetValue[] {
  const orders: Partial<Record<FacetName, readonly string[]>> = {
    kind: searchKinds,
    category: categories.map(({ slug }) => slug),
    rock_class: rockClasses,
    use: uses,
    colour: colourFamilies.map((family) => family.name),
  };
  const order = orders[name];
  if (order) return values.toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
  const numbers = new Map(values.map(({ label }) => [label, readFactValue(label)?.min]));
  return values.toSorted((one, other) => {
    const [first, second] = [numbers.get(one.label), numbers.get(other.label)];
    if (first !== second && first !== undefined && second !== undefined) return first - second;
    return collator.compare(one.label, other.label);
  });
}
