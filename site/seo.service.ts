import type { CategoryService } from '#content/category/category.service.ts';
import type { GalleryProjectService } from '#content/gallery-project/gallery-project.service.ts';
import type { ProductService } from '#content/product/product.service.ts';
import type { ResolveService } from './resolve.service.ts';
import { canonicalAddressOf } from './seo-address.ts';
import { staticPages } from './seo-static-pages.ts';
import type { SiteContentService } from './site-content.service.ts';

/** What search engines are told of a page; `metaUrl` is its whole canonical address. */
export type SeoData = { metaTitle: string; metaDescription: string; metaUrl: string };
export type SeoService = ReturnType<typeof createSeoService>;

type Parts = {
  publicUrl: string;
  siteContent: Pick<SiteContentService, 'get'>;
  categories: Pick<CategoryService, 'find'>;
  products: Pick<ProductService, 'find'>;
  galleryProjects: Pick<GalleryProjectService, 'find'>;
  resolve: Pick<ResolveService, 'resolve'>;
};
type MetaTexts = { metaTitle: string; metaDescription: string; metaUrl: string };
type Page = { path: string; title: string; description: string; meta?: MetaTexts };

const maxDescriptionLength = 160;

/** Title, description and canonical address of every public page, by its path. */
export function createSeoService(parts: Parts) {
  return {
    /**
     * @param path of a page, with or without its leading and closing slash; a query is ignored
     * @returns undefined where there is no public page, drafts included
     */
    async findByPath(path: string): Promise<SeoData | undefined> {
      const segments = segmentsOf(path);
      const page =
        segments && ((await findStaticPage(parts, segments)) ?? (await findRecordPage(parts, segments)));
      if (!page) return undefined;
      const company = await parts.siteContent.get('company');
      const named = page.title.includes(company.name) ? page.title : `${page.title} | ${company.name}`;
      return {
        metaTitle: page.meta?.metaTitle || named,
        metaDescription: page.meta?.metaDescription || shorten(page.description),
        metaUrl: canonicalAddressOf(parts.publicUrl, { path: page.path, metaUrl: page.meta?.metaUrl ?? '' }),
      };
    },
  };
}

async function findStaticPage(parts: Parts, segments: string[]): Promise<Page | undefined> {
  const path = segments.length === 0 ? '/' : `/${segments.join('/')}/`;
  const page = staticPages.find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const [company, about, landing] = await Promise.all([
    parts.siteContent.get('company'),
    parts.siteContent.get('about'),
    parts.siteContent.get('landing'),
  ]);
  const facts = { company, about, landing };
  return { path, title: page.title(facts), description: page.description(facts) };
}

async function findRecordPage(parts: Parts, segments: string[]): Promise<Page | undefined> {
  const [first = '', second = '', third = ''] = segments;
  if (segments.length === 1) return findTopLevelPage(parts, first);
  if (segments.length === 2 && first === 'products') return findCategoryPage(parts, second);
  if (segments.length === 2 && first === 'blog') return findTopLevelPage(parts, second, 'blog');
  if (segments.length === 2 && first === 'gallery') return findProjectPage(parts, second);
  if (segments.length !== 3 || first !== 'products') return undefined;
  const product = await parts.products.find({ audience: 'visitor', key: third });
  const isHere = product?.slug === third && product.category.slug === second;
  return isHere ? findTopLevelPage(parts, third, 'product') : undefined;
}

/** A product or an article; wherever it is shown, `/{slug}/` is its address. */
async function findTopLevelPage(
  parts: Parts,
  slug: string,
  type?: 'product' | 'blog',
): Promise<Page | undefined> {
  const found = await parts.resolve.resolve(slug);
  if (!found || (type !== undefined && found.type !== type)) return undefined;
  const path = `/${slug}/`;
  return found.type === 'product'
    ? { path, title: found.data.name, description: found.data.description, meta: found.data }
    : { path, title: found.data.title, description: found.data.excerpt, meta: found.data };
}

async function findCategoryPage(parts: Parts, slug: string): Promise<Page | undefined> {
  const category = await parts.categories.find({ audience: 'visitor', key: slug });
  if (category?.slug !== slug) return undefined;
  const { name, description } = category;
  return { path: `/products/${slug}/`, title: name, description, meta: category };
}

async function findProjectPage(parts: Parts, slug: string): Promise<Page | undefined> {
  const project = await parts.galleryProjects.find({ audience: 'visitor', key: slug });
  if (project?.slug !== slug) return undefined;
  return {
    path: `/gallery/${slug}/`,
    title: project.name,
    description: project.shortDescription,
    meta: project,
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
