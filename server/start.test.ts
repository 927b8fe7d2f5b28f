import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { uploadTypes } from '#content/kit/upload-types.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openToVisitors } from '#tests/support/open-to-visitors.ts';
import { createServerStarter } from '#tests/support/server-process.ts';

const start = createServerStarter();
let folder: string;

beforeEach(() => {
  folder = start.folder();
});

describe('an operator who starts the server', () => {
  test('reads the URL and, this once, the administrator and password', async () => {
    const server = start({ PORT: String(await findFreePort()) });
    await server.says('Ashlar is ready at http://127.0.0.1:');
    expect(server.output()).toMatch(/Administrator: admin {2}Password: \S{16,}/);
    await server.stop('SIGTERM');
    const again = start({ PORT: String(await findFreePort()) });
    await again.says('Ashlar is ready');
    expect(again.output()).not.toContain('Password');
  });

  test('is told in one line that the port is taken, and loses no password by it', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.exit()).toBe(1);
    expect(server.output().trim()).toBe(`Ashlar did not start: PORT ${port} is taken on 127.0.0.1`);
    holder.close();
    const freed = await findFreePort();
    const again = start({ PORT: String(freed) });
    await again.says('Ashlar is ready');
    expect(await signIn(freed, passwordIn(again.output()))).toBe(200);
  });

  test('reads the first password even where the start fails afterwards', async () => {
    const uploads = join(folder, 'occupied');
    await mkdir(uploads);
    // The demo content finds a file where each of its folders would be.
    for (const name of uploadTypes) await writeFile(join(uploads, name), 'no folder');
    const demo = { DEMO_CONTENT: 'true', STORAGE_URL: `file:${uploads}` };
    const failed = start({ PORT: String(await findFreePort()), ...demo });
    expect(await failed.exit()).toBe(1);
    const port = await findFreePort();
    const again = start({ PORT: String(port) });
    await again.says('Ashlar is ready');
    expect(again.output()).not.toContain('Administrator');
    expect(await signIn(port, passwordIn(failed.output()))).toBe(200);
  });

  test('never reads a password that was in the environment', async () => {
    const port = await findFreePort();
    const server = start({ PORT: String(port), ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'stone-and-water' });
    await server.says('Ashlar is ready');
    expect(server.output()).toContain('Administrator: owner  with the password in ADMIN_PASSWORD\n');
    expect(server.output()).not.toContain('stone-and-water');
  });

  test('is told in one line that a variable is wrong, before anything is written', async () => {
    const server = start({ PORT: 'abc' });
    expect(await server.exit()).toBe(1);
    expect(server.output().trim()).toMatch(/^Ashlar did not start: PORT .*"abc"\)$/);
  });

  test.each([
    ['BACKUP_TO', (file: string) => ({ BACKUP_TO: join(file, 'archives') })],
    ['STORAGE_URL', (file: string) => ({ STORAGE_URL: `file:${file}` })],
    ['DATA_DIR', (file: string) => ({ DATA_DIR: join(file, 'data') })],
  ])('is told in one line that %s cannot be written to', async (name, environment) => {
    const file = join(folder, 'file');
    await writeFile(file, 'no folder');
    const server = start({ PORT: String(await findFreePort()), ...environment(file) });
    expect(await server.exit()).toBe(1);
    const line = new RegExp(`^Ashlar did not start: ${name} cannot be written to: (?!E[A-Z]+)[^\\n]+$`);
    expect(server.output().trim()).toMatch(line);
  });

  test('is told of a variable that was probably meant for a setting', async () => {
    const server = start({ PORT: String(await findFreePort()), ADMIN_PASWORD: 'stone-and-water' });
    await server.says('Ashlar is ready');
    expect(server.output()).toMatch(/^Attention: ADMIN_PASWORD .*did you mean ADMIN_PASSWORD\?$/m);
    expect(server.output()).not.toContain('stone-and-water');
  });

  test('gets a database and files that nobody else on the machine can read', async () => {
    const old = process.umask(0);
    const server = start({ PORT: String(await findFreePort()), DEMO_CONTENT: 'true' });
    process.umask(old);
    await server.says('Ashlar is ready');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const modes = await Promise.all(
      entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mode & 0o777),
    );
    expect(entries.map(({ name }) => name)).toContain('ashlar.sqlite-wal');
    expect(new Set(modes)).toEqual(new Set([0o600, 0o700]));
  });

  test('is told in one line that the first password is a common one, and not where it is not used', async () => {
    const port = await findFreePort();
    const server = start({ PORT: String(port), ADMIN_PASSWORD: 'password123' });
    expect(await server.exit()).toBe(1);
    expect(server.output().trim()).toMatch(/^Ashlar did not start: ADMIN_PASSWORD cannot be used: [^\n]+$/);
    expect(server.output()).not.toContain('password123');
    const made = start({ PORT: String(port) });
    await made.says('Ashlar is ready');
    await made.stop('SIGTERM');
    const later = start({ PORT: String(port), ADMIN_PASSWORD: 'password123' });
    await later.says('Ashlar is ready');
  });

  test('is told in one line that the database cannot be reached', async () => {
    const port = await findFreePort();
    const server = start({ DATABASE_URL: `postgres://nobody:hidden@127.0.0.1:${port}/none` });
    expect(await server.exit()).toBe(1);
    expect(server.output().trim()).toMatch(/^Ashlar did not start: DATABASE_URL [^\n]+$/);
    expect(server.output()).not.toContain('hidden');
  });
});

describe('an operator who stops the server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'with %s lets it finish and sees it exit with 0',
    async (signal) => {
      const port = await findFreePort();
      const server = start({ PORT: String(port) });
      await server.says('Ashlar is ready');
      expect(await server.stop(signal)).toBe(0);
      expect(server.output()).toMatch(/Ashlar has stopped\.\n$/);
      expect(server.log()).toMatch(/"Ashlar has stopped"\}\n$/);
    },
  );

  test('while it starts reads no warning of what that cuts off', async () => {
    const port = await findFreePort();
    const server = start({ PORT: String(port) });
    await expect.poll(server.log, { interval: 10, timeout: 20_000 }).toContain('Server listening');
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(server.log()).not.toContain('"level":40');
  });

  test('does not cut off a request that is under way', async () => {
    const port = await findFreePort();
    await openToVisitors({ DATA_DIR: start.folder() });
    const server = start({ PORT: String(port) });
    await server.says('Ashlar is ready');
    const body = JSON.stringify({ email: 'reader@post.example' });
    const socket = connect(port, '127.0.0.1');
    const head = `POST /api/newsletter HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    await server.isAnswering(port);
    const exited = server.stop('SIGTERM');
    socket.write(body.slice(5));
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toContain('201');
    expect(await exited).toBe(0);
  });
});

function passwordIn(output: string): string {
  return /Password: (\S+)/.exec(output)?.[1] ?? '';
}

/** @returns the status of the response */
async function signIn(port: number, password: string): Promise<number> {
  const body = JSON.stringify({ username: 'admin', password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}/api/auth/login`, { method: 'POST', headers, body })).status;
}
