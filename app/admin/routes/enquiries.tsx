import type { Enquiry } from '../enquiries/enquiry.ts';
import { enquiryInbox } from '../enquiries/enquiry-inbox.tsx';
import { InboxPage } from '../enquiries/InboxPage/InboxPage.tsx';
import { loadInbox, shouldLoadInbox } from '../enquiries/load-inbox.ts';
import { ListSkeleton } from '../lists/ListSkeleton/ListSkeleton.tsx';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/enquiries.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { response: loadInbox<Enquiry>(enquiryInbox, request) };
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

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  return <InboxPage inbox={enquiryInbox} response={loaderData.response} />;
}
