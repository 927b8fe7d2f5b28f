import type { Db } from '#database/connect.ts';
import { type FieldErrors, isAppError } from '#errors/app-error.ts';
import { cleanDocument } from './clean-document.ts';
import { readDocumentInput } from './document-input.ts';
import { mapValues, type Place } from './document-places.ts';
import { completeValues, isValues, type Values } from './document-values.ts';
import { replaceWrong } from './replace-wrong.ts';
import type { SiteDocument } from './site-document.ts';
import { findDocument, stageDocument } from './site-documents.repository.ts';

/** What a document is to hold for as long as a transaction lasts. */
export type DocumentStaging = {
  value: unknown;
  /** Changes each value once more before it is written. */
  finish?: (place: Pick<Place, 'path' | 'field' | 'value'>) => unknown;
};

/** Stages what can be shown of a document in the making. @returns messages by the dotted paths of what is left as it is */
export async function stageUnsaved(
  trx: Db,
  document: SiteDocument,
  staging: DocumentStaging & { publicUrl: string | undefined },
): Promise<FieldErrors> {
  if (!trx.isTransaction) throw new Error('What is staged belongs into a transaction that is rolled back');
  const { value: sent, publicUrl, finish = ({ value }) => value } = staging;
  const stored = await findDocument(trx, document);
  const input = { value: sent, before: stored.draft?.value ?? stored.value, stored, publicUrl };
  const { values, wrong } = await readLeniently(trx, document, input);
  await stageDocument(trx, document, mapValues(document.fields, values, finish));
  return wrong;
}

type Input = Parameters<typeof readDocumentInput>[2];

/** Reads what was sent as a save would; what is wrong with it keeps the value that it had. */
async function readLeniently(
  trx: Db,
  document: SiteDocument,
  input: Input,
): Promise<{ values: Values; wrong: FieldErrors }> {
  const { fields } = document;
  try {
    return { values: await readDocumentInput(trx, document, input), wrong: {} };
  } catch (error) {
    if (!isAppError(error) || !error.fields) throw error;
    const wrong = error.fields;
    const given = completeValues(fields, isValues(input.value) ? input.value : input.before);
    const replaced = replaceWrong(fields, { given, before: input.before, paths: Object.keys(wrong) });
    return { values: cleanWhereItCanBe(document, replaced, input), wrong };
  }
}

/** Texts that cannot be cleaned are the ones that are stored. */
function cleanWhereItCanBe({ fields }: SiteDocument, values: Values, { before, publicUrl }: Input): Values {
  try {
    return cleanDocument(fields, { values, publicUrl });
  } catch (error) {
    if (!isAppError(error) || !error.fields) throw error;
    const paths = Object.keys(error.fields);
    return cleanDocument(fields, {
      values: replaceWrong(fields, { given: values, before, paths }),
      publicUrl,
    });
  }
}
