import type { FeedbackEntry } from '../enquiries/enquiry.ts';
import { FeedbackPage } from '../enquiries/FeedbackPage/FeedbackPage.tsx';
import { loadShortList } from '../enquiries/use-short-list.ts';
import { ListSkeleton } from '../lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/feedback.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { response: loadShortList<FeedbackEntry>({ path: '/feedback', url: request.url }) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <PageHeader title="Feedback" />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function FeedbackRoute({ loaderData }: Route.ComponentProps) {
  return <FeedbackPage response={loaderData.response} />;
}
