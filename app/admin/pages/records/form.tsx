import { type ClientLoaderFunctionArgs, useLocation } from 'react-router';
import { entityAdmins } from '../../entities/registry.ts';
import { FormSkeleton } from '../../kit/forms/FormSkeleton/FormSkeleton.tsx';
import type { FormLayout } from '../../kit/forms/form-layout.ts';
import { entityAt } from '../../kit/lists/entity-at.ts';
import { FormPage } from '../../kit/record-form/FormPage/FormPage.tsx';
import { type LoadedForm, loadForm } from '../../kit/record-form/load-form.ts';

/** The form of a new or stored record of every entity; the path names the entity. */
export function clientLoader({ params, request }: ClientLoaderFunctionArgs): Promise<LoadedForm> {
  return loadForm(layoutAt(new URL(request.url).pathname), params.id);
}
clientLoader.hydrate = true as const;

export { FormSkeleton as HydrateFallback };

export default function RecordFormPage({ loaderData }: { loaderData: LoadedForm }) {
  return <FormPage layout={layoutAt(useLocation().pathname)} loaded={loaderData} />;
}

function layoutAt(pathname: string): FormLayout {
  return entityAdmins[entityAt(pathname).name].formLayout;
}
