import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newAdministratorSchema, passwordChangeSchema } from '#accounts/credentials.schema.ts';
import { roles } from '#accounts/permissions.shared.ts';
import { allow, originOf } from '../plugins/access.ts';
import { userSchema } from './auth.api.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { pathNumber } from './record-id.ts';
import { failuresOf, jsonResponse } from './responses.ts';
import { leaveToService } from './validation.ts';

/** The first administrator has the number 0. */
const administratorIdSchema = pathNumber({ min: 0 });

const shared = { tags: ['Administrators'], security: [{ bearer: [] }] };

/** Who administrates, and one's own password. */
export function usersApi(app: ApiScope, context: ApiContext): void {
  addRegistering(app, context);
  addPasswordChange(app, context);
  addList(app, context);
  addDeleting(app, context);
}

function addRegistering(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Add an administrator',
    description: 'Beside the new account it asks for your own password.',
    body: newAdministratorSchema,
    response: {
      201: jsonResponse('The new administrator', z.object({ user: userSchema })),
      ...failuresOf(400, 401, 409, 415, 429),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('people') };
  app.post('/auth/register', options, async (request, reply) =>
    reply.code(201).send(await services.accounts.register(request.body, selfOf(request))),
  );
}

function addPasswordChange(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Change your own password',
    description: 'Every session of the account ends; the answer holds the token of a new one.',
    body: passwordChangeSchema,
    response: {
      200: jsonResponse('The new token', z.object({ token: z.string() })),
      ...failuresOf(400, 401, 415, 429),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('account') };
  app.put('/auth/password', options, async (request) =>
    services.accounts.changePassword(request.body, selfOf(request)),
  );
}

function selfOf(request: FastifyRequest) {
  return { username: request.user?.username ?? '', ...originOf(request) };
}

function addList(app: ApiScope, { services }: ApiContext): void {
  const listedSchema = z.object({
    id: z.number(),
    username: z.string(),
    role: z.enum(roles),
    createdAt: z.string(),
    isSelf: z.boolean().describe('Whether it is you'),
  });
  const schema = {
    ...shared,
    summary: 'List the administrators',
    response: { 200: jsonResponse('All of them', z.array(listedSchema)), ...failuresOf(401) },
  };
  app.get('/users', { schema, config: allow('people') }, async (request) => {
    const users = await services.accounts.list();
    return users.map((user) => ({ ...user, isSelf: user.username === request.user?.username }));
  });
}

function addDeleting(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Delete another administrator',
    params: z.object({ id: administratorIdSchema }),
    response: {
      204: z.undefined().describe('Deleted, and signed out everywhere'),
      ...failuresOf(400, 401, 404, 409),
    },
  };
  app.delete('/users/:id', { schema, config: allow('people') }, async (request, reply) => {
    await services.accounts.remove(request.params.id, { username: request.user?.username ?? '' });
    return reply.code(204).send();
  });
}
