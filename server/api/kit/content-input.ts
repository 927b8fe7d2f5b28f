import type { z } from 'zod';
import { type ApiObject, type ApiRecord, aliasesOf, keyWords, objectsOf } from '#content/kit/api-names.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { Field, ItemListField, ReferenceListField } from '#content/kit/field.ts';
import { createSchemaOf, updateSchemaOf } from '#content/kit/input-schema.ts';
import { isSameValue } from '#content/kit/is-same-value.ts';
import { foldItemNames } from '#content/kit/item-names.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { findIdByKey, findIdsByKeys } from '#content/kit/references.repository.ts';
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
    if (field?.kind === 'referenceList')
      values[name] = await findRelated(db, { path: name, field, keys, errors });
  }
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name];
    if (field?.kind === 'reference' && field.readAs && typeof value === 'string' && value !== '') {
      values[name] = await findIdByKey(db, { to: field.to, key: value, reader: 'administrator' });
      if (values[name] === undefined) {
        delete values[name];
        errors[name] = `There is no ${getEntity(field.to).noun.one} "${value}"`;
      }
    }
    if (field?.kind === 'itemList') {
      values[name] = await followItems(db, { name, field, value, stored: current?.[name], errors });
    }
  }
  Object.assign(errors, await refuseUnshown(db, entity, { values, current }));
  const schema: z.ZodType<object> = current ? updateSchemaOf(entity) : createSchemaOf(entity);
  const result = checkInput(schema, values);
  if (result.success && Object.keys(errors).length === 0) return result.data;
  if (!result.success) Object.assign(errors, withItemPaths(entity, result));
  throw invalid(underSentNames(entity, { errors, body }));
}

type Related = { path: string; field: ReferenceListField; keys: (string | number)[]; errors: FieldErrors };

/** The ids that keys of related records mean; a key that means none is told of at its path. */
async function findRelated(db: Db, { path, field, keys, errors }: Related): Promise<number[]> {
  if (keys.length > field.maxItems) {
    errors[path] = tooManyEntries(field.maxItems);
    return [];
  }
  const { ids, unknown } = await findIdsByKeys(db, { to: field.to, keys });
  if (unknown !== undefined) errors[path] = `There is no ${getEntity(field.to).noun.one} "${unknown}"`;
  return ids;
}

type SentItems = { name: string; field: ItemListField; value: unknown; stored: unknown; errors: FieldErrors };
type SentItem = Record<string, unknown>;

/**
 * The items of a list under the declared names of their fields, with the ids of the records that they name; what is no such
 * list stays for the schema to refuse.
 */
async function followItems(db: Db, { name, field, value, stored, errors }: SentItems): Promise<unknown> {
  if (!Array.isArray(value)) return value;
  const followed: unknown[] = [];
  for (const [index, item] of value.slice(0, field.maxItems + 1).entries()) {
    const copy: unknown = typeof item === 'object' && item !== null ? { ...item } : item;
    const before = ([stored ?? []].flat() as SentItem[]).find(({ id }) => id === Object(copy).id);
    const apart = foldItemNames(field.fields, Object(copy), before);
    if (apart) {
      errors[`${name}.${index}.${apart[1]}`] = contradiction(...apart);
      Reflect.deleteProperty(Object(copy), apart[1]);
    }
    for (const [inner, one] of Object.entries(field.fields)) {
      const keys: unknown = Object(copy)[inner];
      if (one.kind !== 'referenceList' || !isKeyList(keys)) continue;
      const path = `${name}.${index}.${inner}`;
      Object.assign(Object(copy), { [inner]: await findRelated(db, { path, field: one, keys, errors }) });
    }
    followed.push(copy);
  }
  return followed;
}

/** What is wrong inside an item of a list is told at its own path. */
function withItemPaths(
  entity: Entity,
  { errors, issues }: { errors: FieldErrors; issues: z.core.$ZodIssue[] },
): FieldErrors {
  const placed = { ...errors };
  for (const { path, message, code } of issues.toReversed()) {
    const [name = ''] = path.map(String);
    const isInner = path.length > 1 && code !== 'unrecognized_keys';
    if (!isInner || entity.fields[name]?.kind !== 'itemList') continue;
    delete placed[name];
    placed[path.join('.')] = message;
  }
  return placed;
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
  const [readOnly, objects] = [readOnlyNamesOf(entity), objectsOf(entity)];
  const spellings = new Map<string, Spelling[]>();
  const add = (field: string, spelling: Spelling) =>
    spellings.set(field, [...(spellings.get(field) ?? []), spelling]);
  for (const [name, value] of Object.entries(reading.body)) {
    const alias = aliases.get(name);
    if (alias?.isWritable) add(alias.field, { name, value });
    else if (objects.has(name))
      collectParts(name, value, { parts: objects.get(name), add, errors: reading.errors });
    else if (!alias && !readOnly.includes(name)) reading.errors[name] = noSuchField(name);
  }
  return spellings;
}

/** The fields that are sent in an object, such as `seo`. */
function collectParts(
  object: string,
  value: unknown,
  into: {
    parts: ApiObject | undefined;
    add: (field: string, spelling: Spelling) => void;
    errors: FieldErrors;
  },
): void {
  const parts: ApiObject = into.parts ?? new Map();
  if (typeof value !== 'object' || value === null) {
    into.errors[object] = `${object} is an object of ${[...parts.keys()].join(', ')}`;
    return;
  }
  for (const [part, sent] of Object.entries(value)) {
    const [name, field] = [`${object}.${part}`, parts.get(part)];
    if (field !== undefined) into.add(field, { name, value: sent });
    else into.errors[name] = noSuchField(name);
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
  context.errors[last.name] = contradiction(other.name, last.name);
  return undefined;
}

function contradiction(name: string, other: string): string {
  return `"${name}" and "${other}" say different things`;
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
  return name.split('.').reduce<unknown>((value, step) => ownValue(Object(value), step), record);
}

function noSuchField(name: string): string {
  return `There is no field named "${name}"`;
}
