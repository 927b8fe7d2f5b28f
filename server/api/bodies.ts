import type { ApiScope } from './context.ts';

/** Which bodies calls take: JSON, and what a form without scripting sends. Others are refused with 415. */
export function acceptBodies(app: ApiScope): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type on calls without a body as well, such as signing out.
    if (body === '') return done(null);
    return parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
