import type { ReadSlab } from '#content/entities/slab/slab.entity.ts';
import { type AreaUnit, areaUnitIn } from '#content/facts/shortlist-line.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { readChoice } from '#content/search/catalogue-parameters.shared.ts';
import type { Services } from '#server/services/services.ts';
import type { ShownStones } from '../../shortlist/fetch-stones.ts';
import type { KeptLine } from '../../shortlist/kept-lines.ts';
import { linesOfQuery } from './lines-of-query.ts';
import { applyStep, describeStep, stepParameter } from './list-steps.ts';
import { loadStones } from './load-stones.ts';
import { addSlabs } from './stone-lines.ts';

export const askKinds = ['quote', 'sample', 'hold'] as const;
export type AskKind = (typeof askKinds)[number];

/** The list as the address says it, which is where it lives without scripts. */
export type ShortlistPageData = {
  lines: readonly KeptLine[];
  stones: ShownStones;
  /** What areas are given in until another unit is chosen. */
  areaUnit: AreaUnit;
  /** What the last step has done; the same address without it undoes that. */
  done: string;
  /** Whether a stone was looked for by a name that there is not. */
  isNotFound: boolean;
  /** A slab that was put on the list and is not to be had; empty where there is none. */
  lostSlab: string;
};

export async function loadShortlistPage(
  services: Services,
  query: URLSearchParams,
): Promise<ShortlistPageData> {
  const added = (query.get('add') ?? '').trim();
  const found = added ? await findByName(services, added) : undefined;
  const numbers = query.getAll('slab');
  const slabs = await services.slabs.findToBeHad(numbers);
  const asked = withSlabs(linesOfQuery(query), [...slabs.values()]);
  const lines = found ? [...asked, { product: found, name: '' }] : asked;
  const stones = await loadStones(
    services,
    lines.map(({ product }) => product),
  );
  const named = lines.map((line) => {
    const stone = ownValue(stones, line.product);
    return { ...line, product: stone?.slug ?? line.product, name: stone?.name ?? line.product };
  });
  const step = query.get(stepParameter) ?? '';
  const { units } = await services.siteDocuments.get('company');
  return {
    lines: applyStep(named, step),
    stones: { ...stones, ...Object.fromEntries(Object.values(stones).map((stone) => [stone.slug, stone])) },
    areaUnit: areaUnitIn(units),
    done: describeStep(await services.wording.read(), named, step),
    isNotFound: added !== '' && found === undefined,
    lostSlab: numbers.find((number) => !slabs.has(number.toLowerCase())) ?? '',
  };
}

/** Each on the line of its stone, which joins the list for it. */
function withSlabs(lines: readonly KeptLine[], slabs: readonly ReadSlab[]): KeptLine[] {
  const own = slabs.map(({ slug, product }) => ({ product: product.slug, name: product.name, slabs: slug }));
  const stones = new Map(own.map(({ product, name }) => [product, { product, name }]));
  const added = [...stones.values()].filter(({ product }) => !lines.some((line) => line.product === product));
  return addSlabs([...lines, ...added], own);
}

/** As it is spelt, or the stone that a search brings first. */
async function findByName(services: Services, name: string): Promise<string | undefined> {
  const [exact] = (await services.stones.find([name])).values();
  if (exact) return exact.slug;
  const { query, narrowing } = readChoice(new URLSearchParams({ q: name, kind: 'stone' }));
  const { hits, nearest } = await services.catalogue.search({ query, narrowing, page: 1, perPage: 1 });
  const [hit] = [...hits, ...nearest].filter(({ kind }) => kind === 'stone');
  return hit && (await services.products.find({ reader: 'visitor', key: hit.recordId }))?.slug;
}
