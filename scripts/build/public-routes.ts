/**
 * The table of routes that public pages get: the build's own without the back office's, which is most of it. Nothing
 * on a public page leads to the back office but by a new document, and that gets the whole table.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Route = { id: string; path?: string; module?: string; imports?: string[] };
type Routes = Record<string, Route>;
export type RouteTable = { url: string; entry: { module: string; imports: string[] }; routes: Routes };

const assignment = 'window.__reactRouterManifest=';

/** Writes `NAME-public.js` beside the table `NAME.js`; `app/entry.server.tsx` knows that name. */
export async function writePublicRoutes(assetsFolder: string): Promise<RouteTable> {
  const name = (await readdir(assetsFolder)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`There is no table of routes in ${assetsFolder}`);
  const text = await readFile(join(assetsFolder, name), 'utf8');
  const whole: RouteTable = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, ''));
  // Pages fetch what the table says it lies at, once they are alive.
  const table = { ...whole, url: asPublic(whole.url), routes: publicRoutes(whole.routes) };
  const shortened = JSON.stringify(table, leaveOutFalse);
  await writeFile(join(assetsFolder, asPublic(name)), `${assignment}${shortened};`);
  return table;
}

export function publicRoutes(routes: Routes): Routes {
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => !isBackOffice(route)));
}

function asPublic(name: string): string {
  return name.replace(/\.js$/, '-public.js');
}

/** The frame around the back office's pages has no path of its own. */
function isBackOffice({ id, path = '' }: Route): boolean {
  return /^admin(?:\/|$)/.test(path) || id.startsWith('admin/');
}

/** To React Router absent is as good as false. */
function leaveOutFalse(_key: string, value: unknown): unknown {
  return value === false ? undefined : value;
}
