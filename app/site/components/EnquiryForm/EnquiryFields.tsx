import { useHref } from 'react-router';
import type { DocumentValues } from '#content/documents/registry.ts';
import type { AreaUnit } from '#content/facts/shortlist-line.shared.ts';
import type { Translated } from '#content/kit/fallback-of.shared.ts';
import type { CallingCodes } from '#inbox/submit/calling-code.shared.ts';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import type { Translate } from '#messages/translate.ts';
import type { Refusal } from '../../forms/use-sending.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { PhoneField } from '../form/PhoneField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './EnquiryForm.module.css';

/** What the form offers, and what is said around its fields. */
export type EnquiryOptions = Translated & {
  countries: CallingCodes;
  products: readonly string[];
  quantities: readonly string[];
  /** Of the quantities. */
  unit: AreaUnit;
  isWhatsappRequired: boolean;
  texts: { note: string; phoneHint: string } & DocumentValues['forms']['quickEnquiry'];
};

/** In the order of the form. */
export function useEnquiryLabels() {
  const t = useMessages(forms);
  return {
    full_name: t('forms:enquiry.name'),
    email: t('forms:email'),
    phone_country: t('forms:phone.country'),
    phone: t('forms:phone'),
    whatsapp_country: t('forms:whatsapp.country'),
    whatsapp_number: t('forms:whatsapp.number'),
    city: t('forms:city'),
    product: t('forms:product'),
    quantity: t('forms:quantity'),
    terms: t('forms:terms'),
  };
}

type FieldsProps = { refused: Refusal | undefined };

type PersonFieldsProps = FieldsProps & {
  options: Pick<EnquiryOptions, 'countries' | 'texts' | 'isWhatsappRequired'>;
};

export function PersonFields({ refused, options }: PersonFieldsProps) {
  const { countries, texts, isWhatsappRequired } = options;
  const langOf = useLangOf();
  const labels = useEnquiryLabels();
  const fieldOf = useField(refused);
  return (
    <>
      <TextField {...fieldOf('full_name')} autoComplete="name" maxLength={fieldLengths.name} required />
      <TextField
        {...fieldOf('email')}
        type="email"
        autoComplete="email"
        maxLength={fieldLengths.email}
        required
      />
      <PhoneField
        className={styles.phone}
        {...fieldOf('phone')}
        hint={texts.phoneHint}
        hintIn={langOf(texts, 'phoneHint')}
        countryName="phone_country"
        countries={countries}
        defaultCountry={refused?.values.phone_country}
        countryError={refused?.fields.phone_country}
        required
      />
      <PhoneField
        className={styles.phone}
        {...fieldOf('whatsapp_number')}
        autoComplete="off"
        countryName="whatsapp_country"
        countryLabel={labels.whatsapp_country}
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
  const t = useMessages(forms);
  const langOf = useLangOf();
  const fieldOf = useField(refused);
  return (
    <>
      <TextField
        className={styles.third}
        {...fieldOf('city')}
        autoComplete="address-level2"
        maxLength={fieldLengths.city}
        required
      />
      <SelectField
        key={product}
        className={styles.third}
        {...fieldOf('product', product)}
        options={options.products.map((value) => ({ value, label: value, ...langOf(options, 'products') }))}
      />
      <SelectField
        className={styles.third}
        {...fieldOf('quantity', options.quantities[0])}
        label={t('forms:quantity.in', { unit: t(`forms:unit.${options.unit}`) })}
        options={options.quantities.map((value) => ({ value, label: nameQuantity(t, value) }))}
      />
    </>
  );
}

export function TermsField({ refused }: FieldsProps) {
  const t = useMessages(forms);
  const href = useHref('/legal/#terms');
  return (
    <CheckboxField
      name="terms"
      className={styles.terms}
      error={refused?.fields.terms}
      defaultChecked={Boolean(refused?.values.terms)}
      required
      label={t.rich('forms:terms.accept', {
        terms: (text) => (
          <a href={href} target="_blank" rel="noopener">
            {text}
          </a>
        ),
        hidden: (text) => <span className="visually-hidden">{text}</span>,
      })}
    />
  );
}

/** `3000+` reads as 'More than 3000'. */
export function nameQuantity(t: Translate<keyof typeof forms>, quantity: string): string {
  return quantity.endsWith('+') ? t('forms:quantity.more', { quantity: quantity.slice(0, -1) }) : quantity;
}

function useField(refused: Refusal | undefined) {
  const labels = useEnquiryLabels();
  return (name: keyof typeof labels, initial = '') => ({
    name,
    label: labels[name],
    error: refused?.fields[name],
    defaultValue: refused?.values[name] ?? initial,
  });
}
