import type { FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { notFound } from '#errors/app-error.ts';
import { allow, controlAccess } from '../plugins/access.ts';
import { acceptBodies } from './bodies.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { forgetFailures } from './describe-outages.ts';
import { openApi } from './openapi.api.ts';
import { addRoutes } from './routes.ts';
import { validatorCompiler } from './validation.ts';

/** Everything below `/api`. The compilers are set in this scope: at the root they would break other plugins' schemas. */
export async function api(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const app: ApiScope = instance.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Programs may store what they read and revalidate it; nothing else may be stored.
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    reply.header('cache-control', isRead ? 'no-cache' : 'no-store');
    done();
  });
  controlAccess(app, context);
  acceptBodies(app);
  app.addHook('onRoute', forgetFailures);
  await addRoutes(app, context);
  openApi(app, context);
  respondUnknownPath(app);
}

/** Without these routes an unknown path of the API would be a page's. It is refused before its body is read. */
function respondUnknownPath(app: ApiScope): void {
  for (const path of ['/', '/*'])
    app.all(path, { config: allow('everybody'), onRequest: refuseUnknown }, refuseUnknown);
}

async function refuseUnknown(): Promise<never> {
  throw notFound('There is nothing at this address of the API.');
}
