/** `npm start`: brings what is missing (without build tools where the pages are built), builds what has changed, then serves until it is told to stop. */
import { fileURLToPath } from 'node:url';
import { ensureBuild, isBuilt } from './launch/build.mjs';
import { runCommand } from './launch/failure.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { stopOnSignals } from './launch/processes.mjs';
import { ensureRuntime } from './launch/runtime.mjs';
import { serve } from './launch/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runCommand(async () => {
  const releaseSignals = stopOnSignals();
  const runtime = await ensureRuntime({ root });
  const isReady = isBuilt(root);
  await ensurePackages({ root, runtime, isForServing: isReady });
  if (!isReady) await ensureBuild({ root, runtime });
  releaseSignals();
  return serve({ root, runtime, nodeEnv: 'production' });
});
