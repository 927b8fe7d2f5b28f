import { z } from 'zod';
import { type Alias, aliasesOf, objectsOf } from './api-names.ts';
import type { Entity } from './entity.ts';
import type { Field, ItemField, ItemListField } from './field.ts';
import { spellingsOf } from './spellings.shared.ts';

const metaLabels = new Map(Object.entries({ id: 'Id', createdAt: 'Created', updatedAt: 'Last changed' }));

/**
 * The schema of a record as the API shows it, for checking answers and describing them.
 * @param extra what reading gives beside the entity's own fields
 */
export function recordSchemaOf(entity: Entity, extra: Record<string, z.ZodType> = {}): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const alias of aliasesOf(entity)) shape[alias.name] = aliasSchema(entity, alias);
  for (const [object, parts] of objectsOf(entity)) {
    const inner = [...parts].map(([name, field]) => [
      name,
      aliasSchema(entity, { name, field, gives: 'value' }),
    ]);
    const labels = [...parts.values()].map((field) => entity.fields[field]?.label);
    shape[object] = z.object(Object.fromEntries(inner)).describe(labels.join(', '));
  }
  return z.object({ ...shape, ...extra });
}

function aliasSchema(entity: Entity, alias: Omit<Alias, 'isWritable'>): z.ZodType {
  const field = entity.fields[alias.field];
  const label = field?.label ?? metaLabels.get(alias.field) ?? alias.name;
  switch (alias.gives) {
    case 'id':
      return z.int().describe(`${label}: its id`);
    case 'name':
      return z.string().describe(`${label}: its name`);
    case 'slug':
      return z.string().describe(`${label}: its slug`);
    case 'names':
      return z.array(z.string()).describe(`${label}: their names`);
    case 'slugs':
      return z.array(z.string()).describe(`${label}: their slugs`);
    case 'items':
      return field?.kind === 'itemList' ? itemsSchema(field) : z.array(z.unknown());
    case 'value': {
      const schema = field ? valueSchema(field) : metaSchema(alias.field);
      return schema.describe(field?.help ? `${label}. ${field.help}` : label);
    }
  }
}

function itemsSchema({ label, fields }: ItemListField): z.ZodType {
  const shape = Object.entries(fields).flatMap(([name, field]) => {
    const schema =
      field.kind === 'referenceList'
        ? z.array(z.string()).describe(`${field.label}: their slugs`)
        : valueSchema(field).describe(field.help ? `${field.label}. ${field.help}` : field.label);
    return spellingsOf(name).map((spelling) => [spelling, schema]);
  });
  return z.array(z.object({ id: z.string(), ...Object.fromEntries(shape) })).describe(label);
}

function metaSchema(name: string): z.ZodType {
  return name === 'id' ? z.int() : z.iso.datetime();
}

function valueSchema(field: Field | ItemField): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'count':
      return z.int();
    case 'decimal':
      return z.number();
    case 'choice':
      return z.enum(field.options);
    case 'textList':
    case 'mediaList':
      return z.array(z.string());
    case 'code':
      return z.string().nullable();
    case 'dueTime':
      return z.iso.datetime().nullable();
    default:
      return z.string();
  }
}
