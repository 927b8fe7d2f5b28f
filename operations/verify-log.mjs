/** `npm run verify-log`: says whether somebody has changed the log of who did what. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LaunchError, runCommand } from './launch/failure.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { stopOnSignals } from './launch/processes.mjs';
import { ensureRuntime } from './launch/runtime.mjs';
import { serve } from './launch/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.length > 1)
    throw new LaunchError('Name one noted place at most: npm run verify-log -- {number:hash}');
  const releaseSignals = stopOnSignals();
  const runtime = await ensureRuntime({ root });
  await ensurePackages({ root, runtime, isForServing: true });
  releaseSignals();
  return serve({
    root,
    runtime,
    nodeEnv: 'production',
    program: join('operations', 'commands', 'verify-log.ts'),
    args,
  });
});
