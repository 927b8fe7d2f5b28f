import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import { listDocuments } from '../site/document-endpoints.ts';
import { SiteDocumentList } from '../site/SiteDocumentList/SiteDocumentList.tsx';
import type { Route } from './+types/site-documents.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { documents: await listDocuments(request.signal) };
}

export default function SiteDocuments({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Site" summary="What pages say and show beside records" />
      <SiteDocumentList documents={loaderData.documents} />
    </>
  );
}
