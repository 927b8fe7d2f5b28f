import { z } from 'zod';
import { pathOfBlogPost } from '#content/entities/blog-post/blog-post-path.shared.ts';
import { pathOfGalleryProject } from '#content/entities/gallery-project/gallery-project-path.shared.ts';
import { pathOfLandingPage } from '#content/entities/landing-page/landing-page-path.shared.ts';
import { pathOfPage } from '#content/entities/page/page-path.shared.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { CatalogueHit } from '#content/search/catalogue.service.ts';
import {
  catalogueSorts,
  type FacetName,
  facetNames,
  maxValueLength,
  maxValues,
  type Narrowing,
  searchKinds,
} from '#content/search/catalogue-parameters.shared.ts';
import { matches } from '#content/search/rank.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import type { Services } from '../../services/services.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { maxPage, textParameter, wholeNumber } from '../kit/list-query.ts';
import { failuresOf, jsonResponse, notModified } from '../kit/responses.ts';

const defaultPerPage = 24;
const maxPerPage = 100;

const itemSchema = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  slug: z.string(),
  url: z.string().describe('The path of its page'),
  image: z.string().describe('The path of its picture; empty where it has none'),
  category: z
    .string()
    .describe('The name of a product’s collection; what an article or project is filed under'),
  origin: z.string().describe('Where a product comes from, or where a project stands'),
  match: z
    .enum([...matches, 'near'])
    .nullable()
    .describe(
      'What of it fits best: its whole name, its beginning, and so on; null where nothing is searched',
    ),
});
const valuesSchema = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));
const resultsSchema = z.object({
  total: z.int(),
  page: z.int(),
  per_page: z.int(),
  items: z.array(itemSchema),
  facets: z
    .object(Object.fromEntries(facetNames.map((name) => [name, valuesSchema])))
    .describe('Each value with how many it would leave; the choices of its own facet do not count'),
  corrected: z
    .string()
    .optional()
    .describe('What was searched, where letters of the words were corrected or a word was left out'),
  nearest: z.array(itemSchema).optional().describe('Products to look at, where nothing was found'),
});

const text = textParameter.max(maxValueLength, `At most ${maxValueLength} characters`);
/** A parameter that may be repeated. */
const values = z
  .preprocess((sent) => [sent].flat(), z.array(text).max(maxValues, `At most ${maxValues} values`))
  .transform((all) => all.filter(Boolean))
  .optional();
/** What other endpoints call the kinds. */
const otherKinds = new Map(
  Object.entries({
    ...{ product: 'stone', blog: 'article', gallery: 'project' },
    ...{ 'landing-pages': 'landing', pages: 'page' },
  }),
);

const query = z.object({
  q: textParameter.default('').describe('Words; one wrong letter in a longer one is forgiven'),
  ...(Object.fromEntries(facetNames.map((name) => [name, values])) as Record<FacetName, typeof values>),
  sort: z
    .enum(catalogueSorts, `sort is one of: ${catalogueSorts.join(', ')}`)
    .optional()
    .describe('relevance where words are searched, otherwise position'),
  page: wholeNumber({ name: 'page', max: maxPage }).default(1),
  per_page: wholeNumber({ name: 'per_page', max: maxPerPage }).default(defaultPerPage),
});

const reader = 'visitor';

/** The visitors' search over stones, articles, projects and pages. */
export function catalogueApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Search'],
    summary: 'Search products, articles, projects and pages as visitors do',
    querystring: query,
    response: {
      200: jsonResponse('One page of what was found, and what it can be narrowed by', resultsSchema),
      ...notModified,
      ...failuresOf(400),
    },
  };
  app.get('/catalogue', { schema, config: allow('everybody') }, async (request, reply) => {
    const { q, sort, page, per_page: perPage, ...chosen } = request.query;
    const narrowing = toNarrowing(chosen);
    const results = await services.catalogue.search({ query: q, narrowing, sort, page, perPage });
    const { total, facets, corrected } = results;
    const show = (hits: readonly CatalogueHit[]) => describeHits(services, hits);
    const payload = {
      ...{ total, page, per_page: perPage, items: await show(results.hits), facets },
      ...(corrected !== undefined && { corrected }),
      ...(total === 0 && { nearest: await show(results.nearest) }),
    };
    return sendTagged(request, reply, { payload });
  });
}

function toNarrowing(chosen: Partial<Record<FacetName, string[] | undefined>>): Narrowing {
  const { kind, ...others } = chosen;
  const kinds = kind?.map((name) => otherKinds.get(name) ?? name);
  const given = Object.entries({ ...others, kind: kinds }).filter(([, some]) => some !== undefined);
  return Object.fromEntries(given);
}

/** What was found as a list shows it, in the same order; what has gone in this moment drops out. */
async function describeHits(services: Services, hits: readonly CatalogueHit[]) {
  const idsOf = (kind: CatalogueHit['kind']) =>
    hits.filter((hit) => hit.kind === kind).map(({ recordId }) => recordId);
  const [stone, article, project, landing, page] = await Promise.all([
    findStones(services, idsOf('stone')),
    findArticles(services, idsOf('article')),
    findProjects(services, idsOf('project')),
    findLandingPages(services, idsOf('landing')),
    findPages(services, idsOf('page')),
  ]);
  const found = { stone, article, project, landing, page };
  return hits.flatMap(({ kind, recordId, match }) => {
    const item = found[kind].get(recordId);
    return item ? [{ kind, ...item, match: match ?? null }] : [];
  });
}

async function findStones({ products }: Services, ids: number[]) {
  const fields = ['name', 'slug', 'mainImage', 'category', 'origin'] as const;
  const { records } = await products.listFields({ reader, fields, ids });
  return new Map(
    records.map(({ id, name, slug, mainImage, category, origin }) => [
      id,
      { title: name, slug, url: pathOfProduct({ slug }), image: mainImage, category: category.name, origin },
    ]),
  );
}

async function findArticles({ blogPosts }: Services, ids: number[]) {
  const fields = ['title', 'slug', 'image', 'category'] as const;
  const { records } = await blogPosts.listFields({ reader, fields, ids });
  return new Map(
    records.map(({ id, title, slug, image, category }) => [
      id,
      { title, slug, url: pathOfBlogPost({ slug }), image, category, origin: '' },
    ]),
  );
}

async function findProjects({ galleryProjects }: Services, ids: number[]) {
  const fields = ['name', 'slug', 'featuredImage', 'category', 'location'] as const;
  const { records } = await galleryProjects.listFields({ reader, fields, ids });
  return new Map(
    records.map(({ id, name, slug, featuredImage: image, category, location: origin }) => [
      id,
      { title: name, slug, url: pathOfGalleryProject({ slug }), image, category, origin },
    ]),
  );
}

async function findLandingPages({ landingPages }: Services, ids: number[]) {
  const fields = ['name', 'slug', 'heroImage'] as const;
  const { records } = await landingPages.listFields({ reader, fields, ids });
  return new Map(
    records.map(({ id, name: title, slug, heroImage: image }) => [
      id,
      { title, slug, url: pathOfLandingPage({ slug }), image, category: '', origin: '' },
    ]),
  );
}

async function findPages({ pages }: Services, ids: number[]) {
  const fields = ['title', 'slug', 'image'] as const;
  const { records } = await pages.listFields({ reader, fields, ids });
  return new Map(
    records.map(({ id, title, slug, image }) => [
      id,
      { title, slug, url: pathOfPage({ slug }), image, category: '', origin: '' },
    ]),
  );
}
