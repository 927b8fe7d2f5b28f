import { z } from 'zod';
import { backOfficeLanguages } from '#messages/back-office/languages.shared.ts';
import { credentialsSchema } from '#people/accounts/credentials.schema.ts';
import { roles } from '#people/accounts/permissions.shared.ts';
import { factorMethods } from '#people/accounts/sign-in-methods.shared.ts';
import { allow, originOf, signedInOf, tokenOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

export const userSchema = z.object({ username: z.string() });

export const signedInSchema = z.object({ token: z.string(), user: userSchema });

const ticketSchema = z.object({
  second_factor: z.literal('required'),
  ticket: z.string().describe('Good once, for five minutes'),
  methods: z.array(z.enum(factorMethods)).describe('What the account can prove itself with'),
});

/** Signing in. An expired token must not prevent getting a new one, so none is read here. */
export function signInApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Administrators'],
    summary: 'Sign in',
    description:
      'Where a second factor is set up it answers with a ticket, which is good for five minutes and once: `POST /auth/second-factor` or a passkey then signs in.',
    body: credentialsSchema,
    response: {
      200: jsonResponse(
        'The token, for the Authorization header, or a ticket for the second factor',
        z.union([signedInSchema, ticketSchema]),
      ),
      ...failuresOf(400, 401, 415, 429),
    },
  };
  app.post(
    '/auth/login',
    { schema, config: allow('everybody'), validatorCompiler: leaveToService },
    async (request) => services.accounts.login(request.body, originOf(request)),
  );
}

/** The endpoints about the session of a signed-in administrator. */
export function sessionApi(app: ApiScope, { services }: ApiContext): void {
  const me = {
    tags: ['Administrators'],
    summary: 'Who is signed in',
    security: bearer,
    response: {
      200: jsonResponse(
        'The administrator',
        z.object({
          user: userSchema.extend({
            role: z.enum(roles).describe('What it may do'),
            language: z.string().nullable().describe('What it reads the back office in, if it has chosen'),
          }),
        }),
      ),
      ...failuresOf(401),
    },
  };
  app.get('/auth/me', { schema: me, config: allow('account') }, async (request) => {
    const { id, username, role } = signedInOf(request);
    return { user: { username, role, language: await services.accounts.findLanguage(id) } };
  });

  const chosen = {
    tags: ['Administrators'],
    summary: 'Choose what you read the back office in',
    security: bearer,
    body: z.object({
      language: z.enum(backOfficeLanguages).nullable().describe('null: as the browser asks'),
    }),
    response: { 204: z.undefined().describe('Kept'), ...failuresOf(400, 401, 415) },
  };
  app.put('/auth/language', { schema: chosen, config: allow('account') }, async (request, reply) => {
    await services.accounts.chooseLanguage(signedInOf(request).id, request.body.language);
    return reply.code(204).send();
  });

  const owners = {
    tags: ['Administrators'],
    summary: 'Who can change what you may do',
    security: bearer,
    response: { 200: jsonResponse('The names of the owners', z.array(z.string())), ...failuresOf(401) },
  };
  app.get('/auth/owners', { schema: owners, config: allow('account') }, async () => {
    const people = await services.accounts.list();
    return people.filter(({ role }) => role === 'owner').map(({ username }) => username);
  });

  const logout = {
    tags: ['Administrators'],
    summary: 'Sign out',
    description: 'The token is dead at once, everywhere.',
    security: bearer,
    response: { 204: z.undefined().describe('Signed out'), ...failuresOf(401) },
  };
  app.post('/auth/logout', { schema: logout, config: allow('account') }, async (request, reply) => {
    await services.accounts.logout(tokenOf(request) ?? '');
    return reply.code(204).send();
  });
}
