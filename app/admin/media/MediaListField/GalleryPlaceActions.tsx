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
  const { number } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <PlaceAction
        title="Replace with a file"
        name={`Replace image ${number} with a file`}
        Icon={IconReplace}
        onClick={() => chooser.current?.click()}
      />
      <PlaceAction
        title="Replace from the library"
        name={`Replace image ${number} from the library`}
        Icon={IconPhotoSearch}
        onClick={props.onReplaceFromLibrary}
      />
      <PlaceAction
        title="Remove"
        name={`Remove image ${number}`}
        Icon={IconTrash}
        color="red"
        onClick={props.onRemove}
      />
      <FileChooser
        ref={chooser}
        label={`File that replaces image ${number}`}
        accepts="image"
        onFiles={([file]) => file && props.onReplaceWithFile(file)}
      />
    </div>
  );
}

type PlaceActionProps = {
  title: string;
  /** Names the image as well. */
  name: string;
  Icon: typeof IconTrash;
  color?: string;
  onClick: () => void;
};

function PlaceAction({ title, name, Icon, color, onClick }: PlaceActionProps) {
  return (
    <ActionIcon variant="subtle" {...(color && { color })} onClick={onClick} aria-label={name} title={title}>
      <Icon size={18} />
    </ActionIcon>
  );
}
