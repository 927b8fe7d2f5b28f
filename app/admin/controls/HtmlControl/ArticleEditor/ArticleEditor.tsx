import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { HtmlControlParts } from '../HtmlControl.tsx';
import styles from './ArticleEditor.module.css';
import { articleExtensions } from './article-extensions.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { serializeArticle } from './serialize-article.ts';
import { Toolbar } from './Toolbar.tsx';

/** What was last handed in or out, and how it reads once the editor has written it. */
type Known = { given: string; written: string };

export function ArticleEditor({ ties, value, onChange }: HtmlControlParts) {
  const known = useRef<Known>({ given: value, written: '' });
  const original = useRef<Known>(undefined);
  const editor = useEditor({
    extensions: articleExtensions,
    content: value,
    injectCSS: true,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { ...attributesOf(ties), role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPastedHtml,
    },
    onCreate: ({ editor: created }) => {
      original.current = known.current = { given: value, written: serializeArticle(created.state.doc) };
    },
    onUpdate: ({ editor: updated }) => {
      const written = serializeArticle(updated.state.doc);
      if (written === known.current.written) return;
      // Undone to where it began, the text is the stored one again, to the letter.
      const given = written === original.current?.written ? original.current.given : written;
      known.current = { given, written };
      onChange(given);
    },
  });
  useEffect(() => {
    if (editor && value !== known.current.given)
      original.current = known.current = replaceContent(editor, value);
  }, [editor, value]);

  return (
    <RichTextEditor editor={editor} className={styles.editor} data-error={Boolean(ties['aria-invalid'])}>
      {editor ? <Toolbar editor={editor} /> : null}
      <RichTextEditor.Content className={styles.content} />
    </RichTextEditor>
  );
}

/** The text was changed from outside: a draft restored, a version merged. */
function replaceContent(editor: Editor, html: string): Known {
  editor.commands.setContent(html, { emitUpdate: false });
  return { given: html, written: serializeArticle(editor.state.doc) };
}

/** Attributes of the text box; those without a value are left out, since the editor would print them. */
function attributesOf(ties: HtmlControlParts['ties']): Record<string, string> {
  const given = Object.entries(ties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
