import { z } from 'zod';
import { confirmationSchema, passkeyProofSchema } from '#people/accounts/factor.schema.ts';
import { allow, ownOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { browserOptionsSchema } from './second-factor-sign-in.api.ts';

const shared = { tags: ['Second factors'], security: bearer };
const proved = () =>
  jsonResponse('It counts for this session', z.object({ confirmedUntil: z.iso.datetime() }));

/** A fresh proof of who uses a session, which what is dangerous asks for. */
export function confirmationApi(app: ApiScope, context: ApiContext): void {
  addConfirming(app, context);
  addPasskeyConfirming(app, context);
}

function addConfirming(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Confirm that it is you',
    description:
      'What is dangerous answers 403 with `code: "confirmation_required"` and the `methods` that will do, where the session has not proved itself within a quarter of an hour; signing in is a proof. Confirm, and send the request again.',
    body: confirmationSchema,
    response: { 200: proved(), ...failuresOf(400, 401, 415, 422, 429) },
  };
  const options = { schema, config: allow('account'), validatorCompiler: leaveToService };
  app.post('/auth/confirm', options, async (request) =>
    services.accounts.confirmation.confirm(request.body, ownOf(request)),
  );
}

function addPasskeyConfirming(app: ApiScope, { services }: ApiContext): void {
  const { confirmation } = services.accounts;
  const begin = {
    ...{ ...shared, summary: 'Begin confirming with a passkey' },
    response: {
      200: jsonResponse('What `navigator.credentials.get` takes', browserOptionsSchema),
      ...failuresOf(401, 422),
    },
  };
  const path = '/auth/passkeys/confirm-options';
  app.post(path, { schema: begin, config: allow('account') }, async (request) => ({
    ...(await confirmation.passkeyOptions(ownOf(request))),
  }));

  const confirm = {
    ...{ ...shared, summary: 'Confirm with a passkey that it is you', body: passkeyProofSchema },
    response: { 200: proved(), ...failuresOf(400, 401, 415, 422) },
  };
  const options = { schema: confirm, config: allow('account'), validatorCompiler: leaveToService };
  app.post('/auth/passkeys/confirm', options, async (request) =>
    confirmation.confirmWithPasskey(request.body, ownOf(request)),
  );
}
