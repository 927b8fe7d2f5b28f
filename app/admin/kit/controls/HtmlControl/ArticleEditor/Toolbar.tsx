import { Button, Group, Modal, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import type { Icon } from '../../../icons/create-icon.tsx';
import { IconAlt, IconLink, IconPhoto, IconTable } from '../../../icons/icons.ts';
import { t } from '../../../language/t.ts';
import { ImagePicker } from '../../../media/ImagePicker/ImagePicker.tsx';
import { fetchImage } from '../../../media/image-record.ts';
import { Thumb } from '../../../page-parts/Thumb/Thumb.tsx';
import styles from './ArticleEditor.module.css';
import { LinkDialog } from './LinkDialog.tsx';

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
        aria-label={t('Formatting')}
        data-in-table={editor.isActive('table')}
      >
        <TextControls />
        <RichTextEditor.ControlsGroup>
          <Control
            label={t('Link')}
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
    <RichTextEditor.ControlsGroup aria-label={t('Table')}>
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
      <Control label={t('Insert picture')} icon={IconPhoto} onClick={() => onOpen('library')} />
      {editor.isActive('picture') ? (
        <Control label={t('Alternative text of the picture')} icon={IconAlt} onClick={() => onOpen('alt')} />
      ) : null}
      <Control
        label={t('Insert table')}
        icon={IconTable}
        onClick={() => editor.chain().focus().insertTable(newTable).run()}
      />
    </RichTextEditor.ControlsGroup>
  );
}

type PictureDialogsProps = {
  editor: Editor;
  /** 'library' picks a picture and then asks for its alternative text; 'alt' edits that of the selected one. */
  opened: 'library' | 'alt' | undefined;
  onClose: () => void;
};

function PictureDialogs({ editor, opened, onClose }: PictureDialogsProps) {
  const [picked, setPicked] = useState<{ path: string; alt: string }>();
  const pick = async ([path]: string[]) => {
    if (path) setPicked({ path, alt: await findAltOf(path) });
  };
  const insert = async (alt: string) => {
    if (!picked) return;
    const size = await measurePicture(picked.path);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src: picked.path, alt, ...size } })
      .run();
    setPicked(undefined);
    onClose();
  };
  if (picked) {
    return (
      <AltDialog
        path={picked.path}
        alt={picked.alt}
        action="Insert picture"
        onDone={insert}
        onClose={() => {
          setPicked(undefined);
          onClose();
        }}
      />
    );
  }
  if (opened === 'alt') return <SelectedAltDialog editor={editor} onClose={onClose} />;
  return <ImagePicker isOpen={opened === 'library'} onClose={onClose} onPick={pick} limit={1} />;
}

/** The alternative text of an image in the library; empty if it has none or could not be fetched. */
async function findAltOf(path: string): Promise<string> {
  try {
    return (await fetchImage(path)).alt;
  } catch {
    return '';
  }
}

/** The picture's size in pixels, which avoids layout shifts; empty if it could not be loaded. */
async function measurePicture(path: string): Promise<{ width?: string; height?: string }> {
  const image = new Image();
  image.src = path;
  try {
    await image.decode();
    return { width: String(image.naturalWidth), height: String(image.naturalHeight) };
  } catch {
    return {};
  }
}

type AltDialogProps = {
  path: string;
  alt: string;
  action: string;
  onDone: (alt: string) => void;
  onClose: () => void;
};

function AltDialog({ path, alt, action, onDone, onClose }: AltDialogProps) {
  const [text, setText] = useState(alt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onDone(text.trim());
  };
  return (
    <Modal opened onClose={onClose} title={t('What does the picture show?')} centered>
      <form onSubmit={submit} noValidate>
        <Thumb path={path} width={200} height={125} />
        <Textarea
          mt="sm"
          label={t('Alternative text')}
          description={t('Read out to those who cannot see it. Empty for pure decoration.')}
          value={text}
          maxLength={300}
          autosize
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="end" mt="md">
          <Button type="submit">{action}</Button>
        </Group>
      </form>
    </Modal>
  );
}

function SelectedAltDialog({ editor, onClose }: Pick<PictureDialogsProps, 'editor' | 'onClose'>) {
  const { src, alt } = editor.getAttributes('picture');
  return (
    <AltDialog
      path={String(src ?? '')}
      alt={String(alt ?? '')}
      action="Set text"
      onDone={(text) => {
        editor.chain().focus().updateAttributes('picture', { alt: text }).run();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
