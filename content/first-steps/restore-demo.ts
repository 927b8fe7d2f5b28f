import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#database/connect.ts';
import { byEntityName, createContentServices } from '../content-services.ts';
import type { Author } from '../kit/author.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { entities } from '../registry.ts';
import { completeValues } from '../site-documents/document-values.ts';
import { siteDocuments } from '../site-documents/registry.ts';
import type { SiteDocument } from '../site-documents/site-document.ts';
import type { StoredDocument } from '../site-documents/site-documents.repository.ts';
import { createSiteDocumentService } from '../site-documents/site-documents.service.ts';
import type { DemoRemoval } from './demo-removals.repository.ts';
import { moveUnchanged } from './move-unchanged.ts';
import { type DocumentState, stateOf } from './plan-removal.ts';
import { ignoreRefusal } from './remove-demo.ts';

type Work = { author: Author; options: ServiceOptions };

/**
 * Brings back what a removal of the demo content took away, in the transaction that `trx` is. What was deleted for
 * good or restored since is left out, and what was written since stays.
 * @returns how many records came back
 */
export async function restoreDemo(trx: Db, removal: DemoRemoval, work: Work): Promise<number> {
  const { author, options } = work;
  const services = byEntityName(createContentServices(trx, options));
  let count = 0;
  // Categories before the products that are in them.
  for (const { name } of entities) {
    for (const { id } of removal.records.filter(({ entity }) => entity === name)) {
      const restoring = services[name].restore({ id, author });
      count += Number(await restoring.then(() => true, ignoreRefusal));
    }
  }
  const service = createSiteDocumentService(trx, options);
  for (const changed of removal.documents) {
    const document = siteDocuments.find(({ key }) => key === changed.key);
    if (!document) continue;
    const change = (stored: StoredDocument) => backTo(document, stored, changed);
    await service.replace(document.key, { author, change });
  }
  return count;
}

function backTo(
  { fields }: SiteDocument,
  stored: StoredDocument,
  { before, after }: { before: DocumentState; after: DocumentState },
): DocumentState {
  const current = stateOf(stored);
  const complete = (values: DocumentState['value']) => completeValues(fields, values);
  const states = { from: complete(after.value), to: complete(before.value), current: current.value };
  return {
    value: moveUnchanged(fields, states),
    draft: isDeepStrictEqual(current.draft, after.draft)
      ? before.draft && complete(before.draft)
      : current.draft,
  };
}
