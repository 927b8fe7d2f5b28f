import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** From how many pages on a module belongs to all of them: fewer and larger files compress better. */
const sharedByPages = 6;

export default defineConfig({
  plugins: [reactRouter()],
  // Module files have names of their own, so `Button_arrow` is unique; unlike a hash it is readable and compresses well.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /\/node_modules\// },
                { name: 'site', test: /\/(?:app\/site|content)\//, minShareCount: sharedByPages },
              ],
            },
          },
        },
      },
    },
  },
  server: { fs: { allow: ['.'] } },
});
