import { z } from 'zod';
import { newAdministratorSchema, passwordChangeSchema } from '#people/accounts/credentials.schema.ts';
import { roleChangeSchema } from '#people/accounts/invitation.schema.ts';
import { roles } from '#people/accounts/permissions.shared.ts';
import { factorMethods } from '#people/accounts/sign-in-methods.shared.ts';
import { allow, allowConfirmed, selfOf, signedInOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { userSchema } from './auth.api.ts';
import { administratorId } from './sessions.api.ts';

const shared = { tags: ['Administrators'], security: [{ bearer: [] }] };

/** Who administrates, in which role, and one's own password. */
export function usersApi(app: ApiScope, context: ApiContext): void {
  addRegistering(app, context);
  addPasswordChange(app, context);
  addList(app, context);
  addRoleChange(app, context);
  addDeleting(app, context);
}

function addRegistering(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Add an administrator',
    body: newAdministratorSchema,
    response: {
      201: jsonResponse('The new administrator', z.object({ user: userSchema })),
      ...failuresOf(400, 401, 409, 415),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allowConfirmed('people') };
  app.post('/auth/register', options, async (request, reply) => {
    const added = await services.accounts.register(request.body, selfOf(request));
    return reply.code(201).send(added);
  });
}

function addPasswordChange(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Change your own password',
    description:
      'Every session of the account ends; the answer holds the token of a new one. Your current password is a fresh proof unless a second factor is set up.',
    body: passwordChangeSchema,
    response: {
      200: jsonResponse('The new token', z.object({ token: z.string() })),
      ...failuresOf(400, 401, 403, 415, 429),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('account') };
  app.put('/auth/password', options, async (request) => {
    await services.accounts.confirmation.requireFactor(signedInOf(request));
    return services.accounts.changePassword(request.body, selfOf(request));
  });
}

function addList(app: ApiScope, { services }: ApiContext): void {
  const listedSchema = z.object({
    id: z.number(),
    username: z.string(),
    role: z.enum(roles),
    createdAt: z.string(),
    isSelf: z.boolean().describe('Whether it is you'),
    factors: z.array(z.enum(factorMethods)).describe('The second factors that are set up'),
  });
  const schema = {
    ...shared,
    summary: 'List the administrators',
    response: { 200: jsonResponse('All of them', z.array(listedSchema)), ...failuresOf(401) },
  };
  app.get('/users', { schema, config: allow('people') }, async (request) => {
    const users = await services.accounts.list();
    const factorsOf = await services.accounts.factors.findOfAll();
    const self = request.user?.username;
    return users.map((user) => ({ ...user, isSelf: user.username === self, factors: factorsOf(user.id) }));
  });
}

function addRoleChange(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Give an administrator another role',
    description: 'It counts from the next request of theirs on. The last owner stays one.',
    params: z.object({ id: administratorId }),
    body: roleChangeSchema,
    response: {
      200: jsonResponse('The administrator', z.object({ user: userSchema.extend({ role: z.enum(roles) }) })),
      ...failuresOf(400, 401, 404, 409, 415),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allowConfirmed('people') };
  app.patch('/users/:id', options, async (request) => {
    const user = await services.accounts.changeRole(request.params.id, request.body, selfOf(request));
    return { user };
  });
}

function addDeleting(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Delete another administrator',
    params: z.object({ id: administratorId }),
    response: {
      204: z.undefined().describe('Deleted, and signed out everywhere'),
      ...failuresOf(400, 401, 404, 409),
    },
  };
  app.delete('/users/:id', { schema, config: allowConfirmed('people') }, async (request, reply) => {
    await services.accounts.remove(request.params.id, selfOf(request));
    return reply.code(204).send();
  });
}
