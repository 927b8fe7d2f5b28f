/**
 * Bundles the server, its pages and their packages into `build/program/`: that starts in half the time of 1,500 modules.
 *   node operations/build/bundle-server.mjs
 */
import { isAbsolute, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { licenceList, writeLicences } from './write-licences.mjs';

/** @import { Plugin } from 'vite' */

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'build', 'program');
/** Native, read files that lie beside them, are loaded by `createRequire` where they are needed, or while developing. */
const external = [
  'sharp',
  '@fastify/swagger-ui',
  'fontkit',
  'pdfkit',
  'pg-native',
  'vite',
  '@fastify/middie',
];

const workerAddress = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g;

/**
 * Sources name files beside them; the programs of threads and processes are bundled beside the server.
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

await build({
  ...{ root, configFile: false, logLevel: 'warn', mode: 'production', publicDir: false },
  plugins: [placesOfSources],
  json: { namedExports: false, stringify: true },
  // Packages choose by it what is for development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, external },
  build: {
    ...{ ssr: true, outDir: folder, emptyOutDir: true, target: 'node24', license: { fileName: licenceList } },
    rolldownOptions: {
      input: { main: join(root, 'server', 'main.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

const developing = ['vite', '@fastify/middie', 'pg-native'];
writeLicences(
  root,
  external.filter((name) => !developing.includes(name)),
);
