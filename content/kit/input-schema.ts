import { z } from 'zod';
import { isStorableText, maxStoredInteger, unusableCharacters } from '#errors/storable.ts';
import type { Entity, EntityInput } from './entity.ts';
import type {
  CountField,
  DecimalField,
  Field,
  ItemField,
  ItemListField,
  MediaField,
  MediaListField,
  SlugField,
} from './field.ts';
import { findRepeatedIds, itemIdMessage, itemIdPattern, nameItems, sameIdMessage } from './item-ids.ts';
import { isLinkTarget, linkMessage } from './link-target.shared.ts';
import { oncePerEntity } from './once-per-entity.ts';
import { maxSlugLength, slugPattern } from './slug.ts';
import { dueTimeSchema, timeSchema } from './time-schema.ts';
import {
  chooseFile,
  maxEntryLength,
  maxUrlLength,
  mediaPattern,
  notNumber,
  notWhole,
  slugMessage,
  tooLarge,
  tooLong,
  tooLongEntry,
  tooManyEntries,
  tooManyImages,
  tooSmall,
} from './value-messages.ts';

/**
 * The schema of a record that is created: required fields must be filled in, the others have defaults.
 * Unknown fields are refused by name.
 */
export function createSchemaOf<E extends Entity>(entity: E): z.ZodType<EntityInput<E>> {
  return createSchema(entity) as z.ZodType as z.ZodType<EntityInput<E>>;
}

/**
 * The schema of a change: only the fields sent change, and a required one cannot be emptied. A formatted text can:
 * its editor asks whether all of it is to be deleted (specification/back-office.md, "Forms").
 */
export function updateSchemaOf<E extends Entity>(entity: E): z.ZodType<Partial<EntityInput<E>>> {
  return updateSchema(entity) as z.ZodType as z.ZodType<Partial<EntityInput<E>>>;
}

const createSchema = oncePerEntity((entity) =>
  z.strictObject(mapFields(entity, (field) => withDefault(field, valueSchema(field)))),
);

const updateSchema = oncePerEntity((entity) =>
  z.strictObject(
    mapFields(entity, (field) => (field.kind === 'html' ? textSchema(field) : valueSchema(field)).optional()),
  ),
);

function mapFields(entity: Entity, make: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, make(field)]));
}

function withDefault(field: Field | ItemField, schema: z.ZodType): z.ZodType {
  if (field.required) return schema;
  switch (field.kind) {
    case 'flag':
    case 'choice':
      return schema.default(field.default);
    case 'count':
      return schema.default(0);
    case 'decimal':
      return schema.default(field.default ?? 0);
    case 'textList':
    case 'mediaList':
    case 'referenceList':
    case 'itemList':
      return schema.default([]);
    case 'reference':
      return schema;
    case 'code':
    case 'dueTime':
      return schema.default(null);
    case 'text':
      return schema.default(field.default ?? '');
    default:
      return schema.default('');
  }
}

/** The schema of one field's value, as it is stored. */
export function valueSchema(field: Field | ItemField): z.ZodType {
  const { label } = field;
  switch (field.kind) {
    case 'text':
    case 'html':
      return field.required ? textSchema(field).min(1, field.required) : textSchema(field);
    case 'code':
      return codeSchema(field);
    case 'slug':
      return slugSchema(field);
    case 'flag':
      return z.boolean(`${label} is yes or no`);
    case 'count':
      return countSchema(field);
    case 'decimal':
      return decimalSchema(field);
    case 'choice':
      return choiceSchema(field);
    case 'textList':
      return listOf(entrySchema(label), field).transform((items) => items.filter((item) => item !== ''));
    case 'media':
      return field.required ? mediaSchema(field).min(1, field.required) : mediaSchema(field);
    case 'mediaList':
      return listOf(mediaSchema(field).min(1, chooseFile), field, tooManyImages(field.maxItems));
    case 'reference':
      return idSchema(field.required ?? `${label} is the id of a record`);
    case 'referenceList':
      return listOf(idSchema(`${label} holds ids of records`), field);
    case 'itemList':
      return itemsSchema(field);
    case 'time':
      return timeSchema(label);
    case 'dueTime':
      return dueTimeSchema(label);
  }
}

function slugSchema({ label, numberRule, required = `${label} is text` }: SlugField): z.ZodType {
  if (numberRule) {
    const { isValid, message } = numberRule;
    return z.string(required).trim().min(1, required).refine(isValid, message);
  }
  return z
    .string(required)
    .max(maxSlugLength, tooLong(maxSlugLength))
    .refine((slug) => slug === '' || slugPattern.test(slug), slugMessage);
}

