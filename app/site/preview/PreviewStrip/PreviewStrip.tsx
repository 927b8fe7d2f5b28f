import type { PreviewNote } from '../preview-of.ts';
import styles from './PreviewStrip.module.css';

/** Reminds an editor that this is not what visitors see yet; nothing for a visitor. */
export function PreviewStrip({ preview }: { preview: PreviewNote | undefined }) {
  if (!preview) return null;
  return (
    <p className={styles.strip} role="note">
      {preview.isPublished ? 'Preview' : 'Preview: not published'}
    </p>
  );
}
