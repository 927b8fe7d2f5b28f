import { z } from 'zod';

/** How many days each is kept (specification/running.md, "Settings"). */
export type KeptDays = {
  revisions: number;
  activity: number;
  bulkUndo: number;
  /** Mails that were sent, and holds of slabs that have ended, which they tell of. */
  sentMails: number;
  shortlists: number;
  /** What is taken for spam. */
  spam: number;
  /** What else visitors sent; without it until the staff deletes it. */
  inbox: number | undefined;
};

const maxDays = 36_500;
export const defaultShortlistDays = 365;

const someDays = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'is a whole number of days, at least 1')
  .transform(Number)
  .pipe(z.number().max(maxDays, `is at most ${maxDays}`));

const days = (defaultDays: number) => someDays.default(defaultDays);

export const retentionShape = {
  REVISIONS_DAYS: days(730),
  ACTIVITY_DAYS: days(730),
  BULK_UNDO_DAYS: days(30),
  SENT_MAIL_DAYS: days(30),
  SHORTLIST_DAYS: days(defaultShortlistDays),
  SPAM_DAYS: days(180),
  INBOX_DAYS: someDays.optional(),
};

type Values = Record<Exclude<keyof typeof retentionShape, 'INBOX_DAYS'>, number> & {
  INBOX_DAYS?: number | undefined;
};

export function keptDaysOf(values: Values): KeptDays {
  return {
    revisions: values.REVISIONS_DAYS,
    activity: values.ACTIVITY_DAYS,
    bulkUndo: values.BULK_UNDO_DAYS,
    sentMails: values.SENT_MAIL_DAYS,
    shortlists: values.SHORTLIST_DAYS,
    spam: values.SPAM_DAYS,
    inbox: values.INBOX_DAYS,
  };
}
