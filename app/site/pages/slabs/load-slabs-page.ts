import { pathOfSlab } from '#content/entities/slab/slab-path.shared.ts';
import { showSides } from '#content/facts/show-slab.shared.ts';
import type { Services } from '#server/services/services.ts';
import { pagesAround } from '../../../paging/pages-around.ts';
import { summarizeSlabs } from '../../components/SlabRow/summarize-slabs.ts';
import { readUnitTexts } from '../slab/unit-texts.ts';
import { queryOfSlabs, type SlabChoice } from './slab-choice.ts';

export type SlabsPageData = NonNullable<Awaited<ReturnType<typeof loadSlabsPage>>>;

const perPage = 24;

/** @returns undefined where the list has no such page; the first is always there */
export async function loadSlabsPage(services: Services, choice: SlabChoice) {
  const [texts, unitTexts, company] = await Promise.all([
    services.siteDocuments.get('slabs'),
    readUnitTexts(services),
    services.siteDocuments.get('company'),
  ]);
  const units = choice.units === 'metric' || choice.units === 'imperial' ? choice.units : company.units;
  const { records: slabs, total } = await services.slabs.list(queryOf(choice));
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (choice.page > pages) return undefined;
  const shown = await summarizeSlabs(services, slabs, units);
  const items = slabs.map(({ slug, product }) => ({
    name: `${product.name} ${slug}`,
    path: pathOfSlab({ slug }),
  }));
  return {
    ...{ texts, unitTexts, units, choice, total, slabs: shown },
    options: await readOptions(services, choice, units),
    part: { page: choice.page, pages, around: pagesAround(choice.page, pages) },
    messages: await services.wording.pick('slabs'),
    head: await services.heads.get({
      ...{ kind: 'slabs', items, pictures: shown.pairs.flat().map(({ picture }) => picture) },
      part: { page: choice.page, pages, query: queryOfSlabs(choice) },
    }),
  };
}

function queryOf({ product, finish, thickness, status, block, length, height, sort, page }: SlabChoice) {
  const filters = { product, finish, status, block, thicknessMm: thickness ? String(thickness) : '' };
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  return {
    reader: 'visitor',
    filters: Object.fromEntries(chosen),
    atLeast: { ...(length && { lengthMm: length }), ...(height && { heightMm: height }) },
    ...orders[sort],
    ...{ page, perPage },
  } as const;
}

/** The largest, and the latest, come first. */
const orders: Readonly<Record<string, { sort: string; order: 'desc' }>> = {
  area: { sort: 'area', order: 'desc' },
  newest: { sort: 'newest', order: 'desc' },
};

/** What the list can be narrowed to: what is there, and what was chosen. */
async function readOptions(services: Services, choice: SlabChoice, units: SlabsPageUnits) {
  const [there, language] = await Promise.all([services.slabs.findChoices(), services.readLanguage()]);
  const { records } = await services.products.listFields({
    ...{ reader: 'visitor', ids: there.productIds, fields: ['name', 'slug'] },
  });
  return {
    product: records
      .map(({ slug, name }) => ({ value: slug, label: name }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    finish: there.finishes.map((finish) => ({ value: finish, label: finish })),
    thickness: [...new Set([...there.thicknesses, choice.thickness])]
      .filter((value) => value > 0)
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: showSides([value], units, language) })),
  };
}

type SlabsPageUnits = Parameters<typeof showSides>[1];
