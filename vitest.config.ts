import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', '.runtime/**', 'build/**', 'tests/journeys/**'],
    // A database and a file system are shared with nobody: every test makes its own.
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
