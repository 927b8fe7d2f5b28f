import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the start: the table is small, and nothing has to be asked for while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
