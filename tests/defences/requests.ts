import type { Removal } from './removal.ts';

/** What is read of a request, and how long it may take. */
export const ofRequests: readonly Removal[] = [
  {
    defence: 'a request with a strange host, or with two, is refused',
    file: 'server/plugins/malformed-requests.ts',
    takes: 'return isOnlyOne(raw.rawHeaders) && isUsable(host);',
    leaves: 'return isOnlyOne(raw.rawHeaders);',
    test: 'server/plugins/malformed-requests.test.ts',
  },
  {
    defence: 'a request with two hosts is refused',
    file: 'server/plugins/malformed-requests.ts',
    takes: 'return isOnlyOne(raw.rawHeaders) && isUsable(host);',
    leaves: 'return isUsable(host);',
    test: 'server/plugins/malformed-requests.test.ts',
  },
  {
    defence: 'requests to a proxy are refused',
    file: 'server/plugins/malformed-requests.ts',
    takes: `if (!request.url.startsWith('/')) return { status: 400, message: 'This address is malformed.' };`,
    test: 'server/plugins/malformed-requests.test.ts',
  },
  {
    defence: 'what two servers could read differently is refused (smuggling)',
    file: 'server/http-server.ts',
    takes: 'headersTimeout: limits.headersMs,',
    leaves: 'headersTimeout: limits.headersMs, insecureHTTPParser: true,',
    test: 'server/smuggled-requests.test.ts',
  },
  {
    defence: 'after what cannot be read the connection is closed',
    file: 'server/http-server.ts',
    takes: `socket.end(rawResponse(...refusalOf(code)));
  setTimeout(() => socket.destroy(), lingerMs).unref();`,
    leaves: 'socket.write(rawResponse(...refusalOf(code)));',
    test: 'server/connections.test.ts',
  },
  {
    defence: 'headers that never come are waited for twenty seconds',
    file: 'server/http-server.ts',
    takes: 'headersTimeout: limits.headersMs,',
    leaves: 'headersTimeout: 0,',
    test: 'server/connections.test.ts',
  },
  {
    defence: 'a body that never ends is cut off',
    file: 'server/slow-bodies.ts',
    takes: 'if (performance.now() - startedAt > allowedMs) return cutOff(request, response);',
    leaves: 'if (performance.now() - startedAt > 1_000 * allowedMs) return cutOff(request, response);',
    test: 'server/connections.test.ts',
  },
  {
    defence: 'what arrives adds time of its own: large files over slow lines get through',
    file: 'server/slow-bodies.ts',
    takes: 'limits.bodyMs + (received / limits.minBytesPerSecond) * 1000',
    leaves: 'limits.bodyMs + 0 * received',
    test: 'server/connections.test.ts',
  },
  {
    defence: 'a client that goes on sending long after its response is cut off',
    file: 'server/slow-bodies.ts',
    takes: 'received - bytesAtResponse > limits.maxUnreadBytes',
    leaves: 'received - bytesAtResponse > 1_000 * limits.maxUnreadBytes',
    test: 'server/connections.test.ts',
  },
  {
    defence: 'whoever never reads what they asked for is closed',
    file: 'server/http-server.ts',
    takes: 'server.timeout = limits.silenceMs;',
    test: 'server/held-connections.test.ts',
  },
  {
    defence: 'a body has at most a megabyte',
    file: 'server/app.ts',
    takes: 'bodyLimit: maxBodyBytes,',
    leaves: 'bodyLimit: 1_000 * maxBodyBytes,',
    test: 'server/connections.test.ts',
  },
  {
    defence: 'a form has so many files and no more',
    file: 'server/api/uploads.api.ts',
    takes: 'files: maxFilesAtOnce,',
    test: 'server/api/uploads.api.test.ts',
  },
  {
    defence: 'formatted text goes so deep and no deeper',
    file: 'content/kit/clean-html.ts',
    takes: 'if (depth > maxNesting) throw new NestingError();',
    test: 'content/kit/clean-on-write.test.ts',
  },
  {
    defence: 'no expression of the program doubles its time with each letter',
    file: 'site/refusals/read-refusals.ts',
    takes: 'const words = /^[a-z-]{2,30}$/;',
    leaves: 'const words = /^([a-z]+-?)+$/;',
    test: 'tests/regular-expressions.test.ts',
  },
  {
    defence: 'one network has so many pages made anew in a minute',
    file: 'server/app.ts',
    takes: 'limitReading(app, { services });',
    test: 'server/plugins/reading-limit.test.ts',
  },
];
