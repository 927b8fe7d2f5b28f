import { readdirSync, readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { ManifestChunk } from 'vite';
import { ConfigError } from '../config/config.ts';
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
  return {
    renderer: createPageRenderer(async (path) => (await findBackOffice(path)) ?? site, 'production'),
    findStyles: stylesIn(clientFolder),
    getFiles: filesIn(clientFolder),
    client: { folder: clientFolder, names: findNames(clientFolder) },
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

/** Built stylesheets by their path: few and small, so those that a page has asked for stay in memory. */
function stylesIn(clientFolder: string): Pages['findStyles'] {
  const names = readdirSync(join(clientFolder, 'assets')).filter((name) => name.endsWith('.css'));
  const paths = new Set(names.map((name) => `/assets/${name}`));
  const read = new Map<string, string>();
  return (path) => {
    if (!paths.has(path)) return undefined;
    const styles = read.get(path) ?? readFileSync(join(clientFolder, path), 'utf8').trim();
    read.set(path, styles);
    return styles;
  };
}

/**
 * The built files of a module that is loaded on demand, by Vite's list of what it has built.
 * @throws where the module has none of its own
 */
function filesIn(clientFolder: string): NonNullable<Pages['getFiles']> {
  const list = readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const chunks = new Map<string, ManifestChunk>(Object.entries(JSON.parse(list)));
  return (module) => {
    const names = new Set([module]);
    const files: string[] = [];
    for (const name of names) {
      const chunk = chunks.get(name);
      if (!chunk) throw new Error(`No file was built for ${name}`);
      files.push(chunk.file, ...(chunk.css ?? []));
      for (const imported of chunk.imports ?? []) names.add(imported);
    }
    return files.map((file) => `/${file}`);
  };
}

/** What browsers may ask for: all but the compressed forms, which stand in for the others. */
function findNames(clientFolder: string): Set<string> {
  const beside = readdirSync(clientFolder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const built = readdirSync(join(clientFolder, 'assets')).map((name) => `assets/${name}`);
  return new Set([...beside.map(({ name }) => name), ...built].filter((name) => !/\.(?:br|gz)$/.test(name)));
}
