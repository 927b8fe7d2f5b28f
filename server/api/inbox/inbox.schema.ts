import { z } from 'zod';
import { replyStates } from '#inbox/inbox/replies.shared.ts';
import { dueFilters, inboxItemSorts, inboxKinds, itemStatuses } from '#inbox/submit/handling.shared.ts';
import { defaultPerPage, maxPage, maxPerPage, textParameter, wholeNumber } from '../kit/list-query.ts';
import { bothSpellingsSchema } from '../kit/spellings.ts';
import { orderSchemas } from './order.schema.ts';
import { detailLineSchema, itemLineSchema } from './stone-lines.schema.ts';

const moment = z.string().describe('ISO 8601 in UTC');
const day = z.string().nullable().describe('A day, such as 2026-03-01');

const { unit: _unit, ...orderOfItem } = orderSchemas;

const itemFields = {
  id: z.int(),
  kind: z.enum(inboxKinds),
  reference: z.string().describe('What people call it by, such as Q-12'),
  status: z.enum(itemStatuses),
  assignee: z.string().nullable().describe('The name of an administrator; null while nobody has it'),
  followUpOn: day,
  notes: z.string(),
  receivedAt: moment,
  answerDueAt: moment.describe('Until when the visitor was promised an answer'),
  answeredAt: moment.nullable().describe('The first time that it was said to be answered'),
  isOverdue: z.boolean().describe('Whether it waits for an answer longer than promised'),
  readAt: moment.nullable(),
  isRead: z.boolean(),
  deletedAt: moment.nullable().describe('Since when it stands in the trash'),
  spamReason: z.string().describe('Why it was taken for spam when it came; empty where it was not'),
  language: z.string().nullable().describe('That it was sent in, a BCP 47 tag; null for older ones'),
  version: z.int(),
  recordId: z.int().describe('Its number among the enquiries or the messages'),
  name: z.string(),
  email: z.string(),
  phone: z.string().describe('As it is dialled after the calling code'),
  phoneCountry: z.string().describe('A calling code, such as +44'),
  whatsappNumber: z.string(),
  whatsappCountry: z.string(),
  city: z.string(),
  product: z.string(),
  quantityUnit: z.string().describe('Such as `m2` or `ft2`; empty where none is named'),
  ...orderOfItem,
  subject: z.string(),
  message: z.string(),
  formType: z.string(),
  sourcePage: z.string(),
  utmSource: z.string(),
  lines: z.array(itemLineSchema).describe('What is asked for, product by product'),
  replies: z
    .array(
      z.object({
        at: moment,
        by: z.string().describe('The name of an administrator'),
        subject: z.string(),
        body: z.string(),
        state: z.enum(replyStates).describe('What failed is not tried again by itself'),
        reason: z.string().describe('Why the last attempt failed; empty where none did'),
        nextAttemptAt: moment.nullable().describe('When what waits is tried next'),
        mail: z.int().nullable().describe('Its number in the outbox; null some time after it was sent'),
      }),
    )
    .describe('What was answered by mail, oldest first'),
};
const shownValues = z.object({
  status: z.enum(itemStatuses).optional(),
  assignee: z.string().nullable().optional(),
  followUpOn: day.optional(),
});

export const itemSchema = bothSpellingsSchema(itemFields);
export const itemDetailSchema = bothSpellingsSchema({
  ...itemFields,
  lines: z.array(detailLineSchema).describe('What is asked for, product by product'),
  history: z
    .array(z.object({ username: z.string(), createdAt: moment, before: shownValues, after: shownValues }))
    .describe('What the staff did with it, oldest first; without what was undone'),
  earlier: z.array(itemSchema).describe('What else the same sender sent, by e-mail address or number'),
});

/** Several values with commas between them. */
function oneOrMore<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  const message = `${name} is one of: ${values.join(', ')}, or several with commas`;
  return z
    .string(message)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values, message)))
    .describe(`One or more of ${values.join(', ')}, with commas`)
    .optional();
}

const inboxFilterShape = {
  search: textParameter.describe('Words in what was sent, or a reference').optional(),
  kind: oneOrMore('kind', inboxKinds),
  status: oneOrMore('status', itemStatuses),
  assignee: textParameter.describe('A name, `me`, or `none` for what nobody has').optional(),
  due: z
    .enum(dueFilters, `due is one of: ${dueFilters.join(', ')}`)
    .describe('Waiting longer than promised, waiting at all, or a follow-up date that has come')
    .optional(),
  language: textParameter.describe('That it was sent in, a BCP 47 tag').optional(),
  product: textParameter.describe('The product asked about, in any case').optional(),
  sort: z.enum(inboxItemSorts, `sort is one of: ${inboxItemSorts.join(', ')}`).optional(),
  order: z.enum(['asc', 'desc'], 'order is asc or desc').optional(),
};
export const inboxListQuery = z.object({
  page: wholeNumber({ name: 'page', max: maxPage }).default(1),
  per_page: wholeNumber({ name: 'per_page', max: maxPerPage }).default(defaultPerPage),
  ...inboxFilterShape,
});
export const inboxExportQuery = z.object(inboxFilterShape);

export const inboxPageSchema = z.object({
  items: z.array(itemSchema),
  total: z.number().describe('Of all pages'),
  pages: z.number(),
  page: z.number(),
  per_page: z.number(),
  unread: z.number().describe('Of the whole inbox, whatever was asked for'),
});
export const changesResultSchema = z.object({
  action: z.string().describe('For undoing it'),
  items: z.array(itemSchema),
  failed: z
    .array(z.object({ id: z.int(), message: z.string(), current: itemSchema.nullable() }))
    .describe('What somebody else has changed or deleted meanwhile'),
});
export const waitingSchema = z.object({
  unread: z.int(),
  waiting: z.int().describe('How many wait for an answer'),
  overdue: z.int().describe('Of those, how many longer than promised'),
  people: z.array(
    z.object({
      assignee: z.string().nullable(),
      waiting: z.int(),
      overdue: z.int(),
      oldest: moment.describe('When the one that waits longest arrived'),
    }),
  ),
  oldest: z.array(itemSchema).describe('Up to five, the most urgent first'),
});
