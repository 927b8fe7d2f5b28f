import { useLocation, useNavigate } from 'react-router';
import { homeCallingCode, homePhoneDigits } from '#enquiries/calling-code.shared.ts';
import { nameQuantity } from '#enquiries/enquiry-quantities.shared.ts';
import { fieldLengths } from '#enquiries/field-lengths.shared.ts';
import type { Receipt } from '../../forms/receipt.ts';
import type { FormOutcome } from '../../forms/send-form.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { type Refusal, useSending } from '../../forms/use-sending.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { labelsOfWrong } from '../form/field.ts';
import { Honeypot } from '../form/Honeypot.tsx';
import { PhoneField } from '../form/PhoneField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextField } from '../form/TextField.tsx';
import styles from './EnquiryForm.module.css';

export type EnquiryOptions = {
  countries: readonly string[];
  products: readonly string[];
  quantities: readonly string[];
};

type EnquiryFormProps = {
  /** On the page, or in the panel that is drawn in over it. */
  formType: 'main' | 'quick';
  options: EnquiryOptions;
  /** What the visitor is looking at already; one of the options. */
  product: string;
  /** The stone that it was opened from. */
  stone?: string;
  /** The campaign that led here. */
  source: string;
  /** What became of it where the browser posted it by itself. */
  outcome?: FormOutcome | undefined;
};

const address = '/italian-marble/';
/** In the order of the form. */
const labels = {
  full_name: 'Full name',
  email: 'E-mail',
  phone_country: 'Country code',
  phone: 'Phone',
  whatsapp_country: 'WhatsApp country',
  whatsapp_number: 'WhatsApp number',
  city: 'City',
  product: 'Product',
  quantity: 'Quantity (sq ft)',
  terms: 'Terms',
} as const;
const phoneHint = `${homePhoneDigits} digits in India, elsewhere as many as the country has.`;

/** What the visitor reads when storing fails through no fault of theirs. */
export const enquiryFailure = 'There was an error submitting your enquiry. Please try again.';

/** What was typed stays when it is refused, and each error stands at its field. */
export function EnquiryForm({ formType, options, product, stone = '', source, outcome }: EnquiryFormProps) {
  const { search } = useLocation();
  const { form, isBusy, refused, ...sending } = useEnquirySending({ formType, stone, outcome });
  return (
    <form
      {...form}
      action={`${address}${search}#enquiry`}
      className={styles.form}
      aria-label={formType === 'quick' ? 'Quick Enquiry' : 'Enquiry'}
    >
      <FormMessage wrong={labelsOfWrong(refused, labels)}>{sending.messageAbove}</FormMessage>
      <input type="hidden" name="utm_source" value={source} />
      <input type="hidden" name="source_page" value={sourcePageOf(stone)} />
      <input type="hidden" name="form_type" value={formType} />
      <Honeypot />
      <PersonFields refused={refused} countries={options.countries} />
      <StoneFields refused={refused} options={options} product={product} />
      <TermsField refused={refused} />
      <FormMessage>{sending.messageBelow}</FormMessage>
      <div className={styles.end}>
        <SubmitButton isBusy={isBusy}>Send enquiry</SubmitButton>
        <p className={styles.note}>A person at the yard replies within 24&nbsp;hours.</p>
      </div>
      <div className={styles.busy} role="status" data-busy={isBusy}>
        {isBusy ? <p>Submitting your enquiry...</p> : null}
      </div>
    </form>
  );
}

/** Keeps a draft until the enquiry is stored, then leads to the thanks. */
function useEnquirySending(options: Pick<EnquiryFormProps, 'formType' | 'stone' | 'outcome'>) {
  const navigate = useNavigate();
  const sending = useSending({
    address: '/api/send-enquiry',
    failure: enquiryFailure,
    outcome: options.outcome,
    onSent({ full_name: name = '', email = '', city = '', product = '', quantity = '' }) {
      forgetDraft();
      const { stone = '' } = options;
      const amount = `${nameQuantity(quantity)} sq ft`;
      const receipt: Receipt = {
        formType: 'enquiry',
        formData: { name, email, stone, product, quantity: amount, city },
        source: address,
      };
      void navigate('/thank-you/', { state: receipt });
    },
  });
  const forgetDraft = useDraft(sending.form.ref, address + options.formType);
  return sending;
}

/** An enquiry that was opened from a stone leads the staff back to it. */
function sourcePageOf(stone: string): string {
  return stone ? `${address}?${new URLSearchParams({ q: stone })}` : address;
}

type FieldsProps = { refused: Refusal | undefined };

function PersonFields({ refused, countries }: FieldsProps & { countries: readonly string[] }) {
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
        hint={phoneHint}
        countryName="phone_country"
        countries={countries}
        defaultCountry={refused?.values.phone_country ?? homeCallingCode}
        countryError={refused?.fields.phone_country}
        required
      />
      <PhoneField
        className={styles.phone}
        {...fieldOf(refused, 'whatsapp_number')}
        autoComplete="off"
        countryName="whatsapp_country"
        countryLabel={labels.whatsapp_country}
        countries={countries}
        defaultCountry={refused?.values.whatsapp_country ?? homeCallingCode}
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

function fieldOf(refused: Refusal | undefined, name: keyof typeof labels, initial = '') {
  return {
    name,
    label: labels[name],
    error: refused?.fields[name],
    defaultValue: refused?.values[name] ?? initial,
  };
}
