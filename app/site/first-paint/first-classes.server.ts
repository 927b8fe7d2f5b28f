const notMarkup = /<style[^>]*>[\s\S]*?<\/style>/g;
const laterElement = /<([a-z][\w-]*)(?:(?<=<dialog)|(?=[^<>]* data-later=""))[^<>]*>/g;

/**
 * The classes of what a page shows at first: its markup without what is laid out after the first paint and what is
 * closed, and what its inline scripts add.
 * @param html a whole rendered page
 */
export function findFirstClasses(html: string): Set<string> {
  const shown = withoutLater(html.replace(notMarkup, ''));
  const lists = [...shown.matchAll(/(?: class="|\.className = ')([^"']*)/g)];
  return new Set(lists.flatMap(([, list = '']) => list.split(' ')));
}

/** Without dialogs and elements marked `data-later`, and all that is in them. */
function withoutLater(html: string): string {
  let kept = '';
  let end = 0;
  for (const match of html.matchAll(laterElement)) {
    if (match.index < end) continue;
    kept += html.slice(end, match.index);
    const [tag, name = ''] = match;
    end = tag.endsWith('/>') ? match.index + tag.length : endOf(html, match.index, name);
  }
  return kept + html.slice(end);
}

/** Where an element ends that begins here. */
function endOf(html: string, start: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}
