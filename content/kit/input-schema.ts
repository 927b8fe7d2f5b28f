import { z } from 'zod';
import { uploadsPrefix } from '../picture/picture.ts';
import type { Entity, EntityInput } from './entity.ts';
import type { Field } from './field.ts';
import { slugPattern } from './slug.ts';

const maxAddressLength = 500;

/**
 * The schema of a record that is created: required fields must be filled in, the others have defaults.
 * Unknown fields are refused by name.
 */
export function createSchemaOf<E extends Entity>(entity: E): z.ZodType<EntityInput<E>> {
  const shape = mapFields(entity, (field) => withDefault(field, valueSchema(field)));
  return z.strictObject(shape) as z.ZodType as z.ZodType<EntityInput<E>>;
}

/**
 * The schema of a change: only the fields sent change, and a required one cannot be emptied. A formatted text can:
 * its editor asks whether all of it is to be deleted (back-office.md, section 2).
 */
export function updateSchemaOf<E extends Entity>(entity: E): z.ZodType<Partial<EntityInput<E>>> {
  const shape = mapFields(entity, (field) => {
    const schema = valueSchema(field);
    return (field.kind === 'html' ? schema.or(z.literal('')) : schema).optional();
  });
  return z.strictObject(shape) as z.ZodType as z.ZodType<Partial<EntityInput<E>>>;
}

function mapFields(entity: Entity, make: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, make(field)]));
}

function withDefault(field: Field, schema: z.ZodType): z.ZodType {
  switch (field.kind) {
    case 'flag':
    case 'choice':
      return schema.default(field.default);
    case 'count':
      return schema.default(0);
    case 'textList':
    case 'mediaList':
    case 'referenceList':
      return schema.default([]);
    case 'reference':
      return schema;
    case 'text':
      return field.required ? schema : schema.default(field.default ?? '');
    default:
      return field.required ? schema : schema.default('');
  }
}

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'html':
      return textSchema(field, field.maxLength);
    case 'slug':
      return z
        .string()
        .regex(slugPattern, 'Use lower-case letters, digits and single hyphens')
        .or(z.literal(''));
    case 'flag':
      return z.boolean(`${field.label} is yes or no`);
    case 'count':
      return z.int(`${field.label} is a whole number`).min(0, `${field.label} cannot be below 0`);
    case 'choice':
      return z.enum(field.options, `${field.label} is one of: ${field.options.join(', ')}`);
    case 'textList':
      return z
        .array(z.string().max(200))
        .max(field.maxItems, `At most ${field.maxItems} entries`)
        .transform((items) => items.map((item) => item.trim()).filter((item) => item !== ''));
    case 'media':
      return field.required ? mediaAddress.min(1, field.required) : mediaAddress;
    case 'mediaList':
      return z.array(mediaAddress.min(1)).max(field.maxItems, `Maximum ${field.maxItems} images allowed`);
    case 'reference':
      return z.int(field.required ?? `${field.label} is the id of a record`).positive();
    case 'referenceList':
      return z.array(z.int().positive()).max(field.maxItems, `At most ${field.maxItems} entries`);
    case 'time':
      return z.iso.datetime(`${field.label} is a date and time in UTC`).or(z.literal(''));
  }
}

function textSchema(field: Field, maxLength: number): z.ZodType {
  const schema = z
    .string(field.required ?? `${field.label} is text`)
    .trim()
    .max(maxLength, `At most ${maxLength} characters`);
  return field.required ? schema.min(1, field.required) : schema;
}

/** An uploaded file or a file elsewhere; anything else could run as a script or point into the page. */
const mediaAddress = z
  .string()
  .trim()
  .max(maxAddressLength)
  .refine(
    (address) =>
      address === '' || address.startsWith(uploadsPrefix) || /^https:\/\/[^\s"'<>]+$/.test(address),
    'Choose an uploaded file or give an address that starts with https://',
  );
