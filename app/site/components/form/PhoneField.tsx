import { useContext } from 'react';
import { type CallingCodes, callingCodeOf } from '#inbox/submit/calling-code.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { isolate } from '#messages/language-names.shared.ts';
import { MessagesContext, useMessages } from '../../messages/use-messages.ts';
import { joinClassNames } from '../class-names.ts';
import type { FieldProps } from './field.ts';
import styles from './form.module.css';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

type PhoneFieldProps = FieldProps & {
  /** The name of the country code's own field, e.g. `phone_country`. */
  countryName: string;
  countries: CallingCodes;
  countryLabel?: string;
  countryError?: string | undefined;
  /** Without it the one of the company's country. */
  defaultCountry?: string | undefined;
  defaultValue?: string;
  autoComplete?: string;
};

/** A number beside its country code: two fields, two labels, one line. */
export function PhoneField(props: PhoneFieldProps) {
  const t = useMessages(forms);
  const { language } = useContext(MessagesContext);
  const { countryName, countries, countryLabel, countryError, className, ...number } = props;
  const { defaultCountry = countries.home, autoComplete = 'tel-national', ...field } = number;
  return (
    <div className={joinClassNames(styles.phone, className)}>
      <SelectField
        name={countryName}
        label={countryLabel ?? t('forms:phone.country')}
        error={countryError}
        options={countries.labels.map((label) => ({
          value: callingCodeOf(label),
          label: label.replace(/\+\d+/, (code) => isolate(code, language)),
        }))}
        defaultValue={defaultCountry}
        {...(countries.home === '' && { placeholder: t('forms:phone.choose') })}
        autoComplete={autoComplete === 'off' ? 'off' : 'tel-country-code'}
      />
      {/* Browsers autofill a field of the type "tel" with the whole number, including the country code. */}
      <TextField inputMode="tel" autoComplete={autoComplete} {...field} />
    </div>
  );
}
