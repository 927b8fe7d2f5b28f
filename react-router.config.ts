import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The server reads the back office's pages when somebody first comes to it: visitors are served without.
  serverBundles: ({ branch }) => (branch.some(({ path }) => path?.startsWith('admin')) ? 'admin' : 'site'),
  // All routes are known from the start: the table is small, and nothing has to be asked for while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
