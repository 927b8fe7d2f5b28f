import { z } from 'zod';

/** Bounds the work that one request can ask for. */
const maxPasswordLength = 1000;
const maxUsernameLength = 60;
const minPasswordLength = 10;

const username = z
  .string('Enter the username')
  .trim()
  .min(1, 'Enter the username')
  .max(maxUsernameLength, `At most ${maxUsernameLength} characters`)
  .regex(/^\P{C}*$/u, 'The username has characters that cannot be used');

const password = z
  .string('Enter the password')
  .min(1, 'Enter the password')
  .max(maxPasswordLength, `At most ${maxPasswordLength} characters`);

/** Signing in: both are required (back-office.md, section 5). */
export const credentialsSchema = z.object(
  { username, password },
  'Send the username and the password as one object of fields',
);

/** A further administrator (decisions.md, section 3). */
export const newAdministratorSchema = z.object(
  { username, password: password.min(minPasswordLength, `Use at least ${minPasswordLength} characters`) },
  'Send the username and the password as one object of fields',
);

/** One's own password: the current one proves that nobody else sits at the open page. */
export const passwordChangeSchema = z.object(
  {
    current_password: z
      .string('Enter your current password')
      .min(1, 'Enter your current password')
      .max(maxPasswordLength, `At most ${maxPasswordLength} characters`),
    new_password: z
      .string('Enter the new password')
      .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
      .max(maxPasswordLength, `At most ${maxPasswordLength} characters`),
  },
  'Send the current and the new password as one object of fields',
);
