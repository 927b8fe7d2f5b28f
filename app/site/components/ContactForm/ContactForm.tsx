import { Form, useNavigation } from 'react-router';
import type { Company } from '#site/site-content.schema.ts';
import type { FormOutcome } from '../../forms/send-form.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { Honeypot } from '../form/Honeypot.tsx';
import { type DialCountry, PhoneField } from '../form/PhoneField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './ContactForm.module.css';

type ContactFormProps = {
  company: Company;
  countries: readonly DialCountry[];
  formType: 'contact' | 'quote';
  /** The product a quote is asked for; empty when the link that led here named none. */
  product: string;
  subject: string;
  outcome: FormOutcome | undefined;
};

const maxLengths = { name: 120, email: 254, subject: 200, message: 5_000 };

/** The message form. What was typed stays when it is refused, and each error stands at its field. */
export function ContactForm({ company, countries, formType, product, subject, outcome }: ContactFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const refused = outcome?.status === 'refused' ? outcome : undefined;
  const field = (name: string, initial = '') => ({
    name,
    error: refused?.fields[name],
    defaultValue: refused?.values[name] ?? initial,
  });
  const isQuote = formType === 'quote';
  return (
    <Form method="post" className={styles.form} aria-labelledby="contact-form-title" noValidate>
      <h2 id="contact-form-title" className={styles.title}>
        {titleOf(isQuote, product)}
      </h2>
      <FormMessage>{refused?.message}</FormMessage>
      <input type="hidden" name="form_type" value={formType} />
      <input type="hidden" name="source_page" value="/contact/" />
      <input type="hidden" name="product" value={product} />
      <Honeypot />
      <div className={styles.pair}>
        <TextField {...field('name')} label="Name" autoComplete="name" maxLength={maxLengths.name} required />
        <TextField
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={maxLengths.email}
          required
        />
      </div>
      <PhoneField
        {...field('phone')}
        label="Phone"
        countryName="phone_country"
        countries={countries}
        defaultCountry={refused?.values.phone_country ?? '+91'}
        countryError={refused?.fields.phone_country}
        required={!isQuote}
      />
      <TextField {...field('subject', subject)} label="Subject" maxLength={maxLengths.subject} required />
      <TextArea
        {...field('message')}
        label="Message"
        hint="The room, the area in square feet or metres, the date you need it by: whatever you know already."
        maxLength={maxLengths.message}
        required
      />
      <div className={styles.end}>
        <SubmitButton isBusy={isBusy} busyLabel="Sending...">
          {isQuote ? 'Request a quote' : 'Send message'}
        </SubmitButton>
        <p className={styles.note}>
          {company.name} replies within 24 hours. What you send is kept as the privacy policy says.
        </p>
      </div>
    </Form>
  );
}

function titleOf(isQuote: boolean, product: string): string {
  if (!isQuote) return 'Write to us';
  return product ? `A quote for ${product}` : 'A quote';
}
