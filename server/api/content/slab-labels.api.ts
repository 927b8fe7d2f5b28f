import { z } from 'zod';
import { slabEntity } from '#content/entities/slab/slab.entity.ts';
import { notFound } from '#errors/app-error.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf } from '../kit/responses.ts';

const mostLabels = 200;

const pdf = {
  description: 'Labels to be cut apart, four on a sheet',
  content: { 'application/pdf': { schema: z.any() } },
};

/** Labels of slabs to hang on them. */
export function slabLabelsApi(app: ApiScope, { services }: ApiContext): void {
  app.get(
    `/${slabEntity.path}/labels.pdf`,
    {
      schema: {
        ...{ tags: [slabEntity.section], security: bearer, summary: 'Labels of the slabs of a bundle' },
        querystring: z.object({ bundle: z.string().trim().min(1).max(40) }),
        response: { 200: pdf, ...failuresOf(400, 401, 404) },
      },
      config: allow('records'),
    },
    async (request, reply) => {
      const { bundle } = request.query;
      const query = { reader: 'administrator', perPage: mostLabels } as const;
      const { records } = await services.slabs.list(query, { equals: { bundle } });
      if (records.length === 0) throw notFound(`Bundle "${bundle}" not found.`);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .send(await services.slabLabels.make(records));
    },
  );
}
