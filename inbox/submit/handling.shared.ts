/** How far something that a visitor sent has come. */
export const handlingStatuses = ['new', 'answered', 'quoted', 'won', 'lost', 'spam'] as const;
/** And what stands in the trash: it is deleted for good after a time. */
export const itemStatuses = [...handlingStatuses, 'deleted'] as const;
export type HandlingStatus = (typeof itemStatuses)[number];

export const statusLabels: Record<HandlingStatus, string> = {
  new: 'New',
  answered: 'Answered',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  deleted: 'Deleted',
};

/** The statuses of what is out of the way: listed only where somebody asks for them, and counted nowhere. */
export const hiddenStatuses = ['spam', 'deleted'] as const satisfies HandlingStatus[];

/** How long what was deleted can be brought back. */
export const deletedKeptDays = 30;

/** The statuses that say that somebody has answered. */
export const answeredStatuses: readonly HandlingStatus[] = ['answered', 'quoted', 'won'];
/** The statuses of what somebody may still have to do something about. */
export const openStatuses: readonly HandlingStatus[] = ['new', 'answered', 'quoted'];

/** What the lists of enquiries and of messages may be sorted by (specification/api.md, "Enquiries"). */
export const inboxSorts = ['date', 'name', 'email', 'product'] as const;
export type InboxSort = (typeof inboxSorts)[number];

/** What an inbox item is. */
export const inboxKinds = ['enquiry', 'quote', 'message', 'sample', 'hold'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** What the inbox may be sorted by; `due` is when an answer was promised, `followUp` the day that somebody set. */
export const inboxItemSorts = [...inboxSorts, 'due', 'followUp'] as const;
export type InboxItemSort = (typeof inboxItemSorts)[number];

/**
 * What is due: `overdue` waits for an answer longer than promised, `waiting` waits for one at all, `followUp` has a
 * follow-up date that has come.
 */
export const dueFilters = ['overdue', 'waiting', 'followUp'] as const;
export type DueFilter = (typeof dueFilters)[number];
