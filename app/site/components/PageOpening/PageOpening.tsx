import type { ReactNode } from 'react';
import { type InLanguage, useLangOf } from '../../languages-context.ts';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { PageLabel } from '../PageLabel/PageLabel.tsx';
import styles from './PageOpening.module.css';

/** The language is that of what it encloses. */
type PageOpeningProps = InLanguage & {
  /** The page's own. */
  path: string;
  texts: {
    /** Left empty: what the page is called. */
    label: string;
    heading: string;
  };
  /** A sentence or two on the right. */
  children?: ReactNode;
};

/** The opening of a page: its label, a large heading and a short introduction. */
export function PageOpening({ path, texts, children, ...language }: PageOpeningProps) {
  const langOf = useLangOf();
  return (
    <header className={styles.opening}>
      <PageLabel
        path={path}
        label={texts.label}
        isAccent
        className={styles.label}
        {...langOf(texts, 'label')}
      />
      <DisplayHeading as="h1" size="display" className={styles.heading} {...langOf(texts, 'heading')}>
        {texts.heading}
      </DisplayHeading>
      {children ? (
        <div className={`lead ${styles.text}`} {...language}>
          {children}
        </div>
      ) : null}
    </header>
  );
}
