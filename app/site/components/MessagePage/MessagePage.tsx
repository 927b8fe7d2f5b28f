import type { ReactNode } from 'react';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import type { InLanguage } from '../../languages-context.ts';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { Label } from '../Label/Label.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './MessagePage.module.css';

type MessagePageProps = {
  /** What kind of message: `404`, `Not found`, `Thank you`. */
  label: string;
  labelIn?: InLanguage;
  heading: string;
  headingIn?: InLanguage;
  /** One or two paragraphs. */
  children?: ReactNode;
  /** Links to continue with: `ButtonLink`s. */
  actions?: ReactNode;
  /** `h2` for an empty state inside a page that has its own heading. */
  headingAs?: 'h1' | 'h2';
  /** In place of the drawn frame. */
  picture?: PictureRecord | undefined;
};

/** A page with only a short message: missing pages, failures, empty states, confirmations. */
export function MessagePage(props: MessagePageProps) {
  const { label, labelIn, heading, headingIn, children, actions, headingAs = 'h1', picture } = props;
  return (
    <Section className={styles.message}>
      <div className={styles.grid}>
        <Label className={styles.label} isAccent {...labelIn}>
          {label}
        </Label>
        <div className={styles.body}>
          <DisplayHeading as={headingAs} size="large" className={styles.heading} {...headingIn}>
            {heading}
          </DisplayHeading>
          {children ? <div className={`lead ${styles.text}`}>{children}</div> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        {picture ? (
          <Picture
            picture={picture}
            sizes="(width >= 900px) 33vw, 100vw"
            ratio="4:5"
            className={styles.picture}
          />
        ) : (
          <Frame />
        )}
      </div>
    </Section>
  );
}

/** Two slabs on an A-frame. */
function Frame() {
  return (
    <svg className={styles.frame} viewBox="0 0 320 240" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M92 206 154 22h12l62 184M117 132h86M132 88h56M44 206h232v12H44z" />
      <path d="M87.3 204.4 135.2 62.3 128.6 60 80.6 202.2zM78.7 201.5 126.7 59.4 120 57.2 72.1 199.3zM70.2 198.6 112.4 73.6 105.8 71.3 63.6 196.4zM232.7 204.4 195 92.6 201.7 90.4 239.4 202.2z" />
    </svg>
  );
}
