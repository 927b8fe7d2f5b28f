import { Button, Input, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import type { UploadType } from '../upload-file.ts';
import { type Accepts, describeLimits, isVideoFile, isVideoPath, listEndings } from '../upload-rules.ts';
import { useFileDrop } from '../use-file-drop.ts';
import { useSingleUpload } from '../use-single-upload.ts';
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

/** One picture or video: dropped, chosen, pasted, taken from the library, or named by its address. */
export function MediaField(props: MediaFieldProps) {
  const { label, name, value, onChange, accepts } = props;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const single = useSingleUpload({ ...props, type: props.uploadType });
  const { isDragging, handlers } = useFileDrop(single.take);
  const change = (path: string) => {
    single.dismiss();
    onChange(path);
  };
  const isSending = single.upload?.status === 'sending' || single.upload?.status === 'waiting';
  const hasMedia = Boolean(value || single.preview);
  return (
    <div className={styles.field} data-dragging={isDragging || undefined} {...handlers}>
      <Input.Label htmlFor={id} required={props.isRequired ?? false}>
        {label}
      </Input.Label>
      {props.help && <Input.Description>{props.help}</Input.Description>}
      <div className={styles.box}>
        <Preview
          label={label}
          value={value}
          local={single.preview}
          isLocalVideo={Boolean(single.upload && isVideoFile(single.upload.file))}
          onChoose={() => chooser.current?.click()}
        />
        <div className={styles.side}>
          {single.upload && single.upload.status !== 'done' && (
            <UploadProgress upload={single.upload} onCancel={single.dismiss} onRetry={single.retry} />
          )}
          {single.refusal && (
            <p role="alert" className={styles.refusal}>
              {single.refusal}
            </p>
          )}
          <div className={styles.actions}>
            <Button size="compact-sm" variant="default" onClick={() => chooser.current?.click()}>
              {hasMedia ? 'Replace' : 'Upload a file'}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setIsPicking(true)}>
              Choose from library
            </Button>
            {value && !isSending && (
              <Button size="compact-sm" variant="subtle" color="red" onClick={() => change('')}>
                Remove
              </Button>
            )}
          </div>
          <TextInput
            id={id}
            name={name}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            placeholder="/uploads/… or https://…"
            error={props.error}
            size="xs"
            spellCheck={false}
            autoComplete="off"
          />
          <p className={styles.limits}>{describeLimits(accepts)}</p>
        </div>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`${label}: file to upload`}
        accept={listEndings(accepts)}
        onChange={(event) => {
          single.take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={([path]) => path && change(path)}
        limit={1}
        accepts={accepts}
        uploadType={props.uploadType}
        categorySlug={props.categorySlug}
      />
    </div>
  );
}

type PreviewProps = {
  label: string;
  value: string;
  /** The file in the browser, while it stands for the one on the server. */
  local: string | undefined;
  isLocalVideo: boolean;
  onChoose: () => void;
};

function Preview({ label, value, local, isLocalVideo, onChoose }: PreviewProps) {
  const path = local ?? value;
  if (!path) {
    return (
      <button
        type="button"
        className={styles.empty}
        onClick={onChoose}
        aria-label={`Drop a file here, paste one, or choose one: ${label}`}
      >
        Drop a file here, paste one, or choose one
      </button>
    );
  }
  return (
    <div className={styles.preview} data-testid="media-preview">
      <MediaFrame
        path={path}
        alt={`Preview: ${label}`}
        width={320}
        isVideo={local ? isLocalVideo : isVideoPath(path)}
        isWhole
        hasControls
      />
    </div>
  );
}
