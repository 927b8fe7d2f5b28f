import type { ComponentType, ReactNode } from 'react';
import { type InboxSort, inboxSorts } from '#enquiries/handling.shared.ts';
import type { Letter } from './enquiry.ts';
import type { Reply } from './reply-links.ts';

export type Column<Listed> = { label: string; show: (record: Listed) => ReactNode };

/** What is special to one inbox: the enquiries, or the messages. */
export type Inbox<Written extends Letter> = {
  /** Of its calls, of its page, and of the list in the API's answers. */
  path: 'enquiries' | 'messages';
  title: string;
  /** The address's parameter that opens one of them. */
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
  nameOf: (letter: Written) => string;
  columns: readonly Column<Written>[];
  Facts: ComponentType<{ letter: Written }>;
  replyTo: (letter: Written) => Reply;
  /** The number for a messaging link, where one is known. */
  chatNumberOf: (letter: Written) => { country: string; number: string } | undefined;
};

const sortLabels: Record<InboxSort, string> = {
  date: 'Date',
  name: 'Name',
  email: 'Email',
  product: 'Product',
};

/** What both kinds of letters may be sorted by. */
export const inboxSortOptions = inboxSorts.map((value) => ({ value, label: sortLabels[value] }));
