import { useState } from 'react';
import type { UploadType } from '#content/kit/upload-types.ts';
import type { Accepts } from '#content/picture/upload-limits.shared.ts';
import { t } from '../../language/t.ts';
import { isVideoFile, refuseFile } from '../check-files.ts';
import { Dropzone } from '../Dropzone/Dropzone.tsx';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import { UploadAlt } from '../UploadAlt/UploadAlt.tsx';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { useUploads } from '../use-uploads.ts';
import styles from './UploadList.module.css';

type UploadListProps = {
  type: UploadType;
  categorySlug?: string | undefined;
  accepts: Accepts;
  onUploaded: (path: string) => void;
};

/** Uploads files to the library and shows the progress of each. */
export function UploadList({ type, categorySlug, accepts, onUploaded }: UploadListProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const uploads = useUploads({ type, categorySlug, onDone: ({ path }) => onUploaded(path) });
  function take(files: readonly File[]): void {
    const checked = files.map((file) => ({ file, refusal: refuseFile(file, accepts) }));
    setRefusals(checked.flatMap(({ file, refusal }) => (refusal ? [`${file.name}: ${refusal}`] : [])));
    uploads.add(checked.flatMap(({ file, refusal }) => (refusal ? [] : [file])));
  }
  return (
    <div className={styles.box}>
      <Dropzone label={t('Upload files')} accepts={accepts} onFiles={take} />
      <div role="alert" className={styles.refusals}>
        {refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
      {uploads.list.length > 0 && (
        <ul className={styles.list}>
          {uploads.list.map((upload) => (
            <UploadItem
              key={upload.id}
              upload={upload}
              onCancel={() => uploads.remove(upload.id)}
              onRetry={() => uploads.retry(upload.id)}
              onTakeTwin={() => uploads.takeTwin(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type UploadItemProps = Parameters<typeof UploadProgress>[0];

function UploadItem(props: UploadItemProps) {
  const { upload } = props;
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <MediaFrame path={upload.preview} alt="" width={320} isVideo={isVideoFile(upload.file)} />
      </div>
      <div className={styles.facts}>
        <span className={styles.name}>{upload.file.name}</span>
        {upload.status === 'done' ? (
          <span role="status">
            {upload.path === upload.twin ? t('In the library') : t('Uploaded')}
            {upload.notice && `. ${upload.notice}`}
          </span>
        ) : (
          <UploadProgress {...props} />
        )}
        {upload.status === 'failed' || isVideoFile(upload.file) ? null : (
          <UploadAlt name={upload.file.name} path={upload.path} />
        )}
      </div>
    </li>
  );
}
