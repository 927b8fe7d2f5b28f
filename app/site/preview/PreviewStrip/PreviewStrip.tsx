import common from '#messages/en/common.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import type { PreviewNote } from '../preview-of.ts';
import styles from './PreviewStrip.module.css';

/** Reminds an administrator that visitors don't see this draft yet; empty for visitors. */
export function PreviewStrip({ preview }: { preview: PreviewNote | undefined }) {
  const t = useMessages(common);
  if (!preview) return null;
  return (
    <p className={styles.strip} role="note">
      {preview.isPublished ? t('common:preview.published') : t('common:preview.draft')}
    </p>
  );
}