function countSchema({ label, required, min = 0, max = maxStoredInteger }: CountField): z.ZodType {
  return z
    .int({ error: ({ input }) => (required && isNothing(input) ? required : notWhole(label)) })
    .min(min, tooSmall(label, min))
    .max(max, tooLarge(label, max));
}

function decimalSchema({ label, required, min, max }: DecimalField): z.ZodType {
  return z
    .number({ error: ({ input }) => (required && isNothing(input) ? required : notNumber(label)) })
    .min(min, tooSmall(label, min))
    .max(max, tooLarge(label, max));
}

/** Neither a number nor a text that was meant as one. */
function isNothing(input: unknown): boolean {
  return typeof input === 'string' ? input.trim() === '' : typeof input !== 'number';
}

function textSchema(field: Extract<Field, { kind: 'text' | 'html' }>): z.ZodString {
  const { maxLength } = field;
  const schema = z
    .string(field.required ?? `${field.label} is text`)
    .trim()
    .max(maxLength, tooLong(maxLength))
    .refine(isStorableText, unusableCharacters);
  const isLink = field.kind === 'text' && field.isLink;
  return isLink ? schema.refine((target) => target === '' || isLinkTarget(target), linkMessage) : schema;
}

/** Null and an empty text say that there is none. */
function codeSchema({ label, maxLength }: Extract<Field, { kind: 'code' }>): z.ZodType {
  return z
    .union(
      [
        z.null(),
        z.string().trim().max(maxLength, tooLong(maxLength)).refine(isStorableText, unusableCharacters),
      ],
      { error: ({ input }) => (typeof input === 'string' ? undefined : `${label} is text`) },
    )
    .transform((code) => code || null);
}

/** A required choice that nobody made is told like any other required field. */
function choiceSchema(field: Extract<Field, { kind: 'choice' }>): z.ZodType {
  const { label, options, required } = field;
  const choose = `${label} is one of: ${options.filter(Boolean).join(', ')}`;
  return z.enum(options, {
    error: ({ input }) =>
      required && (typeof input !== 'string' || input.trim() === '') ? required : choose,
  });
}

function listOf<Item extends z.ZodType>(
  item: Item,
  field: { label: string; maxItems: number },
  tooMany = tooManyEntries(field.maxItems),
): z.ZodArray<Item> {
  return z.array(item, `${field.label} is a list`).max(field.maxItems, tooMany);
}

/** Items that are new get an id from what they are called. */
function itemsSchema(field: ItemListField): z.ZodType {
  const { fields, titleField, noun, label, readItem } = field;
  const shape = z.strictObject(
    {
      id: z.string(itemIdMessage).regex(itemIdPattern, itemIdMessage).optional(),
      ...Object.fromEntries(
        Object.entries(fields).map(([name, inner]) => [name, withDefault(inner, valueSchema(inner))]),
      ),
    },
    `${label} holds items with fields`,
  );
  const item = shape.transform((one, context) => {
    const read = readItem?.(one) ?? { item: one };
    if ('item' in read) return { ...read.item, id: one.id };
    for (const [name, message] of Object.entries(read.errors))
      context.addIssue({ code: 'custom', path: [name], message });
    return z.NEVER;
  });
  return listOf(item, field)
    .superRefine((items, context) => {
      for (const { index, id } of findRepeatedIds(items.map((one) => one.id))) {
        context.addIssue({ code: 'custom', path: [index, 'id'], message: sameIdMessage(id) });
      }
    })
    .transform((items) =>
      nameItems(items, { titleOf: (one) => String(Reflect.get(one, titleField) ?? ''), noun }),
    );
}

function entrySchema(label: string): z.ZodString {
  return z
    .string(`${label} is a list of texts`)
    .max(maxEntryLength, tooLongEntry(maxEntryLength))
    .refine(isStorableText, unusableCharacters)
    .trim();
}

function idSchema(message: string): z.ZodInt {
  return z.int(message).positive(message).max(maxStoredInteger, 'There is no record with this number');
}

function mediaSchema(field: MediaField | MediaListField): z.ZodString {
  return z
    .string(field.required ?? chooseFile)
    .trim()
    .max(maxUrlLength, tooLong(maxUrlLength))
    .refine(isStorableText, unusableCharacters)
    .regex(mediaPattern, chooseFile);
}
