import type { DocumentValues } from '#content/documents/registry.ts';
import { authorPath } from '#content/entities/blog-post/article-author.shared.ts';
import { pathOfCategory } from '#content/entities/category/category-path.shared.ts';
import { readPageNames } from '#content/page-names.ts';
import { parentsOf, staticPages } from '#content/static-pages.shared.ts';
import { readHeadTexts } from './fill-head-text.ts';
import type { PageKind, PageOf, RecordPageKind } from './page.ts';
import type { DescribedSite, PageDescribers, PageDescription } from './page-description.ts';
import { authorData } from './structured-data/article-data.ts';
import { companyData, websiteData } from './structured-data/company-data.ts';
import { collectionData } from './structured-data/list-data.ts';

type Kind = Exclude<PageKind, RecordPageKind>;

/** The head of a page that shows no record: the texts of the document "Search engines", unless more stands below. */
export async function describeStaticPage<Each extends Kind>(
  page: PageOf<Each>,
  site: DescribedSite,
): Promise<PageDescription> {
  const describe = describers[page.kind];
  if (describe) return describe(page, site);
  const path = staticPages.find(({ kind }) => kind === page.kind)?.path ?? '/404';
  return { path, ...(await readHeadTexts(textsOf(page.kind), site)) };
}

/** Does not compile where the document has no texts for a page. */
function textsOf(kind: Kind): keyof DocumentValues['seo'] {
  if (kind === 'thank-you') return 'thanks';
  return kind === 'not-found' ? 'notFound' : kind;
}

const describers: Partial<PageDescribers<Kind>> = {
  async home(_page, site) {
    const { search: isSearched } = await site.get('pages');
    return {
      path: '/',
      ...(await readHeadTexts('home', site)),
      structuredData: () => [companyData(site), websiteData(site, { isSearched })],
    };
  },

  async collections({ introduction, collections }, site) {
    const { heading: name } = await site.get('collections');
    const items = collections.map((collection) => ({
      name: collection.name,
      path: pathOfCategory(collection),
    }));
    const names = { collections: items.map((item) => item.name).join(', ') };
    return {
      path: '/products/',
      ...(await readHeadTexts('collections', site, names)),
      structuredData: ({ url }) => [collectionData(site, { name, description: introduction, url, items })],
    };
  },

  about: async (_page, site) => ({
    path: '/about/',
    ...(await readHeadTexts('about', site, { introduction: (await site.get('about')).intro })),
    structuredData: () => [companyData(site)],
  }),

  async contact(_page, site) {
    const { locality, region } = site.company.address;
    const place = [locality, region].filter(Boolean).join(', ');
    return {
      path: '/contact/',
      ...(await readHeadTexts('contact', site, { place })),
      structuredData: () => [companyData(site)],
    };
  },

  async social({ items }, site) {
    const { heading: name } = await site.get('social');
    return {
      path: '/social/',
      ...(await readHeadTexts('social', site)),
      structuredData: (head) => [collectionData(site, { ...head, name, items })],
    };
  },

  async journal({ items }, site) {
    const { heading: name } = await site.get('journal');
    return {
      path: '/blog/',
      ...(await readHeadTexts('journal', site)),
      structuredData: (head) => [collectionData(site, { ...head, name, items })],
    };
  },

  async author({ author, items }, site) {
    const path = authorPath(author);
    const articles = items.map(({ name }) => name).join('; ');
    return {
      path,
      ...(await readHeadTexts('author', site, { author, articles })),
      breadcrumb: { name: author, parents: parentsOf(path, await readPageNames(site.get)) },
      structuredData: ({ url }) => [authorData(site, { name: author, url, items })],
    };
  },

  async gallery({ items }, site) {
    const { heading: name } = await site.get('gallery');
    return {
      path: '/gallery/',
      ...(await readHeadTexts('gallery', site)),
      structuredData: (head) => [collectionData(site, { ...head, name, items })],
    };
  },

  async search({ query, items }, site) {
    const { heading: name } = await site.get('search');
    return {
      path: '/search/',
      ...(await readHeadTexts('search', site, { query })),
      structuredData: (head) => [collectionData(site, { ...head, name, items })],
    };
  },

  async slabs({ items }, site) {
    const { heading: name } = await site.get('slabs');
    return {
      path: '/slabs/',
      ...(await readHeadTexts('slabs', site)),
      structuredData: (head) => [collectionData(site, { ...head, name, items })],
    };
  },

  async fit({ items }, site) {
    const { heading: name } = await site.get('fit');
    return {
      path: '/fit/',
      ...(await readHeadTexts('fit', site)),
      structuredData: (head) => [collectionData(site, { ...head, name, items })],
    };
  },

  'thank-you': async (_page, site) => ({
    path: '/thank-you/',
    ...(await readHeadTexts('thanks', site, { hours: (await site.get('forms')).answerHours })),
  }),

  compare: async ({ stones }, site) => ({
    path: '/compare/',
    ...(await readHeadTexts('compare', site, { stones: stones.join(', ') })),
  }),
};
