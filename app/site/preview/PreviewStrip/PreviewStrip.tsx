import type { PreviewNote } from '../preview-of.ts';
import styles from './PreviewStrip.module.css';

/** Reminds an administrator that visitors don't see this draft yet; empty for visitors. */
export function PreviewStrip({ preview }: { preview: PreviewNote | undefined }) {
  if (!preview) return null;
  return (
    <p className={styles.strip} role="note">
      {preview.isPublished ? 'Preview' : 'Preview: not published'}
    </p>
  );
}
