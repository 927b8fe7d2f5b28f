import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { findStyleNonce } from '../../../../style-nonce.ts';
import { useTextLanguage } from '../../../languages/text-language.ts';
import type { HtmlControlParts } from '../HtmlText.tsx';
import { type Handover, isPlainText, toEditorHtml } from '../text-handover.ts';
import styles from './ArticleEditor.module.css';
import { articleExtensions } from './article-extensions.ts';
import { adoptEmphasis, adoptHeadings, findComments, renameElement } from './pasted-text.ts';
import { placeCaret } from './place-caret.ts';
import { Toolbar } from './Toolbar.tsx';
import { adoptLists } from './word-lists.ts';

/** Table cells and list items with a single paragraph are written without it. */
const unwrapped = 'td, th, li';

/** The HTML that was last received or reported, and the same content as the editor serializes it. */
type Content = { html: string; written: string };

export type ArticleEditorProps = HtmlControlParts & { handover: Handover };

export function ArticleEditor({ ties, value, onChange, handover }: ArticleEditorProps) {
  const known = useRef<Content>({ html: value, written: '' });
  const original = useRef<Content>(undefined);
  const language = useTextLanguage();
  const editor = useEditor({
    extensions: articleExtensions,
    content: toEditorHtml(value, handover),
    injectCSS: true,
    injectNonce: findStyleNonce(),
    // Keys pressed before the editor is rendered would be lost.
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { ...attributesOf(ties), ...language, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: updated }) => {
      // The handover from the text box is not complete yet: the caret's marks are still in the text.
      if (!original.current) return;
      const written = serializeArticle(updated.state.doc);
      if (written === known.current.written) return;
      // After undoing every change the value is exactly the stored HTML again.
      const html = written === original.current?.written ? original.current.html : written;
      known.current = { html, written };
      onChange(html);
    },
  });
  useTakingOver({ editor, value, handover, known, original, onChange });
  useEffect(() => {
    if (value !== known.current.html) original.current = known.current = replaceContent(editor, value);
  }, [editor, value]);

  return (
    <RichTextEditor
      editor={editor}
      className={styles.editor}
      data-error={Boolean(ties['aria-invalid'])}
      style={{ '--least-height': `${handover.height ?? 0}px` } as CSSProperties}
    >
      <Toolbar editor={editor} />
      <RichTextEditor.Content className={styles.content} />
    </RichTextEditor>
  );
}

/** The attributes that articles keep; all styling is removed. */
const keptAttributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'];
const foreign = 'style, script, meta, link, title, xml, br.Apple-interchange-newline';
const blocks = 'p, div, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6, hr, figure';

/**
 * Removes word processors' markup from pasted HTML and replaces formatting by the elements it stands for:
 * paragraphs with a bullet become lists, styles become headings and emphasis. The editor reads the
 * result by its own schema.
 */
function cleanPastedHtml(html: string): string {
  // Copied from this editor.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Before comments and classes are removed, because they identify lists.
  adoptLists(body);
  adoptHeadings(body);
  for (const element of body.querySelectorAll(foreign)) element.remove();
  for (const comment of findComments(body)) comment.remove();
  adoptEmphasis(body);
  for (const element of [...body.querySelectorAll('*')]) tidyElement(element);
  for (const paragraph of [...body.querySelectorAll('p')]) if (isEmpty(paragraph)) paragraph.remove();
  return body.innerHTML;
}

