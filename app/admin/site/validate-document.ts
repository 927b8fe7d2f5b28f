import { judgeDocument } from '#content/site-documents/judge-document.ts';
import type { SiteDocument } from '#content/site-documents/site-document.ts';
import type { FormValues } from '../forms/form-values.ts';
import type { FieldMessages } from '../forms/validate-values.ts';
import { documentOfValues, idPathOf } from './document-form-values.ts';

/** What can be told of a document's form without the server, beside its fields. */
export function validateDocument(
  document: SiteDocument,
  values: FormValues,
  stored: FormValues,
): FieldMessages {
  const { fields } = document;
  const value = documentOfValues(fields, values);
  const messages = judgeDocument(document, { value, before: documentOfValues(fields, stored) });
  const placed: FieldMessages = {};
  for (const [path, message] of Object.entries(messages)) {
    const idPath = idPathOf(fields, values, path);
    if (idPath !== undefined) placed[idPath] ??= message;
  }
  return placed;
}
