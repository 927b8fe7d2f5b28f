import { aliasesOf } from '#content/kit/api-names.ts';
import type { Entity } from '#content/kit/entity.ts';
import { AppError, type FieldErrors, isAppError } from '#errors/app-error.ts';

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

/** Errors under the name that each field was sent under; the back office's where it was not sent. */
export function underSentNames(entity: Entity, wrong: { errors: FieldErrors; body: unknown }): FieldErrors {
  const sent = typeof wrong.body === 'object' && wrong.body !== null ? Object.keys(wrong.body) : [];
  const entries = Object.entries(wrong.errors).map(([field, message]) => {
    const names = aliasesOf(entity)
      .filter((alias) => alias.field === field && alias.isWritable)
      .map((alias) => alias.name);
    return [names.findLast((name) => sent.includes(name)) ?? names.at(-1) ?? field, message];
  });
  return Object.fromEntries(entries);
}
