import { createRequire } from 'node:module';
import type { IOptions } from 'sanitize-html';
import { uploadsPrefix } from '../picture/picture.ts';

const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];

/** What formatted text may hold (specification/api.md, "Lists"). */
const htmlRules: IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'cite',
    'figure',
    'figcaption',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'iframe',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedIframeHostnames: videoHosts,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Loaded with the first text: the parser's modules would slow down every start. */
const loadSanitizer = (): typeof import('sanitize-html') => createRequire(import.meta.url)('sanitize-html');

/**
 * Nested tags. Nobody writes a tenth of this, and parsing time grows with the square of the depth: deeper texts
 * are refused when they are written.
 */
const maxNesting = 100;

class NestingError extends Error {}

const wordRules: IOptions = { allowedTags: [], allowedAttributes: {} };
/**
 * Keeps of formatted text what a page needs (specification/api.md, "HTML"): formatting, links, lists, tables,
 * quotes, pictures of this site and videos from known hosts. Scripts and styles are removed.
 * Of a text with too deeply nested tags only the words are shown.
 * @param publicUrl if given, pictures that are written with this site's own URL become paths
 */
export function cleanHtml(html: string, publicUrl?: string): string {
  const rules = publicUrl === undefined ? htmlRules : htmlRulesFor(publicUrl);
  const clean = sanitize(html, rules);
  return clean === undefined ? `<p>${escapeText(wordsAlone(html))}</p>` : dropForeignMedia(clean);
}

/** Whether a text is nested too deeply to be shown. */
export function isTooDeep(html: string): boolean {
  return sanitize(html, wordRules) === undefined;
}

/** The words of formatted text, for counting and searching. */
export function textOfHtml(html: string): string {
  const words = sanitize(html.replaceAll('<', ' <'), wordRules) ?? escapeText(wordsAlone(html));
  return words.replace(/\s+/g, ' ').trim();
}

/** The rules of a site that knows its own url: a picture that is written with it is named by its path. */
function htmlRulesFor(publicUrl: string): IOptions {
  return {
    ...htmlRules,
    transformTags: {
      ...htmlRules.transformTags,
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: toOwnPath(attribs.src, publicUrl) },
      }),
    },
  };
}

function toOwnPath(source: string | undefined, publicUrl: string): string {
  const url = source && !source.startsWith(uploadsPrefix) ? URL.parse(source.trim(), publicUrl) : null;
  const isOwn = url?.origin === new URL(publicUrl).origin && url.pathname.startsWith(uploadsPrefix);
  return isOwn ? url.pathname : (source ?? '');
}

/** Undefined as soon as the tags go too deep: what the parser holds open stays short, whatever it is given. */
function sanitize(html: string, rules: IOptions): string | undefined {
  let depth = 0;
  try {
    return loadSanitizer()(html, {
      ...rules,
      onOpenTag: () => {
        depth += 1;
        if (depth > maxNesting) throw new NestingError();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
  } catch (error) {
    if (error instanceof NestingError) return undefined;
    throw error;
  }
}

/**
 * Takes pictures of other sites, and frames whose host was refused, out of cleaned HTML, where no text or attribute
 * holds a bracket. The sanitizer's own filter copies all that goes before, for each of them.
 */
function dropForeignMedia(html: string): string {
  return html
    .replace(/<img\b[^<>]*>/g, (tag) => (tag.includes(` src="${uploadsPrefix}`) ? tag : ''))
    .replace(/<iframe\b[^<>]*>[^<]*<\/iframe>/g, (frame) => (/^[^>]* src="/.test(frame) ? frame : ''));
}

function wordsAlone(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ');
}

function escapeText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
