import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import shell from '#messages/en/shell.json' with { type: 'json' };
import type { InLanguage } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './PrivacyBanner.module.css';

type PrivacyBannerProps = {
  text: string;
  textIn: InLanguage;
  isRefusedByBrowser: boolean;
  /** The visitor opened it: it then takes the focus, and returns it afterwards. */
  isOnDemand: boolean;
  /** @param choice undefined where there was nothing to choose */
  onChoose: (choice: 'accepted' | 'declined' | undefined) => void;
};

/** Requests consent to counting events, with a button to refuse; the page stays usable behind it. */
export default function PrivacyBanner({
  text,
  textIn,
  isRefusedByBrowser,
  isOnDemand,
  onChoose,
}: PrivacyBannerProps) {
  const t = useMessages(shell);
  const ref = useFocus(isOnDemand);
  return (
    <section
      ref={ref}
      className={styles.banner}
      aria-label={t('shell:privacy.title')}
      tabIndex={-1}
      data-privacy-banner=""
      data-untracked=""
    >
      <p className={styles.text}>
        <span {...textIn}>{text}</span>{' '}
        <Link to="/legal/#privacy-tracking-technologies-and-cookies">{t('shell:privacy.policy')}</Link>
      </p>
      <div className={styles.choices}>
        {isRefusedByBrowser ? (
          <Choice onClick={() => onChoose(undefined)}>{t('shell:privacy.close')}</Choice>
        ) : (
          <>
            <Choice onClick={() => onChoose('declined')}>{t('shell:privacy.decline')}</Choice>
            <Choice onClick={() => onChoose('accepted')}>{t('shell:privacy.accept')}</Choice>
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
