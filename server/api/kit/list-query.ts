import { z } from 'zod';
import { aliasesOf } from '#content/kit/api-names.ts';
import type { Reader } from '#content/kit/declaration.ts';
import type { Entity } from '#content/kit/entity.ts';
import { oncePerEntity } from '#content/kit/once-per-entity.ts';
import type { ListQuery } from '#content/kit/record-reader.ts';
import { type RecordStatus, recordStatuses, statusFields } from '#content/kit/record-status.ts';
import { toSnakeCase } from '#content/kit/spellings.shared.ts';
import { getEntity } from '#content/registry.ts';
import { maxStoredInteger } from '#errors/storable.ts';
import { shownNamesOf } from './content-records.ts';

export const defaultPerPage = 20;
export const maxPerPage = 200;
export const maxPage = 1_000_000;
const maxTextLength = 200;
const maxFieldsLength = 2_000;

/** The query of a list (specification/api.md, "Lists"). Parameters that it does not know are ignored. */
export type ListParameters = {
  page?: number;
  per_page?: number;
  search?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  featured?: boolean;
  status?: RecordStatus;
  ids?: number[];
  /** Names that a record shows something under. */
  fields?: string[];
  /** A filter of the entity. */
  [name: string]: unknown;
};

/** Words in a query. PostgreSQL refuses null bytes in a query. */
export const textParameter = z
  .string('Give it once')
  .max(maxTextLength, `At most ${maxTextLength} characters`)
  .regex(/^\P{Cc}*$/u, 'There are characters in it that cannot be used');

/** For lists that always come page by page. */
export const pagingParameters = z.object({
  page: wholeNumber({ name: 'page', max: maxPage }).default(1),
  per_page: wholeNumber({ name: 'per_page', max: maxPerPage }).default(defaultPerPage),
});

/** For lists that come whole where no page is asked for. */
export const optionalPaging = {
  page: wholeNumber({ name: 'page', max: maxPage })
    .describe('Counts from 1; asks for one page only')
    .optional(),
  per_page: wholeNumber({ name: 'per_page', max: maxPerPage })
    .describe(`Entries a page, ${defaultPerPage} where only page is given`)
    .optional(),
};

const sharedParameters = ['featured', 'search', 'sort', 'order'];
const administratorOnly = ['status', 'ids'];

const featuredParameter = z
  .enum(['true', 'false', '1', '0'], 'featured is true or false')
  .transform((value) => value === 'true' || value === '1')
  .describe('Only records that are featured, or only those that are not');

const textList = z
  .string('Give it once')
  .max(maxFieldsLength, `At most ${maxFieldsLength} characters`)
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter(Boolean));

const idsParameter = z
  .string('Give it once')
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, 'ids are numbers with commas between them')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= maxPerPage, `At most ${maxPerPage} ids`)
  .describe('Only these records, e.g. 1,2,3; administrators only');

/** The query of an entity's list, with the filters that its declaration names. */
export const listQuerySchema = oncePerEntity((entity): z.ZodType<ListParameters> => {
  const shape: Record<string, z.ZodType> = {
    page: wholeNumber({ name: 'page', max: maxPage }).describe('Counts from 1; asks for one page only'),
    per_page: wholeNumber({ name: 'per_page', max: maxPerPage }).describe(
      `Records a page, ${defaultPerPage} where only page is given`,
    ),
    search: textParameter.describe('Words that the records contain'),
    sort: sortParameter(entity),
    order: z.enum(['asc', 'desc'], 'order is asc or desc'),
    fields: fieldsParameter(entity),
  };
  for (const name of entity.filters.visitor) shape[parameterOf(name)] = filterParameter(entity, name);
  for (const name of entity.minimums ?? []) shape[minimumOf(name)] = minimumParameter(minimumOf(name));
  Object.assign(shape, administratorParameters(entity));
  const optional = Object.entries(shape).map(([name, schema]) => [name, schema.optional()]);
  return z.object(Object.fromEntries(optional)) as z.ZodType<ListParameters>;
});

