/** Builds pages and server with the packages that are there, for whoever does not start the site here: an image, for instance. */
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './launch/build.mjs';
import { runCommand } from './launch/failure.mjs';
import { stopOnSignals } from './launch/processes.mjs';
import { ensureRuntime } from './launch/runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runCommand(async () => {
  const releaseSignals = stopOnSignals();
  await ensureBuild({ root, runtime: await ensureRuntime({ root }) });
  releaseSignals();
  return 0;
});
