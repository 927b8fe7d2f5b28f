import shell from '#messages/en/shell.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import styles from './MenuToggle.module.css';

type MenuToggleProps = {
  /** The one inside the menu closes it. */
  isClosing?: boolean;
  isExpanded: boolean;
  onToggle?: (() => void) | undefined;
};

/** A link that opens the menu by the URL's hash; with a handler, the button it becomes once scripts run. */
export function MenuToggle({ isClosing = false, isExpanded, onToggle }: MenuToggleProps) {
  const t = useMessages(shell);
  if (!onToggle) {
    return (
      <a className={styles.toggle} href="#menu" aria-label={t('shell:menu.open')} data-menu-toggle="">
        <ToggleFace isOpen={false} />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t(isClosing ? 'shell:menu.close' : 'shell:menu.open')}
      aria-expanded={isExpanded}
      onClick={() => onToggle()}
      data-menu-toggle=""
    >
      <ToggleFace isOpen={isClosing} />
    </button>
  );
}

/** Closes the menu by removing its hash. */
export function MenuCloseLink() {
  const t = useMessages(shell);
  return (
    <a className={styles.toggle} href="#main" aria-label={t('shell:menu.close')} data-menu-close="">
      <ToggleFace isOpen />
    </a>
  );
}

function ToggleFace({ isOpen }: { isOpen: boolean }) {
  const t = useMessages(shell);
  return (
    <>
      <span>{t(isOpen ? 'shell:menu.closing' : 'shell:menu.title')}</span>
      <span className={styles.lines} data-open={isOpen || undefined} />
    </>
  );
}
