/**
 * What packages do at each start or for each page and nobody needs. Each `before` has to be there exactly as often as it says, or
 * the build fails: a new version may do it in another way.
 */
export const spared = [
  // React Router encodes the data of each page that it renders, of which most carry none
  // (docs/decisions/0053-page-data.md): a tenth of the memory of such a page. Encoded once it is asked for, it is the same. The
  // getter is one for all: of its own, each page would have a shape of its own, which holds all its data until memory is
  // searched whole.
  {
    file: '/react-router/dist/production/lib/server-runtime/server.js',
    before: /serverHandoffStream: (encodeViaTurboStream\([^\n]*\)),\n/g,
    times: 2,
    after: '__proto__: handoff, encodeHandoff: () => $1,\n',
    added: 'const handoff = { get serverHandoffStream() { return this.encodeHandoff(); } };',
  },
  // It makes the table of all routes twice for each page, which is the same for each. Nothing changes it: what would, a router
  // of the server refuses.
  {
    file: '/react-router/dist/production/lib/dom/ssr/server.js',
    before: 'createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)',
    after: 'createdRoutes.get(manifest.routes) ?? keepCreated(manifest.routes, $&)',
    added: `const createdRoutes = new WeakMap();
      function keepCreated(table, routes) { createdRoutes.set(table, routes); return routes; }`,
  },
  {
    file: '/react-router/dist/production/lib/dom/server.js',
    before:
      'let manifest = {};\n\tlet dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);',
    after: 'let { manifest, dataRoutes } = convertedRoutes.get(routes) ?? convertOnce(routes);',
    added: `const convertedRoutes = new WeakMap();
      function convertOnce(routes) {
        const manifest = {};
        const dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);
        convertedRoutes.set(routes, { manifest, dataRoutes });
        return { manifest, dataRoutes };
      }`,
  },
  // Getters of a page's own hold the page as a shape of its own does; nothing changes what they read.
  {
    file: '/react-router/dist/production/lib/dom/server.js',
    before: /\bget (basename|future|routes|manifest)\(\) \{\s*return ([\w.]+);\s*\}/g,
    times: 4,
    after: '$1: $2',
  },
  {
    file: '/react-router/dist/production/lib/dom/server.js',
    before: /\bget state\(\) \{\s*return (\{[^{}]*\});\s*\}/g,
    after: 'state: $1',
  },
  {
    file: '/react-router/dist/production/lib/dom/server.js',
    before: 'get window() {}',
    after: 'window: void 0',
  },
  // A page written on the server is never compared with another, so that its elements need no keys made of all they say.
  {
    file: '/react-router/dist/production/lib/dom/ssr/components.js',
    before: /key: JSON\.stringify\((?:rest|metaProps)\),\s*/g,
    times: 2,
    after: '',
  },
  // It tries each branch of the table piece by piece, of which the first two fit every path; the whole says at once whether it fits.
  {
    file: '/react-router/dist/production/lib/router/utils.js',
    before: 'function matchRouteBranch(branch, pathname, allowPartial = false) {',
    after: '$&\n\tif (!allowPartial && !fitsWhole(branch, pathname)) return null;',
    added: `const wholes = new WeakMap();
      function fitsWhole(branch, pathname) {
        const known = wholes.get(branch);
        if (known) return known.test(pathname);
        wholes.set(branch, compilePath(branch.path)[0]);
        return fitsWhole(branch, pathname);
      }`,
  },
  // It reads the name of each component that it renders, to find its place again in a page that was put off. None is.
  {
    file: '/react-dom/cjs/react-dom-server-legacy.node.production.js',
    before: 'name = getComponentNameFromType(type),',
    after: "name = 'string' === typeof type ? type : null,",
  },
  // The package that spells names in Latin letters prepares a table of 2,000 letters and a pattern of them for each of seven
  // languages that a caller may name. This program names none.
  {
    file: '/@sindresorhus/transliterate/index.js',
    before: 'of Object.entries(localeReplacements)) {',
    after: 'of []) {',
  },
  {
    file: '/@sindresorhus/transliterate/index.js',
    before: /(?<=const )defaultPattern = (buildReplacementPattern\(builtinReplacements\));/g,
    after: 'patternOfAll = () => (madePattern ??= $1);\nlet madePattern;',
  },
  {
    file: '/@sindresorhus/transliterate/index.js',
    before: 'let pattern = defaultPattern;',
    after: 'let pattern = patternOfAll();',
  },
  // Folders are listed for whoever asks for no wildcard.
  { file: '/@fastify/static/index.js', before: "const { glob } = require('glob')", after: '' },
  { file: '/@fastify/static/index.js', before: 'await glob(', after: "await require('glob').glob(" },
  // A proxy ends TLS, so neither module is used, and each brings Node.js's own after it.
  { file: '/fastify/lib/server.js', before: "const http2 = require('node:http2')", after: '' },
  {
    file: '/fastify/lib/server.js',
    before: /\bhttp2(?=\.create)/g,
    times: 2,
    after: "require('node:http2')",
  },
  { file: '/fastify/lib/server.js', before: "const https = require('node:https')", after: '' },
  {
    file: '/fastify/lib/server.js',
    before: /\bhttps(?=\.create)/g,
    times: 1,
    after: "require('node:https')",
  },
  // A function is made of text for each of some 500 pieces of addresses, of which a visitor's requests use a few.
  {
    file: '/find-my-way/lib/node.js',
    before: /return (new Function\('path', 'i', [^\n]*\)) \/\//g,
    times: 1,
    after: 'let match; return (path, i) => (match ??= $1)(path, i); //',
  },
];
