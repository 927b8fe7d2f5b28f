import { z } from 'zod';

/**
 * What visitors do that the site counts (specification/tracking.md, "Events"), and two that the section does not name: a page
 * that was opened, and one that was opened from elsewhere (docs/decisions/0012-counting-visits.md).
 */
export const eventKinds = [
  'visit',
  'page_view',
  'product_click',
  'category_click',
  'blog_click',
  'gallery_click',
  'button_click',
  'navigation_click',
  'social_interaction',
  'form_submit',
  'form_success',
  'scroll_interaction',
  'carousel_interaction',
] as const;

const maxEvents = 50;
const maxDataBytes = 2048;
const maxPageLength = 500;
const maxUtmLength = 200;

const utmText = z
  .string()
  .overwrite((text) => text.trim().slice(0, maxUtmLength))
  .optional()
  .catch(undefined);

/** The campaign that brought the visitor, as the page keeps it under `utm_params`; visits are counted by it. */
const utmSchema = z.object({
  utm_source: utmText,
  utm_medium: utmText,
  utm_campaign: utmText,
  utm_term: utmText,
  utm_content: utmText,
});

/** Further data of an event, flat: it is for analytics elsewhere, and not kept here. */
const dataSchema = z
  .record(
    z.string().max(60),
    z.union([z.string(), z.number(), z.boolean(), z.null()]),
    'data is an object of plain values',
  )
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= maxDataBytes, 'data is over 2 KB');

const eventSchema = z.strictObject({
  kind: z.enum(eventKinds, 'kind is none of the known event kinds'),
  page: z
    .string('page is the path of a page')
    // A query can hold what a visitor typed; the path is enough to count by.
    .overwrite((page) => page.replace(/[?#].*$/s, ''))
    .max(maxPageLength, `page has at most ${maxPageLength} characters`)
    .regex(/^\/[^\s\p{C}]*$/u, 'page is the path of a page, starting with a slash'),
  data: dataSchema.optional(),
  at: z.iso.datetime('at is a date and time in UTC').optional(),
});

export const eventBatchSchema = z.strictObject(
  {
    events: z
      .array(eventSchema, 'events is a list')
      .min(1, 'Send at least one event')
      .max(maxEvents, `At most ${maxEvents} events at a time`),
    utm: utmSchema.optional().catch(undefined),
  },
  'Send an event or a list of events as JSON',
);

export const singleEventSchema = eventSchema.extend({ utm: utmSchema.optional().catch(undefined) });

export type EventKind = (typeof eventKinds)[number];
export type Event = z.output<typeof eventSchema>;
