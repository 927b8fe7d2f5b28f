import { useId } from 'react';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import type { FormOutcome } from '../../forms/send-form.ts';
import { type Sending, useSending } from '../../forms/use-sending.ts';
import { joinClassNames } from '../class-names.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { FormThanks } from '../form/FormThanks.tsx';
import { Honeypot } from '../form/Honeypot.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './NewsletterForm.module.css';

type NewsletterFormProps = {
  heading: string;
  text: string;
  headingAs?: 'h1' | 'h2';
  /** The outcome when the browser posted the form without scripts: the newsletter page's action data. */
  outcome?: FormOutcome | undefined;
  /** `wide`: text on the left, the form on the right, where there is enough width. */
  look?: 'column' | 'wide';
  className?: string | undefined;
};

/** Shown when storing fails through no fault of the visitor. */
export const newsletterFailure =
  'Sorry, there was an error. Your address is not on the list yet. Please try again.';

/** Where every subscription is posted without scripts; the visitor reads the result there. */
const newsletterPath = '/newsletter/';

/** An e-mail field and a button. With scripts the thanks replace the form, without them a page shows them. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { heading, text, headingAs: Heading = 'h2', look = 'column', className } = props;
  const headingId = useId();
  // When its heading is the page's heading, it needs no region of its own.
  const isPage = Heading === 'h1';
  const Element = isPage ? 'div' : 'section';
  const sending = useSending({
    path: '/api/newsletter',
    failure: newsletterFailure,
    outcome: props.outcome,
  });
  const { thanks } = sending;
  return (
    <Element
      className={joinClassNames(styles.newsletter, className)}
      aria-labelledby={isPage ? undefined : headingId}
      data-look={look}
    >
      <div>
        <Heading id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        {thanks === undefined ? <p className={styles.text}>{text}</p> : null}
      </div>
      {thanks === undefined ? (
        <form {...sending.form} action={newsletterPath} className={styles.form}>
          <NewsletterFields sending={sending} />
        </form>
      ) : (
        <FormThanks>{thanks}</FormThanks>
      )}
    </Element>
  );
}

function NewsletterFields({ sending: { refused, isBusy } }: { sending: Sending }) {
  return (
    <>
      <TextField
        className={styles.email}
        type="email"
        name="email"
        label="E-mail"
        autoComplete="email"
        inputMode="email"
        maxLength={fieldLengths.email}
        required
        error={refused?.fields.email}
        defaultValue={refused?.values.email}
      />
      <Honeypot />
      <SubmitButton className={styles.submit} look="outline" isBusy={isBusy} busyLabel="Sending...">
        Subscribe
      </SubmitButton>
      {refused && !refused.fields.email ? (
        <div className={styles.failure}>
          <FormMessage>{refused.message}</FormMessage>
        </div>
      ) : null}
    </>
  );
}
