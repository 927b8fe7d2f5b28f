import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './PrivacyBanner.module.css';

type PrivacyBannerProps = {
  text: string;
  isRefusedByBrowser: boolean;
  /** The visitor opened it: it then takes the focus, and returns it afterwards. */
  isOnDemand: boolean;
  /** @param choice undefined where there was nothing to choose */
  onChoose: (choice: 'accepted' | 'declined' | undefined) => void;
};

/** Requests consent to counting events, with a button to refuse; the page stays usable behind it. */
export default function PrivacyBanner({
  text,
  isRefusedByBrowser,
  isOnDemand,
  onChoose,
}: PrivacyBannerProps) {
  const ref = useFocus(isOnDemand);
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

function useFocus(isOnDemand: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOnDemand) return;
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOnDemand]);
  return ref;
}
