import type { CategoryService } from '#content/category/category.service.ts';
import type { GalleryProjectService } from '#content/gallery-project/gallery-project.service.ts';
import type { ProductService } from '#content/product/product.service.ts';
import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import type { ResolveService } from '../resolve.service.ts';
import type { Page } from './page.ts';
import { type StaticPageKind, staticPages } from './static-pages.ts';

export type PageSources = {
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  categories: Pick<CategoryService, 'find' | 'list'>;
  products: Pick<ProductService, 'find' | 'list'>;
  galleryProjects: Pick<GalleryProjectService, 'find'>;
  resolve: Pick<ResolveService, 'resolve'>;
};

/**
 * Finds the public page that a path leads to, with what the texts of its head are made from; without pictures, and
 * without the lists that its title and description don't mention.
 */
export function createPageFinder(sources: PageSources) {
  return async (path: string): Promise<Page | undefined> => {
    const segments = segmentsOf(path);
    if (!segments) return undefined;
    const fixedPath = segments.length === 0 ? '/' : `/${segments.join('/')}/`;
    const fixed = staticPages.find((candidate) => candidate.path === fixedPath);
    return fixed ? staticPage(sources, fixed.kind) : findRecordPage(sources, segments);
  };
}

async function staticPage(sources: PageSources, kind: StaticPageKind): Promise<Page> {
  switch (kind) {
    case 'collections': {
      const { records } = await sources.categories.list({ reader: 'visitor' });
      return { kind, introduction: '', collections: records };
    }
    case 'landing':
      return { kind, products: await findListedProducts(sources) };
    case 'social':
    case 'journal':
    case 'gallery':
      return { kind, items: [] };
    default:
      return { kind };
  }
}

/** The products that the lists of the landing page name and that are there. */
async function findListedProducts({ siteDocuments, products }: PageSources) {
  const [{ lists }, { records }] = await Promise.all([
    siteDocuments.get('landing'),
    products.list({ reader: 'visitor' }),
  ]);
  const bySlug = new Map(records.map((record) => [record.slug, record]));
  return lists.flatMap((list) => list.products).flatMap((slug) => bySlug.get(slug) ?? []);
}

async function findRecordPage(sources: PageSources, segments: string[]): Promise<Page | undefined> {
  const [first = '', second = '', third = ''] = segments;
  if (segments.length === 1) return findTopLevelPage(sources, first);
  if (segments.length === 2 && first === 'products') return findCategoryPage(sources, second);
  if (segments.length === 2 && first === 'gallery') return findProjectPage(sources, second);
  if (segments.length === 2 && first === 'blog') {
    const page = await findTopLevelPage(sources, second);
    return page?.kind === 'article' ? page : undefined;
  }
  if (segments.length !== 3 || first !== 'products') return undefined;
  const product = await sources.products.find({ reader: 'visitor', key: third });
  const isHere = product?.slug === third && product.category.slug === second;
  return isHere ? { kind: 'product', product } : undefined;
}

async function findTopLevelPage({ resolve }: PageSources, slug: string): Promise<Page | undefined> {
  const found = await resolve.resolve(slug);
  if (!found) return undefined;
  return found.type === 'product'
    ? { kind: 'product', product: found.data }
    : { kind: 'article', article: found.data };
}

async function findCategoryPage({ categories }: PageSources, slug: string): Promise<Page | undefined> {
  const category = await categories.find({ reader: 'visitor', key: slug });
  return category?.slug === slug ? { kind: 'category', category, products: [] } : undefined;
}

async function findProjectPage({ galleryProjects }: PageSources, slug: string): Promise<Page | undefined> {
  const project = await galleryProjects.find({ reader: 'visitor', key: slug });
  return project?.slug === slug ? { kind: 'project', project } : undefined;
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
