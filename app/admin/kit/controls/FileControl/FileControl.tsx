import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { LeafField } from '#content/documents/document-field.ts';
import { t } from '../../language/t.ts';
import { describeLimits, refuseFile } from '../../media/check-files.ts';
import { FileChooser } from '../../media/FileChooser/FileChooser.tsx';
import { UploadProgress } from '../../media/UploadProgress/UploadProgress.tsx';
import { useFileDrop } from '../../media/use-file-drop.ts';
import { useUploads } from '../../media/use-uploads.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import styles from './FileControl.module.css';

type FileControlProps = {
  name: string;
  apiName: string;
  field: Extract<LeafField, { kind: 'file' }>;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** A PDF: uploaded, dropped, or named by its path or address. */
export function FileControl({ field, name, apiName, value, onChange, error }: FileControlProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { upload, refusal, take, retry, dismiss } = usePdfUpload(onChange);
  const { handlers } = useFileDrop(take);
  return (
    <FieldFrame name={name} {...frameOf(field)} error={error ?? (refusal || undefined)}>
      {(ties) => (
        <div className={styles.file} {...handlers}>
          <div className={styles.row}>
            <TextInput
              {...inputTies(ties)}
              className={styles.path}
              name={apiName}
              value={value}
              placeholder={t('/uploads/… or https://…')}
              autoComplete="off"
              error={Boolean(error)}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <Button
              variant="default"
              aria-label={t('Upload a PDF: {label}', { label: t(field.label) })}
              onClick={() => chooser.current?.click()}
            >
              {t('Upload a PDF')}
            </Button>
          </div>
          {upload ? <UploadProgress upload={upload} onCancel={dismiss} onRetry={retry} /> : null}
          <Limits value={value} />
          <FileChooser
            ref={chooser}
            label={t('{label}: file to upload', { label: t(field.label) })}
            accepts="pdf"
            onFiles={take}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Uploads one PDF at a time; a new one replaces the one in progress. */
function usePdfUpload(onChange: (path: string) => void) {
  const [refusal, setRefusal] = useState('');
  const uploads = useUploads({
    type: 'certificates',
    onDone({ id, path }) {
      uploads.remove(id);
      onChange(path);
    },
  });
  const upload = uploads.list.at(-1);
  const dismiss = () => {
    setRefusal('');
    for (const { id } of uploads.list) uploads.remove(id);
  };
  return {
    upload,
    refusal,
    dismiss,
    take([file]: readonly File[]) {
      if (!file) return;
      dismiss();
      const message = refuseFile(file, 'pdf');
      if (message) setRefusal(message);
      else uploads.add([file]);
    },
    retry: () => upload && uploads.retry(upload.id),
  };
}

function Limits({ value }: { value: string }) {
  return (
    <p className={styles.limits}>
      {describeLimits('pdf')}
      {value.startsWith('/uploads/') ? (
        <a href={value} target="_blank" rel="noreferrer">
          {t('Open the file')}
        </a>
      ) : null}
    </p>
  );
}
