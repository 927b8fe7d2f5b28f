import { z } from 'zod';
import { emailField, honeypotField } from './fields.schema.ts';

export const newsletterSchema = z.object(
  { email: emailField, company_website: honeypotField },
  'Send the subscription as one object of fields',
);
