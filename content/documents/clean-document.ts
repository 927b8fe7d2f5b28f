import type { FieldErrors } from '#errors/app-error.ts';
import { invalid } from '#errors/app-error.ts';
import { cleanHtml, isTooDeep } from '../kit/clean-html.ts';
import type { DocumentFields } from './document-field.ts';
import { mapValues } from './document-places.ts';
import type { Values } from './document-values.ts';

/**
 * The values with every formatted text as it may be stored.
 * @throws AppError `invalid` naming the places where tags stand too deep within each other
 */
export function cleanDocument(
  fields: DocumentFields,
  { values, publicUrl }: { values: Values; publicUrl: string | undefined },
): Values {
  const errors: FieldErrors = {};
  const cleaned = mapValues(fields, values, ({ path, field, value }) => {
    if (field.kind !== 'html' || typeof value !== 'string') return value;
    if (isTooDeep(value)) {
      errors[path] = `${field.label} has more than 100 tags within each other. Simplify its formatting`;
    }
    return cleanHtml(value, publicUrl);
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return cleaned;
}
