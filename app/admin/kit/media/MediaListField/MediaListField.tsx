import { ActionIcon, Button, Input } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { UploadType } from '#content/kit/upload-types.ts';
import { IconPhotoSearch, IconReplace, IconTrash } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { DragHandle } from '../../sorting/DragHandle/DragHandle.tsx';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { SortingArea } from '../../sorting/SortingArea/SortingArea.tsx';
import { useSortableItem } from '../../sorting/use-sortable-item.ts';
import { Dropzone } from '../Dropzone/Dropzone.tsx';
import { FileChooser } from '../FileChooser/FileChooser.tsx';
import type { Slot } from '../gallery-slots.ts';
import { useGoneMessage } from '../gone-files.ts';
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import { UploadAlt } from '../UploadAlt/UploadAlt.tsx';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { type Gallery, useGallery } from '../use-gallery.ts';
import styles from './MediaListField.module.css';

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
      <p className={styles.count}>
        {t('{count} of at most {most} images', { count: gallery.slots.length, most: maxItems })}
      </p>
      {props.help && <Input.Description>{props.help}</Input.Description>}
      {gallery.slots.length > 0 && (
        <SortableGallery
          gallery={gallery}
          label={label}
          onReplaceFromLibrary={(key) => setPicking({ for: 'place', key })}
        />
      )}
      <Dropzone
        label={t('Add images')}
        fieldLabel={label}
        name={name}
        accepts="image"
        onFiles={gallery.addFiles}
      >
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => (free > 0 ? setPicking({ for: 'more' }) : gallery.tellFull())}
          aria-label={t('Choose from library: {label}', { label })}
        >
          {t('Choose from library')}
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

type SortableGalleryProps = {
  gallery: Gallery;
  label: string;
  onReplaceFromLibrary: (key: string) => void;
};

/** The images in their order, sortable by dragging, keys or buttons. */
function SortableGallery({ gallery, label, onReplaceFromLibrary }: SortableGalleryProps) {
  const { slots } = gallery;
  return (
    <SortingArea
      items={slots.map(({ key }) => ({ id: key, title: t('the image') }))}
      noun="image"
      layout="grid"
      onMove={gallery.move}
    >
      <ol className={styles.list} aria-label={t('{label}: images in their order', { label })}>
        {slots.map((slot, index) => (
          <GalleryPlace
            key={slot.key}
            slot={slot}
            index={index}
            count={slots.length}
            gallery={gallery}
            onReplaceFromLibrary={() => onReplaceFromLibrary(slot.key)}
          />
        ))}
      </ol>
    </SortingArea>
  );
}

type GalleryPlaceProps = {
  slot: Slot;
  index: number;
  count: number;
  gallery: Gallery;
  onReplaceFromLibrary: () => void;
};

/** One image of a gallery. */
function GalleryPlace({ slot, index, count, gallery, onReplaceFromLibrary }: GalleryPlaceProps) {
  const { sortable, itemProps } = useSortableItem(slot.key);
  const upload = gallery.uploads.find(({ id }) => id === slot.uploadId);
  const path = upload && upload.status !== 'failed' ? upload.preview : slot.path;
  const goneMessage = useGoneMessage(slot.path);
  const number = index + 1;
  return (
    <li {...itemProps} className={styles.place} data-path={slot.path}>
      <div className={styles.picture} {...sortable.listeners}>
        <MediaFrame path={path} alt={slot.path.split('/').at(-1) ?? ''} width={320} isVideo={false} />
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </div>
      {goneMessage && <p className={styles.gone}>{goneMessage}</p>}
      {upload && (
        <UploadProgress
          upload={upload}
          onCancel={() => gallery.cancelUpload(upload.id)}
          onRetry={() => gallery.retry(upload.id)}
          onTakeTwin={() => gallery.takeTwin(upload.id)}
        />
      )}
      {slot.sentName && upload?.status !== 'failed' && (
        <UploadAlt key={slot.sentName} name={slot.sentName} path={slot.uploadId ? '' : slot.path} />
      )}
      <div className={styles.moves}>
        <DragHandle sortable={sortable} label={t('Reorder image {number}', { number })} />
        <MoveButtons
          labels={[t('Move image {number} earlier', { number }), t('Move image {number} later', { number })]}
          isFirst={index === 0}
          isLast={index === count - 1}
          onMove={(by) => gallery.move({ from: index, to: index + by })}
          direction="horizontal"
        />
      </div>
      <GalleryPlaceActions
        number={number}
        onReplaceWithFile={(file) => gallery.replaceWithFile(slot.key, file)}
        onReplaceFromLibrary={onReplaceFromLibrary}
        onRemove={() => gallery.remove(slot)}
      />
    </li>
  );
}

type GalleryPlaceActionsProps = {
  number: number;
  onReplaceWithFile: (file: File) => void;
  onReplaceFromLibrary: () => void;
  onRemove: () => void;
};

/** The actions of one image of a gallery. */
function GalleryPlaceActions(props: GalleryPlaceActionsProps) {
  const { number } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <PlaceAction
        title={t('Replace with a file')}
        name={`Replace image ${number} with a file`}
        Icon={IconReplace}
        onClick={() => chooser.current?.click()}
      />
      <PlaceAction
        title={t('Replace from the library')}
        name={`Replace image ${number} from the library`}
        Icon={IconPhotoSearch}
        onClick={props.onReplaceFromLibrary}
      />
      <PlaceAction
        title={t('Remove')}
        name={`Remove image ${number}`}
        Icon={IconTrash}
        color="red"
        onClick={props.onRemove}
      />
      <FileChooser
        ref={chooser}
        label={t('File that replaces image {number}', { number })}
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

type Picked = { picking: Picking; paths: string[]; gallery: ReturnType<typeof useGallery> };

function takePicked({ picking, paths, gallery }: Picked): void {
  if (picking?.for === 'place' && paths[0]) gallery.replaceWithPath(picking.key, paths[0]);
  else gallery.addPaths(paths);
}
