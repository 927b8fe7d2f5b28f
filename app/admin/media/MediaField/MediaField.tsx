import { Input, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { UploadType } from '#content/picture/upload-types.ts';
import type { Accepts } from '#media/upload-limits.shared.ts';
import { mayShow } from '../../document-facts.ts';
import { describeLimits, isVideoPath } from '../check-files.ts';
import { FileChooser } from '../FileChooser/FileChooser.tsx';
import { useGoneMessage } from '../gone-files.ts';
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
import { UploadAlt } from '../UploadAlt/UploadAlt.tsx';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { useFileDrop } from '../use-file-drop.ts';
import { type SingleUpload, useSingleUpload } from '../use-single-upload.ts';
import { MediaActions } from './MediaActions.tsx';
import styles from './MediaField.module.css';
import { MediaPreview } from './MediaPreview.tsx';

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

const notYetShown = 'Files of other sites are shown here once they are saved and the page is loaded again.';

/** A field for one image or video: dropped, chosen, pasted, picked from the library, or typed as a path or URL. */
export function MediaField(props: MediaFieldProps) {
  const { label, value, accepts } = props;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const single = useSingleUpload({ ...props, type: props.uploadType });
  const goneMessage = useGoneMessage(value);
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
          <PathInput {...props} id={id} onChange={change} error={props.error ?? goneMessage} />
          <p className={styles.limits}>{mayShow(value) ? describeLimits(accepts) : notYetShown}</p>
        </div>
      </div>
      <FileChooser ref={chooser} label={`${label}: file to upload`} accepts={accepts} onFiles={single.take} />
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

/** The upload's progress, or why the file was refused. */
function UploadState({ upload, refusal, dismiss, retry }: SingleUpload) {
  return (
    <>
      {upload && upload.status !== 'done' && (
        <UploadProgress upload={upload} onCancel={dismiss} onRetry={retry} />
      )}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </>
  );
}

type PathInputProps = Pick<MediaFieldProps, 'name' | 'value' | 'onChange' | 'error'> & { id: string };

/** The value itself: a path, as copied in the image manager, or a URL elsewhere. */
function PathInput({ id, name, value, onChange, error }: PathInputProps) {
  return (
    <TextInput
      id={id}
      name={name}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      placeholder="/uploads/… or https://…"
      error={error}
      size="xs"
      spellCheck={false}
      autoComplete="off"
    />
  );
}
