/** A command of an operator: a program with the settings of the server, whether the site runs or not. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './failure.mjs';
import { ensurePackages } from './packages.mjs';
import { stopOnSignals } from './processes.mjs';
import { ensureRuntime } from './runtime.mjs';
import { serve } from './server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program of `operations/commands/` with the arguments of this command.
 * @param {string} name
 */
export async function runOperation(name) {
  await runCommand(async () => {
    const releaseSignals = stopOnSignals();
    const runtime = await ensureRuntime({ root });
    await ensurePackages({ root, runtime, isForServing: true });
    releaseSignals();
    const args = process.argv.slice(2);
    return serve({
      root,
      runtime,
      nodeEnv: 'production',
      program: join('operations', 'commands', `${name}.ts`),
      args,
    });
  });
}
