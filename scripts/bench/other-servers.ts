import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxSettings } from './nginx-settings.ts';
import type { RawResponse } from './response-reader.ts';
import { type StartedServer, startServer } from './started-server.ts';

type Place = { folder: string; port: number };

/** Written by every server itself. */
const ownHeaders = ['date', 'connection', 'keep-alive', 'server'];

/** A bare `node:http` that sends exactly what another server has sent: the same body under the same headers. */
export async function startBare(response: RawResponse, { folder, port }: Place): Promise<StartedServer> {
  const [bodyFile, headersFile] = [join(folder, `bare-${port}`), join(folder, `bare-${port}.json`)];
  writeFileSync(bodyFile, response.body);
  writeFileSync(headersFile, JSON.stringify(headersOf(response).flat()));
  const program = join(import.meta.dirname, 'bare-server.ts');
  const args = ['--disable-warning=ExperimentalWarning', program, String(port), bodyFile, headersFile];
  return startServer({ command: process.execPath, args }, { port });
}

/** nginx with one worker that sends the same body from a file under the same headers; undefined without an nginx. */
export async function startNginx(
  response: RawResponse,
  { folder, port }: Place,
): Promise<StartedServer | undefined> {
  if (!isThere('nginx', '-v')) return undefined;
  const prefix = join(folder, `nginx-${port}`);
  mkdirSync(join(prefix, 'files'), { recursive: true });
  writeFileSync(join(prefix, 'files', 'page'), response.body);
  const isSuperuser = process.getuid?.() === 0;
  const settings = nginxSettings({ port, prefix, headers: headersOf(response), isSuperuser });
  writeFileSync(join(prefix, 'nginx.conf'), settings);
  const args = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr'];
  return startServer({ command: 'nginx', args }, { port });
}

/** Whether a program can be run here. */
export function isThere(command: string, argument: string): boolean {
  return spawnSync(command, [argument], { stdio: 'ignore' }).error === undefined;
}

function headersOf({ head }: RawResponse): [name: string, value: string][] {
  const lines = head.split('\r\n').slice(1);
  const headers = lines.map((line): [string, string] => {
    const end = line.indexOf(':');
    return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()];
  });
  return headers.filter(([name]) => !ownHeaders.includes(name));
}
