/** Of what a page's text does not say (still/open-stills.server.ts). */
export type PlacedMarks = {
  /** Those of what belongs into an empty part, by its place. */
  marksOf: (place: string) => Iterable<string>;
  /** What inline scripts give elements. */
  marksOfScripts: Iterable<string>;
};

/** Those that styles go by: what leads elsewhere, is long or is a name of its own is passed over. */
const attribute =
  / (?!(?:src|srcset|href|alt|sizes|style|content|id|for|name|value|d)=)[a-z][a-z-]*="[^"]*"/gi;
/** What inline scripts give elements: `mark.className = 'splash-mark'`, `root.dataset.painting = ''`. */
const given = [
  { written: /\.className ?= ?['"`]([\w-]+)/g, marks: (name: string) => [`.${name}`] },
  { written: /\.dataset\.([a-z]+)/g, marks: (name: string) => [`[data-${name}`, `[data-${name}=`] },
];
const later = ' data-later=""';

/**
 * What rules can be judged by of what a page shows at first: its classes as `.name`, its attributes as `[name` and
 * `[name=value`; without what is laid out after the first paint and what is closed.
 * @param html a whole rendered page
 */
export function findFirstMarks(
  html: string,
  { marksOf = () => [], marksOfScripts = [] }: Partial<PlacedMarks> = {},
): Set<string> {
  const marks = new Set(marksOfScripts);
  const shown = (/<html[^<>]*>/.exec(html)?.[0] ?? '') + withoutLater(html);
  for (const text of new Set(shown.match(attribute))) {
    const equals = text.indexOf('=');
    const [name, value] = [text.slice(1, equals), text.slice(equals + 2, -1)];
    if (name === 'n') for (const mark of marksOf(value)) marks.add(mark);
    else if (name === 'class') for (const one of value.split(' ')) marks.add(`.${one}`);
    else marks.add(`[${name.toLowerCase()}`).add(`[${name.toLowerCase()}=${value}`);
  }
  return marks;
}

/** Marks of what an inline script adds to a page. */
export function findGivenMarks(script: string): string[] {
  return given.flatMap(({ written, marks }) =>
    [...script.matchAll(written)].flatMap(([, name = '']) => marks(name)),
  );
}

/** The body without scripts, dialogs and elements marked `data-later`, and all that is in them. */
function withoutLater(html: string): string {
  let kept = '';
  let from = Math.max(0, html.indexOf('<body'));
  const next = { dialog: from - 1, script: from - 1, marked: from - 1 };
  for (;;) {
    if (next.dialog < from) next.dialog = indexOf(html, '<dialog', from);
    if (next.script < from) next.script = indexOf(html, '<script', from);
    if (next.marked < from) next.marked = indexOf(html, later, from);
    const tag = next.marked === html.length ? html.length : html.lastIndexOf('<', next.marked);
    const start = Math.min(next.dialog, next.script, tag);
    kept += html.slice(from, start);
    if (start === html.length) return kept;
    from = endOf(html, start);
  }
}

/** Past the end where it does not occur. */
function indexOf(html: string, part: string, from: number): number {
  const at = html.indexOf(part, from);
  return at < 0 ? html.length : at;
}

const elementName = /[a-z][\w-]*/y;
const tagsByName = new Map<string, RegExp>();

/** Finds the tags of all elements with a name. */
function tagsOf(name: string): RegExp {
  const tags = tagsByName.get(name) ?? new RegExp(`<(/?)${name}(?=[\\s>])`, 'g');
  tagsByName.set(name, tags);
  return tags;
}

/** Where an element ends that begins here. */
function endOf(html: string, start: number): number {
  const tagEnd = html.indexOf('>', start);
  if (html[tagEnd - 1] === '/') return tagEnd + 1;
  elementName.lastIndex = start + 1;
  const same = tagsOf(elementName.exec(html)?.[0] ?? '');
  same.lastIndex = start;
  let depth = 0;
  for (let tag = same.exec(html); tag; tag = same.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}
