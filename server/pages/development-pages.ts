import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { Pages } from './page-renderer.ts';
import { createPageRenderer } from './page-renderer.ts';

/** Pages that Vite builds as they are requested and replaces in the browser as they change. */
export async function openDevelopmentPages(): Promise<Pages> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return {
    renderer: createPageRenderer(loadBuild, 'development'),
    findStyles: () => undefined,
    middleware: vite.middlewares,
  };
}
