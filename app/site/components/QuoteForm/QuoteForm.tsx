import { type SyntheticEvent, useEffect, useState } from 'react';
import styles from '../ContactForm/ContactForm.module.css';
import { FormMessage } from '../form/FormMessage.tsx';
import { Honeypot } from '../form/Honeypot.tsx';
import { type DialCountry, PhoneField } from '../form/PhoneField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { TextField } from '../form/TextField.tsx';

export type QuoteFormProps = {
  countries: readonly DialCountry[];
  companyName: string;
  /** The stone that a quote is asked for. */
  product: string;
  subject: string;
  sourcePage: string;
  onSent: () => void;
};

type Answer = { message: string; errors?: Record<string, string>; isSent?: boolean };

const failure = 'Sorry, there was an error sending your message. Please try again.';
const resetMs = 3_000;

export function QuoteForm(props: QuoteFormProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!answer?.isSent) return;
    const timer = setTimeout(() => setAnswer(undefined), resetMs);
    return () => clearTimeout(timer);
  }, [answer]);
  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const given = await send(new FormData(event.currentTarget));
    setBusy(false);
    setAnswer(given);
    if (given.isSent) props.onSent();
  };
  if (answer?.isSent) return <FormMessage kind="success">{answer.message}</FormMessage>;
  return (
    <form className={styles.form} aria-label="Quote request" noValidate onSubmit={onSubmit}>
      <FormMessage>{answer?.message}</FormMessage>
      <input type="hidden" name="form_type" value="quote" />
      <input type="hidden" name="source_page" value={props.sourcePage} />
      <input type="hidden" name="product" value={props.product} />
      <Honeypot />
      <Fields {...props} errors={answer?.errors ?? {}} />
      <div className={styles.end}>
        <SubmitButton isBusy={isBusy} busyLabel="Sending...">
          Request a quote
        </SubmitButton>
        <p className={styles.note}>{props.companyName} replies within 24 hours.</p>
      </div>
    </form>
  );
}

function Fields({ errors, subject, countries }: QuoteFormProps & { errors: Record<string, string> }) {
  const field = (name: string) => ({ name, error: errors[name] });
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="name" required />
      <TextField {...field('email')} label="E-mail" type="email" autoComplete="email" required />
      <PhoneField {...field('phone')} label="Phone" countryName="phone_country" countries={countries} />
      <TextField {...field('subject')} label="Subject" defaultValue={subject} required />
      <TextArea {...field('message')} label="Message" required />
    </>
  );
}

async function send(form: FormData): Promise<Answer> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
    });
    const { message, errors } = (await response.json()) as Answer;
    if (response.ok) return { message, isSent: true };
    return response.status < 500 ? { message, errors } : { message: failure };
  } catch {
    return { message: failure };
  }
}
