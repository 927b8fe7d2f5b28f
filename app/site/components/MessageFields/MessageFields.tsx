import type { CallingCodes } from '#inbox/submit/calling-code.shared.ts';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import type { Refusal } from '../../forms/use-sending.ts';
import type { InLanguage } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { PhoneField } from '../form/PhoneField.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './message-form.module.css';

type MessageFieldsProps = {
  refused: Refusal | undefined;
  countries: CallingCodes;
  /** Shown in its field until the visitor has written another. Without one it is not asked, and no message has to be written. */
  subject?: string | undefined;
  /** The same. */
  message?: string | undefined;
  isPhoneRequired: boolean;
  messageHint: string;
  messageHintIn: InLanguage;
};

/** In the order of the form. */
export function useMessageLabels() {
  const t = useMessages(forms);
  return {
    name: t('forms:name'),
    email: t('forms:email'),
    phone_country: t('forms:phone.country'),
    phone: t('forms:phone'),
    subject: t('forms:subject'),
    message: t('forms:message'),
  };
}

/** The fields of a message, on the contact page and in the quote modal. */
export function MessageFields(props: MessageFieldsProps) {
  const { refused, countries, subject, message, isPhoneRequired, messageHint, messageHintIn } = props;
  const labels = useMessageLabels();
  const field = (name: keyof typeof labels, initial = '') => ({
    name,
    label: labels[name],
    error: refused?.fields[name],
    defaultValue: refused?.values[name] ?? initial,
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('name')} autoComplete="name" maxLength={fieldLengths.name} required />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          maxLength={fieldLengths.email}
          required
        />
      </div>
      <PhoneField
        {...field('phone')}
        countryName="phone_country"
        countryLabel={labels.phone_country}
        countries={countries}
        defaultCountry={refused?.values.phone_country}
        countryError={refused?.fields.phone_country}
        required={isPhoneRequired}
      />
      {subject === undefined ? null : (
        <TextField {...field('subject', subject)} maxLength={fieldLengths.subject} required />
      )}
      <TextArea
        {...field('message', message)}
        hint={messageHint}
        hintIn={messageHintIn}
        maxLength={fieldLengths.message}
        required={subject !== undefined}
      />
    </>
  );
}
