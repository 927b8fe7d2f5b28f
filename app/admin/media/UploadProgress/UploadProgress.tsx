import { Button, Progress } from '@mantine/core';
import type { Upload } from '../upload-queue.ts';
import styles from './UploadProgress.module.css';

type UploadProgressProps = {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
};

/** An upload's progress, or why it failed, with buttons to cancel or retry. */
export function UploadProgress({ upload, onCancel, onRetry }: UploadProgressProps) {
  const name = upload.file.name;
  if (upload.status === 'failed') return <FailedUpload {...{ upload, onCancel, onRetry }} />;
  const percent = Math.round(upload.progress * 100);
  return (
    <div className={styles.box}>
      <Progress.Root
        size="sm"
        role="progressbar"
        aria-label={`Uploading ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Progress.Section value={percent} withAria={false} />
      </Progress.Root>
      <div className={styles.actions}>
        <span className={styles.percent}>{upload.status === 'waiting' ? 'Waiting' : `${percent} %`}</span>
        <Button size="compact-sm" variant="subtle" onClick={onCancel} aria-label={`Cancel ${name}`}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function FailedUpload({ upload, onCancel, onRetry }: UploadProgressProps) {
  const name = upload.file.name;
  return (
    <div className={styles.box}>
      <p role="alert" className={styles.error}>
        {upload.message}
      </p>
      <div className={styles.actions}>
        <Button size="compact-sm" variant="default" onClick={onRetry} aria-label={`Retry ${name}`}>
          Retry
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onCancel} aria-label={`Dismiss ${name}`}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
