import type { Subscriber } from '../enquiries/enquiry.ts';
import { NewsletterPage } from '../enquiries/NewsletterPage/NewsletterPage.tsx';
import { loadShortList } from '../enquiries/use-short-list.ts';
import { ListSkeleton } from '../lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/newsletter.ts';

export function clientLoader() {
  return { response: loadShortList<Subscriber>('/newsletter') };
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
