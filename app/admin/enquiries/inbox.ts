import type { ComponentType, ReactNode } from 'react';
import { type InboxSort, inboxSorts } from '#enquiries/handling.shared.ts';
import type { InboxItem } from './enquiry.ts';
import type { Reply } from './reply-links.ts';

export type Column<Listed> = { label: string; show: (record: Listed) => ReactNode };

/** What is special to one inbox: the enquiries, or the messages. */
export type Inbox<Item extends InboxItem> = {
  /** Of its endpoints, of its page, and of the list in the API's responses. */
  path: 'enquiries' | 'messages';
  title: string;
  /** The query parameter that opens one of them. */
  parameter: 'enquiry' | 'message';
  /** Names in sentences: `enquiry`, `enquiries`. */
  noun: { one: string; many: string };
  /** Where they come from, for someone who has none yet. */
  purpose: string;
  searchHint: string;
  /** Offered as a filter; none where buyers choose no product from a list. */
  products: readonly string[];
  sorts: readonly { value: string; label: string }[];
  failures: { load: string; delete: string };
  nameOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  Facts: ComponentType<{ item: Item }>;
  replyTo: (item: Item) => Reply;
  /** The number for a messaging link, where one is known. */
  chatNumberOf: (item: Item) => { country: string; number: string } | undefined;
};

const sortLabels: Record<InboxSort, string> = {
  date: 'Date',
  name: 'Name',
  email: 'Email',
  product: 'Product',
};

/** What both inboxes may be sorted by. */
export const inboxSortOptions = inboxSorts.map((value) => ({ value, label: sortLabels[value] }));
