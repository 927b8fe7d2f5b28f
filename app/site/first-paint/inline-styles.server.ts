import { keepBytes, type PagePieces } from '#site/page-pieces.shared.ts';
import { firstRules } from './first-rules.server.ts';
import type { Part } from './stylesheet-parts.shared.ts';

/** React Router marks the styles of shared chunks with an empty fragment. */
const stylesheetLink = /^<link(?=.*\srel="stylesheet").*\shref="([^"#<>]+)#?"/s;

/** A stylesheet as it is, and taken apart. */
export type Stylesheet = { text: string; parts: () => readonly Part[] };

/** A stylesheet by its path. */
export type FindStyles = (href: string) => Stylesheet | undefined;

/** The nonce marks what is inlined as ours. */
type Sources = { findStyles: FindStyles; nonce: string };

/** Writes the links of a page's stylesheets, in their order, and what then ends its head. */
export type StyleWriter = { writeLink: (link: string) => PagePieces; writeHeadEnd: () => PagePieces };

/**
 * Inlines what the first screen needs of the page's stylesheets: the first paint then waits for one response instead of
 * two. The links stay, disabled, because React looks for them on hydration, and because paint-in-steps.ts fetches the
 * rest by them; a stylesheet that is inlined to the last rule is never fetched. Without scripts the browser fetches them.
 * All that is inlined stands before all links: browsers that get further stylesheets at the end keep what they have laid
 * out, and lay out the whole screen anew where one comes in between.
 * @param marks what the page shows at first (first-marks.server.ts)
 */
export function writeFirstStyles({ findStyles, nonce }: Sources, marks: ReadonlySet<string>): StyleWriter {
  const fetched: string[] = [];
  let rules = '';
  let links = '';
  const writeGathered = () => {
    const gathered = [...inline(rules, nonce), links];
    rules = '';
    links = '';
    return gathered;
  };
  return {
    writeLink(link) {
      const { href, styles } = find(link, findStyles);
      if (styles === undefined) return [...writeGathered(), link];
      const first = firstRules(styles.parts(), marks);
      const isWhole = first === styles.text.trim();
      if (!isWhole) fetched.push(`<link rel=stylesheet href=${href}>`);
      rules += first;
      const written = link.replace(/ (rel|href)="([^"]+)"/g, ' $1=$2');
      links += written.replace('<link', isWhole ? '<link disabled' : '<link disabled data-rest');
      return [];
    },
    writeHeadEnd: () => [...writeGathered(), `<noscript>${fetched.join('')}</noscript></head>`],
  };
}

/** Inlines the page's stylesheets as they are; their links stay, disabled and so never fetched. */
export function writeWholeStyles({ findStyles, nonce }: Sources): StyleWriter {
  return {
    writeLink(link) {
      const { styles } = find(link, findStyles);
      return styles === undefined
        ? [link]
        : [...inline(styles.text, nonce), link.replace('<link', '<link disabled=""')];
    },
    writeHeadEnd: () => ['</head>'],
  };
}

function find(link: string, findStyles: FindStyles) {
  const href = stylesheetLink.exec(link)?.[1];
  return { href, styles: href === undefined ? undefined : findStyles(href) };
}

function inline(styles: string, nonce: string): PagePieces {
  return styles === '' ? [] : [`<style nonce="${nonce}">`, bytesOfStyles(styles), '</style>'];
}

/** Pages of one kind have mostly the same. */
const encoded = new Map<string, Buffer>();
const maxEncoded = 100;

function bytesOfStyles(styles: string): Buffer {
  const known = encoded.get(styles);
  if (known) return known;
  const bytes = keepBytes(styles.replaceAll('</style', '<\\/style'));
  if (encoded.size >= maxEncoded) encoded.clear();
  encoded.set(styles, bytes);
  return bytes;
}
