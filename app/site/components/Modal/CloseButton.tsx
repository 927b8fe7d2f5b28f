import styles from './CloseButton.module.css';
import { CloseIcon } from './CloseIcon.tsx';

/** Closes the panel over the page. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.close} onClick={onClick}>
      Close
      <CloseIcon />
    </button>
  );
}
