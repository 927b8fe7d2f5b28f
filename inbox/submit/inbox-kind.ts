import type { InboxKind } from './handling.shared.ts';

/** What has a place in the inbox, by the form it came by. */
export const inboxForms = ['contact', 'enquiry'] as const;
export type InboxForm = (typeof inboxForms)[number];

export function inboxKindOf(form: InboxForm, formType: string): InboxKind {
  if (formType === 'sample' || formType === 'hold') return formType;
  if (form === 'enquiry') return 'enquiry';
  return formType === 'quote' ? 'quote' : 'message';
}

/** What people call an item by on the phone: `Q-12`. */
export function referenceOf({ kind, recordId }: { kind: string; recordId: number }): string {
  return `${kind.charAt(0).toUpperCase()}-${recordId}`;
}
