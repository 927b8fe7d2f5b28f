const tags = /<[a-z][^<>]*>/g;
const attributes = / ([a-z][a-z-]*)(?:="([^"]*)")?/gi;
/** What inline scripts give elements: `mark.className = 'splash-mark'`, `root.dataset.painting = ''`. */
const given = /\.className ?= ?['`"]([\w-]+)['`"]|\.dataset\.([a-z]+)/g;
const later = ' data-later=""';

/**
 * What rules can be judged by of what a page shows at first: its classes as `.name`, its attributes as `[name` and
 * `[name=value`; without what is laid out after the first paint and what is closed, and with what its inline scripts add.
 * @param html a whole rendered page
 */
export function findFirstMarks(html: string): Set<string> {
  const marks = new Set<string>();
  const seen = new Set<string>();
  const bodyStart = Math.max(0, html.indexOf('<body'));
  const shown = (/<html[^<>]*>/.exec(html)?.[0] ?? '') + withoutLater(html.slice(bodyStart));
  for (const [tag] of shown.matchAll(tags)) {
    for (const [attribute, name = '', value = ''] of tag.matchAll(attributes)) {
      if (seen.has(attribute)) continue;
      seen.add(attribute);
      if (name === 'class') for (const one of value.split(' ')) marks.add(`.${one}`);
      else marks.add(`[${name.toLowerCase()}`).add(`[${name.toLowerCase()}=${value}`);
    }
  }
  for (const [, className, data] of html.matchAll(given)) {
    if (className) marks.add(`.${className}`);
    if (data) marks.add(`[data-${data}`).add(`[data-${data}=`);
  }
  return marks;
}

/** Without dialogs and elements marked `data-later`, and all that is in them. */
function withoutLater(html: string): string {
  let kept = '';
  for (let from = 0; ; ) {
    const start = findLater(html, from);
    if (start < 0) return kept + html.slice(from);
    kept += html.slice(from, start);
    from = endOf(html, start);
  }
}

function findLater(html: string, from: number): number {
  const dialog = html.indexOf('<dialog', from);
  const marked = html.indexOf(later, from);
  const element = marked < 0 ? -1 : html.lastIndexOf('<', marked);
  if (dialog < 0 || element < 0) return Math.max(dialog, element);
  return Math.min(dialog, element);
}

/** Where an element ends that begins here. */
function endOf(html: string, start: number): number {
  const tagEnd = html.indexOf('>', start);
  if (html[tagEnd - 1] === '/') return tagEnd + 1;
  const name = /[a-z][\w-]*/y;
  name.lastIndex = start + 1;
  const same = new RegExp(`<(/?)${name.exec(html)?.[0]}(?=[\\s>])`, 'g');
  same.lastIndex = start;
  let depth = 0;
  for (let tag = same.exec(html); tag; tag = same.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}
