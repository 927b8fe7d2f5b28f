import { defineConfig } from 'vitest/config';
import { compileMessages } from './operations/build/compile-messages.ts';

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', '.runtime/**', 'build/**', 'tests/journeys/**', 'proofs/**'],
    globalSetup: 'tests/support/database-templates.ts',
    // A database and a file system are shared with nobody: every test has its own.
    pool: 'forks',
    // So nothing has to be loaded anew for every file.
    isolate: false,
    // Much of a test is waiting for a database or a file: one process would leave a core idle.
    maxWorkers: 2,
    // What has to be forgotten with a request is looked for after a collection.
    execArgv: ['--expose-gc'],
    // Far more than any test needs: one that hangs ends, one on a busy machine passes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A poll ends as soon as what it waits for is there.
    expect: { poll: { timeout: 30_000 } },
    // As with the journeys: what does not pass at the first attempt is reported, and decides nothing alone.
    retry: process.env.CI ? 2 : 0,
  },
});
