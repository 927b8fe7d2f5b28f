import { z } from 'zod';
import { aliasesOf, keyDescription, objectsOf } from './api-names.ts';
import type { Entity } from './entity.ts';
import type { Field, ItemField } from './field.ts';
import { valueSchema } from './input-schema.ts';
import { oncePerEntity } from './once-per-entity.ts';
import { spellingsOf } from './spellings.shared.ts';

/**
 * The schema of what a client sends to store a record, for the API's description. What is sent is checked under the
 * declared names (`input-schema.ts`), since each field has several.
 * @param purpose whether required fields have to be there, under the back office's names
 */
export function bodySchemaOf(entity: Entity, purpose: 'create' | 'change'): z.ZodObject {
  return bodySchemas[purpose](entity);
}

const bodySchemas = {
  create: oncePerEntity((entity) => makeBodySchema(entity, 'create')),
  change: oncePerEntity((entity) => makeBodySchema(entity, 'change')),
};

function makeBodySchema(entity: Entity, purpose: 'create' | 'change'): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const writable = aliasesOf(entity).filter((alias) => alias.field === name && alias.isWritable);
    const ownName = field.kind === 'reference' && field.readAs ? name : writable.at(-1)?.name;
    const schema = fieldSchema(field).describe(field.help ? `${field.label}. ${field.help}` : field.label);
    for (const alias of writable) {
      const isRequired = purpose === 'create' && field.required && alias.name === ownName;
      shape[alias.name] = isRequired ? schema : schema.optional();
    }
  }
  for (const [object, parts] of objectsOf(entity)) {
    const inner = [...parts].flatMap(([name, field]) => {
      const declared = entity.fields[field];
      return declared ? [[name, fieldSchema(declared).optional()]] : [];
    });
    shape[object] = z.object(Object.fromEntries(inner)).optional();
  }
  return z.object(shape).describe("The record's fields. Of the several names of a field one is enough.");
}

function fieldSchema(field: Field | ItemField): z.ZodType {
  if (field.kind === 'itemList') {
    const inner = Object.entries(field.fields).flatMap(([name, one]) =>
      spellingsOf(name).map((spelling) => [spelling, fieldSchema(one).optional()]),
    );
    const item = z.object({ id: z.string().optional(), ...Object.fromEntries(inner) });
    return z.array(item).max(field.maxItems);
  }
  if (field.kind !== 'referenceList' && !(field.kind === 'reference' && field.readAs))
    return valueSchema(field);
  const key = z.union([z.string(), z.int()]).describe(keyDescription);
  return field.kind === 'reference' ? key : z.array(key).max(field.maxItems);
}
