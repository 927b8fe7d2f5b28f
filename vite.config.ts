import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'site-styles', test: /\/app\/site\/.*\.css$/ }] },
          },
        },
      },
    },
  },
  server: { fs: { allow: ['.'] } },
});
