import { useId } from 'react';
import { useHref } from 'react-router';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import type { FormOutcome } from '../../forms/send-form.ts';
import { type Sending, useSending } from '../../forms/use-sending.ts';
import type { InLanguage } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { joinClassNames } from '../class-names.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { FormThanks } from '../form/FormThanks.tsx';
import { Honeypot } from '../form/Honeypot.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './NewsletterForm.module.css';

type NewsletterFormProps = {
  heading: string;
  headingIn?: InLanguage | undefined;
  text: string;
  textIn?: InLanguage | undefined;
  headingAs?: 'h1' | 'h2';
  /** The outcome when the browser posted the form without scripts: the newsletter page's action data. */
  outcome?: FormOutcome | undefined;
  /** `wide`: text on the left, the form on the right, where there is enough width. */
  look?: 'column' | 'wide';
  className?: string | undefined;
};

/** Where every subscription is posted without scripts; the visitor reads the result there. */
const newsletterPath = '/newsletter/';

/** An e-mail field and a button. With scripts the thanks replace the form, without them a page shows them. */
export function NewsletterForm(props: NewsletterFormProps) {
  const t = useMessages(forms);
  const { heading, headingIn, text, textIn, headingAs: Heading = 'h2', look = 'column', className } = props;
  const headingId = useId();
  const action = useHref(newsletterPath);
  // When its heading is the page's heading, it needs no region of its own.
  const isPage = Heading === 'h1';
  const Element = isPage ? 'div' : 'section';
  const sending = useSending({
    path: '/api/newsletter',
    failure: t('forms:newsletter.failure'),
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
        <Heading id={headingId} className={styles.heading} {...headingIn}>
          {heading}
        </Heading>
        {thanks === undefined ? (
          <p className={styles.text} {...textIn}>
            {text}
          </p>
        ) : null}
      </div>
      {thanks === undefined ? (
        <form {...sending.form} action={action} className={styles.form}>
          <NewsletterFields sending={sending} />
        </form>
      ) : (
        <FormThanks>{thanks}</FormThanks>
      )}
    </Element>
  );
}

function NewsletterFields({ sending: { refused, isBusy } }: { sending: Sending }) {
  const t = useMessages(forms);
  return (
    <>
      <TextField
        className={styles.email}
        type="email"
        name="email"
        label={t('forms:email')}
        autoComplete="email"
        inputMode="email"
        maxLength={fieldLengths.email}
        required
        error={refused?.fields.email}
        defaultValue={refused?.values.email}
      />
      <Honeypot />
      <SubmitButton className={styles.submit} look="outline" isBusy={isBusy} busyLabel={t('forms:sending')}>
        {t('forms:newsletter.send')}
      </SubmitButton>
      {refused && !refused.fields.email ? (
        <div className={styles.failure}>
          <FormMessage>{refused.message}</FormMessage>
        </div>
      ) : null}
    </>
  );
}
