import { shippedTags } from '#messages/shipped-tags.shared.ts';
import { documentKind } from '../documents/site-document.ts';
import type { Entity } from '../kit/entity.ts';
import { readTranslatedList } from '../kit/translate-records.ts';
import { uploadsPrefix } from '../picture/picture.ts';
import { entities } from '../registry.ts';
import { isOutdated, type StoredText } from '../translations/stored-text.ts';
import type { TranslatedField } from '../translations/translated-fields.ts';
import type { Source } from '../translations/translation-sources.ts';
import type { StoredTranslation, Subject } from '../translations/translations.repository.ts';
import { headerOf } from './columns.ts';

/** The columns of a workbook of translations; `language` says into which one it translates. */
export const translationHeaders = [
  'kind',
  'id',
  'field',
  'source',
  'translation',
  'status',
  'language',
] as const;
export type TranslationHeader = (typeof translationHeaders)[number];

/** What a row's text is: of what is `missing` there is none yet, `outdated` has another source by now. */
type TextStatus = 'missing' | 'outdated' | 'draft' | 'published';

/** One text: a field, or one entry of a field that is a list. */
export type TextPlace = { name: string; field: TranslatedField; index?: number };
export type TextRow = { place: TextPlace; source: string; text: string; status: TextStatus };

/** The API's name of each kind, as rows have it, in the order of a workbook. */
const kinds: readonly { path: string; kind: Subject['kind'] }[] = [
  ...entities.map(({ path, name }) => ({ path, kind: name })),
  { path: 'site-documents', kind: documentKind },
  { path: 'images', kind: 'image' },
];

export function pathOfKind(kind: Subject['kind']): string {
  return kinds.find((one) => one.kind === kind)?.path ?? kind;
}

/** The kind that a cell means: the API's path or its name. */
export function findKind(cell: string): Subject['kind'] | undefined {
  return kinds.find(({ path, kind }) => path === cell || kind === cell)?.kind;
}

/** What a cell names something of a kind by, as it is stored; undefined where nothing can be named so. */
export function findSubject(kind: Subject['kind'], cell: string): string | undefined {
  if (kind === 'image') return uploadsPrefix + cell.replace(/^\/?(?:uploads\/)?/, '');
  if (kind === documentKind) return cell;
  return /^[1-9]\d{0,9}$/.test(cell) ? cell : undefined;
}

/** The places of all texts of something. */
export function placesOf({ fields, entity }: Source): TextPlace[] {
  return fields.flatMap((field): TextPlace[] => {
    const name = nameOf(field, entity);
    if (typeof field.source === 'string') return [{ name, field }];
    return field.source.map((_entry, index) => ({ name: `${name}.${index}`, field, index }));
  });
}

/** As the columns of other spreadsheets are called. */
function nameOf({ key, names: [name] }: TranslatedField, entity: Entity | undefined): string {
  return entity && !key.includes('/') ? headerOf(entity, key) : name;
}

/** What a text says in the language that everything is written in. */
export function sourceAt({ field: { source }, index = 0 }: TextPlace): string {
  return typeof source === 'string' ? source : (source[index] ?? '');
}

/** What it says in the other language; empty where it is not translated. */
export function textAt({ field: { source }, index = 0 }: TextPlace, stored: StoredText | undefined): string {
  if (!stored) return '';
  return typeof source === 'string' ? stored.text : (readTranslatedList(source, stored.text)[index] ?? '');
}

/** The texts of something, without those that say nothing. */
export function textRowsOf(
  source: Source,
  { stored, language }: { stored: StoredTranslation | undefined; language: string },
): TextRow[] {
  return placesOf(source).flatMap((place): TextRow[] => {
    const kept = stored?.texts.get(place.field.key);
    const row = { place, source: sourceAt(place), text: textAt(place, kept) };
    if (row.source === '' || (row.text === '' && isShippedIn(place, language))) return [];
    if (!stored || !kept || row.text === '') return [{ ...row, status: 'missing' }];
    const status = stored.status === 'published' ? 'published' : 'draft';
    return [{ ...row, status: isOutdated(place.field, kept) ? 'outdated' : status }];
  });
}

/** Whether the site brings a fixed text in this language, of which the company says nothing else. */
function isShippedIn({ field: { field, source } }: TextPlace, language: string): boolean {
  const isFixed = field.kind === 'text' && 'shipped' in field && field.shipped === source;
  return isFixed && shippedTags.includes(new Intl.Locale(language).language);
}
