import type { FormValue } from '../api/form-values.ts';
import { locale } from '../language/language.ts';
import { t } from '../language/t.ts';
import { readItems } from './item-list-values.ts';

/** A value in readable form; 'empty' if there is none. */
export function describeValue(
  field: { kind: string },
  value: FormValue,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  if (field.kind === 'flag') return value === true ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.length > 0 ? value.map(shortPath).join(', ') : t('empty');
  if (value === '' || typeof value === 'boolean') return t('empty');
  switch (field.kind) {
    case 'itemList':
      return titlesIn(value) || t('empty');
    case 'html':
      return textIn(value) || t('empty');
    case 'reference':
      return names.get(value) ?? t('Number {id}', { id: value });
    case 'time':
    case 'dueTime':
      return new Date(value).toLocaleString(locale);
    default:
      return value;
  }
}

/** The first text of each item, which names it. */
function titlesIn(value: string): string {
  const titles = readItems(value).map((item) => Object.entries(item).find(([name]) => name !== 'id')?.[1]);
  return titles.filter(Boolean).join(', ');
}

/** The plain text of formatted text. */
export function textIn(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|tr|blockquote|figure)>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function shortPath(item: string): string {
  return item.startsWith('/uploads/') ? (item.split('/').at(-1) ?? item) : item;
}
