import { z } from 'zod';
import { productApi } from '#content/entities/product/product.api.ts';
import { type Alias, type ApiObject, type ApiRecord, aliasesOf, objectsOf } from '#content/kit/api-names.ts';
import type { Author } from '#content/kit/author.ts';
import type { Reader } from '#content/kit/declaration.ts';
import type { Entity, RecordMeta } from '#content/kit/entity.ts';
import type { EntityName, RecordReference } from '#content/kit/field.ts';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { oncePerEntity } from '#content/kit/once-per-entity.ts';
import type { ListQuery } from '#content/kit/record-reader.ts';
import { recordSchemaOf } from '#content/kit/record-schema.ts';
import type { RecordWrite } from '#content/kit/record-writer.ts';
import { spellingsOf } from '#content/kit/spellings.shared.ts';
import type { Staging } from '#content/kit/stage-record.ts';
import { entities, getEntity } from '#content/registry.ts';
import { saidLanguage } from '#messages/language.ts';
import type { Services } from '../../services/services.ts';
import { slabApi } from './slab-reading.ts';

/** What an entity's records show beside their fields. */
type Extension = {
  names: readonly string[];
  /** The fields that they are read from. */
  fields: readonly string[];
  schema: Record<string, z.ZodType>;
  read: (record: RecordMeta & object) => Record<string, unknown>;
};

export type ContentRecord = RecordMeta & object;

type RecordsById = { reader: 'visitor' | 'administrator'; ids: number[] };

/** The part of the content services that the API needs, without their types: it checks against the declarations. */
export type ContentService = {
  list(query: ListQuery): Promise<{ records: ContentRecord[]; total: number }>;
  listFields(
    query: ListQuery & { fields: readonly string[] },
  ): Promise<{ records: ContentRecord[]; total: number }>;
  listIds(query: ListQuery): Promise<number[]>;
  findByIds(query: RecordsById): Promise<ContentRecord[]>;
  findFieldsByIds(query: RecordsById & { fields: readonly string[] }): Promise<ContentRecord[]>;
  get(query: { reader: 'visitor' | 'administrator'; key: string }): Promise<ContentRecord>;
  getById(id: number): Promise<ContentRecord>;
  create(input: object, author: Author): Promise<ContentRecord>;
  update(write: RecordWrite & { changes: object; isReversion?: boolean }): Promise<ContentRecord>;
  stage(staging: Staging): Promise<number>;
  trash(write: RecordWrite): Promise<void>;
  restore(write: RecordWrite): Promise<ContentRecord>;
};

const extensions: Partial<Record<EntityName, Extension>> = { product: productApi, slab: slabApi };

/** The schema of each entity's record, named as the API's description names it. */
export const recordSchemas = Object.fromEntries(
  entities.map((entity) => [
    entity.name,
    recordSchemaOf(entity, {
      version: z.int().optional().describe('Counts the saves; administrators only'),
      language: z.string().optional().describe('The language of lang=, BCP 47'),
      fallback: z
        .array(z.string())
        .optional()
        .describe('The fields that have no text in it and show the source'),
      ...extensions[entity.name]?.schema,
    }).meta({ id: capitalize(entity.name) }),
  ]),
) as Record<EntityName, z.ZodObject>;

/** Names that reading gives and writing ignores. */
export function readOnlyNamesOf(entity: Entity): string[] {
  return ['version', ...(extensions[entity.name]?.names ?? [])];
}

/** A record under all its API names; an administrator also sees its version. */
export function showRecord(entity: Entity, record: ContentRecord, reader: Reader): ApiRecord {
  const shown: ApiRecord = {};
  for (const alias of aliasesOf(entity)) shown[alias.name] = showAlias(alias, record);
  Object.assign(shown, showObjects(entity, record));
  Object.assign(shown, extensions[entity.name]?.read(record));
  if (reader === 'administrator') shown.version = record.version;
  return Object.assign(shown, showLanguage(record));
}

/**
 * The same as JSON. What several names show is written once, and no object is made of them all: its names are too many for one
 * that is quick to make and to write.
 */
