import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { ResolveService } from '#content/entities/resolve.service.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import type { EntityService } from '#content/kit/service.ts';
import { isTopLevel } from '#content/kit/slug.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import { offPagesIn } from '#content/off-pages.ts';
import { type PagedEntity, pagedEntities } from '#content/registry.ts';
import { type StaticPageKind, staticPages } from '#content/static-pages.shared.ts';
import type { LandingListService } from '../landing/landing-lists.service.ts';
import type { Page, RecordPage } from './page.ts';

export type PageSources = {
  [E in PagedEntity as E['table']]: Pick<EntityService<E>, 'find' | 'list'>;
} & {
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  landingLists: Pick<LandingListService, 'read'>;
  resolve: Pick<ResolveService, 'resolve'>;
};

/**
 * Finds the public page that a path leads to, with what the texts of its head are made from; without pictures, and
 * without the lists that its title and description don't mention.
 */
export function createPageFinder(sources: PageSources) {
  return async (path: string): Promise<Page | undefined> => {
    const number = /^\/?slab\/([^/]+)\/?$/.exec(path.replace(/[?#].*$/s, ''))?.[1];
    if (number !== undefined) return findPassport(sources, number);
    const segments = segmentsOf(path);
    if (!segments) return undefined;
    const fixedPath = segments.length === 0 ? '/' : `/${segments.join('/')}/`;
    if (isOnPages(fixedPath, offPagesIn(await sources.siteDocuments.get('pages')))) return undefined;
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
    case 'search':
      return { kind, query: '', items: [] };
    case 'compare':
      return { kind, stones: [] };
    case 'social':
    case 'journal':
    case 'gallery':
    case 'slabs':
    case 'fit':
      return { kind, items: [] };
    default:
      return { kind };
  }
}

async function findRecordPage(sources: PageSources, segments: string[]): Promise<Page | undefined> {
  const [first = '', second = '', third = ''] = segments;
  if (segments.length === 1) return findTopLevelPage(sources, first);
  if (segments.length === 2 && first === 'blog') {
    const page = await findTopLevelPage(sources, second);
    return page?.kind === 'blogPost' ? page : undefined;
  }
  if (segments.length === 3 && first === 'products') {
    const page = await findTopLevelPage(sources, third);
    return page?.kind === 'product' && page.record.category.slug === second ? page : undefined;
  }
  return findDeclaredPage(sources, `/${segments.join('/')}/`);
}

async function findTopLevelPage(
  { resolve, landingLists }: PageSources,
  slug: string,
): Promise<RecordPage | undefined> {
  const found = await resolve.resolve(slug);
  switch (found?.type) {
    case 'product':
      return { kind: 'product', record: found.data };
    case 'blog':
      return { kind: 'blogPost', record: found.data };
    case 'landing':
      return { kind: 'landingPage', record: found.data, ...(await landingLists.read(found.data)) };
    case 'page':
      return { kind: 'page', record: found.data };
    default:
      return undefined;
  }
}

/** @param escaped as an address has it: `C-2041%2F07` */
async function findPassport({ slabs }: PageSources, escaped: string): Promise<Page | undefined> {
  const key = escaped.replaceAll(/%2f/gi, '/');
  const record = await slabs.find({ reader: 'visitor', key });
  return record && record.slug === key ? { kind: 'slab', record } : undefined;
}

/** The page of a record whose entity's declaration gives it this path. */
async function findDeclaredPage(sources: PageSources, path: string): Promise<Page | undefined> {
  const slug = path.split('/').at(-2) ?? '';
  const entity = pagedEntities.find((each) => !isTopLevel(each) && pathOfRecord(each, { slug }) === path);
  if (!entity) return undefined;
  const record = await sources[entity.table].find({ reader: 'visitor', key: slug });
  return record?.slug === slug ? ({ kind: entity.name, record } as RecordPage) : undefined;
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
