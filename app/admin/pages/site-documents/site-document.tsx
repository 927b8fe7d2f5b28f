import { siteDocuments } from '#content/documents/registry.ts';
import { ApiError } from '../../kit/api/request-api.ts';
import { FormSkeleton } from '../../kit/forms/FormSkeleton/FormSkeleton.tsx';
import type { Route } from './+types/site-document.ts';
import { DocumentForm } from './DocumentForm/DocumentForm.tsx';
import { readDocument } from './document-endpoints.ts';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  // The server leads every page to its address in lower case.
  const document = siteDocuments.find(({ key }) => key.toLowerCase() === params.key.toLowerCase());
  if (!document) throw new ApiError({ message: `There is no site document "${params.key}".`, status: 404 });
  return { document, stored: await readDocument(document.key) };
}
clientLoader.hydrate = true as const;

export { FormSkeleton as HydrateFallback };

export default function SiteDocumentPage({ loaderData: { document, stored } }: Route.ComponentProps) {
  // Another document is another form: nothing of the one before stays in it.
  return <DocumentForm key={document.key} document={document} stored={stored} />;
}
