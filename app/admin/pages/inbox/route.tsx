import { ListSkeleton } from '../../kit/lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/route.ts';
import { InboxPage } from './InboxPage/InboxPage.tsx';
import { wholeInbox } from './inbox.ts';
import { loadInbox, shouldLoadInbox } from './load-inbox.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { response: loadInbox(request, wholeInbox) };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = shouldLoadInbox;

export function HydrateFallback() {
  return (
    <>
      <PageHeader title={wholeInbox.title} />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxPage scope={wholeInbox} response={loaderData.response} />;
}
