import { z } from 'zod';
import { searchPlaces } from '#analytics/searches.repository.ts';
import { inboxKinds } from '#enquiries/handling.shared.ts';

const day = z.iso.date();
const range = z.object({
  from: day.describe('The first day'),
  to: day.describe('The last day'),
  start: z.iso.datetime().describe('The moment that it begins'),
  end: z.iso.datetime().describe('The moment that it ends; what happens then is not in it'),
});
const period = z
  .object({ now: range, before: range, timeZone: z.string().describe('Whose days these are') })
  .describe('What is told, and the same length just before it');

const kinds = {
  enquiry: z.int().describe('Enquiries of the landing page'),
  quote: z.int().describe('Requests for a quote'),
  message: z.int().describe('Messages of the contact page'),
  sample: z.int().describe('Requests for samples'),
};
const items = z.int().describe('All kinds together');

function compared<Shape extends z.ZodRawShape>(shape: Shape) {
  return { now: z.object(shape), before: z.object(shape) };
}

export const overviewSchema = z.object({
  period,
  totals: z.object(compared({ ...kinds, items, visits: z.int() })),
  steps: z
    .array(z.object({ from: day, to: day, ...kinds }))
    .describe('Day by day, or month by month where there are more than 92 days'),
});

const interest = {
  ...kinds,
  items,
  views: z.int().nullable().describe('Pages opened, or visits of a campaign; null where it is not counted'),
  rate: z.number().nullable().describe('items divided by views; null where there are none'),
};

export const interestSchema = z.object({
  period,
  total: z.int().describe('How many rows there are in all'),
  rows: z
    .array(
      z.object({
        name: z.string(),
        detail: z.string(),
        recordId: z.int().nullable(),
        ...compared(interest),
      }),
    )
    .describe('What leads to most, the first'),
});

const searchTotals = { found: z.int(), missed: z.int() };

export const searchesSchema = z.object({
  period,
  totals: z.object(compared(searchTotals)),
  total: z.int().describe('How many rows there are in all'),
  rows: z
    .array(
      z.object({
        place: z.enum(searchPlaces).describe('landing: the lists of stones; site: the whole site'),
        query: z.string().describe('In small letters; empty for those that are not counted apart'),
        now: z.int(),
        before: z.int(),
      }),
    )
    .describe('What was searched and not found, what was searched most first'),
});

const answers = {
  received: z.int(),
  answered: z.int(),
  inTime: z.int().describe('Answered within the hours that were promised when it came'),
  late: z.int().describe('Not answered, and the promised time is over'),
  inTimeShare: z
    .number()
    .nullable()
    .describe('inTime of answered and late together; null where there are none'),
  medianMinutes: z.int().nullable().describe('Half of the answers took less'),
  slowMinutes: z.int().nullable().describe('Nine of ten answers took less: the 90th percentile'),
};

export const answersSchema = z.object({
  period,
  answerHours: z.number().describe('What the forms promise now'),
  rows: z.array(z.object({ kind: z.enum(['all', ...inboxKinds]), ...compared(answers) })),
});
