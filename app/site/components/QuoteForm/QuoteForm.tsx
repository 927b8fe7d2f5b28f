import { type ReactNode, useEffect } from 'react';
import type { CallingCodes } from '#inbox/submit/calling-code.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { contactResetMs } from '../../behaviour/timings.ts';
import { passOnToCollector } from '../../forms/form-collector.ts';
import { useFormCollector } from '../../forms/use-form-collector.ts';
import { type Sending, useSending } from '../../forms/use-sending.ts';
import { useLangOf } from '../../languages-context.ts';
import type { ShellTexts } from '../../load-shell-texts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { FormThanks } from '../form/FormThanks.tsx';
import { labelsOfWrong } from '../form/field.ts';
import { Honeypot } from '../form/Honeypot.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { MessageFields, useMessageLabels } from '../MessageFields/MessageFields.tsx';
import styles from '../MessageFields/message-form.module.css';
import { OrderFields, useOrderLabels } from '../OrderFields/OrderFields.tsx';

export type QuoteFormProps = {
  countries: CallingCodes;
  incoterms: readonly string[];
  texts: Pick<ShellTexts['quote'], 'note' | 'messageHint'>;
  /** The product that a quote is requested for; empty while none is chosen. */
  product: string;
  subject: string;
  sourcePage: string;
  onSent: () => void;
  /** Shown above the form; the thanks replace both. */
  children?: ReactNode;
};

/** The message form inside a dialog. The thanks replace it, and after a moment it is reset. */
export function QuoteForm(props: QuoteFormProps) {
  const langOf = useLangOf();
  const t = useMessages(forms);
  const labels = { ...useMessageLabels(), ...useOrderLabels() };
  const collector = useFormCollector();
  const sending = useSending({
    path: '/api/contact',
    failure: t('forms:quote.failure'),
    onSent(values) {
      passOnToCollector(collector, { values, encoding: 'multipart' });
      props.onSent();
    },
  });
  useResetOnceThanked(sending);
  if (sending.thanks !== undefined) return <FormThanks>{sending.thanks}</FormThanks>;
  return (
    <>
      {props.children}
      <form {...sending.form} className={styles.form} aria-label={t('forms:quote.title')}>
        <FormMessage wrong={labelsOfWrong(sending.refused, labels)}>{sending.messageAbove}</FormMessage>
        <input type="hidden" name="form_type" value="quote" />
        <input type="hidden" name="source_page" value={props.sourcePage} />
        <Honeypot />
        <input type="hidden" name="product" value={props.product} />
        <MessageFields
          refused={sending.refused}
          countries={props.countries}
          subject={props.subject}
          isPhoneRequired={false}
          messageHint={props.texts.messageHint}
          messageHintIn={langOf(props.texts, 'messageHint')}
        />
        <OrderFields refused={sending.refused} incoterms={props.incoterms} />
        <FormMessage>{sending.messageBelow}</FormMessage>
        <div className={styles.end}>
          <SubmitButton isBusy={sending.isBusy} busyLabel={t('forms:sending')}>
            {t('forms:quote.send')}
          </SubmitButton>
          {props.texts.note ? (
            <p className={styles.note} {...langOf(props.texts, 'note')}>
              {keepUnits(props.texts.note)}
            </p>
          ) : null}
        </div>
      </form>
    </>
  );
}

function useResetOnceThanked({ thanks, reset }: Sending): void {
  useEffect(() => {
    if (thanks === undefined) return;
    const timer = setTimeout(reset, contactResetMs);
    return () => clearTimeout(timer);
  }, [thanks, reset]);
}
