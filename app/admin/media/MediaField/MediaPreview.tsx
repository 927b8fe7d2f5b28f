import { isVideoFile, isVideoPath } from '../check-files.ts';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import type { Upload } from '../upload-queue.ts';
import styles from './MediaField.module.css';

type MediaPreviewProps = {
  label: string;
  value: string;
  /** A `blob:` URL of the file, shown in place of the stored one until that has loaded. */
  local: string | undefined;
  upload: Upload | undefined;
  onChoose: () => void;
};

/** The field's image or video; a drop target when it is empty. */
export function MediaPreview({ label, value, local, upload, onChoose }: MediaPreviewProps) {
  const path = local ?? value;
  const invitation = 'Drop a file here, paste one, or choose one';
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
        alt={`Preview: ${label}`}
        width={320}
        isVideo={local && upload ? isVideoFile(upload.file) : isVideoPath(path)}
        isWhole
        hasControls
      />
    </div>
  );
}
