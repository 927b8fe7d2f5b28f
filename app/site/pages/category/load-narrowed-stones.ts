import type { Category } from '#content/entities/category/category.entity.ts';
import type { CatalogueHit } from '#content/search/catalogue.service.ts';
import { type CatalogueChoice, hrefOfChoice } from '#content/search/catalogue-parameters.shared.ts';
import type { Services } from '#server/services/services.ts';
import { nameFacets } from '../../components/CatalogueFilter/name-facets.ts';
import { productCardFields, summarizeProducts } from '../../components/ProductCard/summarize-products.ts';

/** Stones shown at once (specification/addresses.md, "Parts of a list"). */
export const stonesPerPage = 24;
const elsewhereCount = 6;

export type CollectionNarrowingData = Awaited<ReturnType<typeof loadNarrowedStones>>['narrowing'];

type Asked = {
  category: Category;
  choice: CatalogueChoice;
  /** Whether the choices are unfolded where there is little room. */
  isOpen: boolean;
};

/** Those of a collection that have what is chosen; where none has, some of other collections. */
export async function loadNarrowedStones(services: Services, { category, choice, isOpen }: Asked) {
  const { narrowing, sort, page } = choice;
  const [found, texts] = await Promise.all([
    services.catalogue.search({
      ...{ query: '', sort, page, perPage: stonesPerPage },
      narrowing: { ...narrowing, ...stonesOnly, category: [category.slug] },
    }),
    findTexts(services),
  ]);
  const { total } = found;
  const facets = nameFacets(await services.wording.read(), found.facets);
  const elsewhere = total === 0 ? await findElsewhere(services, choice) : undefined;
  return {
    products: await findStones(services, elsewhere?.hits ?? found.hits),
    narrowing: { choice, facets, texts, total, isOpen, elsewhere: elsewhere?.href },
  };
}

const stonesOnly = { kind: ['stone'] };

async function findElsewhere({ catalogue, siteDocuments }: Services, { narrowing, sort }: CatalogueChoice) {
  const choice = { query: '', sort, page: 1, narrowing: { ...narrowing, ...stonesOnly } };
  const { hits, nearest } = await catalogue.search({ ...choice, perPage: elsewhereCount });
  const { search: isSearched } = await siteDocuments.get('pages');
  if (hits.length === 0) return { hits: nearest, href: undefined };
  return { hits, href: isSearched ? hrefOfChoice('/search/', choice) : undefined };
}

/** What was found as cards, in the same order. */
async function findStones(services: Services, hits: readonly CatalogueHit[]) {
  const ids = hits.map(({ recordId }) => recordId);
  const { records } = await services.products.listFields({
    reader: 'visitor',
    fields: productCardFields,
    ids,
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  return summarizeProducts(
    services,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

async function findTexts({ siteDocuments }: Services) {
  const [{ narrowed }, search] = await Promise.all([
    siteDocuments.get('collections'),
    siteDocuments.get('search'),
  ]);
  const { narrowing, sorting, emptyText, enquiryButton, nearestHeading } = search;
  return { ...narrowed, narrowing, sorting, emptyText, enquiryButton, nearestHeading };
}
