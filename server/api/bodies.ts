import type { ApiScope } from './context.ts';

/** The body types that endpoints accept: JSON, and what a form without scripting sends. Others are refused with 415. */
export function acceptBodies(app: ApiScope): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients also send a content type with requests without a body, such as signing out.
    if (body === '') return done(null);
    return parseJson(request, body, done);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
