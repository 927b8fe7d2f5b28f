import type { ReadItem } from '../../kit/field.ts';
import { wrongDay } from '../../kit/wrong-day.ts';

/** A declaration of performance as it is kept, or what is wrong with it. */
export function readDeclaration(item: Readonly<Record<string, unknown>>): ReadItem {
  const issuedOn = wrongDay(String(item.issuedOn), 'The day of a declaration is not in the future');
  return issuedOn ? { errors: { issuedOn } } : { item };
}
