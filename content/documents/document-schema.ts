import { z } from 'zod';
import { isStorableText, maxStoredInteger, unusableCharacters } from '#errors/storable.ts';
import { valueSchema } from '../kit/input-schema.ts';
import { findRepeatedIds, itemIdMessage, itemIdPattern, sameIdMessage } from '../kit/item-ids.ts';
import { maxSlugLength, slugPattern } from '../kit/slug.ts';
import {
  maxUrlLength,
  notWhole,
  tooFewEntries,
  tooLarge,
  tooLong,
  tooManyEntries,
  tooSmall,
} from '../kit/value-messages.ts';
import type {
  DocumentField,
  DocumentFields,
  DocumentTextField,
  LeafField,
  ListField,
  SimpleListField,
} from './document-field.ts';
import {
  chooseFromList,
  colourMessage,
  colourPattern,
  fileMessage,
  filePattern,
  fillIn,
  weekdaysMessage,
} from './document-messages.ts';
import { completeValue, isItemList } from './document-values.ts';
import { completeUrl, judgeFormat } from './text-formats.ts';
import { weekdays } from './weekdays.shared.ts';

/** The schema of a change to a document: of what is sent everything is checked, and names that it lacks are refused. */
export function documentSchemaOf(fields: DocumentFields): z.ZodObject {
  return z.strictObject(mapFields(fields, (field) => fieldSchema(field).optional()));
}

/** The schema of a document as it is read. */
export function documentValueSchemaOf(fields: DocumentFields): z.ZodObject {
  return z.object(mapFields(fields, (field) => readSchema(field).describe(describe(field))));
}

function mapFields(
  fields: DocumentFields,
  make: (field: DocumentField) => z.ZodType,
): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));
}

/** Inside groups and items, what is left out has its default. */
function innerShape(fields: DocumentFields): Record<string, z.ZodType> {
  return mapFields(fields, (field) => {
    const start = completeValue(field, undefined);
    const mustBeGiven = 'required' in field && field.required && start === '';
    return mustBeGiven ? fieldSchema(field) : fieldSchema(field).default(start);
  });
}

function fieldSchema(field: DocumentField): z.ZodType {
  if (field.kind === 'group') {
    if (field.isSparse) return documentSchemaOf(field.fields);
    return z.strictObject(innerShape(field.fields), `${field.label} is a group of fields`);
  }
  if (isItemList(field)) return itemListSchema(field);
  return leafSchema(field).describe(describe(field));
}

function leafSchema(field: LeafField): z.ZodType {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return textSchema(field).superRefine((text, context) => {
        const message = judgeFormat(field.format, String(text));
        if (message) context.addIssue({ code: 'custom', message });
      });
    case 'count': {
      const { max = maxStoredInteger } = field;
      return z.int(notWhole(label)).min(0, tooSmall(label, 0)).max(max, tooLarge(label, max));
    }
    case 'optionalChoice':
      return z.enum([...field.names.keys()], chooseFromList(label)).nullable();
    case 'colour':
      return z.string(colourMessage(label)).trim().toLowerCase().regex(colourPattern, colourMessage(label));
    case 'weekdays':
      return weekdaysSchema();
    case 'file':
      return z
        .string(fileMessage)
        .trim()
        .max(maxUrlLength, tooLong(maxUrlLength))
        .refine(isStorableText, unusableCharacters)
        .regex(filePattern, fileMessage);
    case 'products':
    case 'categories':
      return slugListSchema(field);
    case 'list':
      return simpleListSchema(field);
    default:
      return valueSchema(field);
  }
}

function textSchema(field: DocumentTextField): z.ZodType {
  const schema = valueSchema(field) as z.ZodString;
  return field.format === 'https' ? schema.overwrite(completeUrl) : schema;
}

function weekdaysSchema(): z.ZodType {
  return z
    .array(z.enum(weekdays, weekdaysMessage), weekdaysMessage)
    .transform((days) => weekdays.filter((day) => days.includes(day)));
}

function slugListSchema(field: { label: string; maxItems: number }): z.ZodType {
  const slug = z
    .string(`${field.label} is a list of slugs`)
    .max(maxSlugLength, tooLong(maxSlugLength))
    .regex(slugPattern, 'Give the slug of a record, such as grey-granite');
  return z
    .array(slug, `${field.label} is a list of slugs`)
    .max(field.maxItems, tooManyEntries(field.maxItems))
    .transform((slugs) => [...new Set(slugs)]);
}

function simpleListSchema(field: SimpleListField): z.ZodType {
  const { label, noun, minItems = 0, maxItems } = field;
  return z
    .array(leafSchema({ required: fillIn(noun), ...field.item }), `${label} is a list`)
    .min(minItems, tooFewEntries(minItems))
    .max(maxItems, tooManyEntries(maxItems));
}

function itemListSchema(list: ListField): z.ZodType {
  const { label, fields, minItems = 0, maxItems } = list;
  const id = z.string(itemIdMessage).regex(itemIdPattern, itemIdMessage).optional();
  return z
    .array(
      z.strictObject({ id, ...innerShape(fields) }, `${label} holds items with fields`),
      `${label} is a list`,
    )
    .min(list.isFixed ? 0 : minItems, tooFewEntries(minItems))
    .max(maxItems, tooManyEntries(maxItems))
    .superRefine((items, context) => {
      const ids = items.map((item) => item.id as string | undefined);
      for (const { index, id } of findRepeatedIds(ids)) {
        context.addIssue({ code: 'custom', path: [index, 'id'], message: sameIdMessage(id) });
      }
      if (list.isFixed && !isSameSet(ids, Object.keys(list.default ?? {}))) {
        const message = `${label} cannot be added or removed: ${Object.keys(list.default ?? {}).join(', ')}`;
        context.addIssue({ code: 'custom', message });
      }
    });
}

function isSameSet(ids: (string | undefined)[], known: string[]): boolean {
  return ids.length === known.length && known.every((id) => ids.includes(id));
}

function readSchema(field: DocumentField): z.ZodType {
  if (field.kind === 'group') {
    return field.isSparse ? z.record(z.string(), z.string()) : documentValueSchemaOf(field.fields);
  }
  if (isItemList(field)) return z.array(documentValueSchemaOf(field.fields).extend({ id: z.string() }));
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'count':
      return z.int();
    case 'decimal':
      return z.number();
    case 'choice':
      return z.enum(field.options);
    case 'optionalChoice':
      return z.enum([...field.names.keys()]).nullable();
    case 'weekdays':
      return z.array(z.enum(weekdays));
    case 'textList':
    case 'mediaList':
    case 'products':
    case 'categories':
    case 'list':
      return z.array(z.string());
    default:
      return z.string();
  }
}

function describe(field: DocumentField): string {
  return field.help ? `${field.label}. ${field.help}` : field.label;
}
