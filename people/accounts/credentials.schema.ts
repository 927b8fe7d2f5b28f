import { z } from 'zod';
import { maxPasswordLength, maxUsernameLength, minPasswordLength } from './credential-lengths.shared.ts';
import { roles } from './permissions.shared.ts';
import { findMixedScripts } from './username-script.ts';

const username = z
  .string('Enter the username')
  .trim()
  .min(1, 'Enter the username')
  .max(maxUsernameLength, `At most ${maxUsernameLength} characters`)
  .regex(/^\P{C}*$/u, 'The username has characters that cannot be used');

/** For new accounts only; older accounts with other names can still sign in. */
export const newUsernameSchema = username
  .regex(/^\P{Default_Ignorable_Code_Point}*$/u, 'The username has characters that cannot be seen')
  .refine((name) => findMixedScripts(name) === undefined, {
    error: ({ input }) => `Use letters of one alphabet; here are ${findMixedScripts(String(input))}`,
  });

const password = z
  .string('Enter the password')
  .min(1, 'Enter the password')
  .max(maxPasswordLength, `At most ${maxPasswordLength} characters`);

const currentPasswordSchema = z
  .string('Enter your current password')
  .min(1, 'Enter your current password')
  .max(maxPasswordLength, `At most ${maxPasswordLength} characters`);

export const roleSchema = z.enum(roles, `Choose one of: ${roles.join(', ')}`);

/** The minimum length of a new password; further rules depend on the username (password-rules.ts). */
export const newPasswordSchema = z
  .string('Enter the new password')
  .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `At most ${maxPasswordLength} characters`);

/** Signing in: both are required (specification/back-office.md, "Shell"). */
export const credentialsSchema = z.object(
  { username, password },
  'Send the username and the password as one object of fields',
);

/** A further administrator. */
export const newAdministratorSchema = z.object(
  {
    username: newUsernameSchema,
    password: newPasswordSchema,
    // Not more than somebody has asked for: an owner is made by saying so.
    role: roleSchema.default('editor').describe('An editor where none is named'),
  },
  'Send the username and the password as one object of fields',
);

/** Changing one's own password: the current one proves that nobody else is using the open page. */
export const passwordChangeSchema = z.object(
  { current_password: currentPasswordSchema, new_password: newPasswordSchema },
  'Send the current and the new password as one object of fields',
);
