import { data, redirect } from 'react-router';
import type { PageContext } from '#server/pages/page-context.ts';
import { type FormOutcome, sendForm } from '../../forms/send-form.ts';

export type LandingForm = 'enquiry' | 'feedback';

/** What came of a form that was sent without scripts. */
export type SentForm = { form: LandingForm; outcome: FormOutcome };

/** Stores what was sent; the feedback form is identified by its intent. @throws a redirect once an enquiry is stored */
export async function sendLandingForm(
  request: Request,
  { services, visitor }: Pick<PageContext, 'services' | 'visitor'>,
) {
  const t = await services.wording.read();
  const failures: Record<LandingForm, string> = {
    enquiry: t('forms:enquiry.failure'),
    feedback: t('landing:feedback.failure'),
  };
  const sent: { form: LandingForm } = { form: 'enquiry' };
  const { outcome, ...responseInit } = await sendForm(request, {
    send(input) {
      if (input.intent !== 'feedback') return services.submissions.sendEnquiry(input, visitor);
      sent.form = 'feedback';
      return services.submissions.sendFeedback(input, visitor);
    },
    failure: failures.enquiry,
    t,
  });
  if (outcome.status === 'sent' && sent.form === 'enquiry') throw redirect('/thank-you/?form=enquiry', 303);
  const isFailure = outcome.status === 'refused' && outcome.message === failures.enquiry;
  const shown = isFailure ? { ...outcome, message: failures[sent.form] } : outcome;
  return data<SentForm>({ form: sent.form, outcome: shown }, responseInit);
}
