import { colourFamilies } from '../colours/colour-families.shared.ts';
import { addAll, type Bitmap, countSharedAt, createBitmap, findFilled, keepShared } from './bitmap.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { type FacetName, facetNames, type Narrowing } from './catalogue-parameters.shared.ts';
import { type Facets, type FacetValue, sortFacetValues } from './facets.ts';
import { searchKinds } from './search-entries.ts';
import { facetValueOf } from './words.ts';

/** What is left of some entries; the others' choices apply to the counts of a facet, its own do not. */
export function narrow(memory: CatalogueMemory, found: Bitmap, narrowing: Narrowing) {
  const chosen = facetNames.flatMap((name) => {
    const values = narrowing[name] ?? [];
    return values.length > 0 ? [{ name, bits: bitsOf(memory, name, values) }] : [];
  });
  const keep = (except?: FacetName) => {
    const left = keepShared(found.slice(), memory.living);
    for (const { name, bits } of chosen) if (name !== except) keepShared(left, bits);
    return left;
  };
  const left = toBase(keep());
  const facets = facetNames.map((name) => {
    const base = chosen.some((choice) => choice.name === name) ? toBase(keep(name)) : left;
    return [name, countValues(memory, { name, base, chosen: narrowing[name] ?? [] })];
  });
  const total = countSharedAt(left.filled, left.bits, left.bits);
  return { left: left.bits, total, facets: Object.fromEntries(facets) as Facets };
}

/** Entries, and where in their bitmap there are any. */
type Base = { bits: Bitmap; filled: Uint32Array };

function toBase(bits: Bitmap): Base {
  return { bits, filled: findFilled(bits) };
}

function bitsOf(memory: CatalogueMemory, name: FacetName, values: readonly string[]): Bitmap {
  const bits = createBitmap(memory.size);
  for (const value of values) {
    const known = memory.facets[name].get(keyOf(memory, name, value));
    if (known) addAll(bits, known.bits);
  }
  return bits;
}

/** A category is chosen by its slug, or by its name or id as in other lists, and known by its id. */
function keyOf({ categories }: CatalogueMemory, name: FacetName, value: string): string {
  if (name !== 'category') return facetValueOf(value);
  const isNamed = (category: { id: number; name: string }) =>
    String(category.id) === value || facetValueOf(category.name) === facetValueOf(value);
  const chosen = categories.find(({ slug }) => slug === value) ?? categories.find(isNamed);
  return String(chosen?.id ?? '');
}

/** Each value that would leave something, and those that are chosen. */
function countValues(
  memory: CatalogueMemory,
  { name, base, chosen }: { name: FacetName; base: Base; chosen: readonly string[] },
): FacetValue[] {
  const all = valuesOf(memory, name).map(({ value, label, bits }) => ({
    ...{ value, label, count: bits ? countSharedAt(base.filled, bits, base.bits) : 0 },
  }));
  const isChosen = ({ value }: FacetValue) =>
    chosen.some((some) => some === value || facetValueOf(some) === value);
  const shown = all.filter((value) => value.count > 0 || isChosen(value));
  const unknown = chosen.filter(
    (value) => !all.some((known) => known.value === value || known.value === facetValueOf(value)),
  );
  return [...shown, ...unknown.map((value) => ({ value, label: value, count: 0 }))];
}

function valuesOf(
  memory: CatalogueMemory,
  name: FacetName,
): (Omit<FacetValue, 'count'> & { bits?: Bitmap })[] {
  const known = memory.facets[name];
  if (name === 'category') {
    return memory.categories.map(({ id, slug, name: label }) => {
      const bits = known.get(String(id))?.bits;
      return { value: slug, label, ...(bits && { bits }) };
    });
  }
  if (name === 'kind') {
    return searchKinds.flatMap((kind) => {
      const value = known.get(kind);
      return value ? [{ value: kind, label: kindLabels[kind], bits: value.bits }] : [];
    });
  }
  if (name === 'colour') {
    return colourFamilies.flatMap(({ name: value, label }) => {
      const bits = known.get(value)?.bits;
      return bits ? [{ value, label, bits }] : [];
    });
  }
  const values = [...known].map(([value, { label, bits }]) => ({ value, label, count: 0, bits }));
  return sortFacetValues(values) as typeof values;
}

const kindLabels = { stone: 'Stones', article: 'Articles', project: 'Projects' };
