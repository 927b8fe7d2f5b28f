import type { ClientLoaderFunctionArgs } from 'react-router';
import { productFormLayout } from '../entities/product/product.form-layout.ts';
import { FormPage, FormSkeleton } from '../forms/FormPage/FormPage.tsx';
import { type LoadedForm, loadForm } from '../forms/load-form.ts';

/** Serves both the form of a new record and that of a stored one. */
export function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<LoadedForm> {
  return loadForm(productFormLayout, params.id);
}
clientLoader.hydrate = true as const;

export { FormSkeleton as HydrateFallback };

export default function ProductForm({ loaderData }: { loaderData: LoadedForm }) {
  return <FormPage layout={productFormLayout} loaded={loaderData} />;
}
