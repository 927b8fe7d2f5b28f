import { z } from 'zod';
import {
  passkeyOptionsSchema,
  passkeySignInSchema,
  secondFactorSchema,
} from '#people/accounts/factor.schema.ts';
import { allow, originOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { signedInSchema } from './auth.api.ts';

const tags = ['Administrators'];

/** What a browser's own functions take; the WebAuthn standard says what is in it. */
export const browserOptionsSchema = z
  .record(z.string(), z.unknown())
  .describe('For the browser, as Web Authentication writes it in JSON');

/** The second half of signing in, and signing in with a passkey alone. */
export function secondFactorSignInApi(app: ApiScope, context: ApiContext): void {
  addCode(app, context);
  addPasskeyOptions(app, context);
  addPasskey(app, context);
}

const signedIn = () => jsonResponse('The token, for the Authorization header', signedInSchema);

function addCode(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Sign in: the code after the password',
    description: 'A code is good once, and so is the ticket, which ends after five wrong codes.',
    body: secondFactorSchema,
    response: { 200: signedIn(), ...failuresOf(400, 401, 415, 422, 429) },
  };
  const options = { schema, config: allow('everybody'), validatorCompiler: leaveToService };
  app.post('/auth/second-factor', options, async (request) =>
    services.accounts.secondFactor.signInWithCode(request.body, originOf(request)),
  );
}

function addPasskeyOptions(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Begin signing in with a passkey',
    description: 'Without a ticket any passkey of the site will do, alone; with one it is the second factor.',
    body: passkeyOptionsSchema,
    response: {
      200: jsonResponse('What `navigator.credentials.get` takes', browserOptionsSchema),
      ...failuresOf(400, 401, 415, 422, 429),
    },
  };
  const options = { schema, config: allow('everybody'), validatorCompiler: leaveToService };
  app.post('/auth/passkeys/sign-in-options', options, async (request) => ({
    ...(await services.accounts.secondFactor.passkeyOptions(request.body, originOf(request))),
  }));
}

function addPasskey(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Sign in with a passkey',
    body: passkeySignInSchema,
    response: { 200: signedIn(), ...failuresOf(400, 401, 415, 422, 429) },
  };
  const options = { schema, config: allow('everybody'), validatorCompiler: leaveToService };
  app.post('/auth/passkeys/sign-in', options, async (request) =>
    services.accounts.secondFactor.signInWithPasskey(request.body, originOf(request)),
  );
}
