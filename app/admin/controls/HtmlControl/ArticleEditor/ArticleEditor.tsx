import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { findStyleNonce } from '../../../style-nonce.ts';
import type { HtmlControlParts } from '../HtmlText.tsx';
import { type Handover, isPlainText, toEditorHtml } from '../text-handover.ts';
import styles from './ArticleEditor.module.css';
import { articleExtensions } from './article-extensions.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { placeCaret } from './place-caret.ts';
import { serializeArticle } from './serialize-article.ts';
import { Toolbar } from './Toolbar.tsx';

/** The HTML that was last received or reported, and the same content as the editor serializes it. */
type Content = { html: string; written: string };

export type ArticleEditorProps = HtmlControlParts & { handover: Handover };

export function ArticleEditor({ ties, value, onChange, handover }: ArticleEditorProps) {
  const known = useRef<Content>({ html: value, written: '' });
  const original = useRef<Content>(undefined);
  const editor = useEditor({
    extensions: articleExtensions,
    content: toEditorHtml(value, handover),
    injectCSS: true,
    injectNonce: findStyleNonce(),
    // Keys pressed before the editor is rendered would be lost.
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { ...attributesOf(ties), role: 'textbox', 'aria-multiline': 'true' },
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
