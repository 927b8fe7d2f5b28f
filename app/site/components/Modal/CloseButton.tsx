import styles from './CloseButton.module.css';
import { CloseIcon } from './CloseIcon.tsx';

/** The way out of what lies over the page. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.close} onClick={onClick}>
      Close
      <CloseIcon />
    </button>
  );
}
