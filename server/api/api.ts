import type { FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { invalid, notFound } from '#errors/app-error.ts';
import { allow, controlAccess } from '../http/access.ts';
import type { ApiContext, ApiScope } from './kit/context.ts';
import { forgetFailures } from './kit/describe-outages.ts';
import { validatorCompiler } from './kit/validation.ts';
import { openApi } from './openapi.api.ts';
import { addRoutes } from './routes.ts';

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

/** The body types that endpoints accept: JSON, and what a form without scripting sends. Others are refused with 415. */
function acceptBodies(app: ApiScope): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients also send a content type with requests without a body, such as signing out.
    if (body === '') return done(null);
    if (isNestedTooDeeply(body)) return done(invalid({}, 'Values are nested too deeply'));
    return parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

/** Far more than any record has. Deeper values overflow the stack of what checks them. */
function isNestedTooDeeply(json: string): boolean {
  const most = 1_000;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length && depth <= most; at += 1) {
    const letter = json[at];
    if (isInText && letter === '\\') at += 1;
    else if (letter === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
  }
  return depth > most;
}

/** Without these routes an unknown path of the API would be a page's. It is refused before its body is read. */
function respondUnknownPath(app: ApiScope): void {
  for (const path of ['/', '/*'])
    app.all(path, { config: allow('everybody'), onRequest: refuseUnknown }, refuseUnknown);
}

async function refuseUnknown(): Promise<never> {
  throw notFound('There is nothing at this address of the API.');
}
