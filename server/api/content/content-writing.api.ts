import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Author } from '#content/kit/author.ts';
import { bodySchemaOf } from '#content/kit/body-schema.ts';
import type { Entity } from '#content/kit/entity.ts';
import { entities } from '#content/registry.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import { describeWhoMay, may, type Role } from '#people/accounts/permissions.shared.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import { readContentInput } from '../kit/content-input.ts';
import { type ContentRecord, contentServiceOf, recordSchemas, showRecord } from '../kit/content-records.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { expectedVersionsOf } from '../kit/if-match.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { withSentNames } from '../kit/sent-names.ts';
import { leaveToService } from '../kit/validation.ts';

const parameters = z.object({ id: recordIdSchema.describe('Id of the record') });

/** Creating, changing and deleting what the company publishes (specification/api.md, "Field names"). */
export function contentWritingApi(app: ApiScope, context: ApiContext): void {
  for (const entity of entities) {
    addCreating(app, context, entity);
    addChanging(app, context, entity);
    addDeleting(app, context, entity);
  }
}

/** The administrator of a request. */
export function authorOf(request: FastifyRequest): Author {
  return { username: request.user?.username ?? '' };
}

/** Runs a write; where it comes too late the response holds the record as it stands now, as reading would. */
export async function withShownConflict<T>(entity: Entity, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const current = isAppError(error) && error.code === 'stale' ? error.data?.current : undefined;
    if (!isAppError(error) || current === undefined) throw error;
    const shown = showRecord(entity, current as ContentRecord, 'administrator');
    throw new AppError('stale', error.message, { data: { current: shown }, cause: error });
  }
}

function addCreating(app: ApiScope, { services, db }: ApiContext, entity: Entity): void {
  const service = contentServiceOf(services, entity.name);
  const schema = {
    tags: [entity.section],
    summary: `Create a ${entity.noun.one}`,
    security: bearer,
    // Its description alone needs it: made here, it would be a twentieth of a start.
    body: z.lazy(() => bodySchemaOf(entity, 'create')),
    response: {
      201: jsonResponse('The record', recordSchemas[entity.name]),
      ...failuresOf(400, 401, 409, 413, 415),
    },
  };
  const options = { schema, validatorCompiler: leaveToService, config: allow('content') };
  app.post(`/${entity.path}`, options, async (request, reply) => {
    const { body } = request;
    const work = async () => service.create(await readContentInput(db, entity, { body }), authorOf(request));
    const record = await withSentNames(entity, { body, work });
    const payload = showRecord(entity, record, 'administrator');
    return sendTagged(request, reply.code(201), { payload, version: record.version });
  });
}

function addChanging(app: ApiScope, { services, db }: ApiContext, entity: Entity): void {
  const service = contentServiceOf(services, entity.name);
  const schema = {
    tags: [entity.section],
    summary: `Change a ${entity.noun.one}`,
    description: 'Only the fields sent change. With If-Match it fails where the record has changed since.',
    security: bearer,
    params: parameters,
    body: z.lazy(() => bodySchemaOf(entity, 'change')),
    response: {
      200: jsonResponse('The record', recordSchemas[entity.name]),
      ...failuresOf(400, 401, 404, 409, 412, 413, 415),
    },
  };
  const access = entity.salesMayChange ? 'slabStatus' : 'content';
  const options = { schema, validatorCompiler: leaveToService, config: allow(access) };
  app.put(`/${entity.path}/:id`, options, async (request, reply) => {
    const { body } = request;
    const { id } = request.params;
    const current = showRecord(entity, await service.getById(id), 'administrator');
    const write = { id, author: authorOf(request), expectedVersion: expectedVersionsOf(request) };
    const work = async () => {
      const changes = await readContentInput(db, entity, { body, current });
      refuseBeyondRole(entity, changes, request.user?.role);
      return service.update({ ...write, changes });
    };
    const record = await withShownConflict(entity, () => withSentNames(entity, { body, work }));
    const payload = showRecord(entity, record, 'administrator');
    return sendTagged(request, reply, { payload, version: record.version });
  });
}

/** @throws AppError `forbidden` where somebody who writes no content changes more than their role may */
function refuseBeyondRole(entity: Entity, changes: object, role: Role | undefined): void {
  if (role === undefined || may(role, 'content')) return;
  const beyond = Object.keys(changes).filter((name) => !entity.salesMayChange?.includes(name));
  if (beyond.length === 0) return;
  const labels = beyond.map((name) => entity.fields[name]?.label ?? name);
  throw new AppError('forbidden', `Only ${describeWhoMay('content')} may change ${labels.join(', ')}`);
}

function addDeleting(app: ApiScope, { services }: ApiContext, entity: Entity): void {
  const service = contentServiceOf(services, entity.name);
  const schema = {
    tags: [entity.section],
    summary: `Move a ${entity.noun.one} to the trash`,
    security: bearer,
    params: parameters,
    response: {
      204: z.undefined().describe('It is in the trash, for 30 days'),
      ...failuresOf(401, 404, 409, 412),
    },
  };
  app.delete(`/${entity.path}/:id`, { schema, config: allow('content') }, async (request, reply) => {
    const write = {
      id: request.params.id,
      author: authorOf(request),
      expectedVersion: expectedVersionsOf(request),
    };
    await withShownConflict(entity, () => service.trash(write));
    return reply.code(204).send();
  });
}
