import type { Field } from '#content/kit/field.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import type { DocumentField } from '#content/site-documents/document-field.ts';

export type FieldMarks = ReturnType<typeof createFieldMarks>;

/** The private use area: a mark is one code unit of it, so no cutting or joining of texts can leave half a mark. */
const firstMark = 0xe000;
const lastMark = 0xf8ff;
const marks = /[\ue000-\uf8ff]/g;
const encodedMarks = /%(?:EE%[89AB][0-9A-F]|EF%(?:[89][0-9A-F]|A[0-3]))%[89AB][0-9A-F]/gi;
const blockEnds = /<\/(?:p|h[1-6]|li|t[hd]|blockquote|figcaption)>/g;

/** A smaller number stands on a page for other things as well. */
const leastTellingNumber = 10;
const dayLength = '2026-03-01'.length;

/**
 * Marks texts with the field that they come from, so that they can be found on a rendered page. Only what is merely
 * shown is marked: never an address, a number, a date or a choice. Uploads are found by their path, choices by their exact text,
 * numbers by a text with no other number in it, dates by the `time` that shows them, and other records by the links to them.
 */
export function createFieldMarks() {
  const fields: string[] = [];
  const uploads = new Map<string, string>();
  const texts = new Map<string, string>();
  const numbers = new Map<number, string>();
  const days = new Map<string, string>();
  const links = new Map<string, string>();

  function markOf(field: string): string {
    const known = fields.indexOf(field);
    const place = known === -1 ? fields.push(field) - 1 : known;
    return firstMark + place > lastMark ? '' : String.fromCharCode(firstMark + place);
  }

  function noteUploads(field: string, paths: readonly string[]): void {
    for (const path of paths)
      if (path.startsWith(uploadsPrefix) && !uploads.has(path)) uploads.set(path, field);
  }

  function noteTexts(field: string, value: unknown): void {
    for (const text of [value].flat()) if (text !== '') texts.set(escapeText(String(text)), field);
  }

  function noteDay(field: string, value: unknown): void {
    if (typeof value === 'string' && value !== '') days.set(value.slice(0, dayLength), field);
  }

  return {
    /** @param path of a record's page, which the field names */
    noteLink: (field: string, path: string): void => void links.set(path, field),

    /** @param name the field's path, such as `name` or `phones.0.label` @returns the value to render */
    mark(name: string, field: Field | DocumentField, value: unknown): unknown {
      if ('isProcessed' in field || (field.kind === 'list' && 'item' in field && field.item.isProcessed)) {
        noteTexts(name, value);
        return value;
      }
      switch (field.kind) {
        case 'choice':
          noteTexts(name, value);
          return value;
        case 'count':
        case 'decimal':
          if (Number(value) >= leastTellingNumber) numbers.set(Number(value), name);
          return value;
        case 'time':
          noteDay(name, value);
          return value;
        case 'text':
          return isShown(field) ? markLines(String(value), markOf(name)) : value;
        case 'html':
          noteUploads(name, uploadsIn(String(value)));
          return markBlocks(String(value), markOf(name));
        case 'textList':
          return markEntries(value, () => markOf(name));
        case 'list':
          if ('fields' in field || !isShown(field.item)) return value;
          return markEntries(value, (index) => markOf(`${name}.${index}`));
        case 'media':
        case 'mediaList':
          noteUploads(name, [value].flat().map(String));
          return value;
        default:
          return value;
      }
    },

    /** The field of the last mark in a text of a page, which is the one of the whole text; or of one like it. */
    fieldIn(text: string): string | undefined {
      const last = text.match(marks)?.at(-1);
      if (last) return fields[last.charCodeAt(0) - firstMark];
      return texts.get(text.trim()) ?? numbers.get(onlyNumberIn(text));
    },

    /** The field of a day, from the `datetime` of an element. */
    fieldOfDay: (time: string): string | undefined => days.get(time.slice(0, dayLength)),

    /** The field that names a record, by a link to its page. */
    fieldOfLink: (href: string): string | undefined => links.get(href),

    /** The field that names an upload. */
    fieldOfUpload: (path: string): string | undefined => uploads.get(path),
  };
}

/** The one number in a text, such as `4,321 likes`; none where there are several. */
function onlyNumberIn(text: string): number {
  const [number, ...others] = text.match(/\d(?:[\d,.]*\d)?/g) ?? [];
  return number !== undefined && others.length === 0 ? Number(number.replaceAll(',', '')) : Number.NaN;
}

/** A text without any mark, be it written into an address. */
export function removeMarks(text: string): string {
  return text.replace(marks, '').replace(encodedMarks, '');
}

/** As the renderer writes it. */
function escapeText(text: string): string {
  const written: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  };
  return text.trim().replace(/[&<>"']/g, (character) => written[character] ?? character);
}

function isShown(field: { isLink?: true; format?: string }): boolean {
  return !field.isLink && field.format === undefined;
}

function markEntries(value: unknown, markAt: (index: number) => string): unknown {
  return Array.isArray(value) ? value.map((entry, index) => markLines(String(entry), markAt(index))) : value;
}

/**
 * A mark at the end of each line, since pages part texts into paragraphs and lines; before a remark in brackets, which
 * they may set apart.
 */
function markLines(text: string, mark: string): string {
  return removeMarks(text).replace(/[^\n]*\S/g, (line) => {
    const end = /\S(?=\s*\([^()]*\)$)|$/.exec(line);
    const at = end?.[0] ? end.index + 1 : line.length;
    return line.slice(0, at) + mark + line.slice(at);
  });
}

function markBlocks(html: string, mark: string): string {
  return removeMarks(html).replace(blockEnds, (end) => mark + end);
}

function uploadsIn(html: string): string[] {
  return [...html.matchAll(/\ssrc="([^"]+)"/g)].flatMap(([, path]) => path ?? []);
}
