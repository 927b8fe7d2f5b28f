import type { FastifyInstance } from 'fastify';
import { allow, controlAccess } from '../http/access.ts';
import type { Services } from '../services/services.ts';

type Context = { services: Services; adminUrl: string | undefined };

/** The label of a slab at its passport, for the staff: asked for with the token that the API takes. */
export async function slabLabels(app: FastifyInstance, { services, adminUrl }: Context): Promise<void> {
  await app.register(async (scope) => {
    controlAccess(scope, { services, adminUrl });
    scope.get<{ Params: { number: string } }>(
      '/slab/:number/label.pdf',
      { config: allow('records') },
      async (request, reply) => {
        const key = request.params.number;
        const slab = await services.slabs.get({ reader: 'administrator', key });
        return reply
          .type('application/pdf')
          .header('cache-control', 'no-store')
          .send(await services.slabLabels.make([slab]));
      },
    );
  });
}
