import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { ConfigError } from './config.ts';
import type { Pages } from './page-renderer.ts';
import { createPageRenderer } from './page-renderer.ts';

/**
 * The pages of the production build. Those of the back office are loaded when somebody first comes there.
 * @throws ConfigError when the project has not been built
 */
export async function openBuiltPages(projectFolder: string): Promise<Pages> {
  await access(join(projectFolder, 'build', 'server', 'site', 'index.js')).catch(() => {
    throw new ConfigError('the pages are not built; start it with npm start');
  });
  const site: ServerBuild = await import('#pages/site');
  const clientFolder = join(projectFolder, 'build', 'client');
  const styles = await readStyles(clientFolder);
  return {
    renderer: createPageRenderer(async (path) => (await findBackOffice(path)) ?? site, 'production'),
    findStyles: (path) => styles.get(path),
    clientFolder,
  };
}

/** Addresses below `/admin` that it does not have are unknown to the site. */
async function findBackOffice(path: string): Promise<ServerBuild | undefined> {
  if (!/^\/admin(?:[/.]|$)/.test(path)) return undefined;
  const build: ServerBuild = await import('#pages/admin');
  const routes = routesBelow(build, undefined);
  return matchRoutes(routes, path.replace(/(?:\/_)?\.data$/, '')) ? build : undefined;
}

function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const place = { id, ...(path !== undefined && { path }) };
    return [index ? { ...place, index } : { ...place, children: routesBelow(build, id) }];
  });
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
