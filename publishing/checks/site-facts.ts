import { type Facts, referenceKey } from '#content/editorial/checks/lack.ts';
import type { PathState } from '#content/editorial/checks/path-state.shared.ts';
import { findRecordPlaces, type RecordPlace } from '#content/editorial/checks/record-places.repository.ts';
import type { Db } from '#database/connect.ts';
import type { EntityName } from '#database/schema.ts';
import { ownPathOf } from '../paths/path-key.ts';
import { readPathIndex } from '../paths/read-path-index.ts';
import { findPictureFacts } from './library-pictures.repository.ts';

/** What is asked about, as records and documents name it. */
export type Named = {
  links: Iterable<string>;
  pictures: Iterable<string>;
  references: Iterable<{ entity: EntityName; target: string }>;
};

/** What is known of what is named at this moment; nothing else of the site is read. */
export async function readFacts(db: Db, named: Named, publicUrl: string): Promise<Facts> {
  const paths = new Map<string, string>();
  for (const link of named.links) {
    const path = paths.has(link) ? undefined : ownPathOf(link, publicUrl);
    if (path !== undefined) paths.set(link, path);
  }
  const [index, pictures, references] = await Promise.all([
    readPathIndex(db, paths.values()),
    describePictures(db, [...new Set(named.pictures)]),
    describeReferences(db, [...named.references]),
  ]);
  const links = [...paths].map(([link, path]) => [link, index.stateOf(path)]);
  return { links: Object.fromEntries(links), pictures, references };
}

async function describePictures(db: Db, paths: readonly string[]): Promise<Facts['pictures']> {
  const known = await findPictureFacts(db, paths);
  return Object.fromEntries(paths.map((path) => [path, known.get(path) ?? 'gone']));
}

/** By slug, else by id. */
async function describeReferences(
  db: Db,
  named: readonly { entity: EntityName; target: string }[],
): Promise<Facts['references']> {
  const states: Record<string, PathState> = {};
  for (const [entity, some] of Map.groupBy(named, (one) => one.entity)) {
    const slugs = some.map(({ target }) => target);
    const ids = slugs.filter((target) => /^[1-9]\d{0,8}$/.test(target)).map(Number);
    const places = await findRecordPlaces(db, { entity, slugs, ids });
    const byKey = new Map(places.map((place) => [String(place.id), place]));
    for (const place of places) if (place.slug !== '') byKey.set(place.slug, place);
    for (const target of slugs) states[referenceKey(entity, target)] = stateOfPlace(byKey.get(target));
  }
  return states;
}

function stateOfPlace(place: RecordPlace | undefined): PathState {
  if (!place) return { kind: 'missing' };
  if (place.isTrashed) return { kind: 'trashed', title: place.title };
  return place.isPublished ? { kind: 'there' } : { kind: 'draft', title: place.title };
}
