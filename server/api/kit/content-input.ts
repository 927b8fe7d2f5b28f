import type { z } from 'zod';
import { type ApiRecord, aliasesOf, hasSeo, keyWords, seoFields } from '#content/kit/api-names.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { createSchemaOf, updateSchemaOf } from '#content/kit/input-schema.ts';
import { isSameValue } from '#content/kit/is-same-value.ts';
import { fullNounOf } from '#content/kit/nouns.shared.ts';
import { findIdsByKeys } from '#content/kit/references.repository.ts';
import { tooManyEntries } from '#content/kit/value-messages.ts';
import { refuseUnshownFiles } from '#content/picture/deleted-uploads.ts';
import { getEntity } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { type FieldErrors, invalid } from '#errors/app-error.ts';
import { checkInput } from '#errors/validate.ts';
import { readOnlyNamesOf } from './content-records.ts';
import { underSentNames } from './sent-names.ts';

/**
 * What a client wants stored, checked and by the declared names of the fields.
 * @param source `current`: the record as the client may have read it; absent for a new one
 * @throws AppError `invalid` with a message for every wrong field, under the name that the client used
 */
export async function readContentInput(
  db: Db,
  entity: Entity,
  source: { body: unknown; current?: ApiRecord },
): Promise<object> {
  const { body, current } = source;
  const { values, related } = fromApi(entity, body, current);
  const errors: FieldErrors = {};
  for (const [name, keys] of Object.entries(related)) {
    const field = entity.fields[name];
    if (field?.kind !== 'referenceList') continue;
    if (keys.length > field.maxItems) {
      errors[name] = tooManyEntries(field.maxItems);
      continue;
    }
    const { ids, unknown } = await findIdsByKeys(db, { to: field.to, keys });
    values[name] = ids;
    if (unknown !== undefined)
      errors[name] = `There is no ${fullNounOf(getEntity(field.to)).one} "${unknown}"`;
  }
  Object.assign(errors, await refuseUnshown(db, entity, { values, current }));
  const schema: z.ZodType<object> = current ? updateSchemaOf(entity) : createSchemaOf(entity);
  const result = checkInput(schema, values);
  if (result.success && Object.keys(errors).length === 0) return result.data;
  if (!result.success) Object.assign(errors, result.errors);
  throw invalid(underSentNames(entity, { errors, body }));
}

/** A message for each field that would begin to show a file which nobody would see. */
function refuseUnshown(
  db: Db,
  entity: Entity,
  { values, current }: { values: ApiInput['values']; current: ApiRecord | undefined },
): Promise<FieldErrors> {
  const changes = Object.entries(values).flatMap(([name, value]) => {
    const field = entity.fields[name];
    return field ? [{ name, field, value, before: current?.[name] }] : [];
  });
  return refuseUnshownFiles(db, changes);
}

/** What a client sends to be stored: fields by their declared names; related records still by name, slug or id. */
type ApiInput = { values: Record<string, unknown>; related: Record<string, (string | number)[]> };

/**
 * Reads what a client sends under any of the names. Where two names of a field disagree, the one that differs from
 * `current` is the change: so a record that was read can be sent back with one spelling edited. What does not differ is
 * left out: it was stored under the rules of its day, and nobody changed it.
 * @param current the record as reading gives it now
 * @throws AppError `invalid` naming the fields that do not exist or contradict each other
 */
export function fromApi(entity: Entity, body: unknown, current?: ApiRecord): ApiInput {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid({ body: 'Send the record as one object of fields' });
  }
  const errors: FieldErrors = {};
  const spellingsByField = collectSpellings(entity, { body, errors });
  const input: ApiInput = { values: {}, related: {} };
  for (const [name, spellings] of spellingsByField) {
    const field = entity.fields[name];
    const chosen = chooseSpelling(spellings, {
      current,
      errors,
      isList: isReferenceList(field),
    });
    if (chosen === undefined || isUnchanged(chosen, current)) continue;
    if (!isReferenceList(field)) input.values[name] = chosen.value;
    else if (isKeyList(chosen.value)) input.related[name] = chosen.value;
    else errors[chosen.name] = `${field?.label} is a list of ${keyWords}`;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return input;
}

type Spelling = { name: string; value: unknown };
type Reading = { body: object; errors: FieldErrors };

/** What was sent for each field, under whichever names; unknown names go to the errors. */
function collectSpellings(entity: Entity, reading: Reading): Map<string, Spelling[]> {
  const aliases = new Map(aliasesOf(entity).map((alias) => [alias.name, alias]));
  const readOnly = readOnlyNamesOf(entity);
  const spellings = new Map<string, Spelling[]>();
  const add = (field: string, spelling: Spelling) =>
    spellings.set(field, [...(spellings.get(field) ?? []), spelling]);
  for (const [name, value] of Object.entries(reading.body)) {
    const alias = aliases.get(name);
    if (alias?.isWritable) add(alias.field, { name, value });
    else if (name === 'seo' && hasSeo(entity)) collectSeo(value, { add, errors: reading.errors });
    else if (!alias && !readOnly.includes(name)) reading.errors[name] = noSuchField(name);
  }
  return spellings;
}

function collectSeo(
  value: unknown,
  into: { add: (field: string, spelling: Spelling) => void; errors: FieldErrors },
): void {
  if (typeof value !== 'object' || value === null) {
    into.errors.seo = `seo is an object of ${seoFields.join(', ')}`;
    return;
  }
  for (const [name, text] of Object.entries(value)) {
    if (seoFields.some((field) => field === name)) into.add(name, { name: `seo.${name}`, value: text });
    else into.errors[`seo.${name}`] = noSuchField(`seo.${name}`);
  }
}

function chooseSpelling(
  spellings: Spelling[],
  context: { current: ApiRecord | undefined; errors: FieldErrors; isList: boolean },
): Spelling | undefined {
  const { current } = context;
  const changed = current
    ? spellings.filter(({ name, value }) => !isSameValue(value, valueAt(current, name)))
    : [];
  const candidates = changed.length > 0 ? changed : spellings;
  // Names and slugs of the same records differ in any case: the back office's name, which comes last, decides.
  const last = candidates.at(-1);
  const other = candidates.find(({ value }) => !isSameValue(value, last?.value));
  if (context.isList || !other || !last || (current && changed.length === 0)) return last;
  context.errors[last.name] = `"${other.name}" and "${last.name}" say different things`;
  return undefined;
}

function isUnchanged({ name, value }: Spelling, current: ApiRecord | undefined): boolean {
  return current !== undefined && isSameValue(value, valueAt(current, name));
}

function isReferenceList(field: Field | undefined): boolean {
  return field?.kind === 'referenceList';
}

function isKeyList(value: unknown): value is (string | number)[] {
  return Array.isArray(value) && value.every((item) => ['string', 'number'].includes(typeof item));
}

/** The value that a record shows under a name; `seo.metaTitle` looks into `seo`. */
function valueAt(record: ApiRecord, name: string): unknown {
  if (!name.startsWith('seo.')) return record[name];
  const seo = record.seo;
  return typeof seo === 'object' && seo !== null ? Reflect.get(seo, name.slice('seo.'.length)) : undefined;
}

function noSuchField(name: string): string {
  return `There is no field named "${name}"`;
}
