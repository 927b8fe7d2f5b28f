import { useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import messages from '#messages/en/landing.json' with { type: 'json' };
import { FormMessage } from '../../../components/form/FormMessage.tsx';
import { FormThanks } from '../../../components/form/FormThanks.tsx';
import { labelsOfWrong } from '../../../components/form/field.ts';
import { Honeypot } from '../../../components/form/Honeypot.tsx';
import { RatingField } from '../../../components/form/RatingField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { TextArea } from '../../../components/form/TextArea.tsx';
import type { FormOutcome } from '../../../forms/send-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { type Refusal, useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './FeedbackForm.module.css';

const maxLength = fieldLengths.feedback;
/** From this length on screen readers announce how many characters are left. */
const nearlyFull = 450;

/** Stars and a comment; the thanks replace them. */
export function FeedbackFields({ outcome }: { outcome?: FormOutcome | undefined }) {
  const t = useMessages(messages);
  const { pathname, search } = useLocation();
  const action = useHref(`${pathname}${search}#feedback`);
  const labels = {
    rating: t('landing:feedback.rating'),
    feedback: t('landing:feedback.comment', { max: maxLength }),
  };
  const { thanks, refused, isBusy, ...sending } = useSending({
    path: '/api/feedback',
    failure: t('landing:feedback.failure'),
    outcome,
    onSent: () => forgetDraft(),
  });
  const forgetDraft = useDraft(sending.form.ref, `${pathname} feedback`);
  if (thanks !== undefined) return <FormThanks>{thanks}</FormThanks>;
  return (
    <form {...sending.form} action={action} className={styles.form} aria-label={t('landing:feedback')}>
      <FormMessage wrong={labelsOfWrong(refused, labels)}>{sending.messageAbove}</FormMessage>
      <input type="hidden" name="intent" value="feedback" />
      <input type="hidden" name="source_page" value={pathname} />
      <Honeypot />
      <RatingField
        name="rating"
        label={labels.rating}
        error={refused?.fields.rating}
        defaultValue={refused?.values.rating}
        required
      />
      <CommentField refused={refused} />
      <FormMessage>{sending.messageBelow}</FormMessage>
      <SubmitButton
        look="outline"
        className={styles.submit}
        isBusy={isBusy}
        busyLabel={t('landing:feedback.sending')}
      >
        {t('landing:feedback.send')}
      </SubmitButton>
    </form>
  );
}

/** Counts from the first character; without scripts nothing is counted, but the limit is the same. */
function CommentField({ refused }: { refused: Refusal | undefined }) {
  const t = useMessages(messages);
  const [length, setLength] = useState(0);
  return (
    <div>
      <TextArea
        name="feedback"
        label={t('landing:feedback.comment', { max: maxLength })}
        error={refused?.fields.feedback}
        defaultValue={refused?.values.feedback}
        maxLength={maxLength}
        rows={3}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      <p className={styles.count} aria-live={length >= nearlyFull ? 'polite' : 'off'}>
        {length > 0 ? t('landing:feedback.count', { length, max: maxLength }) : ''}
      </p>
    </div>
  );
}
