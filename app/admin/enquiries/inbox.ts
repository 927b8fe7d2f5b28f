import type { ComponentType, ReactNode } from 'react';
import { type InboxSort, inboxSorts } from '#enquiries/handling.shared.ts';
import type { InboxItem } from './enquiry.ts';
import type { Reply } from './reply-links.ts';

export type Column<Listed> = { label: string; show: (record: Listed) => ReactNode };

/** The definition of an inbox: of the enquiries or of the messages. */
export type Inbox<Item extends InboxItem> = {
  /** The name of its endpoints, its page, and the list in the API's responses. */
  path: 'enquiries' | 'messages';
  title: string;
  /** The query parameter that opens one of them. */
  parameter: 'enquiry' | 'message';
  /** Names in sentences: `enquiry`, `enquiries`. */
  noun: { one: string; many: string };
  /** Where items come from, shown while there are none. */
  purpose: string;
  searchHint: string;
  /** Whether its form has a choice of products, to filter by. */
  hasProducts: boolean;
  sorts: readonly { value: string; label: string }[];
  failures: { load: string; delete: string };
  nameOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  Facts: ComponentType<{ item: Item }>;
  replyTo: (item: Item) => Reply;
  /** The phone number for a chat link, if it is known. */
  chatNumberOf: (item: Item) => { country: string; number: string } | undefined;
};

const sortLabels: Record<InboxSort, string> = {
  date: 'Date',
  name: 'Name',
  email: 'Email',
  product: 'Product',
};

/** The sort orders of both inboxes. */
export const inboxSortOptions = inboxSorts.map((value) => ({ value, label: sortLabels[value] }));
