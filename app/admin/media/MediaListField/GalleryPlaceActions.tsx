import { ActionIcon } from '@mantine/core';
import { useRef } from 'react';
import { IconPhotoSearch, IconReplace, IconTrash } from '../../icons/icons.ts';
import { FileChooser } from '../FileChooser/FileChooser.tsx';
import styles from './MediaListField.module.css';

type GalleryPlaceActionsProps = {
  number: number;
  onReplaceWithFile: (file: File) => void;
  onReplaceFromLibrary: () => void;
  onRemove: () => void;
};

/** The actions of one image of a gallery. */
export function GalleryPlaceActions(props: GalleryPlaceActionsProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <ActionIcon
        variant="subtle"
        onClick={() => chooser.current?.click()}
        aria-label={`Replace image ${props.number} with a file`}
        title="Replace with a file"
      >
        <IconReplace size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        onClick={props.onReplaceFromLibrary}
        aria-label={`Replace image ${props.number} from the library`}
        title="Replace from the library"
      >
        <IconPhotoSearch size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        onClick={props.onRemove}
        aria-label={`Remove image ${props.number}`}
        title="Remove"
      >
        <IconTrash size={18} />
      </ActionIcon>
      <FileChooser
        ref={chooser}
        label={`File that replaces image ${props.number}`}
        accepts="image"
        onFiles={([file]) => file && props.onReplaceWithFile(file)}
      />
    </div>
  );
}
