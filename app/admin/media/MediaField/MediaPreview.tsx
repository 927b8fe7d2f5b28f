import { isVideoFile, isVideoPath } from '../check-files.ts';
import { MediaFrame } from '../MediaFrame/MediaFrame.tsx';
import type { Upload } from '../upload-queue.ts';
import styles from './MediaField.module.css';

type MediaPreviewProps = {
  label: string;
  value: string;
  /** Address of the file in the browser, while it stands for the one on the server. */
  local: string | undefined;
  upload: Upload | undefined;
  onChoose: () => void;
};

/** What the field holds; empty, it is a place to drop files on. */
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
