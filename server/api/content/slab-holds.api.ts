import { z } from 'zod';
import { slabEntity } from '#content/entities/slab/slab.entity.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { recordIdSchema } from '../kit/record-id.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { holdOfSlabSchema, holdSchema } from '../kit/slab-reading.ts';
import { authorOf } from './content-writing.api.ts';

const slabId = recordIdSchema.describe('Id of the slab');
const parameters = z.object({ id: slabId });
const holdParameters = z.object({ id: slabId, holdId: recordIdSchema.describe('Id of the hold') });

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`);
const moment = z.iso
  .datetime({ offset: true, error: 'until is a moment such as 2026-03-01T17:00:00+01:00' })
  .transform((until) => new Date(until).toISOString());
const requestSchema = z.object({
  for: text(160).min(1, 'Say who it is held for').describe('The customer'),
  until: moment
    .refine((until) => until > new Date().toISOString(), 'until is in the past')
    .describe('When it ends by itself; ISO 8601 with an offset'),
  note: text(600).default(''),
  queue: z.boolean().default(false).describe('Wait behind who holds it'),
});

/** Who holds a slab, and who waits for it. */
export function slabHoldsApi(app: ApiScope, { services }: ApiContext): void {
  const shared = { tags: [slabEntity.section], security: bearer };
  const path = `/${slabEntity.path}/:id/holds`;
  app.get(
    '/holds',
    {
      schema: {
        ...shared,
        summary: 'List the holds of all slabs',
        querystring: z.object({
          customer: text(160).default('').describe('Only of customers with this text in their names'),
          until: moment.optional().describe('Only what ends by then'),
        }),
        response: {
          200: jsonResponse('Those that end last first', z.array(holdOfSlabSchema)),
          ...failuresOf(400, 401, 403),
        },
      },
      config: allow('holds'),
    },
    async (request) => services.holds.listOf(request.query),
  );
  app.get(
    path,
    {
      schema: {
        ...shared,
        summary: 'List the holds of a slab',
        params: parameters,
        response: {
          200: jsonResponse('The holder first, then who waits', z.array(holdSchema)),
          ...failuresOf(401, 404),
        },
      },
      config: allow('records'),
    },
    async (request) => {
      const { id } = request.params;
      await services.slabs.getById(id);
      return services.holds.list(id);
    },
  );
  app.post(
    path,
    {
      schema: {
        ...shared,
        summary: 'Hold a slab for a customer',
        params: parameters,
        body: requestSchema,
        response: {
          201: jsonResponse('The hold', z.object({ id: z.int(), position: z.int() })),
          ...failuresOf(400, 401, 403, 404, 409),
        },
      },
      config: allow('holds'),
    },
    async (request, reply) => {
      const hold = await services.holds.hold(request.params.id, request.body, authorOf(request));
      return reply.code(201).send(hold);
    },
  );
  app.delete(
    `${path}/:holdId`,
    {
      schema: {
        ...shared,
        summary: 'End a hold',
        params: holdParameters,
        response: {
          204: z.undefined().describe('It has ended; the next in the queue holds'),
          ...failuresOf(401, 403, 404),
        },
      },
      config: allow('holds'),
    },
    async (request, reply) => {
      const { id, holdId } = request.params;
      await services.holds.release(id, holdId, authorOf(request));
      return reply.code(204).send();
    },
  );
}
