import { useId } from 'react';
import { useFetcher } from 'react-router';
import type { FormOutcome } from '../../forms/send-form.ts';
import { joinClassNames } from '../class-names.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './NewsletterForm.module.css';

type NewsletterFormProps = {
  heading?: string;
  text?: string;
  headingAs?: 'h1' | 'h2';
  /** What became of the form where the browser posted it by itself: the newsletter page's action data. */
  outcome?: FormOutcome;
  /** `wide`: words on the left, the form on the right, where the wall is wide enough. */
  look?: 'column' | 'wide';
  className?: string;
};

/** Where every subscription goes; without scripting the visitor reads the answer there. */
const newsletterAddress = '/newsletter/';

/** An e-mail field and a button. With scripting the answer takes the form's place, without it a page shows it. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { heading = 'Letters from the yard', headingAs: Heading = 'h2', look = 'column', className } = props;
  const { text = 'A new article, a block worth seeing. Nothing else.' } = props;
  const headingId = useId();
  const fetcher = useFetcher<FormOutcome>();
  const outcome = fetcher.data ?? props.outcome;
  return (
    <section
      className={joinClassNames(styles.newsletter, className)}
      aria-labelledby={headingId}
      data-look={look}
    >
      <div>
        <Heading id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        {outcome?.status === 'sent' ? null : <p className={styles.text}>{text}</p>}
      </div>
      {outcome?.status === 'sent' ? (
        <FormMessage kind="success">{outcome.message}</FormMessage>
      ) : (
        <fetcher.Form method="post" action={newsletterAddress} className={styles.form} noValidate>
          <NewsletterFields refusal={outcome} isBusy={fetcher.state !== 'idle'} />
        </fetcher.Form>
      )}
    </section>
  );
}

type NewsletterFieldsProps = {
  refusal: Extract<FormOutcome, { status: 'refused' }> | undefined;
  isBusy: boolean;
};

function NewsletterFields({ refusal, isBusy }: NewsletterFieldsProps) {
  return (
    <>
      <TextField
        className={styles.email}
        type="email"
        name="email"
        label="E-mail"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        error={refusal?.fields.email}
        defaultValue={refusal?.values.email}
      />
      <TrapField />
      <SubmitButton className={styles.submit} look="outline" isBusy={isBusy}>
        Subscribe
      </SubmitButton>
      {refusal && !refusal.fields.email ? (
        <div className={styles.failure}>
          <FormMessage>{refusal.message}</FormMessage>
        </div>
      ) : null}
    </>
  );
}

/** People never meet this field; programs fill it in and give themselves away. */
function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Company website
        <input type="text" name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
