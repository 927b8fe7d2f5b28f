import type {
  DocumentField,
  DocumentFields,
  DocumentTextField,
  LeafField,
  ListField,
} from '#content/documents/document-field.ts';
import { listsOf, type Place, placesOf } from '#content/documents/document-places.ts';
import { completeValues, isItemList, type Values } from '#content/documents/document-values.ts';
import { readNumber } from '#content/facts/written-number.shared.ts';
import type { FormValue, FormValues } from '../api/form-values.ts';

/**
 * A document in a form: each value under its `idPath` (`phones/sales/href`), and of each list the ids of its items, in
 * their order, under the list's own (`phones`). So items that are moved keep what is typed into them, and two people who
 * change different items are told apart field by field.
 */
export function valuesOfDocument(fields: DocumentFields, value: unknown): FormValues {
  const lists = listsOf(fields, value).map(({ idPath, items }): [string, FormValue] => [
    idPath,
    items.map(({ id }) => id),
  ]);
  const places = placesOf(fields, value);
  const values: FormValues = Object.fromEntries([
    ...lists,
    ...places.map(({ idPath, field, value: leaf }) => [idPath, toFormValue(field, leaf)]),
  ]);
  // A link that was made of a number is empty, so that it follows when the number changes.
  const made = places.filter(
    ({ idPath, field }) => isMadeOfNumber(field) && values[idPath] === linkOfNumber(field, values, idPath),
  );
  return { ...values, ...Object.fromEntries(made.map(({ idPath }) => [idPath, ''])) };
}

/** Whether a field that is left empty is made of the number beside it. */
export function isMadeOfNumber(field: LeafField): field is DocumentTextField {
  return field.kind === 'text' && 'numberIn' in field;
}

/** What a new item of a list begins with. */
export function valuesOfItem(list: ListField, idPath: string): FormValues {
  const start = valuesOfDocument(list.fields, completeValues(list.fields));
  return Object.fromEntries(
    Object.entries(start).map(([name, value]) => {
      const field = list.fields[name];
      const isOpen = field?.kind === 'decimal' && field.required;
      return [`${idPath}/${name}`, isOpen ? '' : value];
    }),
  );
}

/** The document that a form holds; items that were added here have an id of the form alone. */
export function documentOfValues(fields: DocumentFields, values: FormValues, at = ''): Values {
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const idPath = at === '' ? name : `${at}/${name}`;
    return [name, valueAt(field, values, idPath)];
  });
  return Object.fromEntries(entries);
}

/** As it is sent: the server gives new items their ids. */
export function bodyOfValues(fields: DocumentFields, values: FormValues): Values {
  return withoutNewIds(documentOfValues(fields, values)) as Values;
}

/** The values in the form, with their paths in the API and their labels. */
export function placesInForm(fields: DocumentFields, values: FormValues): Place[] {
  return placesOf(fields, documentOfValues(fields, values));
}

/** Where the value or list is that the API refused, found by its dotted path or one inside of it. */
export function idPathOf(fields: DocumentFields, values: FormValues, path: string): string | undefined {
  const value = documentOfValues(fields, values);
  const places = [...placesOf(fields, value), ...listsOf(fields, value)];
  const inner = places.find((place) => place.path === path || path.startsWith(`${place.path}.`));
  const isItem = listsOf(fields, value).some((list) => path.startsWith(`${list.path}.`));
  const exact = places.find((place) => place.path === path);
  const deepest = isItem ? places.findLast((place) => path.startsWith(`${place.path}.`)) : inner;
  return (exact ?? deepest)?.idPath;
}

const newIdPrefix = 'new-';

export function newItemId(): string {
  return newIdPrefix + crypto.randomUUID();
}

function valueAt(field: DocumentField, values: FormValues, idPath: string): unknown {
  if (field.kind === 'group') return documentOfValues(field.fields, values, idPath);
  const value = values[idPath];
  if (!isItemList(field)) return toApiValue(field, value) || linkOfNumber(field, values, idPath);
  const ids = Array.isArray(value) ? value : [];
  return ids.map((id) => ({ id, ...documentOfValues(field.fields, values, `${idPath}/${id}`) }));
}

/** What a phone that is tapped dials, made of the number beside it; the value as it is for any other field. */
function linkOfNumber(field: LeafField, values: FormValues, idPath: string): unknown {
  const numberIn = field.kind === 'text' ? field.numberIn : undefined;
  if (numberIn === undefined) return toApiValue(field, values[idPath]);
  const number = String(values[idPath.replace(/[^/]+$/, numberIn)] ?? '').trim();
  const digits = number.replace(/\D/g, '');
  return digits === '' ? '' : `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}

function withoutNewIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNewIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => name !== 'id' || !String(inner).startsWith(newIdPrefix),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutNewIds(inner)]));
}

function toFormValue(field: LeafField, value: unknown): FormValue {
  if (field.kind === 'flag') return value === true;
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null ? '' : String(value);
}

/** Text that is not a number is sent as it was typed, so that the server's validation reports it. */
function toApiValue(field: LeafField, value: FormValue | undefined): unknown {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'optionalChoice':
      return value || null;
    case 'count':
    case 'decimal': {
      const text = String(value ?? '').trim();
      if (text === '' && field.required) return text;
      const { min = 0, max = Number.POSITIVE_INFINITY } = field.kind === 'decimal' ? field : {};
      const number = text === '' ? 0 : readNumber(text, (read) => read >= min && read <= max);
      // A point is what forms have written themselves.
      const plain = Number(text);
      return Number.isNaN(plain) ? (Number.isNaN(number) ? text : number) : plain;
    }
    case 'weekdays':
    case 'textList':
    case 'mediaList':
    case 'products':
    case 'categories':
    case 'list':
      return Array.isArray(value) ? value : [];
    default:
      return String(value ?? '');
  }
}
