import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { IconAlt, IconLink, IconPhoto, IconTable } from '../../../icons/icons.ts';
import styles from './ArticleEditor.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialogs } from './PictureDialogs.tsx';

type Opened = 'link' | 'library' | 'alt';
const iconPixels = 16;
const newTable = { rows: 3, cols: 3, withHeaderRow: true };

/** The editor's toolbar. Every button has an accessible name and is a tab stop. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => {
    setOpened(undefined);
    editor.commands.focus();
  };
  return (
    <>
      <RichTextEditor.Toolbar
        className={styles.toolbar}
        role="group"
        aria-label="Formatting"
        data-in-table={editor.isActive('table')}
      >
        <TextControls />
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Control
            aria-label="Link"
            title="Link"
            active={editor.isActive('link')}
            onClick={() => setOpened('link')}
          >
            <IconLink size={iconPixels} aria-hidden="true" />
          </RichTextEditor.Control>
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Control
            aria-label="Insert picture"
            title="Insert picture"
            onClick={() => setOpened('library')}
          >
            <IconPhoto size={iconPixels} aria-hidden="true" />
          </RichTextEditor.Control>
          {editor.isActive('picture') ? (
            <RichTextEditor.Control
              aria-label="Alternative text of the picture"
              title="Alternative text of the picture"
              onClick={() => setOpened('alt')}
            >
              <IconAlt size={iconPixels} aria-hidden="true" />
            </RichTextEditor.Control>
          ) : null}
          <RichTextEditor.Control
            aria-label="Insert table"
            title="Insert table"
            onClick={() => editor.chain().focus().insertTable(newTable).run()}
          >
            <IconTable size={iconPixels} aria-hidden="true" />
          </RichTextEditor.Control>
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
        {editor.isActive('table') ? <TableControls /> : null}
      </RichTextEditor.Toolbar>
      {opened === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      <PictureDialogs editor={editor} opened={opened === 'link' ? undefined : opened} onClose={close} />
    </>
  );
}

function TextControls() {
  return (
    <>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
    </>
  );
}

/** Shown while the cursor is in a table. */
function TableControls() {
  return (
    <RichTextEditor.ControlsGroup aria-label="Table">
      <RichTextEditor.TableRowBefore />
      <RichTextEditor.TableRowAfter />
      <RichTextEditor.TableRowDelete />
      <RichTextEditor.TableColumnBefore />
      <RichTextEditor.TableColumnAfter />
      <RichTextEditor.TableColumnDelete />
      <RichTextEditor.TableToggleHeaderRow />
      <RichTextEditor.TableDelete />
    </RichTextEditor.ControlsGroup>
  );
}
