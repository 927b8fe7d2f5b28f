import type { DocumentTextField, SimpleListField } from '../documents/document-field.ts';
import { itemsOf } from '../documents/document-values.ts';
import { wordPlacesOf } from '../documents/document-words.ts';
import type { SiteDocument } from '../documents/site-document.ts';
import { aliasesOf } from '../kit/api-names.ts';
import type { Entity } from '../kit/entity.ts';
import type { Field, ItemField, SlugField, TextField } from '../kit/field.ts';

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type Translatable = DocumentTextField | Of<'html' | 'textList'> | SlugField | SimpleListField;

/** One text, or list of texts, that is said in other languages as well. */
export type TranslatedField = {
  /** Its place by the ids of items, which stays where an entry is moved: `phones/sales/label`. */
  key: string;
  /** What the API calls it, the back office's name last; inside of lists by number: `phones.0.label`. */
  names: readonly [string, ...string[]];
  field: Translatable;
  /** What people call it: `Phones, Sales, Label`. */
  label: string;
  /** What it says in the language that everything is written in. */
  source: string | readonly string[];
};

/** The fields of a record that are translated. */
export function fieldsOfRecord(entity: Entity, record: Readonly<Record<string, unknown>>): TranslatedField[] {
  return Object.entries(entity.fields).flatMap(([name, field]): TranslatedField[] => {
    if (isTranslatable(field)) {
      const names = namesOf(entity, name);
      const source = record[name] as TranslatedField['source'];
      return [{ key: name, names, field, label: field.label, source }];
    }
    if (field.kind !== 'itemList') return [];
    return itemsOf(record[name]).flatMap((item, index) =>
      Object.entries(field.fields).flatMap(([inner, one]): TranslatedField[] => {
        if (!isTranslatable(one)) return [];
        const names = [`${name}.${index}.${inner}`] as const;
        const label = `${field.label}, ${index + 1}, ${one.label}`;
        const source = String(item[inner] ?? '');
        return [{ key: `${name}/${item.id}/${inner}`, names, field: one, label, source }];
      }),
    );
  });
}

function namesOf(entity: Entity, field: string): TranslatedField['names'] {
  const [first = field, ...others] = aliasesOf(entity)
    .filter((alias) => alias.field === field)
    .map(({ name }) => name);
  return [first, ...others];
}

/** The texts of a document that are translated; of fixed texts what they say where the company says nothing else. */
export function fieldsOfDocument(document: SiteDocument, value: unknown): TranslatedField[] {
  return wordPlacesOf(document, value).map(({ idPath, path, field, label, value: said }) => {
    const shipped = field.kind === 'text' ? (field.shipped ?? '') : '';
    const source = (said as TranslatedField['source']) || shipped;
    return { key: idPath, names: [path], field, label, source };
  });
}

const maxAltLength = 300;

/** What is translated of a picture. */
export function fieldsOfImage(alt: string): TranslatedField[] {
  const field: TextField = { kind: 'text', label: 'Alternative text', maxLength: maxAltLength };
  return [{ key: 'alt', names: ['alt'], field, label: field.label, source: alt }];
}

function isTranslatable(field: Field | ItemField): field is Of<'text' | 'html' | 'textList' | 'slug'> {
  return ['text', 'html', 'textList', 'slug'].includes(field.kind) && !field.isFact;
}
