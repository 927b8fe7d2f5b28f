/**
 * Writes the server, the pages that it renders and the packages of both into `build/program/`: a few files, which start
 * in a fraction of the time and the memory that 1,500 modules take.
 *   node scripts/build/bundle-server.ts
 */
import { isAbsolute, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { spared } from './spared.mjs';

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