export function writeRecord(entity: Entity, record: ContentRecord, reader: Reader): string {
  const parts: string[] = [];
  const add = (keys: readonly string[], value: string | undefined) => {
    if (value !== undefined) for (const key of keys) parts.push(key + value);
  };
  for (const { alias, keys } of writtenAliasesOf(entity)) add(keys, JSON.stringify(showAlias(alias, record)));
  const rest = showObjects(entity, record);
  Object.assign(rest, extensions[entity.name]?.read(record));
  if (reader === 'administrator') rest.version = record.version;
  Object.assign(rest, showLanguage(record));
  for (const [name, value] of Object.entries(rest)) add([keyOf(name)], JSON.stringify(value));
  return `{${parts.join(',')}}`;
}

/** In which language a record is asked for, and which of its fields are not translated. */
function showLanguage(record: ContentRecord & { fallback?: string[] }): ApiRecord {
  const language = saidLanguage();
  return language === undefined ? {} : { language, fallback: record.fallback ?? [] };
}

/** Every name that a record shows something under, with the entity's fields that it is read from. */
export const shownNamesOf = oncePerEntity((entity): ReadonlyMap<string, readonly string[]> => {
  const extension = extensions[entity.name];
  return new Map<string, readonly string[]>([
    ...aliasesOf(entity).map(({ name, field }) => [name, [field]] as const),
    ...[...objectsOf(entity)].map(([name, parts]) => [name, [...parts.values()]] as const),
    ...(extension?.names ?? []).map((name) => [name, extension?.fields ?? []] as const),
  ]);
});

/** Of each record only the chosen names. */
export function showFields(entity: Entity, records: ContentRecord[], names: readonly string[]): ApiRecord[] {
  const aliases = aliasesByNameOf(entity);
  const extension = extensions[entity.name];
  return records.map((record) => {
    const shown: ApiRecord = {};
    for (const name of names) {
      const [alias, object] = [aliases.get(name), objectsOf(entity).get(name)];
      if (alias) shown[name] = showAlias(alias, record);
      else if (object) shown[name] = showObject(object, record);
      else shown[name] = extension?.read(record)[name];
    }
    return shown;
  });
}

export function contentServiceOf(services: Services, name: EntityName): ContentService {
  return services[getEntity(name).table];
}

const aliasesByNameOf = oncePerEntity(
  (entity) => new Map(aliasesOf(entity).map((alias) => [alias.name, alias])),
);

/** Names in a row that show the same, with the first one's alias. */
const writtenAliasesOf = oncePerEntity((entity) => {
  const written: { alias: Alias; keys: string[] }[] = [];
  for (const alias of aliasesOf(entity)) {
    const last = written.at(-1);
    const isSame = alias.field === last?.alias.field && alias.gives === last.alias.gives;
    if (isSame) last.keys.push(keyOf(alias.name));
    else written.push({ alias, keys: [keyOf(alias.name)] });
  }
  return written;
});

function keyOf(name: string): string {
  return `${JSON.stringify(name)}:`;
}

/** What a record carries in objects beside its flat fields, such as `seo`. */
function showObjects(entity: Entity, record: ContentRecord): Record<string, unknown> {
  return Object.fromEntries([...objectsOf(entity)].map(([name, parts]) => [name, showObject(parts, record)]));
}

function showObject(parts: ApiObject, record: ContentRecord): Record<string, unknown> {
  return Object.fromEntries([...parts].map(([name, field]) => [name, Reflect.get(record, field)]));
}

function showAlias({ field, gives }: Alias, record: ContentRecord): unknown {
  const value: unknown = Reflect.get(record, field);
  if (gives === 'value') return value;
  if (gives === 'items') return [value ?? []].flat().map(showItem);
  const references = [value].flat().filter(isReference);
  if (gives === 'names') return references.map((reference) => reference.name);
  if (gives === 'slugs') return references.map((reference) => reference.slug);
  return references[0]?.[gives];
}

/** An item of a list under all names of its fields, with the records that it refers to by their slugs. */
function showItem(item: object): Record<string, unknown> {
  const show = (value: unknown) =>
    Array.isArray(value) ? value.filter(isReference).map(({ slug }) => slug) : value;
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => spellingsOf(name).map((one) => [one, show(value)])),
  );
}

function isReference(value: unknown): value is RecordReference {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'slug' in value;
}
