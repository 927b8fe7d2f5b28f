import { Button, Group, Modal, Textarea } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { ImagePicker } from '../../../media/ImagePicker/ImagePicker.tsx';
import { Thumb } from '../../../shell/Thumb/Thumb.tsx';
import { findAltOf, measurePicture } from './picture-facts.ts';

type PictureDialogsProps = {
  editor: Editor;
  /** 'library' picks a picture and then asks for its alternative text; 'alt' edits that of the selected one. */
  opened: 'library' | 'alt' | undefined;
  onClose: () => void;
};

export function PictureDialogs({ editor, opened, onClose }: PictureDialogsProps) {
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
    <Modal opened onClose={onClose} title="What does the picture show?" centered>
      <form onSubmit={submit} noValidate>
        <Thumb path={path} width={200} height={125} />
        <Textarea
          mt="sm"
          label="Alternative text"
          description="Read out to those who cannot see it. Empty for pure decoration."
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
