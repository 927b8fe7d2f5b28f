import { z } from 'zod';
import { maxPasswordLength, maxUsernameLength, minPasswordLength } from './credential-lengths.shared.ts';
import { findMixedScripts } from './username-script.ts';

const username = z
  .string('Enter the username')
  .trim()
  .min(1, 'Enter the username')
  .max(maxUsernameLength, `At most ${maxUsernameLength} characters`)
  .regex(/^\P{C}*$/u, 'The username has characters that cannot be used');

/** Of an account that is made now; whoever has another name from before signs in as ever. */
export const newUsernameSchema = username
  .regex(/^\P{Default_Ignorable_Code_Point}*$/u, 'The username has characters that cannot be seen')
  .refine((name) => findMixedScripts(name) === undefined, {
    error: ({ input }) => `Use letters of one alphabet; here are ${findMixedScripts(String(input))}`,
  });

const password = z
  .string('Enter the password')
  .min(1, 'Enter the password')
  .max(maxPasswordLength, `At most ${maxPasswordLength} characters`);

const currentPassword = z
  .string('Enter your current password')
  .min(1, 'Enter your current password')
  .max(maxPasswordLength, `At most ${maxPasswordLength} characters`);

/** As long as a new password has to be; what else it may not be depends on the username (password-rules.ts). */
export const newPasswordSchema = z
  .string('Enter the new password')
  .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `At most ${maxPasswordLength} characters`);

/** Signing in: both are required (specification/back-office.md, "Shell"). */
export const credentialsSchema = z.object(
  { username, password },
  'Send the username and the password as one object of fields',
);

/** A further administrator, whose every right is as good as one's own: nobody adds one at a page left open. */
export const newAdministratorSchema = z.object(
  {
    username: newUsernameSchema,
    password: newPasswordSchema,
    current_password: currentPassword.describe('Your own password'),
  },
  'Send the username, the password and your own password as one object of fields',
);

/** One's own password: the current one proves that nobody else sits at the open page. */
export const passwordChangeSchema = z.object(
  { current_password: currentPassword, new_password: newPasswordSchema },
  'Send the current and the new password as one object of fields',
);
