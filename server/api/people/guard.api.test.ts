import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { handleErrors } from '../../http/errors.ts';
import { api } from '../api.ts';

/** Every endpoint that needs no token. An endpoint that is not in this list is for administrators. */
const publicEndpoints = [
  'GET /api/health',
  // Has a token of its own, and is not there without it.
  'GET /api/metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/*',
  ...entities.flatMap(({ path }) => [`GET /api/${path}`, `GET /api/${path}/:id`]),
  'GET /api/products/:categorySlug/:productSlug',
  'GET /api/products/:categorySlug/:productSlug/facts',
  'GET /api/products/:id/fit',
  'GET /api/ready',
  'GET /api/resolve/:slug',
  'GET /api/catalogue',
  'GET /api/seo/by-path',
  'GET /api/site-documents/:key',
  'POST /api/auth/login',
  'POST /api/auth/invitation',
  'POST /api/auth/invitation/accept',
  'POST /api/send-enquiry',
  'POST /api/contact',
  'POST /api/hold-requests',
  'POST /api/container-plan',
  'POST /api/feedback',
  'POST /api/newsletter',
  'POST /api/shortlists',
  'POST /api/shortlists/:shortlistId/approval',
  'GET /api/shortlists/:shortlistId',
  'POST /api/events',
  'POST /api/browser-reports',
  // Each needs what it is asked for: a ticket, an answer of a passkey.
  'POST /api/auth/second-factor',
  'POST /api/auth/passkeys/sign-in-options',
  'POST /api/auth/passkeys/sign-in',
];
/** The handlers of paths that do not belong to the API. */
const unknownPaths = ['/api', '/api/', '/api/*'];

describeOnOneEngine('the API', (openDb) => {
  const openApi = createApiOpener();
  let app: FastifyInstance;
  let endpoints: { method: string; url: string }[];

  beforeEach(async () => {
    const db = await openDb();
    const { services } = await openApi(db);
    endpoints = [];
    app = Fastify();
    handleErrors(app);
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) endpoints.push({ method: one, url });
    });
    await app.register(api, { prefix: '/api', services, db, version: '1.2.3' });
    await app.ready();
  });

  test('answers 401 to a visitor at every endpoint that is not public', async () => {
    const guarded = endpoints.filter(({ url }) => !unknownPaths.includes(url));
    const open: string[] = [];
    for (const { method, url } of guarded) {
      const response = await app.inject({
        method: method as 'GET',
        url: url.replaceAll(/:\w+/g, '1').replace('*', 'x'),
      });
      if (response.statusCode !== 401) open.push(`${method === 'HEAD' ? 'GET' : method} ${url}`);
    }
    expect([...new Set(open)].sort()).toEqual(publicEndpoints.toSorted());
    expect(guarded.length).toBeGreaterThan(publicEndpoints.length * 2);
    await app.close();
  });
});
