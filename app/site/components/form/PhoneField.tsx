import { joinClassNames } from '../class-names.ts';
import type { FieldProps } from './field.ts';
import styles from './form.module.css';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

export type DialCountry = { code: string; name: string };

type PhoneFieldProps = FieldProps & {
  /** The name of the country code's own field, e.g. `phone_country`. */
  countryName: string;
  countries: readonly DialCountry[];
  countryLabel?: string;
  countryError?: string;
  defaultCountry?: string;
  defaultValue?: string;
  autoComplete?: string;
};

/** A number beside the code of its country: two fields, two labels, one line. */
export function PhoneField(props: PhoneFieldProps) {
  const { countryName, countries, countryLabel = 'Country code', countryError, className, ...number } = props;
  const { defaultCountry = '+91', autoComplete = 'tel-national', ...field } = number;
  return (
    <div className={joinClassNames(styles.phone, className)}>
      <SelectField
        name={countryName}
        label={countryLabel}
        error={countryError}
        options={countries.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        defaultValue={defaultCountry}
        autoComplete={autoComplete === 'off' ? 'off' : 'tel-country-code'}
      />
      <TextField type="tel" inputMode="tel" autoComplete={autoComplete} {...field} />
    </div>
  );
}
