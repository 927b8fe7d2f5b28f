import type { z } from 'zod';
import { type ApiRecord, aliasesOf } from '#content/kit/api-names.ts';
import { fromApi } from '#content/kit/api-names-input.ts';
import type { Entity } from '#content/kit/entity.ts';
import { createSchemaOf, tooManyEntries, updateSchemaOf } from '#content/kit/input-schema.ts';
import { fullNounOf } from '#content/kit/nouns.shared.ts';
import { findIdsByKeys } from '#content/kit/references.repository.ts';
import { getEntity } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { AppError, type FieldErrors, invalid, isAppError } from '#errors/app-error.ts';
import { checkInput } from '#errors/validate.ts';
import { readOnlyNamesOf } from './content-records.ts';

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
  const { values, related } = fromApi(entity, body, {
    ...(current && { current }),
    readOnly: readOnlyNamesOf(entity),
  });
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
  const schema: z.ZodType<object> = current ? updateSchemaOf(entity) : createSchemaOf(entity);
  const result = checkInput(schema, values);
  if (result.success && Object.keys(errors).length === 0) return result.data;
  if (!result.success) Object.assign(errors, result.errors);
  throw invalid(underSentNames(entity, { errors, body }));
}

/** Runs a write; its errors carry the names that the client used. */
export async function withSentNames<T>(
  entity: Entity,
  source: { body: unknown; work: () => Promise<T> },
): Promise<T> {
  try {
    return await source.work();
  } catch (error) {
    if (!isAppError(error) || !error.fields) throw error;
    const fields = underSentNames(entity, { errors: error.fields, body: source.body });
    throw new AppError(error.code, error.message, { fields, cause: error });
  }
}

/** The name a field was sent under; the back office's where it was not sent. */
function underSentNames(entity: Entity, wrong: { errors: FieldErrors; body: unknown }): FieldErrors {
  const sent = typeof wrong.body === 'object' && wrong.body !== null ? Object.keys(wrong.body) : [];
  const entries = Object.entries(wrong.errors).map(([field, message]) => {
    const names = aliasesOf(entity)
      .filter((alias) => alias.field === field && alias.isWritable)
      .map((alias) => alias.name);
    return [names.findLast((name) => sent.includes(name)) ?? names.at(-1) ?? field, message];
  });
  return Object.fromEntries(entries);
}
