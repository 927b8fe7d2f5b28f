import {
  type FormerSlug,
  findFormerSlugs,
  findRecordPlaces,
  type RecordPlace,
} from '#content/editorial/checks/record-places.repository.ts';
import type { EntityName } from '#content/kit/field.ts';
import { findOffPages } from '#content/off-pages.ts';
import { entities, pagedEntities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { createPathIndex, type PathIndex } from './path-index.ts';
import { pathKeyOf, queryOf, redirectKeyOf } from './path-key.ts';
import { findRedirectsBySource } from './redirects.repository.ts';
import { findUploadPaths } from './upload-paths.repository.ts';

/**
 * What there is at some paths of this site, read anew each time: the records that a part of one of them names, or named
 * once, with their categories. However large the site is, that is a handful of rows for each path.
 * @param known.redirects where the redirects lead, by their sources, that count in place of the stored ones
 */
export async function readPathIndex(
  db: Db,
  paths: Iterable<string>,
  known: { redirects?: ReadonlyMap<string, string> } = {},
): Promise<PathIndex> {
  const asked = [...new Set(paths)];
  const keys = asked.flatMap((path) => [pathKeyOf(path), redirectKeyOf(path, queryOf(path))]);
  const redirects = known.redirects ?? (await findTargets(db, keys));
  const targets = keys.flatMap((key) => redirects.get(key) ?? []);
  const slugs = partsOf([...keys, ...targets.map(pathKeyOf)]);
  const former = await findFormerSlugs(db, slugs);
  const [places, uploads, offPages] = await Promise.all([
    findPlaces(db, slugs, former),
    findUploadPaths(
      db,
      [...asked, ...targets].filter((path) => path.startsWith('/uploads/')).map(withoutQuery),
    ),
    findOffPages(db),
  ]);
  return createPathIndex({ places, former, redirects, uploads, offPages });
}

/** The records with these slugs, those that had them once, and their categories; entities in their order, by id. */
async function findPlaces(
  db: Db,
  slugs: readonly string[],
  former: readonly FormerSlug[],
): Promise<RecordPlace[]> {
  const found = new Map<string, RecordPlace>();
  const add = async (entity: EntityName, names: { slugs: readonly string[]; ids: readonly number[] }) => {
    for (const place of await findRecordPlaces(db, { entity, ...names }))
      found.set(`${entity} ${place.id}`, place);
  };
  for (const { name } of pagedEntities) {
    await add(name, { slugs, ids: former.filter(({ entity }) => entity === name).map(({ id }) => id) });
  }
  const categoryIds = [...found.values()].flatMap(({ categoryId }) => categoryId ?? []);
  await add('category', { slugs: [], ids: categoryIds });
  const order = entities.map(({ name }) => name);
  return [...found.values()].sort(
    (one, other) => order.indexOf(one.entity) - order.indexOf(other.entity) || one.id - other.id,
  );
}

async function findTargets(db: Db, sources: readonly string[]): Promise<Map<string, string>> {
  const found = await findRedirectsBySource(db, sources);
  return new Map([...found].map(([source, { target }]) => [source, target]));
}

function partsOf(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => withoutQuery(path).split('/').filter(Boolean)))];
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, '');
}
