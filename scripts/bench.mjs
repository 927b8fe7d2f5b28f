/**
 * `npm run bench [-- --products 10000] [--rounds 5] [--anew] [--keep]`: what the site costs, beside a bare `node:http` and nginx
 * on the same machine (docs/decisions/0037-benchmarks.md). With --anew starts and
 * what is kept are left out. With --keep the tables are written to docs/performance.md.
 */
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
  const line = ['--disable-warning=ExperimentalWarning', 'scripts/bench/run.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(runtime.node, line, { cwd: root, env: runtime.env, stdio: 'inherit' });
  return status ?? 1;
});
