import { redirect } from 'react-router';
import { FormSkeleton } from '../../kit/forms/FormSkeleton/FormSkeleton.tsx';
import { RecordForm } from '../../kit/record-form/RecordForm/RecordForm.tsx';
import { readMailSetup } from '../mail/mail-setup.ts';
import { DocumentForm } from '../site-documents/DocumentForm/DocumentForm.tsx';
import { readDocument } from '../site-documents/document-endpoints.ts';
import type { Route } from './+types/route.ts';
import { firstStepsPath, readFirstSteps } from './first-steps.ts';
import { MailStep } from './MailStep/MailStep.tsx';
import { OpenStep } from './OpenStep/OpenStep.tsx';
import { stepFrameOf } from './step-frame.tsx';
import { stepSubjects } from './step-subjects.ts';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const { steps } = await readFirstSteps({ signal });
  const step = steps.find(({ key }) => key === params.step);
  if (!step) throw redirect(firstStepsPath);
  const subject = stepSubjects[step.key];
  return {
    ...{ steps, step },
    stored: subject && 'document' in subject ? await readDocument(subject.document.key) : undefined,
    mail: step.key === 'mail' ? await readMailSetup(signal) : undefined,
  };
}
clientLoader.hydrate = true as const;

export { FormSkeleton as HydrateFallback };

/** One of the first steps of a new site, with the page that it changes beside it. */
export default function FirstStepPage({ loaderData: { stored, mail, ...props } }: Route.ComponentProps) {
  const { key } = props.step;
  const subject = stepSubjects[key];
  const frame = stepFrameOf(props);
  // Another step is another form: nothing of the one before stays in it.
  if (subject && 'layout' in subject)
    return <RecordForm key={key} layout={subject.layout} stored={undefined} frame={frame} />;
  if (subject && stored)
    return <DocumentForm key={key} document={subject.document} stored={stored} frame={frame} />;
  if (mail) return <MailStep setup={mail} {...props} />;
  return <OpenStep {...props} />;
}
