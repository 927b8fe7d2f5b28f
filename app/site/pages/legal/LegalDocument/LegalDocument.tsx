import type { LegalSection } from '#content/documents/legal.document.ts';
import { CleanHtml } from '../../../components/CleanHtml/CleanHtml.tsx';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { twoDigits } from '../../../typography/two-digits.ts';
import styles from './LegalDocument.module.css';

type LegalDocumentProps = {
  /** Its anchor, and the name by which one section closes when another opens. */
  id: string;
  title: string;
  /** Sanitized HTML, one text per section. */
  sections: readonly LegalSection[];
  emptyText: string;
  /** Attributes that make it a tab's panel, once scripts run. */
  panel: Record<string, unknown>;
};

/** A document as an accordion of native disclosures: one open at a time, with scripting off as well. */
export function LegalDocument({ id, title, sections, emptyText, panel }: LegalDocumentProps) {
  const langOf = useLangOf();
  return (
    <section id={id} className={styles.document} aria-labelledby={`${id}-title`} {...panel}>
      <DisplayHeading as="h2" size="medium" id={`${id}-title`} className={styles.title}>
        {title}
      </DisplayHeading>
      <div className={styles.sections}>
        {sections.length === 0 && emptyText ? <p>{emptyText}</p> : null}
        {sections.map((section, index) => (
          <details
            key={section.id}
            id={`${id}-${section.id}`}
            name={id}
            className={styles.section}
            open={index === 0}
          >
            <summary className={styles.summary}>
              <span className={styles.number} aria-hidden="true">
                {twoDigits(index + 1)}
              </span>
              <h3 className={styles.heading} {...langOf(section, 'title')}>
                {section.title}
              </h3>
              <span className={styles.sign} aria-hidden="true" />
            </summary>
            <CleanHtml className={`prose ${styles.text}`} html={section.html} {...langOf(section, 'html')} />
          </details>
        ))}
      </div>
    </section>
  );
}
