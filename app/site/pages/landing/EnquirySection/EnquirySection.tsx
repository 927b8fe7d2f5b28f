import type { Landing } from '#content/documents/landing.document.ts';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import type { EnquiryOptions } from '../../../components/EnquiryForm/EnquiryFields.tsx';
import { EnquiryForm } from '../../../components/EnquiryForm/EnquiryForm.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { FormOutcome } from '../../../forms/send-form.ts';
import { useLangOf } from '../../../languages-context.ts';
import { keepUnits } from '../../../typography/keep-units.ts';
import styles from './EnquirySection.module.css';

type EnquirySectionProps = {
  texts: Pick<Landing, 'enquiryHeading' | 'points'>;
  options: EnquiryOptions;
  product: string;
  source: string;
  outcome: FormOutcome | undefined;
};

/** The enquiry section at the end of a page: on the left what visitors can expect, on the right the form. */
export function EnquirySection({ texts, ...form }: EnquirySectionProps) {
  const langOf = useLangOf();
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
        <DisplayHeading
          id="enquiry-title"
          size="large"
          className={styles.title}
          {...langOf(texts, 'enquiryHeading')}
        >
          {texts.enquiryHeading}
        </DisplayHeading>
        <div className={styles.form}>
          <EnquiryForm formType="main" {...form} />
        </div>
        {texts.points.length > 0 ? (
          <ul className={styles.points}>
            {texts.points.map((point) => (
              <li key={point.id}>
                <h3 {...langOf(point, 'title')}>{point.title}</h3>
                {point.text ? <p {...langOf(point, 'text')}>{keepUnits(point.text)}</p> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}
