import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writePublicRoutes } from './scripts/build/public-routes.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the start: the table is small, and nothing has to be asked for while browsing.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    writePublicRoutes(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
