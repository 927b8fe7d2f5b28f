import type { Removal } from './removal.ts';

/** Who may what, and whom a request is from. */
export const ofAccess: readonly Removal[] = [
  {
    defence: 'a route that does not say who may use it keeps the server from starting',
    file: 'server/plugins/access.ts',
    takes: `app.addHook('onRoute', requireAccess);`,
    test: 'server/api/access.api.test.ts',
  },
  {
    defence: 'a route that is added is written down with the roles that may use it',
    file: 'server/api/refusals.api.ts',
    takes: `app.get('/browser-reports', {`,
    leaves: `app.get('/browser-reports/anew', { schema: list, config: allow('account') }, async () => ({ refusals: [] }));
  app.get('/browser-reports', {`,
    test: 'server/api/access.api.test.ts',
  },
  {
    defence: 'a route that is added for everybody stands in the list of what is public',
    file: 'server/api/refusals.api.ts',
    takes: `app.get('/browser-reports', {`,
    leaves: `app.get('/browser-reports/anew', { schema: list, config: allow('everybody') }, async () => ({ refusals: [] }));
  app.get('/browser-reports', {`,
    test: 'server/api/guard.api.test.ts',
  },
  {
    defence: 'a role does what its permissions say, and no more',
    file: 'server/plugins/access.ts',
    takes: 'if (access && may(user.role, access)) return;',
    leaves: 'if (access) return;',
    test: 'server/api/access.api.test.ts',
  },
  {
    defence: 'nobody is let past without a token',
    file: 'server/plugins/access.ts',
    takes: `if (access !== 'readers') refuseUnlessAllowed(request.user, access);`,
    leaves: `if (access !== 'readers' && request.user) refuseUnlessAllowed(request.user, access);`,
    test: 'server/api/guard.api.test.ts',
  },
  {
    defence: 'the token is a bearer header and no cookie, so that no other site can send it',
    file: 'server/plugins/access.ts',
    takes: 'const { authorization } = request.headers;',
    leaves: `const authorization =
    request.headers.authorization ?? request.headers.cookie?.replace(/^.*authToken=/, 'Bearer ');`,
    test: 'server/api/access.api.test.ts',
  },
  {
    defence: 'of a draft no reader without a token hears',
    file: 'server/plugins/access.ts',
    takes: `return user && may(user.role, 'records') ? 'administrator' : 'visitor';`,
    leaves: `return user === undefined ? 'visitor' : 'administrator';`,
    test: 'server/api/hidden-content.api.test.ts',
  },
  {
    defence: 'forwarding headers of a visitor are not believed',
    file: 'server/trusted-proxies.ts',
    takes: `return typeof proxies === 'number' ? (_ip, hop) => hop < proxies : proxies;`,
    leaves: 'return () => proxies !== undefined;',
    test: 'server/trusted-proxies.test.ts',
  },
  {
    defence: 'a setting that would believe everybody is refused',
    file: 'server/trusted-proxies.ts',
    takes: 'Number(prefix) >= 1 && ',
    test: 'server/config.test.ts',
  },
  {
    defence: 'who is counted is the nearest that is no trusted proxy, where pages are answered from memory',
    file: 'server/traffic/client-address.ts',
    takes: 'return chain.at(index) ?? ',
    leaves: 'return chain.at(-1) ?? ',
    test: 'server/traffic/access-log.test.ts',
  },
  {
    defence: 'addresses in the access log are shortened to the network',
    file: 'server/traffic/access-log.ts',
    takes: 'client: shortenAddress(clientAddressOf(request, isTrusted)),',
    leaves: 'client: clientAddressOf(request, isTrusted),',
    test: 'server/traffic/access-log.test.ts',
  },
  {
    defence: 'searches and links that open something are masked in the access log',
    file: 'server/traffic/access-log.ts',
    takes: 'path: maskUrl(url),',
    leaves: 'path: url,',
    test: 'server/traffic/access-log.test.ts',
  },
  {
    defence: 'addresses in the log of who did what are shortened to the network',
    file: 'server/plugins/access.ts',
    takes: 'network: shortenNetwork(request.ip),',
    leaves: 'network: request.ip,',
    test: 'server/api/log.api.test.ts',
  },
  {
    defence: 'the network of a session is shortened',
    file: 'accounts/sessions.service.ts',
    takes: 'network: shortenNetwork(origin.ip)',
    leaves: 'network: origin.ip',
    test: 'accounts/factors/time-codes.test.ts',
  },
];
