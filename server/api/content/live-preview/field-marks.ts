import type { DocumentField } from '#content/documents/document-field.ts';
import type { Field, ItemListField } from '#content/kit/field.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import { createFoundValues } from './found-values.ts';

export type FieldMarks = ReturnType<typeof createFieldMarks>;

/** The private use area: a mark is one code unit of it, so no cutting or joining of texts can leave half a mark. */
const firstMark = 0xe000;
const lastMark = 0xf8ff;
const marks = /[\ue000-\uf8ff]/g;
const encodedMarks = /%(?:EE%[89AB][0-9A-F]|EF%(?:[89][0-9A-F]|A[0-3]))%[89AB][0-9A-F]/gi;
const blockEnds = /<\/(?:p|h[1-6]|li|t[hd]|blockquote|figcaption)>/g;

/** A part of a text, and the field that it shows; `isSure` where it carries the field's mark. */
export type Run = { field: string; start: number; end: number; isSure: boolean };

/**
 * Marks texts with the field that they come from, so that they can be found on a rendered page. Only what is merely
 * shown is marked; what pages read, compare or measure is found by what they write of it, uploads by their path.
 */
export function createFieldMarks() {
  const fields: string[] = [];
  const uploads = new Map<string, string>();
  const found = createFoundValues();

  function markOf(field: string): string {
    const known = fields.indexOf(field);
    const place = known === -1 ? fields.push(field) - 1 : known;
    return firstMark + place > lastMark ? '' : String.fromCharCode(firstMark + place);
  }

  function noteUploads(field: string, paths: readonly string[]): void {
    for (const path of paths)
      if (path.startsWith(uploadsPrefix) && !uploads.has(path)) uploads.set(path, field);
  }

  /** The fields of the parts of a text, and of what is left of it where all of it has one. */
  function runsIn(text: string, item: string): Run[] {
    const last = text.match(marks)?.at(-1);
    const marked = last && fields[last.charCodeAt(0) - firstMark];
    const whole = marked ?? found.fieldOf(text);
    const inner = [...found.fillingsIn(text, marked ?? ''), ...found.partsOf(text, item)];
    const parts = inner.map((part) => ({ ...part, isSure: false }));
    if (whole === undefined) return parts;
    return fillGaps(text, { inner: parts, whole, isSure: marked !== undefined });
  }

  return {
    /** @param path of a record's page, which the field names */
    noteLink: found.noteLink,

    /** @param name the field's path, such as `name` or `phones.0.label` @returns the value to render */
    mark(name: string, field: Field | DocumentField, value: unknown): unknown {
      if ('isProcessed' in field || (field.kind === 'list' && 'item' in field && field.item.isProcessed)) {
        found.noteTexts(name, value);
        return value;
      }
      switch (field.kind) {
        case 'text':
          if ('shipped' in field) return `${value || field.shipped}${markOf(name)}`;
          found.note(name, field, value);
          return isShown(field) ? markLines(String(value), markOf(name)) : value;
        case 'html':
          noteUploads(name, uploadsIn(String(value)));
          return markBlocks(String(value), markOf(name));
        case 'textList':
          return markEntries(value, () => markOf(name));
        case 'list':
          if ('fields' in field || !isShown(field.item)) return value;
          return markEntries(value, (index) => markOf(`${name}.${index}`));
        case 'itemList':
          return ([value ?? []].flat() as object[]).map((item) => markItem(field, item, markOf(name)));
        case 'media':
        case 'mediaList':
          noteUploads(name, [value].flat().map(String));
          return value;
        default:
          found.note(name, field, value);
          return value;
      }
    },

    /** The parts of a text of a page that show a field. @param item the path of the item that was shown last */
    runsIn,
    /** The field of a whole text: the one of its last mark, or of what reads like it. */
    fieldIn: (text: string): string | undefined => runsIn(text, '').at(-1)?.field,
    fieldOfDay: found.fieldOfDay,
    fieldOfLink: found.fieldOfLink,

    /** The field that names an upload. */
    fieldOfUpload: (path: string): string | undefined => uploads.get(path),
  };
}

/** What no inner part takes belongs to the field of the whole. */
function fillGaps(
  text: string,
  { inner, whole, isSure }: { inner: Run[]; whole: string; isSure: boolean },
): Run[] {
  if (inner.length === 0) return [{ field: whole, start: 0, end: text.length, isSure }];
  const runs: Run[] = [];
  let done = 0;
  for (const part of [
    ...inner.toSorted((one, other) => one.start - other.start),
    { field: '', start: text.length, end: text.length, isSure },
  ]) {
    const isGapSeen = removeMarks(text.slice(done, part.start)).trim() !== '';
    if (isGapSeen) runs.push({ field: whole, start: done, end: part.start, isSure });
    if (part.field) runs.push(part);
    done = part.end;
  }
  return runs;
}

/** A text without any mark, be it written into an address. */
export function removeMarks(text: string): string {
  return text.replace(marks, '').replace(encodedMarks, '');
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

/** The texts of an item of a record's list, marked as the list's. */
function markItem({ fields }: ItemListField, item: object, mark: string) {
  const texts = Object.entries(item).flatMap(([name, value]) =>
    ownValue(fields, name)?.kind === 'text' ? [[name, markLines(String(value), mark)]] : [],
  );
  return { ...item, ...Object.fromEntries(texts) };
}

function markBlocks(html: string, mark: string): string {
  return removeMarks(html).replace(blockEnds, (end) => mark + end);
}

function uploadsIn(html: string): string[] {
  return [...html.matchAll(/\ssrc="([^"]+)"/g)].flatMap(([, path]) => path ?? []);
}
