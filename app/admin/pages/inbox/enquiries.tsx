import { redirect } from 'react-router';
import { ListSkeleton } from '../../kit/lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/enquiries.ts';
import { InboxPage } from './InboxPage/InboxPage.tsx';
import { enquiriesPath, enquiryInbox, itemParameter } from './inbox.ts';
import { findItemId, loadInbox, shouldLoadInbox } from './load-inbox.ts';

/** The part of the inbox that specification/back-office.md, "Inbox", describes. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Links in older mails name an enquiry by another number.
  const itemId = await findItemId('/enquiries', new URL(request.url).searchParams.get('enquiry'));
  if (itemId) throw redirect(`${enquiriesPath}?${itemParameter}=${itemId}`);
  return { response: loadInbox(request, enquiryInbox) };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = shouldLoadInbox;

export function HydrateFallback() {
  return (
    <>
      <PageHeader title={enquiryInbox.title} />
      <ListSkeleton shape="lines" />
    </>
  );
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return <InboxPage scope={enquiryInbox} response={loaderData.response} />;
}
