import type { Db } from '#database/connect.ts';
import { invalid } from '#errors/app-error.ts';
import { parseByPath } from '#errors/validate.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import { refuseDeletedUploads } from '../picture/deleted-uploads.ts';
import { cleanDocument } from './clean-document.ts';
import type { DocumentFields } from './document-field.ts';
import { checkPicks } from './document-picks.ts';
import { placesOf } from './document-places.ts';
import { documentSchemaOf } from './document-schema.ts';
import { isValues, type Values } from './document-values.ts';
import { giveItemIds } from './item-ids.ts';
import type { SiteDocument } from './site-document.ts';
import type { StoredDocument } from './site-documents.repository.ts';

type Input = {
  value: unknown;
  /** What the document holds; fields that are not sent, and those sent as they are, stay. */
  before: Values;
  /** What it names may have gone since. */
  stored: Pick<StoredDocument, 'value' | 'draft'>;
  publicUrl: string | undefined;
};

/** What a document is to hold. @throws AppError `invalid` by dotted paths */
export async function readDocumentInput(trx: Db, document: SiteDocument, input: Input): Promise<Values> {
  const { fields } = document;
  const { value: sent, before, stored, publicUrl } = input;
  if (!isValues(sent)) throw invalid({ value: 'Send the document as one object of fields' });
  const changed = Object.entries(sent).filter(([name, value]) => !isSameValue(value, before[name]));
  const parsed = parseByPath(documentSchemaOf(fields), Object.fromEntries(changed)) as Values;
  const values = { ...before, ...giveItemIds(fields, parsed) };
  const errors = Object.entries(
    document.judge?.(values as Parameters<NonNullable<SiteDocument['judge']>>[0]) ?? {},
  ).filter(([, message]) => message !== undefined);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string>);
  const known = stored.draft ? [stored.value, stored.draft.value] : [stored.value];
  await checkPicks(trx, fields, { values, known });
  await checkUploads(trx, fields, { values, known });
  return cleanDocument(fields, { values, publicUrl });
}

/** @throws AppError `invalid` by dotted path, for files that were deleted while the form was open */
async function checkUploads(
  trx: Db,
  fields: DocumentFields,
  { values, known }: { values: Values; known: Values[] },
): Promise<void> {
  // An item may stand elsewhere in its list by now, so what the document names anywhere is known.
  const before = known.flatMap((version) => placesOf(fields, version).flatMap(({ value }) => value));
  const places = placesOf(fields, values).map(({ path, field, value }) => ({
    ...{ name: path, kind: field.kind, value, before },
  }));
  const errors = await refuseDeletedUploads(trx, places);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
