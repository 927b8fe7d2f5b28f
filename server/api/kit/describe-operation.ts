import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describeAccess, isForSome } from '../../http/access.ts';
import { failuresOf } from './responses.ts';

type Transform = typeof jsonSchemaTransform;
type Described = Parameters<Transform>[0];

const freshProof = 'It needs a fresh proof of who asks: see `POST /auth/confirm`.';

/**
 * Describes one route. What is true of every one is said here once: its name for generated clients, who may use it,
 * that it is open where it says nothing of a token, and that a request that cannot be read is refused.
 */
export const describeOperation: Transform = (described) => {
  const { schema, url, route } = withNamedRest(described);
  const { access, needsConfirmation = false } = route.config ?? {};
  if (!schema || !access) return jsonSchemaTransform(described);
  return jsonSchemaTransform({
    ...described,
    url,
    schema: {
      security: [],
      ...schema,
      description: [schema.description, describeAccess(access), needsConfirmation && freshProof]
        .filter(Boolean)
        .join('\n\n'),
      operationId: operationIdOf(String(route.method), url),
      response: {
        ...failuresOf(400),
        ...(isForSome(access) || needsConfirmation ? failuresOf(403) : {}),
        ...(schema.response as object),
      },
    },
  });
};

/**
 * The name of an operation: its method, then the path below `/api` in words, parameters after `By`. It is unique, and
 * changes only if the path does.
 */
function operationIdOf(method: string, url: string): string {
  const words = url
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'api')
    .map((segment) => segment.replace(/^:/, 'by-'));
  const inPascalCase = words
    .join('-')
    .replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_all, first) => first.toUpperCase());
  return `${method.toLowerCase()}${inPascalCase}`;
}

/** The rest of a path, `*` in the router, is a parameter named `path` for clients. */
function withNamedRest(described: Described): Described {
  const { schema, url } = described;
  const params = schema?.params;
  if (!schema || !url.endsWith('/*') || !(params instanceof z.ZodObject)) return described;
  const named = { ...schema, params: z.object({ path: params.shape['*'] }) };
  return { ...described, url: url.replace(/\*$/, ':path'), schema: named };
}