function tidyElement(element: Element): void {
  // Elements such as `<o:p>` are the word processor's own.
  if (element.localName.includes(':') || element.localName === 'font' || element.localName === 'span') {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (element.localName === 'div') {
    if (element.querySelector(blocks)) element.replaceWith(...element.childNodes);
    else renameElement(element, 'p');
    return;
  }
  for (const { name } of [...element.attributes]) {
    if (!keptAttributes.includes(name)) element.removeAttribute(name);
  }
}

function isEmpty(paragraph: Element): boolean {
  return paragraph.textContent.trim() === '' && !paragraph.querySelector('img, iframe');
}

/** The HTML of an article as the public site expects it, without the editor's own markup. */
function serializeArticle(doc: Node): string {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const figure of root.querySelectorAll('figure')) tidyFigure(figure);
  for (const table of root.querySelectorAll('table')) tidyTable(table);
  for (const element of root.querySelectorAll(unwrapped)) unwrapParagraph(element);
  dropEmptyEnd(root);
  return [...root.children].map((block) => block.outerHTML).join('\n');
}

function tidyFigure(figure: Element): void {
  const caption = figure.querySelector('figcaption');
  const isBare = figure.getAttribute('data-bare') === 'true';
  figure.removeAttribute('data-bare');
  if (caption?.textContent) return;
  caption?.remove();
  if (isBare) figure.replaceWith(...figure.children);
}

/** Moves heading rows at the top into a `thead` and gives every heading cell a `scope`. */
function tidyTable(table: HTMLTableElement): void {
  table.removeAttribute('style');
  table.querySelector('colgroup')?.remove();
  for (const cell of table.querySelectorAll('td, th')) tidyCell(cell);
  const rows = [...table.querySelectorAll('tr')];
  const firstBodyRow = rows.findIndex((row) => row.querySelector('td'));
  const headRows = firstBodyRow === -1 ? rows.slice(0, 1) : rows.slice(0, firstBodyRow);
  if (headRows.length > 0) {
    const head = document.createElement('thead');
    head.append(...headRows);
    for (const cell of head.querySelectorAll('th')) cell.scope ||= 'col';
    table.prepend(head);
  }
  for (const cell of table.querySelectorAll<HTMLTableCellElement>('tbody th')) cell.scope ||= 'row';
  const caption = table.getAttribute('data-caption');
  table.removeAttribute('data-caption');
  if (caption) table.createCaption().textContent = caption;
}

function tidyCell(cell: Element): void {
  for (const span of ['colspan', 'rowspan']) {
    if (cell.getAttribute(span) === '1') cell.removeAttribute(span);
  }
  cell.removeAttribute('colwidth');
  cell.removeAttribute('style');
}

function unwrapParagraph(element: Element): void {
  const [first, ...others] = element.children;
  const isSingle = others.every((other) => ['UL', 'OL'].includes(other.tagName));
  if (first?.tagName === 'P' && isSingle) first.replaceWith(...first.childNodes);
}

/** The empty last paragraph, which the editor adds for writing below a picture. */
function dropEmptyEnd(root: Element): void {
  const last = root.lastElementChild;
  if (last?.tagName !== 'P' || last.childNodes.length > 0) return;
  last.remove();
  dropEmptyEnd(root);
}

type TakingOver = Pick<ArticleEditorProps, 'value' | 'handover' | 'onChange'> & {
  editor: Editor;
  known: RefObject<Content>;
  original: RefObject<Content | undefined>;
};

/** Restores the text box's caret and reads the initial content back, before the first paint. */
function useTakingOver({ editor, value, handover, known, original, onChange }: TakingOver): void {
  const takeOver = useEffectEvent(() => {
    if (handover.caret) placeCaret(editor);
    const written = serializeArticle(editor.state.doc);
    original.current = known.current = { html: isPlainText(value) ? written : value, written };
    if (isPlainText(value)) onChange(written);
  });
  useLayoutEffect(() => takeOver(), []);
}

/** Replaces content that was changed from outside, by a restored draft or a merge. */
function replaceContent(editor: Editor, html: string): Content {
  editor.commands.setContent(html, { emitUpdate: false });
  return { html, written: serializeArticle(editor.state.doc) };
}

/** The text box's attributes. Undefined ones are left out, because the editor would render them as text. */
function attributesOf(ties: HtmlControlParts['ties']): Record<string, string> {
  const present = Object.entries(ties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}
