import { z } from 'zod';
import {
  acceptanceSchema,
  invitationSchema,
  invitationTokenSchema,
} from '#people/accounts/invitation.schema.ts';
import type { HandedOut } from '#people/accounts/invitations.service.ts';
import { roles } from '#people/accounts/permissions.shared.ts';
import { allow, allowConfirmed, originOf, selfOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

const tags = ['Administrators'];
const roleSchema = z.enum(roles);
const openSchema = z.object({
  id: z.int(),
  role: roleSchema,
  name: z.string().describe('Whom it is for; may be empty'),
  email: z.string().describe('Empty where it was handed over by hand'),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  hasEnded: z.boolean(),
});
const freshSchema = openSchema.extend({
  url: z.string().describe('The link; it is shown this once, works once, and ends after seven days'),
  isMailed: z.boolean().describe('Whether it was also mailed'),
});
const parameters = z.object({ invitationId: recordIdSchema });

/** New people, who come in by a link. */
export function invitationsApi(app: ApiScope, context: ApiContext): void {
  addInviting(app, context);
  addList(app, context);
  addRenewing(app, context);
  addWithdrawing(app, context);
  addReading(app, context);
  addAccepting(app, context);
}

function addInviting(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Invite somebody',
    description: 'With an address, and where mail is set up, the link is mailed as well.',
    security: bearer,
    body: invitationSchema,
    response: {
      201: jsonResponse('The invitation with its link', freshSchema),
      ...failuresOf(400, 401, 415),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allowConfirmed('people') };
  app.post('/users/invitations', options, async (request, reply) => {
    const fresh = await services.accounts.invitations.invite(request.body, selfOf(request));
    return reply.code(201).send(show(fresh));
  });
}

function addList(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'List the invitations that nobody has accepted',
    security: bearer,
    response: { 200: jsonResponse('The newest first', z.array(openSchema)), ...failuresOf(401) },
  };
  app.get('/users/invitations', { schema, config: allow('people') }, async () =>
    services.accounts.invitations.listOpen(),
  );
}

function addRenewing(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Make another link for an invitation',
    description: 'The one before works no more. It is mailed again where it was mailed.',
    security: bearer,
    params: parameters,
    response: {
      200: jsonResponse('The invitation with its new link', freshSchema),
      ...failuresOf(400, 401, 404),
    },
  };
  const path = '/invitations/:invitationId/renew';
  app.post(path, { schema, config: allowConfirmed('people') }, async (request) => {
    const { invitationId } = request.params;
    const fresh = await services.accounts.invitations.renew(invitationId, selfOf(request));
    return show(fresh);
  });
}

function addWithdrawing(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Withdraw an invitation',
    security: bearer,
    params: parameters,
    response: { 204: z.undefined().describe('Its link works no more'), ...failuresOf(400, 401, 404) },
  };
  const path = '/invitations/:invitationId';
  app.delete(path, { schema, config: allow('people') }, async (request, reply) => {
    await services.accounts.invitations.withdraw(request.params.invitationId);
    return reply.code(204).send();
  });
}

function addReading(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'What an invitation’s link invites to',
    description: 'The token is what stands after the # of the link, so that it is in no log.',
    body: invitationTokenSchema,
    response: {
      200: jsonResponse(
        'The invitation',
        z.object({ role: roleSchema, name: z.string(), invitedBy: z.string() }),
      ),
      ...failuresOf(400, 404, 409, 415, 429),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('everybody') };
  app.post('/auth/invitation', options, async (request) =>
    services.accounts.invitations.read(request.body, originOf(request)),
  );
}

function addAccepting(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Accept an invitation',
    description: 'Makes the account and signs it in.',
    body: acceptanceSchema,
    response: {
      201: jsonResponse(
        'The token, for the Authorization header',
        z.object({ token: z.string(), user: z.object({ username: z.string(), role: roleSchema }) }),
      ),
      ...failuresOf(400, 404, 409, 415, 429),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('everybody') };
  app.post('/auth/invitation/accept', options, async (request, reply) => {
    const accepted = await services.accounts.invitations.accept(request.body, originOf(request));
    return reply.code(201).send(accepted);
  });
}

/** `url` stands beside what a list shows. */
function show({ invitation, isMailed }: HandedOut) {
  return { ...invitation, isMailed };
}
