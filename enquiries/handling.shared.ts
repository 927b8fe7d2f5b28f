/** How far an enquiry or a message has come. */
export const handlingStatuses = ['new', 'answered', 'quoted', 'won', 'lost', 'spam'] as const;
export type HandlingStatus = (typeof handlingStatuses)[number];

/** What the lists of both may be sorted by (specification/api.md, "Enquiries"). */
export const inboxSorts = ['date', 'name', 'email', 'product'] as const;
export type InboxSort = (typeof inboxSorts)[number];
