import type { StoneLine } from '#enquiries/shortlist-line.shared.ts';
import { requestApi } from '../api/request-api.ts';
import type { InboxItem } from '../enquiries/enquiry.ts';

/** Everything that is kept of one visitor. */
export type VisitorData = {
  items: readonly InboxItem[];
  subscriptions: readonly { id: number; email: string; createdAt: string }[];
  feedback: readonly { id: number; rating: number; feedback: string; createdAt: string }[];
  shortlists: readonly { id: string; lines: readonly StoneLine[]; createdAt: string }[];
  mails: number;
  /** What others sent that names them. */
  mentions: readonly InboxItem[];
};

/** @param who an e-mail address, or a number with its calling code @throws ApiError */
export async function findVisitor(who: string): Promise<VisitorData> {
  return (await requestApi<VisitorData>('/visitor-data/search', { method: 'POST', body: { who } })).data;
}

/** @throws ApiError */
export async function exportVisitor(who: string): Promise<VisitorData> {
  return (await requestApi<VisitorData>('/visitor-data/export', { method: 'POST', body: { who } })).data;
}

/** @returns how many entries were erased @throws ApiError */
export async function eraseVisitor(who: string): Promise<number> {
  const { data } = await requestApi<{ erased: number }>('/visitor-data/erase', {
    method: 'POST',
    body: { who },
  });
  return data.erased;
}

/** How much is theirs; what others sent is not. */
export function countOf({ items, subscriptions, feedback, shortlists }: VisitorData): number {
  return items.length + subscriptions.length + feedback.length + shortlists.length;
}
