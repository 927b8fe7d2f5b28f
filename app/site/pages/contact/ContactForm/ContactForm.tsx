import { useLocation, useNavigate } from 'react-router';
import type { CallingCodes } from '#inbox/submit/calling-code.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { FormMessage } from '../../../components/form/FormMessage.tsx';
import { labelsOfWrong } from '../../../components/form/field.ts';
import { Honeypot } from '../../../components/form/Honeypot.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { MessageFields, useMessageLabels } from '../../../components/MessageFields/MessageFields.tsx';
import styles from '../../../components/MessageFields/message-form.module.css';
import { OrderFields, useOrderLabels } from '../../../components/OrderFields/OrderFields.tsx';
import { passOnToCollector } from '../../../forms/form-collector.ts';
import type { Receipt } from '../../../forms/receipt.ts';
import type { FormOutcome } from '../../../forms/send-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useFormCollector } from '../../../forms/use-form-collector.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { keepUnits } from '../../../typography/keep-units.ts';

type ContactFormProps = {
  texts: { heading: string; note: string; messageHint: string };
  countries: CallingCodes;
  incoterms: readonly string[];
  formType: 'contact' | 'quote';
  /** The product a quote is requested for; empty when the link that led here named none. */
  product: string;
  subject: string;
  message: string;
  outcome: FormOutcome | undefined;
};

/** The message form. What was typed stays when it is refused, and each error is shown at its field. */
export function ContactForm(props: ContactFormProps) {
  const { texts, countries, incoterms, formType, product, subject, message, ...ends } = props;
  const langOf = useLangOf();
  const t = useMessages(forms);
  const { isBusy, ...sending } = useContactSending({ ...ends, formType });
  const labels = { ...useMessageLabels(), ...useOrderLabels() };
  const isQuote = formType === 'quote';
  return (
    <form {...sending.form} className={styles.form} aria-labelledby="contact-form-title">
      <h2 id="contact-form-title" className={styles.title} {...langOf(texts, 'heading')}>
        {texts.heading}
      </h2>
      <FormMessage wrong={labelsOfWrong(sending.refused, labels)}>{sending.messageAbove}</FormMessage>
      <input type="hidden" name="form_type" value={formType} />
      <input type="hidden" name="source_page" value="/contact/" />
      <input type="hidden" name="product" value={product} />
      <Honeypot />
      <MessageFields
        refused={sending.refused}
        countries={countries}
        subject={subject}
        message={message}
        isPhoneRequired={!isQuote}
        messageHint={texts.messageHint}
        messageHintIn={langOf(texts, 'messageHint')}
      />
      {isQuote ? <OrderFields refused={sending.refused} incoterms={incoterms} /> : null}
      <FormMessage>{sending.messageBelow}</FormMessage>
      <div className={styles.end}>
        <SubmitButton isBusy={isBusy} busyLabel={t('forms:sending')}>
          {isQuote ? t('forms:quote.send') : t('forms:message.send')}
        </SubmitButton>
        {texts.note ? (
          <p className={styles.note} {...langOf(texts, 'note')}>
            {keepUnits(texts.note)}
          </p>
        ) : null}
      </div>
    </form>
  );
}

/** Keeps a draft until the message is stored, then passes it on and leads to the thank-you page. */
function useContactSending(options: Pick<ContactFormProps, 'formType' | 'outcome'>) {
  const { formType, outcome } = options;
  const t = useMessages(forms);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const collector = useFormCollector();
  const sending = useSending({
    path: '/api/contact',
    failure: t('forms:message.failure'),
    outcome,
    onSent(values) {
      forgetDraft();
      passOnToCollector(collector, { values, encoding: 'urlencoded' });
      const { name = '', email = '', subject = '', product = '' } = values;
      const receipt: Receipt = {
        formType,
        formData: { name, email, subject, product },
        source: pathname,
      };
      void navigate('/thank-you/', { state: receipt });
    },
  });
  const forgetDraft = useDraft(sending.form.ref, pathname + search);
  return sending;
}
