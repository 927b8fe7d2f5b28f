/** `npm run dev`: the same application with hot reloading; the server restarts when its own sources change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './launch/failure.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { stopOnSignals } from './launch/processes.mjs';
import { ensureRuntime } from './launch/runtime.mjs';
import { serve } from './launch/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything but app/, which the development server reloads in place. */
const watched = [
  'backups',
  'content',
  'database',
  'demo',
  'errors',
  'inbox',
  'media',
  'messages',
  'people',
  'publishing',
  'server',
  'statistics',
];

await runCommand(async () => {
  const releaseSignals = stopOnSignals();
  const runtime = await ensureRuntime({ root });
  await ensurePackages({ root, runtime });
  releaseSignals();
  const paths = watched.filter((path) => existsSync(join(root, path)));
  const flags = ['--watch-preserve-output', ...paths.map((path) => `--watch-path=${path}`)];
  return serve({ root, runtime, nodeEnv: 'development', flags, program: join('server', 'main.ts') });
});
