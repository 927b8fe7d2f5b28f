import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Icon } from '../../../icons/create-icon.tsx';
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
          <Control
            label="Link"
            icon={IconLink}
            isActive={editor.isActive('link')}
            onClick={() => setOpened('link')}
          />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <InsertControls editor={editor} onOpen={setOpened} />
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

type ControlProps = { label: string; icon: Icon; isActive?: boolean; onClick: () => void };

function Control({ label, icon: Icon, isActive = false, onClick }: ControlProps) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} active={isActive} onClick={onClick}>
      <Icon size={iconPixels} aria-hidden="true" />
    </RichTextEditor.Control>
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

function InsertControls({ editor, onOpen }: { editor: Editor; onOpen: (opened: Opened) => void }) {
  return (
    <RichTextEditor.ControlsGroup>
      <Control label="Insert picture" icon={IconPhoto} onClick={() => onOpen('library')} />
      {editor.isActive('picture') ? (
        <Control label="Alternative text of the picture" icon={IconAlt} onClick={() => onOpen('alt')} />
      ) : null}
      <Control
        label="Insert table"
        icon={IconTable}
        onClick={() => editor.chain().focus().insertTable(newTable).run()}
      />
    </RichTextEditor.ControlsGroup>
  );
}
