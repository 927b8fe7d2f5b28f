import type { ItemListField } from './field.ts';
import { isSameValue } from './is-same-value.ts';
import { spellingsOf } from './spellings.shared.ts';

type Item = Record<string, unknown>;

/**
 * Puts what an item has under the second name of a field under its first. Of two names the one that differs from what is
 * stored is meant.
 * @returns the two names of a field that say different things
 */
export function foldItemNames(
  fields: ItemListField['fields'],
  item: Item,
  stored?: Item,
): readonly [string, string] | undefined {
  for (const name of Object.keys(fields)) {
    const [, other] = spellingsOf(name);
    if (other === undefined || !Object.hasOwn(item, other)) continue;
    const isOtherMeant = !Object.hasOwn(item, name) || (stored && isSameValue(item[name], stored[name]));
    const isSame = isSameValue(item[other], item[name]) || (stored && isSameValue(item[other], stored[name]));
    if (!isOtherMeant && !isSame) return [name, other];
    if (isOtherMeant) item[name] = item[other];
    delete item[other];
  }
  return undefined;
}
