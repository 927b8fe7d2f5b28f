import type { Landing } from '#content/site-documents/landing.document.ts';
import type { FormOutcome } from '../../forms/send-form.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import type { EnquiryOptions } from '../EnquiryForm/EnquiryFields.tsx';
import { EnquiryForm } from '../EnquiryForm/EnquiryForm.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './EnquirySection.module.css';

type EnquirySectionProps = {
  points: Landing['points'];
  options: EnquiryOptions;
  product: string;
  source: string;
  outcome: FormOutcome | undefined;
};

/** The enquiry section at the end of a page: on the left what visitors can expect, on the right the form. */
export function EnquirySection({ points, ...form }: EnquirySectionProps) {
  return (
    <Section
      id="enquiry"
      ground="night"
      aria-labelledby="enquiry-title"
      className={styles.enquiry}
      data-later=""
      data-print="none"
    >
      <div className={styles.layout}>
        <DisplayHeading id="enquiry-title" size="large" className={styles.title}>
          Ask for this week’s slabs
        </DisplayHeading>
        <div className={styles.form}>
          <EnquiryForm formType="main" {...form} />
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{keepUnits(point.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
