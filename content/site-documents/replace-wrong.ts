import type { DocumentFields } from './document-field.ts';
import { completeValue, isItemList, isValues, type Values } from './document-values.ts';

type Work = {
  /** Complete values; they stay as they are. */
  given: Values;
  before: Values;
  /** Dotted paths of what cannot be used. */
  paths: readonly string[];
};

/** The values with what they held before, or begin with, wherever they cannot be used. */
export function replaceWrong(fields: DocumentFields, { given, before, paths }: Work): Values {
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const inner = paths.flatMap((path) => {
      const [first, ...rest] = path.split('.');
      return first === name ? [rest] : [];
    });
    if (inner.length === 0) return [name, given[name]];
    const earlier = completeValue(field, before[name]);
    const wrong = inner.map((steps) => steps.join('.'));
    if (wrong.includes('')) return [name, earlier];
    if (field.kind === 'group') {
      return [
        name,
        replaceWrong(field.fields, { given: valuesIn(given[name]), before: valuesIn(earlier), paths: wrong }),
      ];
    }
    if (!isItemList(field)) return [name, earlier];
    return [
      name,
      replaceInItems(field.fields, { given: itemsIn(given[name]), before: itemsIn(earlier), paths: wrong }),
    ];
  });
  return Object.fromEntries(entries);
}

/** Items are told by their ids, since they may have been moved. */
function replaceInItems(
  fields: DocumentFields,
  { given, before, paths }: { given: Values[]; before: Values[]; paths: readonly string[] },
): Values[] {
  return given.map((item, index) => {
    const start = `${index}.`;
    const wrong = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
    const earlier = before.find(({ id }) => id === item.id) ?? {};
    return { ...item, ...replaceWrong(fields, { given: item, before: earlier, paths: wrong }) };
  });
}

function valuesIn(value: unknown): Values {
  return isValues(value) ? value : {};
}

function itemsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}
