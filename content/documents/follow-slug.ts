import type { Db } from '#database/connect.ts';
import type { SlugMove } from '../kit/record-writer.ts';
import { pickedEntity } from './document-picks.ts';
import { mapValues, placesOf } from './document-places.ts';
import { storeDocument } from './document-store.ts';
import type { Values } from './document-values.ts';
import { siteDocuments } from './registry.ts';
import type { SiteDocument } from './site-document.ts';
import { findDocument, lockDocument, type StoredDocument } from './site-documents.repository.ts';

/** Names a record by its new slug wherever documents pick it, drafts included, in the transaction that moves it. */
export async function followSlug(trx: Db, move: SlugMove): Promise<void> {
  for (const document of siteDocuments) {
    const found = await findDocument(trx, document);
    if (!versionsOf(found).some((values) => picks(document, values, move))) continue;
    const stored = await lockDocument(trx, document, undefined);
    if (!stored) continue;
    const value = rename(document, stored.value, move);
    const draft = stored.draft && rename(document, stored.draft.value, move);
    const { author, now } = move;
    await storeDocument(trx, document, { stored, next: { value, draft, action: 'updated' }, author, now });
  }
}

function versionsOf({ value, draft }: StoredDocument): Values[] {
  return draft ? [value, draft.value] : [value];
}

function picks({ fields }: SiteDocument, values: Values, { entity, from }: SlugMove): boolean {
  return placesOf(fields, values).some(
    ({ field, value }) => pickedEntity(field) === entity && Array.isArray(value) && value.includes(from),
  );
}

function rename({ fields }: SiteDocument, values: Values, { entity, from, to }: SlugMove): Values {
  return mapValues(fields, values, ({ field, value }) => {
    if (pickedEntity(field) !== entity || !Array.isArray(value)) return value;
    return [...new Set(value.map((slug) => (slug === from ? to : slug)))];
  });
}
