import { siteDocuments } from '#content/documents/registry.ts';
import { ApiError } from '../../kit/api/request-api.ts';
import { documentKeyAt } from '../../kit/forms/document-path.ts';
import { FormSkeleton } from '../../kit/forms/FormSkeleton/FormSkeleton.tsx';
import { t } from '../../kit/language/t.ts';
import type { Route } from './+types/site-document.ts';
import { DocumentForm } from './DocumentForm/DocumentForm.tsx';
import { readDocument } from './document-endpoints.ts';
import { WordingForm } from './wording/WordingForm/WordingForm.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const document = siteDocuments.find(({ key }) => key.toLowerCase() === documentKeyAt(params.key));
  if (!document)
    throw new ApiError({
      message: t('There is no site document "{key}".', { key: params.key }),
      status: 404,
    });
  return { document, stored: await readDocument(document.key) };
}
clientLoader.hydrate = true as const;

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';
export { FormSkeleton as HydrateFallback };

export default function SiteDocumentPage({ loaderData: { document, stored } }: Route.ComponentProps) {
  const Form = document.key === 'wording' ? WordingForm : DocumentForm;
  // Another document is another form: nothing of the one before stays in it.
  return <Form key={document.key} document={document} stored={stored} />;
}
