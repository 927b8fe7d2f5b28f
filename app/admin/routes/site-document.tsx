import { siteDocuments } from '#content/site-documents/registry.ts';
import { ApiError } from '../api/request-api.ts';
import { FormSkeleton } from '../forms/FormPage/FormPage.tsx';
import { DocumentForm } from '../site/DocumentForm/DocumentForm.tsx';
import { readDocument } from '../site/document-endpoints.ts';
import type { Route } from './+types/site-document.ts';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const document = siteDocuments.find(({ key }) => key === params.key);
  if (!document) throw new ApiError({ message: `There is no site document "${params.key}".`, status: 404 });
  return { document, stored: await readDocument(document.key) };
}
clientLoader.hydrate = true as const;

export { FormSkeleton as HydrateFallback };

export default function SiteDocumentPage({ loaderData: { document, stored } }: Route.ComponentProps) {
  // Another document is another form: nothing of the one before stays in it.
  return <DocumentForm key={document.key} document={document} stored={stored} />;
}
