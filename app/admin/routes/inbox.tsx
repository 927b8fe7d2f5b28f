import { InboxPage } from '../enquiries/InboxPage/InboxPage.tsx';
import { loadInbox, shouldLoadInbox } from '../enquiries/load-inbox.ts';
import { ListSkeleton } from '../lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/inbox.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { response: loadInbox(request) };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = shouldLoadInbox;

export function HydrateFallback() {
  return (
    <>
      <PageHeader title="Inbox" />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxPage response={loaderData.response} />;
}
