import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { fieldLengths } from '#inbox/submit/field-lengths.shared.ts';
import forms from '#messages/en/forms.json' with { type: 'json' };
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { FormMessage } from '../../components/form/FormMessage.tsx';
import { Honeypot } from '../../components/form/Honeypot.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { FormOutcome } from '../../forms/send-form.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './Approvals.module.css';

type ApprovalsProps = {
  listId: string;
  /** Who approved it, when and what, in words. */
  approvals: readonly string[];
  outcome: FormOutcome | undefined;
};

/** Who has approved a shared list, and the form to approve it as it is now. */
export function Approvals({ listId, approvals, outcome }: ApprovalsProps) {
  const t = useMessages(messages);
  const tf = useMessages(forms);
  const id = useId();
  const { revalidate } = useRevalidator();
  const sending = useSending({
    path: `/api/shortlists/${listId}/approval`,
    failure: t('shortlist:approval.failure'),
    outcome,
    async onSent() {
      await revalidate();
      sending.reset();
    },
  });
  const field = (name: 'name' | 'email') => ({
    ...{
      name,
      label: tf(`forms:${name}`),
      autoComplete: name,
      maxLength: fieldLengths[name],
      required: true,
    },
    error: sending.refused?.fields[name],
    defaultValue: sending.refused?.values[name],
  });
  return (
    <section id="approvals" className={styles.approvals} aria-labelledby={id}>
      <DisplayHeading size="small" id={id}>
        {t('shortlist:approval.heading')}
      </DisplayHeading>
      <div role="status">
        {approvals.map((approval) => (
          <p key={approval}>{approval}</p>
        ))}
      </div>
      <form {...sending.form} className={styles.form} data-print="none">
        <p>{t('shortlist:approval.text')}</p>
        <FormMessage>{sending.messageAbove}</FormMessage>
        <Honeypot />
        <div className={styles.fields}>
          <TextField {...field('name')} />
          <TextField {...field('email')} type="email" />
          <SubmitButton isBusy={sending.isBusy} busyLabel={t('shortlist:ask.sending')}>
            {t('shortlist:approval.button')}
          </SubmitButton>
        </div>
        <FormMessage>{sending.messageBelow}</FormMessage>
      </form>
    </section>
  );
}
