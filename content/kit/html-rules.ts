import type { IOptions } from 'sanitize-html';
import { uploadsPrefix } from '../picture/picture.ts';

const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];

/** What formatted text may hold (specification/api.md, "Lists"). */
export const htmlRules: IOptions = {
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

/** The rules of a site that knows its own url: a picture that is written with it is named by its path. */
export function htmlRulesFor(publicUrl: string): IOptions {
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
