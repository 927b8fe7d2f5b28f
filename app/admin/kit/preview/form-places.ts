import { placeIdOf } from '../forms/focus-field.ts';

const prefix = placeIdOf('');

/** The name under which a form knows the field that a control belongs to (`focus-field.ts`). */
export function fieldIdAt(control: Element): string | undefined {
  return control.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length);
}
