import { Button, Input } from '@mantine/core';
import { useId, useState } from 'react';
import type { UploadType } from '#content/picture/upload-types.ts';
import { Dropzone } from '../Dropzone/Dropzone.tsx';
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
import { useGallery } from '../use-gallery.ts';
import styles from './MediaListField.module.css';
import { SortableGallery } from './SortableGallery.tsx';

type MediaListFieldProps = {
  label: string;
  /** The API's name of the field. */
  name: string;
  value: string[];
  onChange: (paths: string[]) => void;
  error?: string | undefined;
  maxItems: number;
  uploadType: UploadType;
  categorySlug?: string | undefined;
  help?: string | undefined;
};

/** Why the library is open: to add images, or to replace the one of a slot. */
type Picking = { for: 'more' } | { for: 'place'; key: string } | undefined;

/** A field for several images in a chosen order. */
export function MediaListField(props: MediaListFieldProps) {
  const { label, name, maxItems } = props;
  const id = useId();
  const gallery = useGallery(props);
  const [picking, setPicking] = useState<Picking>();
  const free = Math.max(0, maxItems - gallery.slots.length);
  return (
    <fieldset className={styles.field} aria-describedby={props.error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.count}>{`${gallery.slots.length} of at most ${maxItems} images`}</p>
      {props.help && <Input.Description>{props.help}</Input.Description>}
      {gallery.slots.length > 0 && (
        <SortableGallery
          gallery={gallery}
          label={label}
          onReplaceFromLibrary={(key) => setPicking({ for: 'place', key })}
        />
      )}
      <Dropzone label="Add images" fieldLabel={label} name={name} accepts="image" onFiles={gallery.addFiles}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => (free > 0 ? setPicking({ for: 'more' }) : gallery.tellFull())}
          aria-label={`Choose from library: ${label}`}
        >
          Choose from library
        </Button>
      </Dropzone>
      <div role="alert" className={styles.messages}>
        {gallery.messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {props.error && <Input.Error id={`${id}-error`}>{props.error}</Input.Error>}
      <ImagePicker
        isOpen={picking !== undefined}
        onClose={() => setPicking(undefined)}
        onPick={(paths) => takePicked({ picking, paths, gallery })}
        limit={picking?.for === 'place' ? 1 : Math.max(1, free)}
        uploadType={props.uploadType}
        categorySlug={props.categorySlug}
      />
    </fieldset>
  );
}

type Picked = { picking: Picking; paths: string[]; gallery: ReturnType<typeof useGallery> };

function takePicked({ picking, paths, gallery }: Picked): void {
  if (picking?.for === 'place' && paths[0]) gallery.replaceWithPath(picking.key, paths[0]);
  else gallery.addPaths(paths);
}
