import { startTransition, useEffect, useState } from 'react';
import type { Landing } from '#content/documents/landing.document.ts';
import messages from '#messages/en/landing.json' with { type: 'json' };
import { useModal } from '../../../behaviour/use-modal.ts';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../../../components/Grid/Grid.tsx';
import { Modal } from '../../../components/Modal/Modal.tsx';
import { WhileOpen } from '../../../components/Modal/WhileOpen.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { FormOutcome } from '../../../forms/send-form.ts';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import styles from './FeedbackForm.module.css';

type FeedbackFormProps = {
  texts: Pick<Landing, 'feedbackHeading' | 'feedbackText'>;
  outcome: FormOutcome | undefined;
};

/** Feedback about the visit, with a tab at the window's edge that opens the form over the page. */
export function FeedbackForm({ texts, outcome }: FeedbackFormProps) {
  const langOf = useLangOf();
  return (
    <Section id="feedback" space="none" aria-labelledby="feedback-title" data-later="" data-print="none">
      <Grid className={styles.grid}>
        <Cell span={4}>
          <DisplayHeading id="feedback-title" size="medium" {...langOf(texts, 'feedbackHeading')}>
            {texts.feedbackHeading}
          </DisplayHeading>
          {texts.feedbackText ? (
            <p className={styles.text} {...langOf(texts, 'feedbackText')}>
              {texts.feedbackText}
            </p>
          ) : null}
        </Cell>
        <Cell span={6} start={6}>
          <FeedbackFields outcome={outcome} />
        </Cell>
      </Grid>
      <FeedbackTab title={texts.feedbackHeading} />
    </Section>
  );
}

/** Links to the form on the page until scripts run. */
function FeedbackTab({ title }: { title: string }) {
  const t = useMessages(messages);
  const modal = useModal();
  const [isReady, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(true)), []);
  if (!isReady) {
    return (
      <a className={styles.tab} href="#feedback" data-feedback-open="">
        {t('landing:feedback')}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        data-feedback-open=""
        onClick={(event) => modal.open(event.currentTarget)}
      >
        {t('landing:feedback')}
      </button>
      <Modal modal={modal} title={title} look="note">
        <WhileOpen modal={modal}>{() => <FeedbackFields />}</WhileOpen>
      </Modal>
    </>
  );
}
