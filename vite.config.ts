import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';
import { compileMessages } from './operations/build/compile-messages.ts';
import { buildInTurn } from './operations/build/in-turn.ts';
import manifest from './package.json' with { type: 'json' };

/** What every page needs of the packages, and Vite's own piece that fetches what is loaded on demand. */
const framework =
  /vite\/preload-helper|\/node_modules\/(?:(?:react|react-dom|react-router|scheduler)\/|icu-minify\/dist\/esm\/\w+\/(?:format|types))/;

/** Components, and the messages of every page. */
const site = /\/app\/(?!admin\/)|\/(?:common|shell|forms)\.json\?compiled/;

/** The back office's packages, without the editor's, which are loaded on demand. */
const packages =
  /\/node_modules\/(?!@fontsource|@tiptap|prosemirror-|@mantine\/tiptap|linkifyjs|rope-sequence|w3c-keyname|orderedmap)/;

const publicPage = /\/app\/(?:root\.tsx|entry\.client|site\/pages\/)/;

/** Loaded whole, the back office's packages would double the time a start takes; bundled, only what is used remains. */
const backOfficePackages = [/^@mantine\//, /^@tiptap\//, /^@dnd-kit\//, /^@tanstack\//];

/** The server's bundle leaves out what production installs, and holds everything else that the pages need. */
const bundled = { noExternal: true as const, external: Object.keys(manifest.dependencies) };

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), reactRouter(), buildInTurn()],
  css: {
    // Every page carries its classes many times.
    modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : readableName },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: true,
    license: { fileName: '.vite/licences.json' },
  },
  environments: {
    ...(command === 'build' && {
      ssrBundle_site: { resolve: bundled },
      ssrBundle_admin: { resolve: bundled },
    }),
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 4 },
                { name: 'packages', test: packages, priority: 3 },
                { name: 'site', test: site, minShareCount: 4, priority: 2 },
                // By which pages use it; small files are merged. What the back office uses as well must not drag that along.
                {
                  name: nameForSite,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2_000,
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'back-office', test: /\/app\/admin\/(?!.*ArticleEditor\/)/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  ssr: command === 'build' ? {} : { noExternal: backOfficePackages },
  server: { fs: { allow: ['.'] } },
}));

/** Names what public pages use, be it through other modules. */
function nameForSite(id: string, chunking: Rolldown.ChunkingContext): string | null {
  const users = new Set([id]);
  for (const user of users) {
    if (publicPage.test(user)) return 'shared';
    const { importers = [], dynamicImporters = [] } = chunking.getModuleInfo(user) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) users.add(importer);
  }
  return null;
}

/** What one finds a component by while developing. */
function readableName(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`;
}
