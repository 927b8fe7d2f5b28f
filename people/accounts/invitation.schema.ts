import { z } from 'zod';
import { isStorableText, unusableCharacters } from '#errors/storable.ts';
import { newPasswordSchema, newUsernameSchema, roleSchema } from './credentials.schema.ts';

const maxNameLength = 80;
const maxEmailLength = 254;
const emailRule = 'Enter a complete e-mail address, such as name@example.com';

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

export const roleChangeSchema = z.object({ role: roleSchema }, 'Send the role as one object of fields');
