import { type Extensions, Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { uploadsPrefix } from '#content/picture/picture.ts';
import { isAllowedUrl } from './allowed-url.ts';

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

type Media = {
  /** The node's name in the editor. */
  name: string;
  tag: 'img' | 'iframe';
  attributes: readonly string[];
  /** Whether articles may contain an element with this `src`. */
  accepts: (url: string) => boolean;
};

/**
 * A picture or a video with its caption, as one block whose editable content is the caption.
 * One that had no `figure` around it is written without one as long as it has no caption.
 */
function createFigureNode({ name, tag, attributes, accepts }: Media) {
  return Node.create({
    name,
    group: 'block',
    content: 'inline*',
    draggable: true,
    isolating: true,

    addAttributes() {
      const own = attributes.map((attribute) => [
        attribute,
        {
          default: null,
          parseHTML: (element: HTMLElement) => mediaIn(element, tag)?.getAttribute(attribute),
        },
      ]);
      const isBare = { default: false, parseHTML: (element: HTMLElement) => element.localName === tag };
      return { ...Object.fromEntries(own), isBare };
    },

    parseHTML() {
      const check = (element: HTMLElement) =>
        accepts(mediaIn(element, tag)?.getAttribute('src') ?? '') && null;
      return [
        { tag: 'figure', getAttrs: check, contentElement: captionOf },
        { tag, getAttrs: check, contentElement: () => document.createElement('figcaption') },
      ];
    },

    renderHTML({ node }) {
      const shown = attributes
        .map((attribute) => [attribute, node.attrs[attribute]])
        .filter(([, value]) => value !== null && value !== undefined);
      const frame = node.attrs.isBare ? { 'data-bare': 'true' } : {};
      return ['figure', frame, [tag, Object.fromEntries(shown)], ['figcaption', 0]];
    },

    addKeyboardShortcuts() {
      return {
        // A caption is one line: Enter continues below the picture.
        Enter: ({ editor }) => {
          const { $from } = editor.state.selection;
          if ($from.parent.type.name !== name) return false;
          const after = $from.after();
          return editor
            .chain()
            .insertContentAt(after, { type: 'paragraph' })
            .setTextSelection(after + 1)
            .run();
        },
        Backspace: ({ editor }) => {
          const { $from, empty } = editor.state.selection;
          const isEmptyCaption = $from.parent.type.name === name && $from.parent.content.size === 0;
          return empty && isEmptyCaption ? editor.commands.deleteNode(name) : false;
        },
      };
    },
  });
}

function mediaIn(element: HTMLElement, tag: string): Element | null {
  return element.localName === tag ? element : element.querySelector(tag);
}

function captionOf(element: globalThis.Node): HTMLElement {
  const caption = element instanceof HTMLElement ? element.querySelector('figcaption') : null;
  return caption instanceof HTMLElement ? caption : document.createElement('figcaption');
}

function createMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}
