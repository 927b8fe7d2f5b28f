import { t } from '../../kit/language/t.ts';
import { ListSkeleton } from '../../kit/lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/newsletter.ts';
import type { Subscriber } from './enquiry.ts';
import { NewsletterPage } from './NewsletterPage/NewsletterPage.tsx';
import { loadShortList } from './use-short-list.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { response: loadShortList<Subscriber>({ path: '/newsletter', url: request.url }) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <PageHeader title={t('Newsletter')} />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage response={loaderData.response} />;
}