/** A service's query from a client's; a visitor's filters are those of visitors. */
export function toContentQuery(entity: Entity, parameters: ListParameters, reader: Reader): ListQuery {
  const isVisitor = reader === 'visitor';
  const names = isVisitor ? entity.filters.visitor : allFiltersOf(entity);
  const filters = names.flatMap((name) => {
    const value = parameters[parameterOf(name)];
    return typeof value === 'string' && !isRecordStatus(name, value) ? [[name, value]] : [];
  });
  const atLeast = (entity.minimums ?? []).flatMap((name) => {
    const least = parameters[minimumOf(name)];
    return typeof least === 'number' ? [[name, least]] : [];
  });
  const known = isVisitor ? sharedParameters : [...sharedParameters, ...administratorOnly];
  const present = known.flatMap((name) => {
    const isFilter = name === 'status' && !isRecordStatus(name, parameters[name]);
    return Object.hasOwn(parameters, name) && !isFilter ? [[name, parameters[name]]] : [];
  });
  return {
    ...Object.fromEntries(present),
    ...pagingOf(parameters),
    reader,
    filters: Object.fromEntries(filters),
    ...(atLeast.length > 0 && { atLeast: Object.fromEntries(atLeast) }),
  };
}

/** An entity may have a field named `status`; then the parameter takes what either can be. */
function isRecordStatus(name: string, value: unknown): boolean {
  return name === 'status' && recordStatuses.some((status) => status === value);
}

/** The parameter of a filter: `thickness_mm` of `thicknessMm`. */
function parameterOf(name: string): string {
  return toSnakeCase(name);
}

function minimumOf(name: string): string {
  return `min_${parameterOf(name)}`;
}

/** One of `page` and `per_page` is enough for a page; without them a list is whole. */
export function pagingOf({
  page,
  per_page: perPage,
}: {
  page?: number | undefined;
  per_page?: number | undefined;
}) {
  if (page === undefined && perPage === undefined) return undefined;
  return { page: page ?? 1, perPage: perPage ?? defaultPerPage };
}

export function wholeNumber(limits: { name: string; max: number }) {
  const message = `${limits.name} is a whole number from 1 to ${limits.max}`;
  return z.coerce.number(message).int(message).min(1, message).max(limits.max, message);
}

/** Names with commas between them; one that nobody knows is refused by name. */
function fieldsParameter(entity: Entity): z.ZodType {
  const names = shownNamesOf(entity);
  return textList
    .superRefine((chosen, context) => {
      const unknown = chosen.filter((name) => !names.has(name));
      if (unknown.length > 0)
        context.addIssue({ code: 'custom', message: `There is no ${unknown.join(', ')}` });
    })
    .describe('Only these fields of each record, e.g. name,slug');
}

/** Fields that the entity lets lists be sorted by, under any of their names. */
function sortParameter(entity: Entity): z.ZodType {
  const sortable = aliasesOf(entity).filter(
    ({ field, gives }) =>
      gives === 'value' && (entity.fields[field]?.isSortable || !Object.hasOwn(entity.fields, field)),
  );
  const fieldOf = new Map(sortable.map((alias) => [alias.name, alias.field]));
  for (const name of Object.keys(entity.moreSorts ?? {})) fieldOf.set(name, name);
  if (entity.isOrderedByHand) fieldOf.set('position', 'position');
  const names = [...fieldOf.keys()];
  return z.enum(names, `sort is one of: ${names.join(', ')}`).transform((name) => fieldOf.get(name));
}

/** The further filters of administrators; a visitor's are ignored like parameters that nobody knows. */
function administratorParameters(entity: Entity): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  const flags = allFiltersOf(entity).filter((name) => entity.fields[name]?.kind === 'flag');
  const statuses = recordStatuses.filter((status) =>
    flags.includes(status === 'scheduled' ? 'published' : statusFields[status].name),
  );
  if (statuses.length > 0) {
    const own = entity.fields.status?.kind === 'choice' ? entity.fields.status.options : [];
    const names = [...own, ...statuses];
    const message = `status is one of: ${names.join(', ')}`;
    const who = own.length > 0 ? `${statuses.join(', ')}: administrators only` : 'Administrators only';
    shape.status = z.enum(names, message).describe(who);
  }
  for (const name of entity.filters.administrator) {
    if (!flags.includes(name))
      shape[parameterOf(name)] = filterParameter(entity, name).describe('Administrators only');
  }
  return { ...shape, ids: idsParameter };
}

function filterParameter(entity: Entity, name: string): z.ZodType {
  const field = entity.fields[name];
  switch (field?.kind) {
    case 'flag':
      return featuredParameter;
    case 'choice':
      return z.enum(field.options, `${name} is one of: ${field.options.join(', ')}`);
    case 'reference':
      return textParameter.describe(`Slug, id or name of a ${getEntity(field.to).noun.one}`);
    default:
      return textParameter.describe('In any case');
  }
}

function minimumParameter(name: string): z.ZodType {
  return wholeNumber({ name, max: maxStoredInteger }).describe('At least so much');
}

function allFiltersOf({ filters }: Entity): string[] {
  return [...filters.visitor, ...filters.administrator];
}
