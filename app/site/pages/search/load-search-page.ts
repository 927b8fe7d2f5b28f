import { pathOfBlogPost } from '#content/entities/blog-post/blog-post-path.shared.ts';
import { pathOfGalleryProject } from '#content/entities/gallery-project/gallery-project-path.shared.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { CatalogueHit } from '#content/search/catalogue.service.ts';
import {
  type CatalogueChoice,
  queryOfChoice,
  wordsOfChoice,
} from '#content/search/catalogue-parameters.shared.ts';
import type { Services } from '#server/services/services.ts';
import { pagesAround } from '../../../paging/pages-around.ts';
import { articleCardFields, summarizeArticles } from '../../components/ArticleCard/summarize-articles.ts';
import type { CatalogueCard } from '../../components/CatalogueCards/CatalogueCards.tsx';
import { nameFacets } from '../../components/CatalogueFilter/name-facets.ts';
import {
  landingCardFields,
  pageCardFields,
  summarizeLandingPages,
  summarizePages,
} from '../../components/PageCard/summarize-pages.ts';
import { productCardFields, summarizeProducts } from '../../components/ProductCard/summarize-products.ts';
import { projectCardFields, summarizeProjects } from '../../components/ProjectCard/summarize-projects.ts';

/** Results shown at once (specification/addresses.md, "Parts of a list"). */
const perPage = 24;
const reader = 'visitor';

/** @returns undefined where the results have no such page; the first is always there */
export async function loadSearchPage(services: Services, choice: CatalogueChoice) {
  const { query, narrowing, sort, page } = choice;
  const [results, { synonyms: _synonyms, ...texts }] = await Promise.all([
    services.catalogue.search({ query, narrowing, sort, page, perPage }),
    services.siteDocuments.get('search'),
  ]);
  const { total, corrected, hits, nearest } = results;
  const facets = nameFacets(await services.wording.read(), results.facets);
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) return undefined;
  const cards = await findCards(services, hits.length > 0 ? hits : nearest);
  const head = await services.heads.get({
    ...{
      kind: 'search',
      query,
      part: { page, pages, query: queryOfChoice(choice), words: wordsOfChoice(choice, facets) },
    },
    items: hits.length > 0 ? cards.map(listedOf) : [],
    pictures: cards.map(({ record }) => record.picture),
  });
  return {
    messages: await services.wording.pick('search'),
    ...{ head, texts, choice, total, facets, corrected, cards },
    part: { page, pages, around: pagesAround(page, pages) },
  };
}

/** What was found as cards, in the same order. */
async function findCards(services: Services, hits: readonly CatalogueHit[]): Promise<CatalogueCard[]> {
  const idsOf = (kind: CatalogueHit['kind']) =>
    hits.filter((hit) => hit.kind === kind).map(({ recordId }) => recordId);
  const { products, blogPosts, galleryProjects, landingPages } = services;
  const [stones, articles, projects, landings, pages] = await Promise.all([
    products.listFields({ reader, fields: productCardFields, ids: idsOf('stone') }),
    blogPosts.listFields({ reader, fields: articleCardFields, ids: idsOf('article') }),
    galleryProjects.listFields({ reader, fields: projectCardFields, ids: idsOf('project') }),
    landingPages.listFields({ reader, fields: landingCardFields, ids: idsOf('landing') }),
    services.pages.listFields({ reader, fields: pageCardFields, ids: idsOf('page') }),
  ]);
  const cards: CatalogueCard[] = [
    ...(await summarizeProducts(services, stones.records)).map((record) => ({
      kind: 'stone' as const,
      record,
    })),
    ...(await summarizeArticles(services, articles.records)).map((record) => ({
      ...{ kind: 'article' as const, record },
    })),
    ...(await summarizeProjects(services, projects.records)).map((record) => ({
      ...{ kind: 'project' as const, record },
    })),
    ...(await summarizeLandingPages(services, landings.records)).map((record) => ({
      ...{ kind: 'landing' as const, record },
    })),
    ...(await summarizePages(services, pages.records)).map((record) => ({
      ...{ kind: 'page' as const, record },
    })),
  ];
  return hits.flatMap(
    ({ kind, recordId }) => cards.find((card) => card.kind === kind && card.record.id === recordId) ?? [],
  );
}

function listedOf({ kind, record }: CatalogueCard) {
  switch (kind) {
    case 'stone':
      return { name: record.name, path: pathOfProduct(record) };
    case 'article':
      return { name: record.title, path: pathOfBlogPost(record) };
    case 'project':
      return { name: record.name, path: pathOfGalleryProject(record) };
    case 'landing':
    case 'page':
      return { name: record.name, path: record.path };
  }
}
