import { useEffect, useState } from 'react';
import shell from '#messages/en/shell.json' with { type: 'json' };
import { openPrivacyChoices } from '../../behaviour/announcements.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './PrivacyChoicesButton.module.css';

/**
 * Opens the question again, so that a choice can be changed. Like the tracking it needs scripts, and appears with
 * them.
 */
export function PrivacyChoicesButton() {
  const t = useMessages(shell);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  return (
    <button type="button" className={styles.button} data-untracked="" onClick={openPrivacyChoices}>
      {t('shell:privacy.title')}
    </button>
  );
}
