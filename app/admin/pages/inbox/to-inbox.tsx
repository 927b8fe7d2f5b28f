import { redirect } from 'react-router';
import type { Route } from './+types/to-inbox.ts';
import { inboxPath, itemParameter } from './inbox.ts';
import { findItemId } from './load-inbox.ts';

/** The address that messages had: bookmarks and links in older mails lead on to the same list, and to the same item. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const itemId = await findItemId('/messages', query.get('message'));
  if (itemId) return redirect(`${inboxPath}?${itemParameter}=${itemId}`);
  query.delete('message');
  query.set('kind', 'quote,message,sample');
  return redirect(`${inboxPath}?${query}`);
}
clientLoader.hydrate = true as const;

export default function ToInbox() {
  return null;
}
