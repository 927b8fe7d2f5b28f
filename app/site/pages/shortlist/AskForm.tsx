import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import type { CallingCodes } from '#inbox/submit/calling-code.shared.ts';
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { FormMessage } from '../../components/form/FormMessage.tsx';
import { labelsOfWrong } from '../../components/form/field.ts';
import { Honeypot } from '../../components/form/Honeypot.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { MessageFields, useMessageLabels } from '../../components/MessageFields/MessageFields.tsx';
import styles from '../../components/MessageFields/message-form.module.css';
import { OrderFields, SampleFields, useOrderLabels } from '../../components/OrderFields/OrderFields.tsx';
import { passOnToCollector } from '../../forms/form-collector.ts';
import type { Receipt } from '../../forms/receipt.ts';
import type { FormOutcome } from '../../forms/send-form.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useFormCollector } from '../../forms/use-form-collector.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { KeptLine } from '../../shortlist/kept-lines.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { AskKind } from './load-shortlist-page.ts';
import { SlabLinks } from './SlabLinks.tsx';
import { toSentLine } from './stone-lines.ts';

type AskFormProps = {
  kind: AskKind;
  lines: readonly KeptLine[];
  /** Without a subject none is asked. */
  texts: { heading: string; subject?: string; hint: string; note: string; conditions: string };
  countries: CallingCodes;
  incoterms: readonly string[];
  outcome: FormOutcome | undefined;
};

/** Who asks about the stones of the list, and what; the lines, or the slabs that shall be held, go along in one field. */
export function AskForm({ kind, lines, texts, countries, incoterms, outcome }: AskFormProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const labels = { ...useMessageLabels(), ...useOrderLabels() };
  const sending = useAsking(kind, outcome);
  const heading = useRef<HTMLHeadingElement>(null);
  // It was asked for just now, further up.
  useEffect(() => heading.current?.focus(), []);
  const wrongLines = Object.keys(sending.refused?.fields ?? {}).some((name) => /^(?:lines|slabs)/.test(name));
  const sent = lines.map(toSentLine);
  return (
    <form {...sending.form} className={styles.form} aria-labelledby="ask-title">
      <h2 id="ask-title" ref={heading} tabIndex={-1} className={styles.title} {...langOf(texts, 'heading')}>
        {texts.heading}
      </h2>
      {kind === 'hold' ? (
        <>
          <SlabLinks numbers={sent.flatMap(({ slabs }) => slabs)} />
          <p {...langOf(texts, 'conditions')}>{keepUnits(texts.conditions)}</p>
        </>
      ) : null}
      <FormMessage wrong={labelsOfWrong(sending.refused, labels)}>
        {wrongLines
          ? t('shortlist:ask.wrongLines', { message: sending.messageAbove ?? '' })
          : sending.messageAbove}
      </FormMessage>
      <input type="hidden" name="source_page" value="/shortlist/" />
      {kind === 'hold' ? (
        <input type="hidden" name="slabs" value={JSON.stringify(sent.flatMap(({ slabs }) => slabs))} />
      ) : (
        <>
          <input type="hidden" name="form_type" value={kind} />
          <input type="hidden" name="lines" value={JSON.stringify(sent)} />
        </>
      )}
      <Honeypot />
      <MessageFields
        key={kind}
        refused={sending.refused}
        countries={countries}
        subject={
          texts.subject && fillText(texts.subject, { stones: t('shortlist:stones', { count: lines.length }) })
        }
        isPhoneRequired={false}
        messageHint={kind === 'sample' ? '' : texts.hint}
        messageHintIn={langOf(texts, 'hint')}
      />
      {kind === 'quote' ? <OrderFields refused={sending.refused} incoterms={incoterms} hasLines /> : null}
      {kind === 'sample' ? (
        <SampleFields
          refused={sending.refused}
          addressHint={texts.hint}
          addressHintIn={langOf(texts, 'hint')}
        />
      ) : null}
      <FormMessage>{sending.messageBelow}</FormMessage>
      <div className={styles.end}>
        <SubmitButton isBusy={sending.isBusy} busyLabel={t('shortlist:ask.sending')}>
          {t('shortlist:ask.send')}
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

/** Keeps a draft until it is stored, then leads to the thank-you page. */
function useAsking(kind: AskKind, outcome: FormOutcome | undefined) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const collector = useFormCollector();
  const sending = useSending({
    path: kind === 'hold' ? '/api/hold-requests' : '/api/contact',
    failure: t('shortlist:ask.failure'),
    outcome,
    onSent(values) {
      forgetDraft();
      passOnToCollector(collector, { values, encoding: 'urlencoded' });
      const { name = '', email = '', subject = '' } = values;
      const receipt: Receipt = { formType: kind, formData: { name, email, subject }, source: '/shortlist/' };
      void navigate('/thank-you/', { state: receipt });
    },
  });
  const forgetDraft = useDraft(sending.form.ref, `/shortlist/?ask=${kind}`);
  return sending;
}
