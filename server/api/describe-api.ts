import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransformObject,
  serializerCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { ApiContext } from './kit/context.ts';
import { describeOperation } from './kit/describe-operation.ts';
import { describeOutages } from './kit/describe-outages.ts';
import { validatorCompiler } from './kit/validation.ts';
import { addRoutes } from './routes.ts';

const description = `The content of the site for programs, and the forms of its visitors.
Reading gives every field under its camelCase and its snake_case name; writing takes either.
A failure is \`{message, errors}\` with the fitting status. In a rush any call may answer 503 with \`Retry-After\`: nothing
was changed then, and trying again makes sense. 507 says that nothing was stored for want of room.`;

const license = { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' };

/**
 * A separate application that describes the API's routes and serves the pages to browse them; it handles no requests.
 * It is created on first use: at every start it would cost more than all the routes together.
 */
export async function describeApi(context: ApiContext): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ashlar', version: context.version, description, license },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeOperation,
    transformObject: (document) => withoutUnusedInputs(jsonSchemaTransformObject(document)),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json' },
    theme: { title: 'Ashlar API' },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const routes = async (scope: typeof app) => {
    scope.addHook('onRoute', describeOutages);
    await addRoutes(scope, context);
  };
  await app.register(routes, { prefix: '/api' });
  await app.ready();
  return app;
}

type Described = ReturnType<typeof jsonSchemaTransformObject>;

/** Drops the twins that the transform makes of every named schema for input: only responses are named here. */
function withoutUnusedInputs(document: Described): Described {
  const schemas = 'components' in document ? (document.components?.schemas ?? {}) : {};
  for (const id of Object.keys(schemas)) if (id.endsWith('Input')) Reflect.deleteProperty(schemas, id);
  return document;
}
