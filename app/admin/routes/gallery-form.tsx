import type { ClientLoaderFunctionArgs } from 'react-router';
import { galleryProjectFormLayout } from '../entities/gallery-project/gallery-project.form-layout.ts';
import { FormPage, FormSkeleton } from '../forms/FormPage/FormPage.tsx';
import { type LoadedForm, loadForm } from '../forms/load-form.ts';

/** Serves both the form of a new record and that of a stored one. */
export function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<LoadedForm> {
  return loadForm(galleryProjectFormLayout, params.id);
}
clientLoader.hydrate = true as const;

export { FormSkeleton as HydrateFallback };

export default function GalleryForm({ loaderData }: { loaderData: LoadedForm }) {
  return <FormPage layout={galleryProjectFormLayout} loaded={loaderData} />;
}
