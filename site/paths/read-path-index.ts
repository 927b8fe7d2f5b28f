import { listFormerSlugs, listRecordPlaces } from '#content/checks/record-places.repository.ts';
import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { findRedirectTargets } from '../redirects/redirects.repository.ts';
import { createPathIndex, type PathIndex, type PathSources } from './path-index.ts';
import { listUploadPaths } from './upload-paths.repository.ts';

/**
 * What there is at the paths of this site, read anew each time: a list of names and addresses, no pages.
 * @param known what need not be read
 */
export async function readPathIndex(db: Db, known: Partial<PathSources> = {}): Promise<PathIndex> {
  const [places, former, redirects, uploads] = await readInBackground(() =>
    Promise.all([
      known.places ?? listRecordPlaces(db),
      known.former ?? listFormerSlugs(db),
      known.redirects ?? findRedirectTargets(db),
      known.uploads ?? listUploadPaths(db),
    ]),
  );
  return createPathIndex({ places, former, redirects, uploads });
}
