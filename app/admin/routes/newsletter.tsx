import type { Subscriber } from '../enquiries/enquiry.ts';
import { NewsletterPage } from '../enquiries/NewsletterPage/NewsletterPage.tsx';
import { loadShortList } from '../enquiries/use-short-list.ts';
import { ListSkeleton } from '../lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/newsletter.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { response: loadShortList<Subscriber>({ path: '/newsletter', url: request.url }) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <PageHeader title="Newsletter" />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage response={loaderData.response} />;
}
