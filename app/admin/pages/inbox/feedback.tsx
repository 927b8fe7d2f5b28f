import { t } from '../../kit/language/t.ts';
import { ListSkeleton } from '../../kit/lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/feedback.ts';
import type { FeedbackEntry } from './enquiry.ts';
import { FeedbackPage } from './FeedbackPage/FeedbackPage.tsx';
import { loadShortList } from './use-short-list.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { response: loadShortList<FeedbackEntry>({ path: '/feedback', url: request.url }) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <PageHeader title={t('Feedback')} />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function FeedbackRoute({ loaderData }: Route.ComponentProps) {
  return <FeedbackPage response={loaderData.response} />;
}
