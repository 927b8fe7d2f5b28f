import { Button, Input, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { UploadType } from '#content/kit/upload-types.ts';
import { foreignPictureMessage, isForeignPicture } from '#content/picture/foreign-media.shared.ts';
import type { Accepts } from '#content/picture/upload-limits.shared.ts';
import { mayShow } from '../../../document-facts.ts';
import { t } from '../../language/t.ts';
import { describeLimits, isVideoFile, isVideoPath } from '../check-files.ts';
import { FileChooser } from '../FileChooser/FileChooser.tsx';
import { useGoneMessage } from '../gone-files.ts';
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import { UploadAlt } from '../UploadAlt/UploadAlt.tsx';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import type { Upload } from '../upload-queue.ts';
import { useFileDrop } from '../use-file-drop.ts';
import { type SingleUpload, useSingleUpload } from '../use-single-upload.ts';
import styles from './MediaField.module.css';

type MediaFieldProps = {
  label: string;
  /** The API's name of the field. */
  name: string;
  value: string;
  onChange: (path: string) => void;
  error?: string | undefined;
  accepts: Accepts;
  uploadType: UploadType;
  categorySlug?: string | undefined;
  isRequired?: boolean;
  help?: string | undefined;
};

const notYetShown = t(
  'Files of other sites are shown here once they are saved and the page is loaded again.',
);

/** A field for one image or video: dropped, chosen, pasted, picked from the library, or typed as a path or URL. */
export function MediaField(props: MediaFieldProps) {
  const { label, value, accepts } = props;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const single = useSingleUpload({ ...props, type: props.uploadType });
  const goneMessage = useGoneMessage(value);
  const foreignMessage = isForeignPicture({ kind: 'media', accepts }, value)
    ? foreignPictureMessage
    : undefined;
  const { isDragging, handlers } = useFileDrop(single.take);
  const choose = () => chooser.current?.click();
  const change = (path: string) => {
    single.dismiss();
    props.onChange(path);
  };
  return (
    <div className={styles.field} data-dragging={isDragging || undefined} {...handlers}>
      <Input.Label htmlFor={id} required={props.isRequired ?? false}>
        {label}
      </Input.Label>
      {props.help && <Input.Description>{props.help}</Input.Description>}
      <div className={styles.box}>
        <MediaPreview {...{ label, value }} local={single.preview} upload={single.upload} onChoose={choose} />
        <div className={styles.side}>
          <UploadState {...single} />
          {single.sent && accepts !== 'logo' && !isVideoPath(single.sent.name) ? (
            <UploadAlt key={single.sent.id} name={single.sent.name} path={single.sent.path} />
          ) : null}
          <MediaActions
            label={label}
            hasMedia={Boolean(value || single.preview)}
            canRemove={value !== '' && !single.isSending}
            onChoose={choose}
            onPick={() => setIsPicking(true)}
            onRemove={() => change('')}
          />
          <PathInput
            {...props}
            id={id}
            onChange={change}
            error={props.error ?? goneMessage ?? foreignMessage}
          />
          <p className={styles.limits}>
            {foreignMessage || mayShow(value) ? describeLimits(accepts) : notYetShown}
          </p>
        </div>
      </div>
      <FileChooser
        ref={chooser}
        label={t('{label}: file to upload', { label })}
        accepts={accepts}
        onFiles={single.take}
      />
      <ImagePicker
        accepts={accepts}
        uploadType={props.uploadType}
        categorySlug={props.categorySlug}
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={([path]) => path && change(path)}
        limit={1}
      />
    </div>
  );
}

type MediaPreviewProps = {
  label: string;
  value: string;
  /** A `blob:` URL of the file, shown in place of the stored one until that has loaded. */
  local: string | undefined;
  upload: Upload | undefined;
  onChoose: () => void;
};

/** The field's image or video; a drop target when it is empty. */
function MediaPreview({ label, value, local, upload, onChoose }: MediaPreviewProps) {
  const path = local ?? value;
  const invitation = t('Drop a file here, paste one, or choose one');
  if (!path) {
    return (
      <button
        type="button"
        className={styles.empty}
        onClick={onChoose}
        aria-label={`${invitation}: ${label}`}
      >
        {invitation}
      </button>
    );
  }
  return (
    <div className={styles.preview}>
      <MediaFrame
        path={path}
        alt={t('Preview: {label}', { label })}
        width={320}
        isVideo={local && upload ? isVideoFile(upload.file) : isVideoPath(path)}
        isWhole
        hasControls
      />
    </div>
  );
}

/** The upload's progress, or why the file was refused. */
function UploadState({ upload, sent, refusal, dismiss, retry, takeTwin }: SingleUpload) {
  return (
    <>
      {upload && upload.status !== 'done' && (
        <UploadProgress upload={upload} onCancel={dismiss} onRetry={retry} onTakeTwin={takeTwin} />
      )}
      {sent?.notice && (
        <p role="status" className={styles.limits}>
          {sent.notice}
        </p>
      )}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </>
  );
}

type MediaActionsProps = {
  label: string;
  hasMedia: boolean;
  canRemove: boolean;
  onChoose: () => void;
  onPick: () => void;
  onRemove: () => void;
};

function MediaActions({ label, hasMedia, canRemove, onChoose, onPick, onRemove }: MediaActionsProps) {
  const upload = hasMedia ? t('Replace') : t('Upload a file');
  return (
    <div className={styles.actions}>
      <Button size="compact-sm" variant="default" onClick={onChoose} aria-label={`${upload}: ${label}`}>
        {upload}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={onPick}
        aria-label={t('Choose from library: {label}', { label })}
      >
        {t('Choose from library')}
      </Button>
      {canRemove && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={onRemove}
          aria-label={t('Remove: {label}', { label })}
        >
          {t('Remove')}
        </Button>
      )}
    </div>
  );
}

type PathInputProps = Pick<MediaFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'accepts'> & {
  id: string;
};

/** The value itself: a path, as copied in the image manager, or of what may be a film a URL elsewhere. */
function PathInput({ id, name, value, onChange, error, accepts }: PathInputProps) {
  return (
    <TextInput
      id={id}
      name={name}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      placeholder={accepts === 'video' || accepts === 'any' ? t('/uploads/… or https://…') : '/uploads/…'}
      error={error}
      size="xs"
      spellCheck={false}
      autoComplete="off"
    />
  );
}
