import { z } from 'zod';
import { signInMethodNames } from '#people/accounts/sign-in-methods.shared.ts';
import { allow, signedInOf, tokenOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { pathNumber } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';

const tags = ['Administrators'];
const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    device: z.string().describe('Browser and system in plain words; empty for sessions of earlier releases'),
    network: z
      .string()
      .describe('The network it was begun from, shortened; empty for sessions of earlier releases'),
    method: z
      .union([z.enum(signInMethodNames), z.literal('')])
      .describe('What it was begun with; empty for sessions of earlier releases'),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().describe('To the minute'),
    isCurrent: z.boolean().describe('Whether it is the one that asks'),
  }),
);
const sessionId = z.string().describe('The id that the list names');
/** The first administrator has the number 0. */
export const administratorId = pathNumber({ min: 0 });

/** Where administrators are signed in: one's own sessions, and for owners those of others. */
export function sessionsApi(app: ApiScope, context: ApiContext): void {
  addOwnSessions(app, context);
  addSessionsOfOthers(app, context);
}

function addOwnSessions(app: ApiScope, { services }: ApiContext): void {
  const { sessions } = services.accounts;
  const list = {
    tags,
    summary: 'List your own sessions',
    security: bearer,
    response: { 200: jsonResponse('The one used last first', sessionsSchema), ...failuresOf(401) },
  };
  app.get('/auth/sessions', { schema: list, config: allow('account') }, async (request) =>
    sessions.listOf(signedInOf(request).id, tokenOf(request) ?? ''),
  );

  const endOne = {
    ...{ tags, summary: 'End one of your sessions', security: bearer },
    params: z.object({ sessionId }),
    response: { 204: z.undefined().describe('Signed out there'), ...failuresOf(401, 404) },
  };
  const path = '/auth/sessions/:sessionId';
  app.delete(path, { schema: endOne, config: allow('account') }, async (request, reply) => {
    await sessions.endOne(signedInOf(request).id, request.params.sessionId);
    return reply.code(204).send();
  });

  const endOthers = {
    ...{ tags, summary: 'End all your sessions but the one that asks', security: bearer },
    response: { 204: z.undefined().describe('Signed out everywhere else'), ...failuresOf(401) },
  };
  app.delete('/auth/sessions', { schema: endOthers, config: allow('account') }, async (request, reply) => {
    await sessions.endOthers(signedInOf(request).id, tokenOf(request) ?? '');
    return reply.code(204).send();
  });
}

function addSessionsOfOthers(app: ApiScope, { services }: ApiContext): void {
  const { sessions } = services.accounts;
  const params = z.object({ id: administratorId });
  const list = {
    ...{ tags, summary: 'List the sessions of an administrator', security: bearer, params },
    response: { 200: jsonResponse('The one used last first', sessionsSchema), ...failuresOf(400, 401) },
  };
  app.get('/users/:id/sessions', { schema: list, config: allow('people') }, async (request) =>
    sessions.listOf(request.params.id, tokenOf(request) ?? ''),
  );

  const endOne = {
    ...{ tags, summary: 'End one session of an administrator', security: bearer },
    params: params.extend({ sessionId }),
    response: { 204: z.undefined().describe('Signed out there'), ...failuresOf(400, 401, 404) },
  };
  const path = '/users/:id/sessions/:sessionId';
  app.delete(path, { schema: endOne, config: allow('people') }, async (request, reply) => {
    await sessions.endOne(request.params.id, request.params.sessionId);
    return reply.code(204).send();
  });

  const endAll = {
    ...{ tags, summary: 'End all sessions of an administrator but the one that asks', security: bearer },
    params,
    response: { 204: z.undefined().describe('Signed out everywhere'), ...failuresOf(400, 401) },
  };
  app.delete('/users/:id/sessions', { schema: endAll, config: allow('people') }, async (request, reply) => {
    await sessions.endOthers(request.params.id, tokenOf(request) ?? '');
    return reply.code(204).send();
  });
}
