import { Form, useLocation } from 'react-router';
import type { FormOutcome } from '../../forms/send-form.ts';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { Honeypot } from '../form/Honeypot.tsx';
import { RatingField } from '../form/RatingField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { Cell, Grid } from '../Grid/Grid.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './FeedbackForm.module.css';

const maxLength = 500;

/** A word about the visit, with a tab at the window's side that leads to it. The answer takes the form's place. */
export function FeedbackForm({ outcome }: { outcome: FormOutcome | undefined }) {
  return (
    <Section id="feedback" space="none" aria-labelledby="feedback-title" data-later="">
      <Grid className={styles.grid}>
        <Cell span={4}>
          <DisplayHeading id="feedback-title" size="medium">
            How was this page?
          </DisplayHeading>
          <p className={styles.text}>Did you find the stone, and the fact about it that you needed?</p>
        </Cell>
        <Cell span={6} start={6}>
          {outcome?.status === 'sent' ? (
            <FormMessage kind="success">{outcome.message}</FormMessage>
          ) : (
            <Fields refused={outcome} />
          )}
        </Cell>
      </Grid>
      <a className={styles.tab} href="#feedback" data-feedback-open="">
        Feedback
      </a>
    </Section>
  );
}

type FieldsProps = { refused: Extract<FormOutcome, { status: 'refused' }> | undefined };

function Fields({ refused }: FieldsProps) {
  const { search } = useLocation();
  return (
    <Form
      method="post"
      action={`/italian-marble/${search}#feedback`}
      className={styles.form}
      aria-label="Feedback"
      noValidate
    >
      <FormMessage>{refused?.message}</FormMessage>
      <input type="hidden" name="intent" value="feedback" />
      <input type="hidden" name="source_page" value="/italian-marble/" />
      <Honeypot />
      <RatingField
        name="rating"
        label="Your rating"
        error={refused?.fields.rating}
        defaultValue={refused?.values.rating}
        required
      />
      <TextArea
        name="feedback"
        label="Comment (Max 500 characters)"
        error={refused?.fields.feedback}
        defaultValue={refused?.values.feedback}
        maxLength={maxLength}
        rows={3}
      />
      <SubmitButton look="outline" className={styles.submit}>
        Send feedback
      </SubmitButton>
    </Form>
  );
}
