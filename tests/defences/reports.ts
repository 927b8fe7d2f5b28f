import type { Removal } from './removal.ts';

/** What browsers tell, and the back office’s own origin. */
export const ofReports: readonly Removal[] = [
  {
    defence: 'reports of browsers: one network tells thirty a minute',
    file: 'server/api/refusals.api.ts',
    takes: 'onRequest: (request: FastifyRequest) => rateLimit.take(request.ip),',
    test: 'server/api/refusals.api.test.ts',
  },
  {
    defence: 'reports of browsers: twenty of one message count',
    file: 'site/refusals/read-refusals.ts',
    takes: '.slice(0, maxRefusals)',
    test: 'server/api/refusals.api.test.ts',
  },
  {
    defence: 'reports of browsers: a hundred kinds between two writes',
    file: 'site/refusals/refusals.service.ts',
    takes: 'if (!known && counts.size >= maxPending) break;',
    test: 'server/api/refusals.api.test.ts',
  },
  {
    defence: 'reports of browsers: two hundred kinds in all, the rarest go first',
    file: 'site/refusals/refusals.service.ts',
    takes: 'await dropRarestRefusals(trx, maxRows);',
    test: 'server/api/refusals.api.test.ts',
  },
  {
    defence: 'reports of browsers: links that open something are masked',
    file: 'server/api/refusals.api.ts',
    takes: '{ mask: maskUrl }',
    leaves: '{ mask: (path) => path }',
    test: 'server/api/refusals.api.test.ts',
  },
  {
    defence: 'nobody signs in on the public origin where the back office has its own',
    file: 'server/plugins/two-origins.ts',
    takes: 'if (signingIn.test(request.routeOptions.url ?? request.url)) throw onOtherOrigin(adminUrl);',
    test: 'server/plugins/two-origins.test.ts',
  },
  {
    defence: 'the back office’s pages are not on the public origin',
    file: 'server/plugins/two-origins.ts',
    takes: `if (areaOf(request) === 'back-office' && isReading(request)) return leadTo(reply, adminUrl + request.url);`,
    test: 'server/plugins/two-origins.test.ts',
  },
  {
    defence: 'no token is believed on the public origin',
    file: 'server/plugins/access.ts',
    takes: `if (isElsewhere && access !== 'readers') return done(onOtherOrigin(adminUrl));
    const token = isElsewhere ? undefined : tokenOf(request);`,
    leaves: 'const token = tokenOf(request);',
    test: 'server/plugins/two-origins.test.ts',
  },
  {
    defence: 'public pages are not on the origin of the back office',
    file: 'server/plugins/two-origins.ts',
    takes: `if (request.side !== 'admin' || areaOf(request) !== 'site') return undefined;`,
    leaves: `if (request.side !== 'admin' || areaOf(request) !== 'uploads') return undefined;`,
    test: 'server/plugins/two-origins.test.ts',
  },
  {
    defence: 'a path counts as its router reads it, whatever its spelling',
    file: 'server/plugins/request-area.ts',
    takes: 'return areaOfPath(canonicalPathOf(request.url));',
    leaves: 'return areaOfPath(request.url);',
    test: 'server/plugins/two-origins.test.ts',
  },
];
