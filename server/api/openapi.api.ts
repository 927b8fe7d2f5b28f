import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../cache/entity-tag.ts';
import { allow } from '../http/access.ts';
import type { ApiContext, ApiScope } from './kit/context.ts';

const open = { config: allow('everybody') };

/** The API's description for programs, and the pages to browse it. */
export function openApi(app: ApiScope, context: ApiContext): void {
  let describing: Promise<FastifyInstance> | undefined;
  const getDescriber = async (): Promise<FastifyInstance> => {
    describing ??= import('./describe-api.ts').then(({ describeApi }) => describeApi(context));
    return describing;
  };
  app.addHook('onClose', async () => (await describing)?.close());

  app.get('/openapi.json', open, async (request, reply) => {
    const describer = await getDescriber();
    return sendTagged(request, reply, { payload: describer.swagger() });
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const describer = await getDescriber();
    const page = await describer.inject({ url: request.url });
    reply.code(page.statusCode).type(String(page.headers['content-type']));
    if (page.headers.location) reply.header('location', page.headers.location);
    return reply.send(page.rawPayload);
  };
  app.get('/docs', open, sendPage);
  app.get('/docs/*', open, sendPage);
}
