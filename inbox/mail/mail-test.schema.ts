import { z } from 'zod';
import { emailField } from '../submit/fields.schema.ts';

const rule = 'Enter a complete e-mail address, such as name@example.com';

/** Whom a test mail goes to; left out or empty, it is the company. */
export const mailTestSchema = z.object({
  to: z
    .string(rule)
    .overwrite((text) => text.trim())
    .refine((text) => text === '' || emailField.safeParse(text).success, rule)
    .optional()
    .describe('Left out or empty, the company’s own address'),
});
