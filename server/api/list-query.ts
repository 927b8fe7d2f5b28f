import { z } from 'zod';
import { aliasesOf } from '#content/kit/api-names.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { EntityName } from '#content/kit/field.ts';
import { type RecordStatus, recordStatuses, statusFields } from '#content/kit/record-status.ts';
import { platforms } from '#content/social-post/social-post.entity.ts';
import type { ContentQuery } from './content-records.ts';

export const defaultPerPage = 20;
export const maxPerPage = 200;
export const maxPage = 1_000_000;
const maxTextLength = 200;

/** What a list may be asked for (specification/api.md, "Lists"). Parameters that it does not know are ignored. */
export type ListParameters = {
  page?: number;
  per_page?: number;
  search?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  category?: string;
  featured?: boolean;
  platform?: string;
  status?: RecordStatus;
  client?: string;
  ids?: number[];
};

/** Words in a query. PostgreSQL would refuse to be asked for control characters. */
export const textParameter = z
  .string('Give it once')
  .max(maxTextLength, `At most ${maxTextLength} characters`)
  .regex(/^\P{Cc}*$/u, 'There are characters in it that cannot be used');

/** For lists that always come page by page. */
export const pagingParameters = z.object({
  page: wholeNumber({ name: 'page', max: maxPage }).default(1),
  per_page: wholeNumber({ name: 'per_page', max: maxPerPage }).default(defaultPerPage),
});

const filters = {
  category: textParameter.describe('Slug, id or name of a category'),
  featured: z
    .enum(['true', 'false', '1', '0'], 'featured is true or false')
    .transform((value) => value === 'true' || value === '1')
    .describe('Only records that are featured, or only those that are not'),
  platform: z.enum(platforms, `platform is one of: ${platforms.join(', ')}`),
};

/** What administrators may ask for beside that; a visitor's are ignored like parameters that nobody knows. */
const administratorFilters = ['status', 'client', 'ids'] as const;
const idsParameter = z
  .string('Give it once')
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, 'ids are numbers with commas between them')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= maxPerPage, `At most ${maxPerPage} ids`)
  .describe('Only these records, e.g. 1,2,3; administrators only');

const filtersOf: Record<EntityName, readonly (keyof typeof filters)[]> = {
  category: [],
  product: ['category', 'featured'],
  blogPost: ['category', 'featured'],
  socialPost: ['platform', 'featured'],
  galleryProject: [],
};

/** The query of an entity's list, with the filters that make sense for it. */
export function listQuerySchema(entity: Entity): z.ZodType<ListParameters> {
  const shape: Record<string, z.ZodType> = {
    page: wholeNumber({ name: 'page', max: maxPage }).describe('Counts from 1; asks for one page only'),
    per_page: wholeNumber({ name: 'per_page', max: maxPerPage }).describe(
      `Records a page, ${defaultPerPage} where only page is given`,
    ),
    search: textParameter.describe('Words that the records contain'),
    sort: sortParameter(entity),
    order: z.enum(['asc', 'desc'], 'order is asc or desc'),
  };
  for (const name of filtersOf[entity.name]) shape[name] = filters[name];
  const statuses = recordStatuses.filter((status) => statusFields[status].name in entity.fields);
  if (statuses.length > 0) {
    const message = `status is one of: ${statuses.join(', ')}`;
    shape.status = z.enum(statuses, message).describe('Administrators only');
  }
  if ('client' in entity.fields) shape.client = textParameter.describe('Exact; administrators only');
  shape.ids = idsParameter;
  const optional = Object.entries(shape).map(([name, schema]) => [name, schema.optional()]);
  return z.object(Object.fromEntries(optional)) as z.ZodType<ListParameters>;
}

/** What a service is asked, from what a client asked. One of `page` and `per_page` is enough to ask for a page. */
export function toContentQuery(
  parameters: ListParameters,
  reader: 'visitor' | 'administrator',
): ContentQuery {
  const { page, per_page: perPage, ...rest } = parameters;
  if (reader === 'visitor') for (const name of administratorFilters) delete rest[name];
  if (page === undefined && perPage === undefined) return { ...rest, reader };
  return { ...rest, reader, page: page ?? 1, perPage: perPage ?? defaultPerPage };
}

export function wholeNumber(limits: { name: string; max: number }) {
  const message = `${limits.name} is a whole number from 1 to ${limits.max}`;
  return z.coerce.number(message).int(message).min(1, message).max(limits.max, message);
}

/** Fields that the entity lets lists be sorted by, under any of their names. */
function sortParameter(entity: Entity): z.ZodType {
  const sortable = aliasesOf(entity).filter(
    ({ field, gives }) =>
      gives === 'value' && (entity.fields[field]?.isSortable || !(field in entity.fields)),
  );
  const fieldOf = new Map(sortable.map((alias) => [alias.name, alias.field]));
  const names = [...fieldOf.keys()];
  return z.enum(names, `sort is one of: ${names.join(', ')}`).transform((name) => fieldOf.get(name));
}
