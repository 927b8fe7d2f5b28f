import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/route.ts';
import { listDocuments } from './document-endpoints.ts';
import { SiteDocumentList } from './SiteDocumentList/SiteDocumentList.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { documents: await listDocuments(request.signal) };
}

export default function SiteDocuments({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={t('Site')} summary={t('What pages say and show beside records')} />
      <SiteDocumentList documents={loaderData.documents} />
    </>
  );
}
