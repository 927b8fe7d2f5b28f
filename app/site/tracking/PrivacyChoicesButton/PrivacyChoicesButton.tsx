import { useEffect, useState } from 'react';
import { openPrivacyChoices } from '../announcements.ts';
import styles from './PrivacyChoicesButton.module.css';

/** Asks again, so that an answer can be changed. It needs scripts, as what it is about does, and comes with them. */
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
