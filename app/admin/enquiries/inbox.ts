import type { ReactNode } from 'react';
import { type InboxItemSort, inboxItemSorts } from '#enquiries/handling.shared.ts';

export type Column<Listed> = { label: string; show: (record: Listed) => ReactNode };

export const inboxPath = '/admin/inbox/';
/** The query parameter that opens an item. */
export const itemParameter = 'item';
export const inboxNoun = { one: 'item', many: 'items' };
export const inboxPurpose =
  'What visitors send arrives here: enquiries, requests for a quote or for samples, and messages.';

const sortLabels: Record<InboxItemSort, string> = {
  date: 'Date',
  name: 'Name',
  email: 'Email',
  product: 'Product',
  due: 'Answer due',
  followUp: 'Follow-up date',
};

export const inboxSortOptions = inboxItemSorts.map((value) => ({ value, label: sortLabels[value] }));
