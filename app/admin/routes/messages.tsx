import type { ContactMessage } from '../enquiries/enquiry.ts';
import { InboxPage } from '../enquiries/InboxPage/InboxPage.tsx';
import { loadInbox, shouldLoadInbox } from '../enquiries/load-inbox.ts';
import { messageInbox } from '../enquiries/message-inbox.tsx';
import { ListSkeleton } from '../lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/messages.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { response: loadInbox<ContactMessage>(messageInbox, request) };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = shouldLoadInbox;

export function HydrateFallback() {
  return (
    <>
      <PageHeader title={messageInbox.title} />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return <InboxPage inbox={messageInbox} response={loaderData.response} />;
}
