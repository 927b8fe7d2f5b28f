import type { LeafField, ListField } from '#content/documents/document-field.ts';
import { judgeDocument } from '#content/documents/judge-document.ts';
import type { ItemListField } from '#content/kit/field.ts';
import type { FormValue, FormValues } from '../api/form-values.ts';
import { bodyOfValues, documentOfValues, idPathOf, valuesOfDocument } from './document-form-values.ts';

/** A record's list of items as a form holds it: one text, so that it is kept, compared and merged as a whole. */
export function readItems(value: FormValue | undefined): object[] {
  return JSON.parse(String(value || '[]'));
}

/** The same with each value by itself, as the controls of site documents edit lists. */
export function openItems(name: string, field: ItemListField, value: FormValue | undefined): FormValues {
  return valuesOfDocument(fieldsOf(name, field), { [name]: readItems(value) });
}

export function closeItems(name: string, field: ItemListField, values: FormValues): string {
  return JSON.stringify(documentOfValues(fieldsOf(name, field), values)[name]);
}

/** As it is sent: the server gives new items their ids. */
export function bodyOfItems(name: string, field: ItemListField, value: FormValue): unknown {
  return bodyOfValues(fieldsOf(name, field), openItems(name, field, value))[name];
}

/** Where in the list something is that the API names by a dotted path: `lists.0.title` is `lists/onyx/title`. */
export function placeInItems(
  field: ItemListField,
  { path, value }: { path: string; value: FormValue | undefined },
): string | undefined {
  const [name = ''] = path.split('.', 1);
  return idPathOf(fieldsOf(name, field), openItems(name, field, value), path);
}

/** A message for each place in a list that cannot be saved as it is. */
export function judgeItems(name: string, field: ItemListField, value: FormValue): Record<string, string> {
  const document = { key: '', label: '', help: '', shownOn: '', fields: fieldsOf(name, field) };
  const messages = judgeDocument(document, { value: { [name]: readItems(value) }, before: {} });
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [
      placeInItems(field, { path, value }) ?? name,
      message,
    ]),
  );
}

/** As site documents declare lists. */
export function listFieldOf({ fields, label, help, detailFields, ...shared }: ItemListField): ListField {
  const { noun, titleField, maxItems } = shared;
  const inner = Object.entries(fields).map(([name, field]) => [name, leafOf(field)]);
  const optional = { ...(help !== undefined && { help }), ...(detailFields && { detailFields }) };
  return { kind: 'list', label, ...optional, noun, titleField, maxItems, fields: Object.fromEntries(inner) };
}

function fieldsOf(name: string, field: ItemListField) {
  return { [name]: listFieldOf(field) };
}

function leafOf(field: ItemListField['fields'][string]): LeafField {
  if (field.kind !== 'referenceList') return field;
  const { label, maxItems, to } = field;
  return { kind: to === 'category' ? 'categories' : 'products', label, maxItems };
}
