import type { ClientLoaderFunctionArgs } from 'react-router';
import { socialPostFormLayout } from '../entities/social-post/social-post.form-layout.ts';
import { FormPage, FormSkeleton } from '../forms/FormPage/FormPage.tsx';
import { type LoadedForm, loadForm } from '../forms/load-form.ts';

/** Serves both the form of a new record and that of a stored one. */
export function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<LoadedForm> {
  return loadForm(socialPostFormLayout, params.id);
}
clientLoader.hydrate = true as const;

export { FormSkeleton as HydrateFallback };

export default function SocialForm({ loaderData }: { loaderData: LoadedForm }) {
  return <FormPage layout={socialPostFormLayout} loaded={loaderData} />;
}
