import { ActionIcon } from '@mantine/core';
import { IconPhotoSearch, IconReplace, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { listEndings } from '../upload-rules.ts';
import styles from './MediaListField.module.css';

type GalleryPlaceActionsProps = {
  number: number;
  onReplaceWithFile: (file: File) => void;
  onReplaceFromLibrary: () => void;
  onRemove: () => void;
};

/** What can be done with one picture of a gallery. */
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
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`File that replaces image ${props.number}`}
        accept={listEndings('image')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) props.onReplaceWithFile(file);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
