import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compileAhead } from './scripts/build/compile-ahead.ts';
import { writePublicRoutes } from './scripts/build/public-routes.ts';
import { writeStylesheetParts } from './scripts/build/stylesheet-parts.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // The server reads the back office's pages when somebody first comes to it: visitors are served without.
  serverBundles: ({ branch }) => (branch.some(({ path }) => path?.startsWith('admin')) ? 'admin' : 'site'),
  // All routes are known from the start: the table is small, and nothing has to be asked for while browsing.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const assetsFolder = join(reactRouterConfig.buildDirectory, 'client', 'assets');
    await compileAhead(assetsFolder, await writePublicRoutes(assetsFolder));
    await writeStylesheetParts(reactRouterConfig.buildDirectory);
  },
} satisfies Config;
