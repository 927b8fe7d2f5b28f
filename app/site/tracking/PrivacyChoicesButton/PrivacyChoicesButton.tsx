import { useEffect, useState } from 'react';
import { openPrivacyChoices } from '../../behaviour/announcements.ts';
import styles from './PrivacyChoicesButton.module.css';

/**
 * Opens the question again, so that a choice can be changed. Like the tracking it needs scripts, and appears with
 * them.
 */
export function PrivacyChoicesButton() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  return (
    <button type="button" className={styles.button} data-untracked="" onClick={openPrivacyChoices}>
      Privacy choices
    </button>
  );
}
