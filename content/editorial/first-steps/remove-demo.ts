import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#database/connect.ts';
import { isAppError } from '#errors/app-error.ts';
import { byEntityName, createContentServices } from '../../content-services.ts';
import { createSiteDocumentService } from '../../documents/site-documents.service.ts';
import type { Author } from '../../kit/author.ts';
import type { ServiceOptions } from '../../kit/service.ts';
import type { DemoRemoval } from './demo-removals.repository.ts';
import { removeDemoTranslations } from './demo-translations.ts';
import {
  type PlannedDocument,
  type PlannedRecord,
  planRemoval,
  stateOf,
  withoutDemo,
} from './plan-removal.ts';

type Removed = Pick<DemoRemoval, 'records' | 'documents'>;
type Work = { author: Author; options: ServiceOptions };

/** Takes the demo content away, in the transaction that `trx` is. @returns what went */
export async function removeDemo(trx: Db, work: Work): Promise<Removed> {
  const plan = await planRemoval(trx);
  // While the company has its languages.
  await removeDemoTranslations(trx, work);
  return {
    records: await trashRecords(trx, plan.records, work),
    documents: await stripDocuments(trx, plan.documents, work),
  };
}

/** What somebody has changed in this moment, or put something of their own into, stays. */
async function trashRecords(
  trx: Db,
  planned: PlannedRecord[],
  { author, options }: Work,
): Promise<Removed['records']> {
  const services = byEntityName(createContentServices(trx, options));
  const trashed: Removed['records'] = [];
  for (const { entity, record } of planned) {
    const { id, version } = record;
    const trashing = services[entity.name].trash({ id, author, expectedVersion: version });
    if (await trashing.then(() => true, ignoreRefusal)) trashed.push({ entity: entity.name, id });
  }
  return trashed;
}

async function stripDocuments(
  trx: Db,
  planned: PlannedDocument[],
  { author, options }: Work,
): Promise<Removed['documents']> {
  const siteDocuments = createSiteDocumentService(trx, options);
  const changed: Removed['documents'] = [];
  for (const { document, loaded } of planned) {
    const change: Parameters<typeof siteDocuments.replace>[1]['change'] = (stored) => {
      const [before, after] = [stateOf(stored), withoutDemo(document, stored, loaded)];
      if (!isDeepStrictEqual(before, after)) changed.push({ key: document.key, before, after });
      return after;
    };
    await siteDocuments.replace(document.key, { author, change });
  }
  return changed;
}

/** The refusal of one record leaves the others as they are. */
export function ignoreRefusal(error: unknown): false {
  if (isAppError(error) && ['stale', 'not-found', 'conflict'].includes(error.code)) return false;
  throw error;
}
