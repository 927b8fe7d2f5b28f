import { z } from 'zod';
import { isStorableText, unusableCharacters } from '#errors/storable.ts';
import { maxPasswordLength } from './credential-lengths.shared.ts';

const maxTicketLength = 200;
const maxCodeLength = 64;
const maxPasskeyNameLength = 60;
/** An authenticator's answer is a few kilobytes. */
const maxAnswerLength = 20_000;

const ticket = z.string('Send the ticket').min(1, 'Send the ticket').max(maxTicketLength, 'Send the ticket');
const code = z
  .string('Enter the code')
  .trim()
  .min(1, 'Enter the code')
  .max(maxCodeLength, `At most ${maxCodeLength} characters`);

export const secondFactorSchema = z.object(
  {
    ticket: ticket.describe('What the sign-in has answered'),
    code: code.describe('The six digits that the app shows, or a recovery code'),
  },
  'Send the ticket and the code as one object of fields',
);

export const newCodesSchema = z.object(
  { code: code.describe('The six digits that the app shows') },
  'Send the code as an object of fields',
);

/** An account with a second factor proves itself with that, any other with the password. */
export const confirmationSchema = z.object(
  {
    password: z
      .string('Enter your password')
      .min(1, 'Enter your password')
      .max(maxPasswordLength, `At most ${maxPasswordLength} characters`)
      .optional()
      .describe('Where no second factor is set up'),
    code: code.optional().describe('The six digits that the app shows, or a recovery code'),
  },
  'Send the password or a code as one object of fields',
);

const encoded = z
  .string('This is not an answer of an authenticator')
  .max(maxAnswerLength, 'This is not an answer of an authenticator')
  .regex(/^[\w-]*$/, 'This is not an answer of an authenticator');

const answerShape = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish().catch(undefined),
};
const assertion = z.object(
  {
    ...answerShape,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.nullish(),
    }),
  },
  'Send what the browser has answered',
);
const attestation = z.object(
  {
    ...answerShape,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  },
  'Send what the browser has answered',
);

export const passkeyOptionsSchema = z
  .object({ ticket: ticket.optional().describe('As the second factor: what the sign-in has answered') })
  .nullish();

export const passkeySignInSchema = z.object(
  { ticket: ticket.optional().describe('As for the options'), response: assertion },
  'Send what the browser has answered as `response`',
);
export const passkeyProofSchema = passkeySignInSchema.pick({ response: true });

const passkeyName = z
  .string('Enter a name')
  .trim()
  .max(maxPasskeyNameLength, `At most ${maxPasskeyNameLength} characters`)
  .refine(isStorableText, unusableCharacters);

export const newPasskeySchema = z.object(
  {
    name: passkeyName.default('').describe('To tell it from others; the device where it is left out'),
    response: attestation,
  },
  'Send what the browser has answered as `response`',
);
export const passkeyNameSchema = z.object(
  { name: passkeyName.min(1, 'Enter a name') },
  'Send the name as an object of fields',
);

export type Assertion = z.infer<typeof assertion>;
export type Attestation = z.infer<typeof attestation>;
