import styles from './MenuToggle.module.css';

type MenuToggleProps = {
  name: 'Open menu' | 'Close menu';
  isExpanded: boolean;
  onToggle?: (() => void) | undefined;
};

/** A link that opens the menu by the URL's hash; with a handler, the button it becomes once scripts run. */
export function MenuToggle({ name, isExpanded, onToggle }: MenuToggleProps) {
  if (!onToggle) {
    return (
      <a className={styles.toggle} href="#menu" aria-label="Open menu" data-menu-toggle="">
        <ToggleFace isOpen={false} />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={name}
      aria-expanded={isExpanded}
      onClick={() => onToggle()}
      data-menu-toggle=""
    >
      <ToggleFace isOpen={name === 'Close menu'} />
    </button>
  );
}

/** Closes the menu by removing its hash. */
export function MenuCloseLink() {
  return (
    <a className={styles.toggle} href="#main" aria-label="Close menu" data-menu-close="">
      <ToggleFace isOpen />
    </a>
  );
}

function ToggleFace({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <span>{isOpen ? 'Close' : 'Menu'}</span>
      <span className={styles.lines} data-open={isOpen || undefined} />
    </>
  );
}
