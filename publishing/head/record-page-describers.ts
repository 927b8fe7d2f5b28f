import { pathInJournal } from '#content/entities/blog-post/blog-post-path.shared.ts';
import { pathOfCategory } from '#content/entities/category/category-path.shared.ts';
import { pathInCategory, pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { ReadSlab } from '#content/entities/slab/slab.entity.ts';
import { showSides } from '#content/facts/show-slab.shared.ts';
import { textOfHtml } from '#content/kit/clean-html.ts';
import { offPagesIn } from '#content/off-pages.ts';
import { readPageNames } from '#content/page-names.ts';
import { getEntity } from '#content/registry.ts';
import { parentsOf } from '#content/static-pages.shared.ts';
import { currentLanguage } from '#messages/language.ts';
import { readHeadTexts } from './fill-head-text.ts';
import type { PageOf, RecordPageKind } from './page.ts';
import type { DescribedSite, PageDescription } from './page-description.ts';
import { articleData } from './structured-data/article-data.ts';
import { collectionData } from './structured-data/list-data.ts';
import { pageData } from './structured-data/page-data.ts';
import { productData } from './structured-data/product-data.ts';
import { projectData } from './structured-data/project-data.ts';
import { slabData } from './structured-data/slab-data.ts';

type OwnDescription = Partial<PageDescription>;
type OwnDescriptions = {
  [Kind in RecordPageKind]?: (
    page: PageOf<Kind>,
    site: DescribedSite,
  ) => OwnDescription | Promise<OwnDescription>;
};

/** What the heads of some entities have instead of what follows from their declarations, and structured data. */
const ownDescriptions: OwnDescriptions = {
  category: ({ record: { name, description }, items = [] }) => ({
    type: 'website',
    structuredData: ({ site, url }) => [collectionData(site, { name, description, url, items })],
  }),

  async product({ record: product }, site) {
    const { name, category, description } = product;
    // A collection that is a draft is told to nobody.
    const [names, { product: labels }] = await Promise.all([
      readPageNames(site.get),
      site.get('collections'),
    ]);
    const collections = category.slug ? [{ name: category.name, path: pathOfCategory(category) }] : [];
    return {
      ...(await readHeadTexts('product', site, {
        ...{ stone: name, collection: category.slug && category.name, description },
      })),
      type: 'product',
      breadcrumb: { name, parents: [...parentsOf(pathInCategory(product), names), ...collections] },
      structuredData: (head) => [productData(site, { ...head, product, labels })],
    };
  },

  async blogPost({ record: article }, described) {
    const [pages, names] = await Promise.all([described.get('pages'), readPageNames(described.get)]);
    const offPages = offPagesIn(pages);
    return {
      breadcrumb: { name: article.title, parents: parentsOf(pathInJournal(article), names) },
      structuredData: ({ site, ...head }) => [articleData(site, { ...head, article, offPages })],
    };
  },

  galleryProject: ({ record: project }) => ({
    structuredData: ({ site, ...head }) => [projectData(site, { ...head, project })],
  }),

  /** What was sold is told to whoever asks by its number, and to no search engine. */
  async slab({ record }, site) {
    const slab = record as ReadSlab;
    const { slug: number, finish, lengthMm, heightMm, thicknessMm, status } = slab;
    const stone = slab.product.name || slab.stone.name;
    const title = site.t('slabs:slabOf', { stone, number });
    const size = showSides([lengthMm, heightMm, thicknessMm], 'metric', currentLanguage() ?? 'en');
    return {
      title,
      description: [title, size, finish, slab.remark].filter(Boolean).join(', '),
      type: 'product',
      isUnlisted: status === 'sold' || status === 'gone',
      breadcrumb: { name: number, parents: await parentsOfSlab(site) },
      structuredData: (head) => [slabData(site, { ...head, slab, title, stone })],
    };
  },

  async landingPage({ record: landing, lists }, site) {
    const { name, heroText: introduction } = landing;
    const products = lists.flatMap((list) => list.products);
    const words = {
      heading: landing.heroHeading || name,
      count: products.length,
      lists: lists.map(({ label }) => label).join(', '),
    };
    const items = products.map((product) => ({ name: product.name, path: pathOfProduct(product) }));
    const texts = await readHeadTexts('landing', site, words);
    return {
      ...texts,
      description: texts.description || introduction,
      type: 'website',
      structuredData: ({ url }) => [collectionData(site, { name, description: introduction, url, items })],
    };
  },

  page: ({ record: page }) => ({
    description: textOfHtml(page.content),
    structuredData: ({ site, ...head }) => [pageData(site, { ...head, page })],
  }),
};

/**
 * The head of a record's page, from the entity's declaration. Wherever a record is shown, the declared path is its
 * canonical one (specification/addresses.md, "Top-level slugs").
 */
export async function describeRecordPage<Kind extends RecordPageKind>(
  page: PageOf<Kind>,
  site: DescribedSite,
): Promise<PageDescription> {
  const entity = getEntity(page.kind);
  const textOf = (field: string) => String(Reflect.get(page.record, field) ?? '');
  const path = entity.pathOf(page.record);
  const title = textOf(entity.card.title);
  return {
    path,
    title,
    description: textOf(entity.card.summary),
    seo: {
      metaTitle: textOf('metaTitle'),
      metaDescription: textOf('metaDescription'),
      metaUrl: textOf('metaUrl'),
    },
    type: 'article',
    breadcrumb: { name: title, parents: parentsOf(path, await readPageNames(site.get)) },
    ...(await ownDescriptions[page.kind]?.(page, site)),
  };
}

/** The page with all slabs, unless it is switched off. */
async function parentsOfSlab({ get }: DescribedSite) {
  const [pages, names] = await Promise.all([get('pages'), readPageNames(get)]);
  return pages.slabs ? parentsOf('/slabs/any/', names) : [];
}
