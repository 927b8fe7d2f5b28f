/**
 * Writes the server, the pages that it renders and the packages of both into `build/program/`: a few files, which start
 * in a fraction of the time and the memory that 1,500 modules take.
 *   node scripts/build/bundle-server.ts
 */
import { isAbsolute, join, relative, resolve } from 'node:path';
import { build } from 'vite';

/** @import { Plugin } from 'vite' */

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'build', 'program');
/** Native, read files that lie beside them, are loaded by `createRequire` where they are needed, or while developing. */
const leftOut = ['sharp', '@fastify/swagger-ui', 'fontkit', 'pdfkit', 'pg-native', 'vite', '@fastify/middie'];

const workerAddress = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g;

/**
 * Sources speak of files beside them; the programs of threads and of processes are bundled beside the server.
 * @type {Plugin}
 */
const placesOfSources = {
  name: 'places-of-sources',
  enforce: 'pre',
  transform(code, id) {
    const source = relative(root, id);
    if (isAbsolute(source) || /^\.\.|node_modules|^build\//.test(source)) return undefined;
    const from = JSON.stringify(relative(folder, join(id, '..')));
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${from})`)
      .replaceAll(workerAddress, (_all, name) => {
        this.emitFile({ type: 'chunk', id: join(id, '..', `${name}.ts`), fileName: `${name}.js` });
        return `new URL('./${name}.js', import.meta.url)`;
      });
  },
};

/**
 * A source with a single character beyond Latin-1 takes twice the memory, for as long as the server is up.
 * @type {Plugin}
 */
const inAscii = {
  name: 'in-ascii',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/gu, escapeCharacter);
    }
  },
};

/**
 * What packages do at each start or for each page and nobody needs. Each `before` has to be there exactly as often as it says, or
 * the build fails: a new version may do it in another way.
 */
const spared = [
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

/** Those that were not met yet. */
const unmetFiles = new Set(spared.map(({ file }) => file));

/** @type {Plugin} */
const withoutSpared = {
  name: 'without-spared',
  enforce: 'pre',
  transform(code, id) {
    const places = spared.filter(({ file }) => id.endsWith(file));
    if (places.length === 0) return undefined;
    for (const { file } of places) unmetFiles.delete(file);
    return places.reduce((text, { before, times = 1, after, added = '' }) => {
      const pieces = typeof before === 'string' ? text.split(before).length - 1 : text.match(before)?.length;
      if (pieces !== times) throw new Error(`A package has changed: ${before} is not in ${id}`);
      return `${text.replace(before, after)}\n${added}`;
    }, code);
  },
  buildEnd(error) {
    if (!error && unmetFiles.size > 0) throw new Error(`A package has lost ${[...unmetFiles].join(', ')}`);
  },
};

/** Of the package that counts, what this program uses: its index loads a module for each database there is. */
const limiters = ['RateLimiterMemory', 'RateLimiterPostgres', 'RateLimiterRes'];

/** @type {Plugin} */
const fewLimiters = {
  name: 'few-limiters',
  enforce: 'pre',
  resolveId: (id) => (id === 'rate-limiter-flexible' ? '\0few-limiters' : undefined),
  load: (id) =>
    id === '\0few-limiters'
      ? limiters
          .map((name) => `export { default as ${name} } from 'rate-limiter-flexible/lib/${name}.js';`)
          .join('\n')
      : undefined,
};

/** @param {string} character */
function escapeCharacter(character) {
  const code = character.codePointAt(0)?.toString(16) ?? '';
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

await build({
  ...{ root, configFile: false, logLevel: 'warn', mode: 'production', publicDir: false },
  plugins: [placesOfSources, withoutSpared, fewLimiters, inAscii],
  // Packages choose by it what is for development.
  json: { namedExports: false, stringify: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, external: leftOut },
  build: {
    ...{ ssr: true, outDir: folder, emptyOutDir: true, target: 'node20', copyPublicDir: false },
    rolldownOptions: {
      input: { main: join(root, 'server', 'main.ts') },
      output: {
        ...{ entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        // Names stay for whoever reads an error; comments and blanks would lie in memory.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
