/** How a session was begun, and what the back office calls it. */
export const signInMethods = {
  password: 'with the password',
  'time-code': 'with password and code',
  'recovery-code': 'with password and recovery code',
  'password-passkey': 'with password and passkey',
  passkey: 'with a passkey',
  invitation: 'by an invitation',
  'new-password': 'by changing the password',
} as const;
export type SignInMethod = keyof typeof signInMethods;

export const signInMethodNames = Object.keys(signInMethods) as SignInMethod[];

/** What an account can prove itself with beside the password. */
export const factorMethods = ['time-code', 'passkey', 'recovery-code'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** What the API calls the refusal of what needs a fresh proof: programs and the back office rely on it. */
export const confirmationRequired = 'confirmation_required';
/** What it calls a ticket that is good for nothing any more. */
export const ticketEnded = 'ticket_ended';
