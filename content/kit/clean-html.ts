import { createRequire } from 'node:module';
import { uploadsPrefix } from '../picture/picture.ts';

/** Brought in by the first text: its parser's modules would slow down every start. */
const loadSanitizer = (): typeof import('sanitize-html') => createRequire(import.meta.url)('sanitize-html');

const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];

/**
 * Keeps of an article's HTML what an article needs (decisions.md, section 3): formatting, links, lists, tables,
 * quotes, pictures of this site and videos from known hosts. Nothing that runs or styles stays.
 */
export function cleanHtml(html: string): string {
  return loadSanitizer()(html, {
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
    exclusiveFilter: (frame) =>
      (frame.tag === 'img' && !frame.attribs.src?.startsWith(uploadsPrefix)) ||
      (frame.tag === 'iframe' && !frame.attribs.src),
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
    },
  });
}

/** The words of formatted text, for counting and searching. */
export function textOfHtml(html: string): string {
  return loadSanitizer()(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/\s+/g, ' ')
    .trim();
}
