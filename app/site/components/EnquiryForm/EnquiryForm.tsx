import { Form, useLocation, useNavigation } from 'react-router';
import type { FormOutcome } from '../../forms/send-form.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { Honeypot } from '../form/Honeypot.tsx';
import { type DialCountry, PhoneField } from '../form/PhoneField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './EnquiryForm.module.css';

export type EnquiryOptions = {
  countries: readonly DialCountry[];
  products: readonly string[];
  quantities: readonly string[];
};

type EnquiryFormProps = {
  options: EnquiryOptions;
  /** What the visitor is looking at already; one of the options. */
  product: string;
  /** The campaign that led here. */
  source: string;
  outcome: FormOutcome | undefined;
};

type Refused = Extract<FormOutcome, { status: 'refused' }>;

const homeCountry = '+91';
const phoneHint = '10 digits in India, elsewhere as many as the country has.';

/** The main enquiry form. What was typed stays when it is refused, and each error stands at its field. */
export function EnquiryForm({ options, product, source, outcome }: EnquiryFormProps) {
  const { search } = useLocation();
  const isBusy = useIsSending();
  const refused = outcome?.status === 'refused' ? outcome : undefined;
  return (
    <Form
      method="post"
      action={`/italian-marble/${search}#enquiry`}
      className={styles.form}
      aria-label="Enquiry"
      noValidate
    >
      <FormMessage>{refused?.message}</FormMessage>
      <input type="hidden" name="utm_source" value={source} />
      <input type="hidden" name="source_page" value="/italian-marble/" />
      <input type="hidden" name="form_type" value="main" />
      <Honeypot />
      <PersonFields refused={refused} countries={options.countries} />
      <StoneFields refused={refused} options={options} product={product} />
      <TermsField refused={refused} />
      <div className={styles.end}>
        <SubmitButton isBusy={isBusy}>Send enquiry</SubmitButton>
        <p className={styles.note}>A person at the yard replies within 24 hours.</p>
      </div>
      {isBusy ? (
        <p className={styles.busy} role="status">
          Submitting your enquiry...
        </p>
      ) : null}
    </Form>
  );
}

type FieldsProps = { refused: Refused | undefined };

function PersonFields({ refused, countries }: FieldsProps & { countries: readonly DialCountry[] }) {
  return (
    <>
      <TextField
        {...fieldOf(refused, 'full_name')}
        label="Full name"
        autoComplete="name"
        maxLength={120}
        required
      />
      <TextField
        {...fieldOf(refused, 'email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <PhoneField
        className={styles.phone}
        {...fieldOf(refused, 'phone')}
        label="Phone"
        hint={phoneHint}
        countryName="phone_country"
        countries={countries}
        defaultCountry={refused?.values.phone_country ?? homeCountry}
        countryError={refused?.fields.phone_country}
        required
      />
      <PhoneField
        className={styles.phone}
        {...fieldOf(refused, 'whatsapp_number')}
        label="WhatsApp number"
        autoComplete="off"
        countryName="whatsapp_country"
        countryLabel="WhatsApp country"
        countries={countries}
        defaultCountry={refused?.values.whatsapp_country ?? homeCountry}
        countryError={refused?.fields.whatsapp_country}
        required
      />
    </>
  );
}

type StoneFieldsProps = FieldsProps & { options: EnquiryOptions; product: string };

function StoneFields({ refused, options, product }: StoneFieldsProps) {
  return (
    <>
      <TextField
        className={styles.third}
        {...fieldOf(refused, 'city')}
        label="City"
        autoComplete="address-level2"
        maxLength={120}
        required
      />
      <SelectField
        key={product}
        className={styles.third}
        {...fieldOf(refused, 'product', product)}
        label="Product"
        options={options.products.map((value) => ({ value, label: value }))}
      />
      <SelectField
        className={styles.third}
        {...fieldOf(refused, 'quantity', options.quantities[0])}
        label="Quantity (sq ft)"
        options={options.quantities.map((value) => ({ value, label: nameQuantity(value) }))}
      />
    </>
  );
}

function TermsField({ refused }: FieldsProps) {
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

function fieldOf(refused: Refused | undefined, name: string, initial = '') {
  return { name, error: refused?.fields[name], defaultValue: refused?.values[name] ?? initial };
}

/** `3000+` as 'More than 3000' (public-site.md, section 9). */
function nameQuantity(quantity: string): string {
  return quantity.endsWith('+') ? `More than ${quantity.slice(0, -1)}` : quantity;
}

/** Whether this page's enquiry is on its way; its other form says what it is by its intent. */
function useIsSending(): boolean {
  const { formData, formMethod } = useNavigation();
  return formMethod === 'POST' && formData !== undefined && !formData.has('intent');
}
