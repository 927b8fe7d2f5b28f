import { useHref, useLocation, useNavigate } from 'react-router';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { leaveLayers } from '../../behaviour/layer-history.ts';
import type { Receipt } from '../../forms/receipt.ts';
import type { FormOutcome } from '../../forms/send-form.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { labelsOfWrong } from '../form/field.ts';
import { Honeypot } from '../form/Honeypot.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import {
  type EnquiryOptions,
  nameQuantity,
  PersonFields,
  ProductFields,
  TermsField,
  useEnquiryLabels,
} from './EnquiryFields.tsx';
import styles from './EnquiryForm.module.css';

type EnquiryFormProps = {
  /** On the page, or in the panel that opens over it. */
  formType: 'main' | 'quick';
  options: EnquiryOptions;
  /** The list the visitor is viewing; one of the options. */
  product: string;
  /** The product whose card opened it. */
  productName?: string;
  /** The campaign that led here. */
  source: string;
  /** The outcome when the browser posted the form without scripts. */
  outcome?: FormOutcome | undefined;
};

/** What was typed stays when it is refused, and each error is shown at its field. */
export function EnquiryForm(props: EnquiryFormProps) {
  const langOf = useLangOf();
  const t = useMessages(forms);
  const { formType, options, product, productName = '', source, outcome } = props;
  const labels = useEnquiryLabels();
  const { pathname: path, search } = useLocation();
  const { form, isBusy, refused, ...sending } = useEnquirySending({
    path,
    formType,
    productName,
    outcome,
    unit: options.unit,
  });
  return (
    <form
      {...form}
      action={useHref(`${path}${search}#enquiry`)}
      className={styles.form}
      aria-label={formType === 'quick' ? t('forms:enquiry.quick') : t('forms:enquiry.title')}
    >
      <FormMessage wrong={labelsOfWrong(refused, labels)}>{sending.messageAbove}</FormMessage>
      <input type="hidden" name="utm_source" value={source} />
      <input type="hidden" name="source_page" value={sourcePageOf(path, productName)} />
      <input type="hidden" name="form_type" value={formType} />
      <Honeypot />
      <PersonFields refused={refused} options={options} />
      <ProductFields refused={refused} options={options} product={product} />
      <TermsField refused={refused} />
      <FormMessage>{sending.messageBelow}</FormMessage>
      <div className={styles.end}>
        <SubmitButton isBusy={isBusy}>{t('forms:enquiry.send')}</SubmitButton>
        {options.texts.note ? (
          <p className={styles.note} {...langOf(options.texts, 'note')}>
            {keepUnits(options.texts.note)}
          </p>
        ) : null}
      </div>
      <div className={styles.busy} role="status" data-busy={isBusy}>
        {isBusy ? <p>{t('forms:enquiry.busy')}</p> : null}
      </div>
    </form>
  );
}

type SendingOptions = Pick<EnquiryFormProps, 'formType' | 'productName' | 'outcome'> &
  Pick<EnquiryOptions, 'unit'> & { path: string };

/** Keeps a draft until the enquiry is stored, then leads to the thank-you page. */
function useEnquirySending({ path, ...options }: SendingOptions) {
  const t = useMessages(forms);
  const navigate = useNavigate();
  const sending = useSending({
    path: '/api/send-enquiry',
    failure: t('forms:enquiry.failure'),
    outcome: options.outcome,
    onSent({ full_name: name = '', email = '', city = '', product = '', quantity = '' }) {
      forgetDraft();
      const { productName: stone = '' } = options;
      const amount = t('forms:quantity.with', {
        quantity: nameQuantity(t, quantity),
        unit: t(`forms:unit.${options.unit}`),
      });
      const receipt: Receipt = {
        formType: 'enquiry',
        formData: { name, email, stone, product, quantity: amount, city },
        source: path,
      };
      void leaveLayers().then(() => navigate('/thank-you/', { state: receipt }));
    },
  });
  const forgetDraft = useDraft(sending.form.ref, path + options.formType);
  return sending;
}

/** An enquiry that was opened from a product's card gives the staff a link to that product. */
function sourcePageOf(path: string, productName: string): string {
  return productName ? `${path}?${new URLSearchParams({ q: productName })}` : path;
}
