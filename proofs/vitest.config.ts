import { defineConfig } from 'vitest/config';
import base from '../vitest.config.ts';

/** `npm run proofs`: one after the other, each as long as it takes. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    ...base.test,
    include: ['proofs/**/*.{proof,test}.ts'],
    exclude: ['node_modules/**'],
    fileParallelism: false,
    testTimeout: 0,
    expect: { poll: { timeout: 300_000 } },
    retry: 0,
  },
});
