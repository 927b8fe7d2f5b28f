import { useEffect } from 'react';
import { Navigate } from 'react-router';
import type { FormLayout } from '../../forms/form-layout.ts';
import { showNotice } from '../../notices/Notices/notice-store.ts';
import type { LoadedForm } from '../load-form.ts';
import { RecordForm } from '../RecordForm/RecordForm.tsx';

type FormPageProps = { layout: FormLayout; loaded: LoadedForm };

/**
 * The page of a form; if loading fails it redirects to the list, with the message (specification/messages.md,
 * "Back office").
 */
export function FormPage({ layout, loaded }: FormPageProps) {
  if (loaded.kind === 'failed') return <BackToList layout={layout} message={loaded.message} />;
  const stored = loaded.kind === 'edit' ? loaded.stored : undefined;
  // Another record gets a new form, so that no state of the previous one remains.
  return <RecordForm key={`${layout.entity.path} ${stored?.id}`} layout={layout} stored={stored} />;
}

function BackToList({ layout, message }: { layout: FormLayout; message: string }) {
  useEffect(() => {
    showNotice({ text: message, kind: 'error', stays: 'on-next-page' });
  }, [message]);
  return <Navigate to={layout.list.to} replace />;
}
