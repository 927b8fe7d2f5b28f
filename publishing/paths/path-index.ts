import type { PathState } from '#content/editorial/checks/path-state.shared.ts';
import type { FormerSlug, RecordPlace } from '#content/editorial/checks/record-places.repository.ts';
import { pathInJournal } from '#content/entities/blog-post/blog-post-path.shared.ts';
import { pathInCategory } from '#content/entities/product/product-path.shared.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import { isEntityOff } from '#content/off-pages.ts';
import { getEntity, pagedEntities } from '#content/registry.ts';
import { staticPages } from '#content/static-pages.shared.ts';
import { pathKeyOf, queryOf, redirectKeyOf } from './path-key.ts';
import { siteFilePaths } from './site-file-paths.ts';

export type PathIndex = {
  /** What a visitor finds at a path, whatever follows it behind `?` or `#`. */
  stateOf: (path: string) => PathState;
  /** The same where nobody is redirected by hand. */
  stateWithoutRedirects: (path: string) => PathState;
};

export type PathSources = {
  places: readonly RecordPlace[];
  former: readonly FormerSlug[];
  /** Where the redirects lead that somebody made, by their sources. */
  redirects: ReadonlyMap<string, string>;
  uploads: ReadonlySet<string>;
  /** The paths of the pages that are switched off. */
  offPages: readonly string[];
};

/** Addresses that belong to the site's own machinery, where there is always an answer. */
const ownFolders = /^\/(?:api|admin|assets|pictures)(?:\/|$)/;
const uploadFolder = '/uploads/';
const noRedirects: ReadonlyMap<string, string> = new Map();

/**
 * What there is at paths of the site, told from the rows alone: no page is rendered for it. It knows those paths whose
 * records it has been given.
 */
export function createPathIndex(sources: PathSources): PathIndex {
  const { places, former, redirects, uploads, offPages } = sources;
  const stateOfRecord = (place: RecordPlace) => stateOfPlace(place, offPages);
  const records = pagedEntities.map(({ name }) => name);
  const paged = places.filter(({ entity }) => records.some((name) => name === entity));
  const byId = new Map(paged.map((place) => [`${place.entity} ${place.id}`, place]));
  const pages = new Map<string, PathState>(
    [...staticPages.map(({ path }) => path), ...siteFilePaths, '/404'].map((path) => [
      path,
      { kind: isOnPages(path, offPages) ? 'off' : 'there' },
    ]),
  );
  const moved = new Map<string, PathState>();
  const categoryOf = ({ categoryId }: RecordPlace) => byId.get(`category ${categoryId}`);
  for (const place of paged) {
    for (const { path, owner } of pathsOf(place, categoryOf(place))) pages.set(path, stateOfRecord(owner));
  }
  const inCategory = Map.groupBy(paged, ({ categoryId }) => categoryId);
  const formerOf = Map.groupBy(former, ({ entity, id }) => `${entity} ${id}`);
  for (const { entity, slug, id } of former) {
    const place = byId.get(`${entity} ${id}`);
    if (!place) continue;
    const listed = entity === 'category' ? (inCategory.get(id) ?? []) : [];
    const category = categoryOf(place);
    const formerCategories = category ? (formerOf.get(`category ${category.id}`) ?? []) : [];
    for (const one of movesOf(place, { slug, category, formerCategories, listed })) {
      moved.set(one.from, stateAfterMove(stateOfRecord(one.owner), one.to));
    }
  }
  /** Where a redirect ends: at nothing, if its target is gone. */
  const stateBehind = (target: string): PathState => {
    const end = target.startsWith('/') ? pages.get(pathKeyOf(target)) : undefined;
    return end && end.kind !== 'there' ? end : { kind: 'moved', to: target };
  };
  const stateOf = (path: string, targets = redirects): PathState => {
    const key = pathKeyOf(path);
    if (key.startsWith(uploadFolder)) return { kind: uploads.has(withoutQuery(path)) ? 'there' : 'missing' };
    if (ownFolders.test(key)) return { kind: 'there' };
    const page = pages.get(key);
    if (page?.kind === 'there') return page;
    const target = targets.get(redirectKeyOf(path, queryOf(path))) ?? targets.get(key);
    return target === undefined ? (page ?? moved.get(key) ?? { kind: 'missing' }) : stateBehind(target);
  };
  return {
    stateOf: (path) => stateOf(path),
    stateWithoutRedirects: (path) => stateOf(path, noRedirects),
  };
}

/** The addresses that show a record, each with the record that decides whether visitors see it there. */
function pathsOf(
  place: RecordPlace,
  category: RecordPlace | undefined,
): { path: string; owner: RecordPlace }[] {
  const own = { path: getEntity(place.entity).pathOf(place), owner: place };
  if (place.entity === 'blogPost') return [own, { path: pathInJournal(place), owner: place }];
  if (place.entity !== 'product' || !category) return [own];
  const isCategoryShown = category.isPublished && !category.isTrashed;
  return [own, { path: pathInCategory({ ...place, category }), owner: isCategoryShown ? place : category }];
}

type Move = { from: string; to: string; owner: RecordPlace };

/** What a slug that a record had before leads to: its page, and what stands below the same part of a path. */
function movesOf(
  place: RecordPlace,
  {
    slug,
    category,
    formerCategories,
    listed,
  }: {
    slug: string;
    category: RecordPlace | undefined;
    /** What its category was called before: both may have moved. */
    formerCategories: readonly { slug: string }[];
    listed: RecordPlace[];
  },
): Move[] {
  const { pathOf } = getEntity(place.entity);
  const own: Move = { from: pathOf({ slug }), to: pathOf(place), owner: place };
  const below = listed.map((owner) => ({
    from: pathInCategory({ ...owner, category: { slug } }),
    to: pathInCategory({ ...owner, category: place }),
    owner,
  }));
  if (place.entity === 'blogPost') {
    return [own, { from: pathInJournal({ slug }), to: pathInJournal(place), owner: place }];
  }
  if (!category) return [own, ...below];
  const inCategories = [category, ...formerCategories].map((one) => ({
    from: pathInCategory({ slug, category: one }),
    to: pathInCategory({ ...place, category }),
    owner: place,
  }));
  return [own, ...inCategories];
}

function stateOfPlace(place: RecordPlace, offPages: readonly string[]): PathState {
  const { entity, isTrashed, isPublished, title } = place;
  if (isTrashed) return { kind: 'trashed', title };
  if (!isPublished) return { kind: 'draft', title };
  return { kind: isEntityOff(entity, offPages) ? 'off' : 'there' };
}

function stateAfterMove(state: PathState, to: string): PathState {
  return state.kind === 'there' ? { kind: 'moved', to } : state;
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, '');
}
