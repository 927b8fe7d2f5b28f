import { Button, Progress } from '@mantine/core';
import { t } from '../../language/t.ts';
import type { Upload } from '../upload-queue.ts';
import styles from './UploadProgress.module.css';

type UploadProgressProps = {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
  /** Takes the same file that the library has, where it has one. */
  onTakeTwin?: () => void;
};

/** An upload's progress, or why it failed, with buttons to cancel or retry. */
export function UploadProgress(props: UploadProgressProps) {
  const { upload, onCancel } = props;
  const name = upload.file.name;
  if (upload.status === 'failed') return <FailedUpload {...props} />;
  const percent = Math.round(upload.progress * 100);
  return (
    <div className={styles.box}>
      <Progress.Root
        size="sm"
        role="progressbar"
        aria-label={t('Uploading {name}', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Progress.Section value={percent} withAria={false} />
      </Progress.Root>
      <div className={styles.actions}>
        <span className={styles.percent}>{upload.status === 'waiting' ? t('Waiting') : `${percent} %`}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={onCancel}
          aria-label={t('Cancel {name}', { name })}
        >
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}

function FailedUpload({ upload, onCancel, onRetry, onTakeTwin }: UploadProgressProps) {
  const name = upload.file.name;
  const retryLabel = upload.twin ? t('Upload again') : t('Retry');
  return (
    <div className={styles.box}>
      <p role="alert" className={styles.error}>
        {upload.message}
      </p>
      <div className={styles.actions}>
        {upload.twin && onTakeTwin ? (
          <Button
            size="compact-sm"
            variant="default"
            onClick={onTakeTwin}
            aria-label={t('Use the one that is there: {name}', { name })}
          >
            {t('Use the one that is there')}
          </Button>
        ) : null}
        <Button size="compact-sm" variant="default" onClick={onRetry} aria-label={`${retryLabel} ${name}`}>
          {retryLabel}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={onCancel}
          aria-label={t('Dismiss {name}', { name })}
        >
          {t('Dismiss')}
        </Button>
      </div>
    </div>
  );
}
