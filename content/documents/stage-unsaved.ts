import type { Db } from '#database/connect.ts';
import { type FieldErrors, isAppError } from '#errors/app-error.ts';
import { cleanDocument } from './clean-document.ts';
import type { DocumentFields } from './document-field.ts';
import { readDocumentInput } from './document-input.ts';
import { mapValues, type Place } from './document-places.ts';
import { completeValue, completeValues, isItemList, isValues, type Values } from './document-values.ts';
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
  staging: DocumentStaging & Pick<Input, 'publicUrl' | 'findDeadPaths'>,
): Promise<FieldErrors> {
  if (!trx.isTransaction) throw new Error('What is staged belongs into a transaction that is rolled back');
  const { value: sent, finish = ({ value }) => value, ...asked } = staging;
  const stored = await findDocument(trx, document);
  const input = { value: sent, before: stored.draft?.value ?? stored.value, stored, ...asked };
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

type Work = {
  /** Complete values; they stay as they are. */
  given: Values;
  before: Values;
  /** Dotted paths of what cannot be used. */
  paths: readonly string[];
};

/** The values with what they held before, or begin with, wherever they cannot be used. */
function replaceWrong(fields: DocumentFields, { given, before, paths }: Work): Values {
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const wrong = paths.flatMap((path) => {
      if (path === name) return [''];
      return path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [];
    });
    if (wrong.length === 0) return [name, given[name]];
    const earlier = completeValue(field, before[name]);
    if (wrong.includes('')) return [name, earlier];
    if (field.kind === 'group') {
      return [
        name,
        replaceWrong(field.fields, { given: valuesIn(given[name]), before: valuesIn(earlier), paths: wrong }),
      ];
    }
    if (!isItemList(field)) return [name, earlier];
    return [
      name,
      replaceInItems(field.fields, { given: itemsIn(given[name]), before: itemsIn(earlier), paths: wrong }),
    ];
  });
  return Object.fromEntries(entries);
}

/** Items are told by their ids, since they may have been moved. */
function replaceInItems(
  fields: DocumentFields,
  { given, before, paths }: { given: Values[]; before: Values[]; paths: readonly string[] },
): Values[] {
  return given.map((item, index) => {
    const start = `${index}.`;
    const wrong = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
    const earlier = before.find(({ id }) => id === item.id) ?? {};
    return { ...item, ...replaceWrong(fields, { given: item, before: earlier, paths: wrong }) };
  });
}

function valuesIn(value: unknown): Values {
  return isValues(value) ? value : {};
}

function itemsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
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
