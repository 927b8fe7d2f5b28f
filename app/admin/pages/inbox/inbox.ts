import type { ReactNode } from 'react';
import {
  type InboxItemSort,
  type InboxKind,
  inboxItemSorts,
  inboxSorts,
} from '#inbox/submit/handling.shared.ts';
import { t } from '../../kit/language/t.ts';
import type { CellKind } from '../../kit/lists/DataTable/DataTable.tsx';

export type Column<Listed> = {
  label: string;
  kind?: CellKind;
  isNamed?: boolean;
  show: (record: Listed) => ReactNode;
};

export const inboxPath = '/admin/inbox/';
export const enquiriesPath = '/admin/enquiries/';
/** The query parameter that opens an item. */
export const itemParameter = 'item';

/** Which part of the inbox a page shows, and its words. */
export type InboxScope = {
  title: string;
  noun: { many: string };
  /** How many of them are shown. */
  summaryOf: (shown: { count: number; total: number }) => string;
  purpose: string;
  loadFailure: string;
  /** Of one kind alone; all of them where it is left out. */
  kind?: InboxKind;
  sorts: readonly InboxItemSort[];
};

export const wholeInbox: InboxScope = {
  title: t('Inbox'),
  noun: { many: t('items') },
  summaryOf: (shown) => t('Showing {count} of {total, plural, one {# item} other {# items}}', shown),
  purpose: t(
    'What visitors send arrives here: enquiries, requests for a quote or for samples, and messages.',
  ),
  loadFailure: t('The inbox could not be loaded. Please try again.'),
  sorts: inboxItemSorts,
};

/** Words of specification/messages.md, "Back office". */
export const enquiryInbox: InboxScope = {
  title: t('Enquiries'),
  noun: { many: t('enquiries') },
  summaryOf: (shown) => t('Showing {count} of {total, plural, one {# enquiry} other {# enquiries}}', shown),
  purpose: t('What visitors ask by the enquiry form arrives here.'),
  loadFailure: t('Failed to load enquiries. Please try again.'),
  kind: 'enquiry',
  sorts: inboxSorts,
};

/** A page's query with what its scope narrows it to, as the API takes it. */
export function scopedQuery(query: URLSearchParams, { kind }: InboxScope): URLSearchParams {
  const scoped = new URLSearchParams(query);
  if (kind) scoped.set('kind', kind);
  return scoped;
}

const sortLabels: Record<InboxItemSort, string> = {
  date: t('Date'),
  name: t('Name'),
  email: t('Email'),
  product: t('Product'),
  due: t('Answer due'),
  followUp: t('Follow-up date'),
};

export function sortOptionsOf({ sorts }: InboxScope) {
  return sorts.map((value) => ({ value, label: sortLabels[value] }));
}
