/** `npm run bench`: brings what is missing, then measures (operations/bench.ts). */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './launch/build.mjs';
import { runCommand } from './launch/failure.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { ensureRuntime } from './launch/runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runCommand(async () => {
  const runtime = await ensureRuntime({ root });
  await ensurePackages({ root, runtime });
  await ensureBuild({ root, runtime });
  const line = ['--disable-warning=ExperimentalWarning', 'operations/bench.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(runtime.node, line, { cwd: root, env: runtime.env, stdio: 'inherit' });
  return status ?? 1;
});
