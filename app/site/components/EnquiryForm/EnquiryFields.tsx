import type { DocumentValues } from '#content/documents/registry.ts';
import type { AreaUnit } from '#content/facts/shortlist-line.shared.ts';
import type { CallingCodes } from '#inbox/submit/calling-code.shared.ts';
import { nameQuantity, nameQuantityUnit } from '#inbox/submit/enquiry-quantities.shared.ts';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import type { Refusal } from '../../forms/use-sending.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { PhoneField } from '../form/PhoneField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './EnquiryForm.module.css';

/** What the form offers, and what is said around its fields. */
export type EnquiryOptions = {
  countries: CallingCodes;
  products: readonly string[];
  quantities: readonly string[];
  /** Of the quantities. */
  unit: AreaUnit;
  isWhatsappRequired: boolean;
  texts: { note: string; phoneHint: string } & DocumentValues['forms']['quickEnquiry'];
};

/** In the order of the form. */
export const enquiryLabels = {
  full_name: 'Full name',
  email: 'E-mail',
  phone_country: 'Country code',
  phone: 'Phone',
  whatsapp_country: 'WhatsApp country',
  whatsapp_number: 'WhatsApp number',
  city: 'City',
  product: 'Product',
  quantity: 'Quantity',
  terms: 'Terms',
} as const;

type FieldsProps = { refused: Refusal | undefined };

type PersonFieldsProps = FieldsProps & {
  options: Pick<EnquiryOptions, 'countries' | 'texts' | 'isWhatsappRequired'>;
};

export function PersonFields({ refused, options }: PersonFieldsProps) {
  const { countries, texts, isWhatsappRequired } = options;
  return (
    <>
      <TextField
        {...fieldOf(refused, 'full_name')}
        autoComplete="name"
        maxLength={fieldLengths.name}
        required
      />
      <TextField
        {...fieldOf(refused, 'email')}
        type="email"
        autoComplete="email"
        maxLength={fieldLengths.email}
        required
      />
      <PhoneField
        className={styles.phone}
        {...fieldOf(refused, 'phone')}
        hint={texts.phoneHint}
        countryName="phone_country"
        countries={countries}
        defaultCountry={refused?.values.phone_country}
        countryError={refused?.fields.phone_country}
        required
      />
      <PhoneField
        className={styles.phone}
        {...fieldOf(refused, 'whatsapp_number')}
        autoComplete="off"
        countryName="whatsapp_country"
        countryLabel={enquiryLabels.whatsapp_country}
        countries={countries}
        defaultCountry={refused?.values.whatsapp_country}
        countryError={refused?.fields.whatsapp_country}
        required={isWhatsappRequired}
      />
    </>
  );
}

type ProductFieldsProps = FieldsProps & { options: EnquiryOptions; product: string };

export function ProductFields({ refused, options, product }: ProductFieldsProps) {
  return (
    <>
      <TextField
        className={styles.third}
        {...fieldOf(refused, 'city')}
        autoComplete="address-level2"
        maxLength={fieldLengths.city}
        required
      />
      <SelectField
        key={product}
        className={styles.third}
        {...fieldOf(refused, 'product', product)}
        options={options.products.map((value) => ({ value, label: value }))}
      />
      <SelectField
        className={styles.third}
        {...fieldOf(refused, 'quantity', options.quantities[0])}
        label={`${enquiryLabels.quantity} (${nameQuantityUnit(options.unit)})`}
        options={options.quantities.map((value) => ({ value, label: nameQuantity(value) }))}
      />
    </>
  );
}

export function TermsField({ refused }: FieldsProps) {
  return (
    <CheckboxField
      name="terms"
      className={styles.terms}
      error={refused?.fields.terms}
      defaultChecked={Boolean(refused?.values.terms)}
      required
      label={
        <>
          I accept the{' '}
          <a href="/legal/#terms" target="_blank" rel="noopener">
            terms
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </>
      }
    />
  );
}

function fieldOf(refused: Refusal | undefined, name: keyof typeof enquiryLabels, initial = '') {
  return {
    name,
    label: enquiryLabels[name],
    error: refused?.fields[name],
    defaultValue: refused?.values[name] ?? initial,
  };
}
