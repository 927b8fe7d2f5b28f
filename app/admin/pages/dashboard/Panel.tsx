import { type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { t } from '../../kit/language/t.ts';
import styles from './Dashboard.module.css';

type PanelProps = {
  heading: string;
  /** The page with the whole list. */
  more?: { label: string; to: string };
  children: ReactNode;
};

/** A section of the dashboard; its content may still be loading. */
export function Panel({ heading, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.panelHead}>
        <h2 id={id}>{heading}</h2>
        {more ? <Link to={more.to}>{more.label}</Link> : null}
      </header>
      <Suspense fallback={<p className={styles.quiet}>{t('Loading…')}</p>}>{children}</Suspense>
    </section>
  );
}
