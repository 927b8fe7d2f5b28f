import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Pages } from './app.ts';
import { ConfigError } from './config.ts';
import { createPageRenderer } from './page-renderer.ts';

/**
 * The pages of the production build.
 * @throws ConfigError when the project has not been built
 */
export async function openBuiltPages(projectFolder: string): Promise<Pages> {
  const bundle = join(projectFolder, 'build', 'server', 'index.js');
  await access(bundle).catch(() => {
    throw new ConfigError('the pages are not built; start it with npm start');
  });
  const build: ServerBuild = await import(pathToFileURL(bundle).href);
  return {
    renderer: createPageRenderer(async () => build, 'production'),
    clientFolder: join(projectFolder, 'build', 'client'),
  };
}
