import { type ClientLoaderFunctionArgs, useLocation } from 'react-router';
import { entityAdmins } from '../entities/registry.ts';
import { FormPage, FormSkeleton } from '../forms/FormPage/FormPage.tsx';
import type { FormLayout } from '../forms/form-layout.ts';
import { type LoadedForm, loadForm } from '../forms/load-form.ts';
import { entityAt } from '../lists/entity-at.ts';

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
