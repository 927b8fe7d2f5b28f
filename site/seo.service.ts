import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import type { Category } from '#content/category/category.entity.ts';
import type { CategoryService } from '#content/category/category.service.ts';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import type { GalleryProjectService } from '#content/gallery-project/gallery-project.service.ts';
import { pathOfGalleryProject } from '#content/gallery-project/gallery-project-path.shared.ts';
import type { Product } from '#content/product/product.entity.ts';
import type { ProductService } from '#content/product/product.service.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import type { ResolveService } from './resolve.service.ts';
import { canonicalAddressOf } from './seo-address.ts';
import { type SiteFacts, staticPages } from './seo-static-pages.ts';
import type { SiteContentService } from './site-content.service.ts';

/** What search engines are told of a page; `metaUrl` is its whole canonical address. */
export type SeoData = { metaTitle: string; metaDescription: string; metaUrl: string };

type Parts = {
  publicUrl: string;
  siteContent: Pick<SiteContentService, 'get'>;
  categories: Pick<CategoryService, 'find' | 'list'>;
  products: Pick<ProductService, 'find' | 'list'>;
  galleryProjects: Pick<GalleryProjectService, 'find'>;
  resolve: Pick<ResolveService, 'resolve'>;
};
type Page = { path: string; title: string; description: string; meta?: SeoData };
type ProductFacts = Pick<Product, 'name' | 'slug' | 'description' | 'category' | keyof SeoData>;
type ArticleFacts = Pick<BlogPost, 'title' | 'slug' | 'excerpt' | keyof SeoData>;
type CategoryFacts = Pick<Category, 'name' | 'slug' | 'description' | keyof SeoData>;
type ProjectFacts = Pick<GalleryProject, 'name' | 'slug' | 'shortDescription' | keyof SeoData>;

const maxDescriptionLength = 160;

/**
 * Title, description and canonical address of every public page: the one source for the pages' heads and for the API.
 * An editor's own texts go before what is made from a record.
 */
export function createSeoService(parts: Parts) {
  async function tell({ path, title, description, meta }: Page): Promise<SeoData> {
    const { name } = await parts.siteContent.get('company');
    return {
      metaTitle: meta?.metaTitle || (title.includes(name) ? title : `${title} | ${name}`),
      metaDescription: meta?.metaDescription || shorten(description),
      metaUrl: canonicalAddressOf(parts.publicUrl, { path, metaUrl: meta?.metaUrl ?? '' }),
    };
  }

  async function tellStaticPage(path: string, known: Partial<SiteFacts>): Promise<SeoData | undefined> {
    const page = staticPages.find((candidate) => candidate.path === path);
    return page && tell({ path, ...(await page.tell({ ...factsFrom(parts), ...known })) });
  }

  return {
    /** @param known what the page has read already. @throws Error where there is no such page */
    async ofStaticPage(path: string, known: Partial<SiteFacts> = {}): Promise<SeoData> {
      const told = await tellStaticPage(path, known);
      if (!told) throw new Error(`There is no fixed page at ${path}`);
      return told;
    },

    ofProduct: (product: ProductFacts) => tell(productPage(product)),
    ofArticle: (post: ArticleFacts) => tell(articlePage(post)),
    ofCategory: (category: CategoryFacts) => tell(categoryPage(category)),
    ofProject: (project: ProjectFacts) => tell(projectPage(project)),

    /** @param author who has written in the journal, with the page that lists it */
    ofAuthor(author: { name: string; path: string; articles: readonly { title: string }[] }) {
      const titles = author.articles.map((article) => article.title).join('; ');
      const description = `What ${author.name} has written for the journal: ${titles}.`;
      return tell({ path: author.path, title: `Articles by ${author.name}`, description });
    },

    /**
     * @param path of a page, with or without its leading and closing slash; a query is ignored
     * @returns undefined where there is no public page, drafts included
     */
    async findByPath(path: string): Promise<SeoData | undefined> {
      const segments = segmentsOf(path);
      if (!segments) return undefined;
      const fixed = await tellStaticPage(segments.length === 0 ? '/' : `/${segments.join('/')}/`, {});
      if (fixed) return fixed;
      const page = await findRecordPage(parts, segments);
      return page && tell(page);
    },
  };
}

/** Wherever a product or an article is shown, `/{slug}/` is its address. */
function productPage(product: ProductFacts): Page {
  const { name, category, description } = product;
  const title = `${name}, ${category.name} collection`;
  return { path: pathOfProduct(product), title, description, meta: product };
}

function articlePage(post: ArticleFacts): Page {
  return { path: pathOfBlogPost(post), title: post.title, description: post.excerpt, meta: post };
}

function categoryPage(category: CategoryFacts): Page {
  const { name, description } = category;
  return { path: pathOfCategory(category), title: name, description, meta: category };
}

function projectPage(project: ProjectFacts): Page {
  const { name, shortDescription } = project;
  return { path: pathOfGalleryProject(project), title: name, description: shortDescription, meta: project };
}

async function findRecordPage(parts: Parts, segments: string[]): Promise<Page | undefined> {
  const [first = '', second = '', third = ''] = segments;
  if (segments.length === 1) return findTopLevelPage(parts, first);
  if (segments.length === 2 && first === 'products') {
    const category = await parts.categories.find({ reader: 'visitor', key: second });
    return category?.slug === second ? categoryPage(category) : undefined;
  }
  if (segments.length === 2 && first === 'blog') return findTopLevelPage(parts, second, 'blog');
  if (segments.length === 2 && first === 'gallery') {
    const project = await parts.galleryProjects.find({ reader: 'visitor', key: second });
    return project?.slug === second ? projectPage(project) : undefined;
  }
  if (segments.length !== 3 || first !== 'products') return undefined;
  const product = await parts.products.find({ reader: 'visitor', key: third });
  const isHere = product?.slug === third && product.category.slug === second;
  return isHere ? productPage(product) : undefined;
}

async function findTopLevelPage(parts: Parts, slug: string, type?: 'blog'): Promise<Page | undefined> {
  const found = await parts.resolve.resolve(slug);
  if (!found || (type !== undefined && found.type !== type)) return undefined;
  return found.type === 'product' ? productPage(found.data) : articlePage(found.data);
}

function factsFrom({ siteContent, categories, products }: Parts): SiteFacts {
  return {
    get: siteContent.get,
    async findCollectionNames() {
      const { records } = await categories.list({ reader: 'visitor' });
      return records.map(({ name }) => name);
    },
    async countListedStones() {
      const [{ lists }, { records }] = await Promise.all([
        siteContent.get('landing'),
        products.list({ reader: 'visitor' }),
      ]);
      const slugs = new Set(records.map(({ slug }) => slug));
      return lists.flatMap((list) => list.products).filter((slug) => slugs.has(slug)).length;
    },
  };
}

/** The parts of a path, decoded; undefined where it cannot be the path of a page. */
function segmentsOf(path: string): string[] | undefined {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  const isPlain = segments.every((segment) => /^[a-z0-9-]+$/.test(segment));
  return isPlain ? segments : undefined;
}

/** Cuts a text at a word, to the length that search results show. */
function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}
