import { z } from 'zod';
import { newPasskeySchema, passkeyNameSchema } from '#people/accounts/factor.schema.ts';
import { allow, allowConfirmed, ownOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { browserOptionsSchema } from './second-factor-sign-in.api.ts';
import { newRecoveryCodesSchema, passkeySchema } from './second-factors.api.ts';

const shared = { tags: ['Second factors'], security: bearer };
const params = z.object({ passkeyId: z.string().describe('The id that the list names') });

/** Adding, naming and removing one's own passkeys; the list is part of `GET /auth/factors`. */
export function passkeysApi(app: ApiScope, context: ApiContext): void {
  addAdding(app, context);
  addChanging(app, context);
}

function addAdding(app: ApiScope, { services }: ApiContext): void {
  const { passkeys } = services.accounts;
  const begin = {
    ...shared,
    summary: 'Begin adding a passkey',
    response: {
      200: jsonResponse('What `navigator.credentials.create` takes', browserOptionsSchema),
      ...failuresOf(401, 409, 422),
    },
  };
  const path = '/auth/passkeys/registration-options';
  app.post(path, { schema: begin, config: allowConfirmed('account') }, async (request) => ({
    ...(await passkeys.registrationOptions(ownOf(request))),
  }));

  const add = {
    ...shared,
    summary: 'Add a passkey',
    body: newPasskeySchema,
    response: {
      201: jsonResponse(
        'The passkey',
        z.object({ passkey: passkeySchema, recoveryCodes: newRecoveryCodesSchema }),
      ),
      ...failuresOf(400, 401, 409, 415, 422),
    },
  };
  const options = { schema: add, config: allow('account'), validatorCompiler: leaveToService };
  app.post('/auth/passkeys', options, async (request, reply) =>
    reply.code(201).send(await passkeys.add(request.body, ownOf(request))),
  );
}

function addChanging(app: ApiScope, { services }: ApiContext): void {
  const { passkeys } = services.accounts;
  const path = '/auth/passkeys/:passkeyId';
  const rename = {
    ...{ ...shared, summary: 'Give a passkey another name', params, body: passkeyNameSchema },
    response: { 204: z.undefined().describe('Renamed'), ...failuresOf(400, 401, 404, 415) },
  };
  const options = { schema: rename, config: allow('account'), validatorCompiler: leaveToService };
  app.patch(path, options, async (request, reply) => {
    const { passkeyId: id } = request.params;
    await passkeys.rename(request.body, { id, self: ownOf(request) });
    return reply.code(204).send();
  });

  const remove = {
    ...{ ...shared, summary: 'Remove a passkey', params },
    description: 'With the last one the second factor is gone, unless codes of an app are set up.',
    response: { 204: z.undefined().describe('It signs in no more'), ...failuresOf(401, 404) },
  };
  app.delete(path, { schema: remove, config: allowConfirmed('account') }, async (request, reply) => {
    await passkeys.remove(request.params.passkeyId, ownOf(request));
    return reply.code(204).send();
  });
}
