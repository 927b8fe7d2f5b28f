import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './PrivacyBanner.module.css';

type PrivacyBannerProps = {
  text: string;
  isRefusedByBrowser: boolean;
  /** The visitor opened it: it then takes the focus, and returns it afterwards. */
  isWanted: boolean;
  /** @param choice undefined where there was nothing to choose */
  onChoose: (choice: 'accepted' | 'declined' | undefined) => void;
};

/** Requests consent to counting events, with a way to refuse; the page stays usable behind it. */
export default function PrivacyBanner({ text, isRefusedByBrowser, isWanted, onChoose }: PrivacyBannerProps) {
  const ref = useFocus(isWanted);
  return (
    <section
      ref={ref}
      className={styles.banner}
      aria-label="Privacy choices"
      tabIndex={-1}
      data-privacy-banner=""
      data-untracked=""
    >
      <p className={styles.text}>
        {text} <Link to="/legal/#privacy-tracking-technologies-and-cookies">Privacy policy</Link>
      </p>
      <div className={styles.choices}>
        {isRefusedByBrowser ? (
          <Choice onClick={() => onChoose(undefined)}>Close</Choice>
        ) : (
          <>
            <Choice onClick={() => onChoose('declined')}>Decline</Choice>
            <Choice onClick={() => onChoose('accepted')}>Accept</Choice>
          </>
        )}
      </div>
    </section>
  );
}

function Choice({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.choice} onClick={onClick}>
      {children}
    </button>
  );
}

function useFocus(isWanted: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isWanted]);
  return ref;
}
