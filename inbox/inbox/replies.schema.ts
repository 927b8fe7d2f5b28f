import { z } from 'zod';
import { requiredLine, requiredText } from '../submit/fields.schema.ts';
import { replyLimits as limits } from './replies.shared.ts';

/** What one of the staff answers to a visitor. */
export const replySchema = z.strictObject(
  {
    subject: requiredLine({ required: 'Enter a subject', maxLength: limits.subject }),
    body: requiredText({ required: 'Enter the text', maxLength: limits.body }),
  },
  {
    error: (issue) => (issue.code === 'invalid_type' ? 'Send subject and body as one object' : undefined),
  },
);
