import { z } from 'zod';
import { isStorableText, unusableCharacters } from '#errors/storable.ts';
import {
  currentPasswordSchema,
  newPasswordSchema,
  newUsernameSchema,
  roleSchema,
} from './credentials.schema.ts';

const maxNameLength = 80;
const maxEmailLength = 254;
const emailRule = 'Enter a complete e-mail address, such as name@example.com';

/** Whoever invites an owner gives everything away, so that needs the password as well. */
export const invitationSchema = z.object(
  {
    role: roleSchema,
    name: z
      .string('name is a text')
      .trim()
      .max(maxNameLength, `At most ${maxNameLength} characters`)
      .refine(isStorableText, unusableCharacters)
      .default('')
      .describe('Whom it is for, to recognise it in the list'),
    email: z
      .union(
        [z.literal(''), z.email(emailRule).max(maxEmailLength, emailRule).refine(isStorableText, emailRule)],
        emailRule,
      )
      .default('')
      .describe('The link is mailed there if mail is set up'),
    current_password: currentPasswordSchema.optional().describe('Your own password; for an owner only'),
  },
  'Send the role, and a name and an e-mail address if you like, as one object of fields',
);

export const invitationTokenSchema = z.object(
  { token: z.string('Send the token of the link').max(200, 'Send the token of the link') },
  'Send the token as one object of fields',
);

export const acceptanceSchema = invitationTokenSchema.extend({
  username: newUsernameSchema,
  password: newPasswordSchema,
});

export const roleChangeSchema = z.object(
  {
    role: roleSchema,
    current_password: currentPasswordSchema.optional().describe('Your own password; for a new owner only'),
  },
  'Send the role as one object of fields',
);
