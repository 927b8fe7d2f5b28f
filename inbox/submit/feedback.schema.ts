import { z } from 'zod';
import { fieldLengths } from './field-lengths.shared.ts';
import { hiddenText, honeypotField, optionalText } from './fields.schema.ts';
import { saying } from './saying.ts';

/** The feedback widget: one to five stars, and a comment for those who want to say more. */
export const feedbackSchema = z.object(
  {
    rating: z.literal([1, 2, 3, 4, 5, '1', '2', '3', '4', '5'], saying('answers:rating')).transform(Number),
    feedback: optionalText({ maxLength: fieldLengths.feedback }),
    source_page: hiddenText({ maxLength: 500 }),
    company_website: honeypotField,
  },
  'Send the feedback as one object of fields',
);

export type FeedbackInput = z.output<typeof feedbackSchema>;
