import { type Facts, referenceKey } from '#content/checks/lack.ts';
import type { PathState } from '#content/checks/path-state.shared.ts';
import {
  listFormerSlugs,
  listRecordPlaces,
  type RecordPlace,
} from '#content/checks/record-places.repository.ts';
import type { Db } from '#database/connect.ts';
import type { EntityName } from '#database/schema.ts';
import { createPathIndex } from '../paths/path-index.ts';
import { ownPathOf } from '../paths/path-key.ts';
import { findRedirectTargets } from '../redirects/redirects.repository.ts';
import { listDescriptions } from './library-pictures.repository.ts';

/** What is asked about, as records and documents name it. */
export type Named = {
  links: Iterable<string>;
  pictures: Iterable<string>;
  references: Iterable<{ entity: EntityName; target: string }>;
};

export type SiteFacts = {
  places: RecordPlace[];
  redirects: Map<string, string>;
  /** What there is at a path where nobody is redirected. */
  stateOf: (path: string) => PathState;
  lookUp: (named: Named) => Facts;
};

/** All that is known of the site at this moment: names and addresses of everything, in a few queries. */
export async function readSiteFacts(db: Db, publicUrl: string): Promise<SiteFacts> {
  const [places, former, redirects, descriptions] = await Promise.all([
    listRecordPlaces(db),
    listFormerSlugs(db),
    findRedirectTargets(db),
    listDescriptions(db),
  ]);
  const uploads = new Set(descriptions.keys());
  const index = createPathIndex({ places, former, uploads, redirects });
  const findPlace = createPlaceFinder(places);
  return {
    places,
    redirects,
    stateOf: index.stateWithoutRedirects,
    lookUp(named) {
      const links: Record<string, PathState> = {};
      for (const link of named.links) {
        const path = links[link] ? undefined : ownPathOf(link, publicUrl);
        if (path !== undefined) links[link] = index.stateOf(path);
      }
      const pictures: Record<string, 'described' | 'undescribed' | 'gone'> = {};
      for (const path of named.pictures) pictures[path] = descriptions.get(path) ?? 'gone';
      const references: Record<string, PathState> = {};
      for (const { entity, target } of named.references) {
        references[referenceKey(entity, target)] = stateOfPlace(findPlace(entity, target));
      }
      return { links, pictures, references };
    },
  };
}

/** By slug, else by id. */
function createPlaceFinder(places: readonly RecordPlace[]) {
  const byKey = new Map<string, RecordPlace>();
  for (const place of places) byKey.set(referenceKey(place.entity, String(place.id)), place);
  for (const place of places) if (place.slug !== '') byKey.set(referenceKey(place.entity, place.slug), place);
  return (entity: EntityName, key: string) => byKey.get(referenceKey(entity, key));
}

function stateOfPlace(place: RecordPlace | undefined): PathState {
  if (!place) return { kind: 'missing' };
  if (place.isTrashed) return { kind: 'trashed', title: place.title };
  return place.isPublished ? { kind: 'there' } : { kind: 'draft', title: place.title };
}
