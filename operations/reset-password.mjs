/**
 * `npm run reset-password -- {username} [--remove-second-factor]`: gives an administrator a new password, whatever the
 * old one was, and takes codes and passkeys away where that is asked for.
 */
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
  const names = args.filter((arg) => arg !== '--remove-second-factor');
  if (names.length !== 1 || names[0]?.startsWith('--'))
    throw new LaunchError(
      'Name one administrator: npm run reset-password -- {username} [--remove-second-factor]',
    );
  const releaseSignals = stopOnSignals();
  const runtime = await ensureRuntime({ root });
  await ensurePackages({ root, runtime, isForServing: true });
  releaseSignals();
  return serve({
    root,
    runtime,
    nodeEnv: 'production',
    program: join('operations', 'commands', 'reset-password.ts'),
    args,
  });
});
