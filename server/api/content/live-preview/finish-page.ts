import { Parser } from 'htmlparser2';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { uploadsPrefix, variantsPrefix } from '#content/picture/picture.ts';
import { type FieldMarks, type Run, removeMarks } from './field-marks.ts';

/** An element that is open: where an attribute can be written into it, and what of its own text is marked. */
type OpenElement = {
  tag: string;
  attributesAt: number;
  field: string | undefined;
  runs: Run[];
  /** It can have the focus by itself, or is within what can. */
  isFocusable: boolean;
  /** It leads to what a field names. */
  isLink: boolean;
  /** It, or what is in it, shows a field for sure. */
  isSure: boolean;
  hasHeading: boolean;
  /** Places of values that may be somebody else's, until it is known whose the card around them is. */
  unsure: Edit[];
};
type Edit = { at: number; until: number; text: string };

/** Where a mark says nothing: what cannot be clicked, and what only the browser reads. */
const unseen = new Set(['title', 'style', 'script', 'textarea', 'option', 'head']);
const focusable = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'label']);
/** Attributes that name a control, and so may hold a text of the company. */
const readAttributes = ['placeholder', 'aria-label'];

const cards = new Set(['article', 'li']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * A rendered page as the back office frames it: no scripts and what stands in for them as it is, no mark left, and
 * `data-field` on each element that shows a field.
 */
export function finishPage(html: string, marks: FieldMarks): string {
  const edits: Edit[] = [];
  const open: OpenElement[] = [];
  let scriptAt = 0;
  /** The path of the list's item that was shown last, such as `items.2.`. */
  let item = '';
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const { startIndex, endIndex } = parser;
        if (tag === 'script') scriptAt = startIndex;
        // A frame takes other widths than it was loaded with: pictures are fetched where they are shown.
        const isPreload = tag === 'link' && attributes.rel === 'preload' && attributes.as === 'image';
        if (tag === 'noscript' || isPreload) edits.push({ at: startIndex, until: endIndex + 1, text: '' });
        if (tag === 'head') edits.push({ at: endIndex + 1, until: endIndex + 1, text: framePolicy });
        open.push(openElement(tag, { attributes, open, marks, at: startIndex + 1 + tag.length }));
      },
      ontext(text) {
        for (const { start, end, ...run } of marks.runsIn(text, item)) {
          const at = parser.startIndex;
          open.at(-1)?.runs.push({ ...run, start: at + start, end: at + end });
          if (run.isSure) item = /^.*\.\d+\./.exec(run.field)?.[0] ?? item;
        }
      },
      onclosetag(tag, isImplied) {
        const { startIndex, endIndex } = parser;
        const element = open.pop();
        if (tag === 'script') edits.push({ at: scriptAt, until: endIndex + 1, text: '' });
        if (tag === 'noscript' && !isImplied) edits.push({ at: startIndex, until: endIndex + 1, text: '' });
        if (element && !unseen.has(tag)) closeElement(element, { parent: open.at(-1), edits });
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return removeMarks(applyEdits(html, edits));
}

function openElement(
  tag: string,
  around: { attributes: Record<string, string>; open: readonly OpenElement[]; marks: FieldMarks; at: number },
): OpenElement {
  const { attributes, open, marks, at } = around;
  const parent = open.at(-1);
  const isInMain = open.some((outer) => outer.tag === 'main');
  const own = fieldOfElement(tag, attributes, marks);
  const linked = isInMain && own === undefined ? fieldOfLink(tag, attributes, marks) : undefined;
  const day = isInMain && tag === 'time' ? marks.fieldOfDay(attributes.datetime ?? '') : undefined;
  if (tag === 'source' && parent?.tag === 'video') parent.field ??= own;
  return {
    ...{ tag, attributesAt: at, field: own ?? linked ?? day, runs: [], unsure: [] },
    isFocusable: focusable.has(tag) || parent?.isFocusable === true,
    isLink: linked !== undefined,
    isSure: own !== undefined,
    hasHeading: headings.has(tag),
  };
}

/**
 * Names what an element shows. Values that carry no mark may be another record's in a card of its own: there they
 * count only where something in the card does carry one.
 */
function closeElement(
  element: OpenElement,
  { parent, edits }: { parent: OpenElement | undefined; edits: Edit[] },
): void {
  const isSure = element.isSure || element.runs.some((run) => run.isSure);
  (isSure || element.isLink ? edits : element.unsure).push(...nameElement(element));
  if (isSure || !parent) edits.push(...element.unsure);
  else if (!cards.has(element.tag) || !element.hasHeading) parent.unsure.push(...element.unsure);
  if (!parent) return;
  parent.isSure ||= isSure;
  parent.hasHeading ||= element.hasHeading;
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
  return readAttributes.map((name) => marks.fieldIn(ownValue(attributes, name) ?? '')).find(Boolean);
}

/** What the page has of its own: menu and footer name collections as well. */
function fieldOfLink(tag: string, { href }: Record<string, string>, marks: FieldMarks): string | undefined {
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
