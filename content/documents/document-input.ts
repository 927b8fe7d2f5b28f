import type { Db } from '#database/connect.ts';
import { invalid } from '#errors/app-error.ts';
import { parseByPath } from '#errors/validate.ts';
import { isSameValue } from '../kit/is-same-value.ts';
import { nameItems } from '../kit/item-ids.ts';
import { findTopLevelHolder } from '../kit/slug-registry.repository.ts';
import { refuseUnshownFiles } from '../picture/deleted-uploads.ts';
import { getEntity } from '../registry.ts';
import { cleanDocument } from './clean-document.ts';
import type { DocumentFields } from './document-field.ts';
import { placesOf, titleOfItem } from './document-places.ts';
import { documentSchemaOf } from './document-schema.ts';
import { isItemList, isValues, type Values } from './document-values.ts';
import type { SiteDocument } from './site-document.ts';
import type { StoredDocument } from './site-documents.repository.ts';

/** Why nobody can follow some links, by the links; one that can be followed is absent. */
export type FindDeadPaths = (db: Db, links: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type Input = {
  value: unknown;
  /** What the document holds; fields that are not sent, and those sent as they are, stay. */
  before: Values;
  /** What it names may have gone since. */
  stored: Pick<StoredDocument, 'value' | 'draft'>;
  publicUrl: string | undefined;
  /** Tells which paths of this site lead nowhere, and why; without it that is not asked. */
  findDeadPaths?: FindDeadPaths | undefined;
};

/** What a document is to hold. @throws AppError `invalid` by dotted paths */
export async function readDocumentInput(trx: Db, document: SiteDocument, input: Input): Promise<Values> {
  const { fields } = document;
  const { value: sent, before, stored, publicUrl, findDeadPaths } = input;
  if (!isValues(sent)) throw invalid({ value: 'Send the document as one object of fields' });
  const changed = Object.entries(sent).filter(([name, value]) => !isSameValue(value, before[name]));
  const parsed = parseByPath(documentSchemaOf(fields), Object.fromEntries(changed)) as Values;
  const values = { ...before, ...giveItemIds(fields, parsed) };
  const errors = Object.entries(
    document.judge?.(values as Parameters<NonNullable<SiteDocument['judge']>>[0]) ?? {},
  ).filter(([, message]) => message !== undefined);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string>);
  const known = stored.draft ? [stored.value, stored.draft.value] : [stored.value];
  await checkUploads(trx, fields, { values, known });
  await checkLinks(trx, fields, { values, known, findDeadPaths });
  await checkLanguages(trx, fields, values);
  return cleanDocument(fields, { values, publicUrl });
}

/** The values with an id for every item that has none yet, made from what it is called. */
function giveItemIds(fields: DocumentFields, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const field = fields[name];
    if (field?.kind === 'group' && isValues(value)) return [name, giveItemIds(field.fields, value)];
    if (field && isItemList(field) && Array.isArray(value)) {
      const titleOf = (item: Values) => titleOfItem(field, item);
      const items = nameItems(value as Values[], { titleOf, noun: field.noun });
      return [name, items.map((item) => ({ ...item, ...giveItemIds(field.fields, item) }))];
    }
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** @throws AppError `invalid` by dotted path, for files that nobody would see */
async function checkUploads(
  trx: Db,
  fields: DocumentFields,
  { values, known }: { values: Values; known: Values[] },
): Promise<void> {
  // An item may stand elsewhere in its list by now, so what the document names anywhere is known.
  const before = known.flatMap((version) => placesOf(fields, version).flatMap(({ value }) => value));
  const places = placesOf(fields, values).map(({ path, field, value }) => ({
    ...{ name: path, field, value, before },
  }));
  const errors = await refuseUnshownFiles(trx, places);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What a link led to may have gone since it was stored. @throws AppError `invalid` by dotted path */
async function checkLinks(
  trx: Db,
  fields: DocumentFields,
  {
    values,
    known,
    findDeadPaths,
  }: { values: Values; known: Values[]; findDeadPaths: FindDeadPaths | undefined },
): Promise<void> {
  if (!findDeadPaths) return;
  const linksIn = (version: Values) =>
    placesOf(fields, version).filter(({ field }) => field.kind === 'text' && field.mustLead);
  const stored = new Set(known.flatMap(linksIn).map(({ value }) => value));
  const added = linksIn(values).filter(({ value }) => !stored.has(value));
  if (added.length === 0) return;
  const dead = await findDeadPaths(
    trx,
    added.map(({ value }) => String(value)),
  );
  const errors = added.flatMap(({ path, value }) => {
    const why = dead.get(String(value));
    return why === undefined ? [] : [[path, why] as const];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** The pages of a language are below its tag. @throws AppError `invalid` by dotted path, where a record has that address */
async function checkLanguages(trx: Db, fields: DocumentFields, values: Values): Promise<void> {
  for (const { path, field, value } of placesOf(fields, values)) {
    if (field.kind !== 'list' || field.item.format !== 'language') continue;
    for (const [index, tag] of (value as string[]).entries()) {
      const holder = await findTopLevelHolder(trx, tag.toLowerCase());
      if (!holder) continue;
      const { noun } = getEntity(holder.entity);
      const message = `/${tag.toLowerCase()}/ is the address of a ${noun.one}: give that another one first`;
      throw invalid({ [`${path}.${index}`]: message });
    }
  }
}
