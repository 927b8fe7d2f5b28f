import { type Extensions, Mark } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { uploadsPrefix } from '#content/picture/picture.ts';
import { isAllowedUrl } from './allowed-url.ts';
import { createFigureNode } from './figure-node.ts';

/** Everything that an article may contain, matching what `content/kit/clean-html.ts` allows. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedUrl,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  createFigureNode({
    name: 'picture',
    tag: 'img',
    attributes: ['src', 'alt', 'width', 'height'],
    accepts: (url) => url.startsWith(uploadsPrefix),
  }),
  createFigureNode({
    name: 'video',
    tag: 'iframe',
    attributes: ['src', 'title', 'width', 'height', 'allowfullscreen'],
    accepts: (url) => url.startsWith('https://'),
  }),
  createMark('cite', 'cite'),
  createMark('subscript', 'sub'),
  createMark('superscript', 'sup'),
  Table.extend({
    addAttributes() {
      return {
        ...this.parent?.(),
        caption: {
          default: '',
          parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent ?? '',
          renderHTML: ({ caption }: Record<string, unknown>) => (caption ? { 'data-caption': caption } : {}),
        },
      };
    },
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  }).configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

function createMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}
