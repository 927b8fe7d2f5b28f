import { Parser } from 'htmlparser2';
import { uploadsPrefix, variantsPrefix } from '#content/picture/picture.ts';
import { type FieldMarks, removeMarks } from './field-marks.ts';

/** An element that is open: where an attribute can be written into it, and what of its own text is marked. */
type OpenElement = {
  tag: string;
  attributesAt: number;
  field: string | undefined;
  runs: Run[];
  /** It can have the focus by itself, or is within what can. */
  isFocusable: boolean;
};
type Run = { field: string; start: number; end: number };
type Edit = { at: number; until: number; text: string };

/** Where a mark says nothing: what cannot be clicked, and what only the browser reads. */
const unseen = new Set(['title', 'style', 'script', 'textarea', 'option', 'head']);
const focusable = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'label']);
/** Attributes that name a control, and so may hold a text of the company. */
const readAttributes = ['placeholder', 'aria-label'];

/**
 * A rendered page as the back office frames it: no scripts and what stands in for them as it is, no mark left, and
 * `data-field` on each element that shows a field.
 */
export function finishPage(html: string, marks: FieldMarks): string {
  const edits: Edit[] = [];
  const open: OpenElement[] = [];
  let scriptAt = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const { startIndex, endIndex } = parser;
        if (tag === 'script') scriptAt = startIndex;
        if (tag === 'noscript') edits.push({ at: startIndex, until: endIndex + 1, text: '' });
        if (tag === 'head') edits.push({ at: endIndex + 1, until: endIndex + 1, text: framePolicy });
        const parent = open.at(-1);
        const isInMain = open.some((outer) => outer.tag === 'main');
        const field =
          fieldOfElement(tag, attributes, marks) ??
          (isInMain ? fieldOfPlace(tag, attributes, marks) : undefined);
        if (tag === 'source' && parent?.tag === 'video') parent.field ??= field;
        const isFocusable = focusable.has(tag) || parent?.isFocusable === true;
        open.push({ tag, attributesAt: startIndex + 1 + tag.length, field, runs: [], isFocusable });
      },
      ontext(text) {
        const field = marks.fieldIn(text);
        if (field) open.at(-1)?.runs.push({ field, start: parser.startIndex, end: parser.endIndex + 1 });
      },
      onclosetag(tag, isImplied) {
        const { startIndex, endIndex } = parser;
        const element = open.pop();
        if (tag === 'script') edits.push({ at: scriptAt, until: endIndex + 1, text: '' });
        if (tag === 'noscript' && !isImplied) edits.push({ at: startIndex, until: endIndex + 1, text: '' });
        if (element && !unseen.has(tag)) edits.push(...nameElement(element));
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return removeMarks(applyEdits(html, edits));
}

/** A frame inherits the policy of the back office; in this one nothing runs and nothing is sent, whatever it holds. */
const framePolicy = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; form-action 'none'">`;

function fieldOfElement(
  tag: string,
  attributes: Record<string, string>,
  marks: FieldMarks,
): string | undefined {
  if (tag === 'img' || tag === 'source' || tag === 'video') {
    const paths = uploadsNamed(
      `${attributes.src ?? ''} ${attributes.srcset ?? ''} ${attributes.poster ?? ''}`,
    );
    return paths.map((path) => marks.fieldOfUpload(path)).find(Boolean);
  }
  if (!focusable.has(tag)) return undefined;
  return readAttributes.map((name) => marks.fieldIn(attributes[name] ?? '')).find(Boolean);
}

/** What the page has of its own: menu and footer name collections and dates as well. */
function fieldOfPlace(
  tag: string,
  { datetime, href }: Record<string, string>,
  marks: FieldMarks,
): string | undefined {
  if (tag === 'time' && datetime) return marks.fieldOfDay(datetime);
  return tag === 'a' && href ? marks.fieldOfLink(href) : undefined;
}

/** The uploads behind the addresses in an attribute: `/pictures/960/products/a.webp.avif` is made of one. */
function uploadsNamed(addresses: string): string[] {
  return addresses.split(/[\s,]+/).flatMap((address) => {
    if (address.startsWith(uploadsPrefix)) return [address];
    if (!address.startsWith(variantsPrefix)) return [];
    const key = address
      .slice(variantsPrefix.length)
      .replace(/^\d+\//, '')
      .replace(/\.\w+$/, '');
    return [uploadsPrefix + key];
  });
}

/** An element shows one field, or each text of several gets an element of its own. */
function nameElement({ attributesAt, field, runs, isFocusable }: OpenElement): Edit[] {
  const [only = field, ...others] = new Set(runs.map((run) => run.field));
  if (only === undefined) return [];
  const attributesFor = (name: string) =>
    ` data-field="${escapeValue(name)}"${isFocusable ? '' : ' tabindex="0"'}`;
  if (others.length === 0) return [{ at: attributesAt, until: attributesAt, text: attributesFor(only) }];
  return runs.flatMap((run) => [
    { at: run.start, until: run.start, text: `<span${attributesFor(run.field)}>` },
    { at: run.end, until: run.end, text: '</span>' },
  ]);
}

function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { at, until, text } of edits.toSorted((one, other) => one.at - other.at)) {
    // Within what is removed there is nothing to change.
    if (at < done) continue;
    result += html.slice(done, at) + text;
    done = until;
  }
  return result + html.slice(done);
}
