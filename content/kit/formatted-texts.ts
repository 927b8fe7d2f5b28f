import { invalid } from '#errors/app-error.ts';
import { cleanHtml, isTooDeep } from './clean-html.ts';
import type { Entity } from './entity.ts';

/**
 * The formatted texts among the values, as they may be stored.
 * @throws AppError `invalid` naming the field, where tags stand too deep within each other
 */
export function cleanFormattedTexts(
  entity: Entity,
  { values, publicUrl }: { values: Record<string, unknown>; publicUrl: string | undefined },
): Record<string, string> {
  const cleaned: Record<string, string> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const html = values[name];
    if (field.kind !== 'html' || typeof html !== 'string') continue;
    if (isTooDeep(html)) {
      throw invalid({
        [name]: `${field.label} has more than 100 tags within each other. Simplify its formatting`,
      });
    }
    cleaned[name] = cleanHtml(html, publicUrl);
  }
  return cleaned;
}
