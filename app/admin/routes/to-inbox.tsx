import { redirect } from 'react-router';
import { requestApi } from '../api/request-api.ts';
import { inboxPath, itemParameter } from '../enquiries/inbox.ts';
import type { Route } from './+types/to-inbox.ts';

/** The addresses that enquiries and messages had, with what each held and the parameter that opened one of them. */
const formerly = {
  enquiries: { kind: 'enquiry', parameter: 'enquiry' },
  messages: { kind: 'quote,message,sample', parameter: 'message' },
} as const;

/** Bookmarks and links in older mails lead on to the same list, and to the same item. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.includes('/messages') ? 'messages' : 'enquiries';
  const { kind, parameter } = formerly[path];
  const query = new URLSearchParams(searchParams);
  const id = query.get(parameter);
  query.delete(parameter);
  if (id) {
    const itemId = await findItemId(`/${path}/${encodeURIComponent(id)}`);
    if (itemId) return redirect(`${inboxPath}?${itemParameter}=${itemId}`);
  }
  query.set('kind', kind);
  return redirect(`${inboxPath}?${query}`);
}
clientLoader.hydrate = true as const;

export default function ToInbox() {
  return null;
}

/** One that has been deleted is in the list no more either. */
async function findItemId(path: string): Promise<number | undefined> {
  try {
    return (await requestApi<{ inboxItemId: number }>(path)).data.inboxItemId;
  } catch {
    return undefined;
  }
}
