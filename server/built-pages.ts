import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { ConfigError } from './config.ts';
import type { Pages } from './page-renderer.ts';
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
  const clientFolder = join(projectFolder, 'build', 'client');
  const styles = await readStyles(clientFolder);
  return {
    renderer: createPageRenderer(async () => build, 'production'),
    findStyles: (path) => styles.get(path),
    clientFolder,
  };
}

/** All built stylesheets by their path: few and small, so they stay in memory. */
async function readStyles(clientFolder: string): Promise<Map<string, string>> {
  const names = await readdir(join(clientFolder, 'assets'));
  const sheets = names
    .filter((name) => name.endsWith('.css'))
    .map(
      async (name) =>
        [`/assets/${name}`, await readFile(join(clientFolder, 'assets', name), 'utf8')] as const,
    );
  return new Map(await Promise.all(sheets));
}
