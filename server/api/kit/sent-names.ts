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
  const sent = namesIn(wrong.body);
  const entries = Object.entries(wrong.errors).map(([field, message]) => {
    const flat = aliasesOf(entity).filter((alias) => alias.field === field && alias.isWritable);
    const { partOf } = entity.fields[field] ?? {};
    const names = [...(partOf ? [partOf.join('.')] : []), ...flat.map((alias) => alias.name)];
    return [names.findLast((name) => sent.includes(name)) ?? names.at(-1) ?? field, message];
  });
  return Object.fromEntries(entries);
}

/** The names that were sent, those of objects with what stands in them: `seo.metaTitle`. */
function namesIn(body: unknown): string[] {
  return Object.entries(Object(body)).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [name, ...Object.keys(value).map((inner) => `${name}.${inner}`)]
      : [name],
  );
}
