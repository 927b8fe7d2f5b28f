import { z } from 'zod';

/** How many days each is kept (specification/running.md, "Settings"). */
export type KeptDays = {
  revisions: number;
  activity: number;
  bulkUndo: number;
  sentMails: number;
  shortlists: number;
};

const maxDays = 36_500;
export const defaultShortlistDays = 365;

function days(defaultDays: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'is a whole number of days, at least 1')
    .transform(Number)
    .pipe(z.number().max(maxDays, `is at most ${maxDays}`))
    .default(defaultDays);
}

export const retentionShape = {
  REVISIONS_DAYS: days(730),
  ACTIVITY_DAYS: days(730),
  BULK_UNDO_DAYS: days(30),
  SENT_MAIL_DAYS: days(30),
  SHORTLIST_DAYS: days(defaultShortlistDays),
};

type Values = { [Name in keyof typeof retentionShape]: number };

export function keptDaysOf(values: Values): KeptDays {
  return {
    revisions: values.REVISIONS_DAYS,
    activity: values.ACTIVITY_DAYS,
    bulkUndo: values.BULK_UNDO_DAYS,
    sentMails: values.SENT_MAIL_DAYS,
    shortlists: values.SHORTLIST_DAYS,
  };
}
