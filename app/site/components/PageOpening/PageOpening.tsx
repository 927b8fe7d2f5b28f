import type { ReactNode } from 'react';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { PageLabel } from '../PageLabel/PageLabel.tsx';
import styles from './PageOpening.module.css';

type PageOpeningProps = {
  /** The page's own. */
  path: string;
  /** Left empty: what the page is called. */
  label: string;
  heading: string;
  /** A sentence or two on the right. */
  children?: ReactNode;
};

/** The opening of a page: its label, a large heading and a short introduction. */
export function PageOpening({ path, label, heading, children }: PageOpeningProps) {
  return (
    <header className={styles.opening}>
      <PageLabel path={path} label={label} isAccent className={styles.label} />
      <DisplayHeading as="h1" size="display" className={styles.heading}>
        {heading}
      </DisplayHeading>
      {children ? <div className={`lead ${styles.text}`}>{children}</div> : null}
    </header>
  );
}
