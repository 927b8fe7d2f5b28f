import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFreePort } from './free-port.ts';

const example = resolve(import.meta.dirname, '../../operations/deploy/nginx.conf');
/** Who has answered: an address, or several with commas between them where the first could not. */
const servedBy = 'x-served-by';

export type Balancer = {
  url: string;
  stop: () => Promise<void>;
};

/**
 * nginx before instances, under the rules of `operations/deploy/nginx.conf`.
 * @throws Error in one line where there is no nginx
 */
export async function startBalancer(folder: string, ports: readonly number[]): Promise<Balancer> {
  const prefix = join(folder, 'nginx');
  mkdirSync(prefix, { recursive: true });
  const port = await findFreePort();
  const file = join(prefix, 'nginx.conf');
  writeFileSync(file, settingsOf({ prefix, port, ports }));
  const child = spawn('nginx', ['-p', prefix, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'spawn').catch(() => {
    throw new Error('This test needs nginx, and there is none: install the package nginx.');
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilListening(child, url);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The instances whom nginx has asked for a response, in turn. */
export function askedFor(response: Response): number[] {
  const addresses = response.headers.get(servedBy)?.split(', ') ?? [];
  return addresses.map((address) => Number(address.split(':')[1]));
}

type Place = { prefix: string; port: number; ports: readonly number[] };

/** Without what needs a certificate, and without nginx's own cache: each request reaches an instance. */
function settingsOf({ prefix, port, ports }: Place): string {
  const text = readFileSync(example, 'utf8');
  const server = /^ *server 127\.0\.0\.1:\d+ (.*);$/m.exec(text)?.[1];
  const upstream = /^upstream ashlar \{[\s\S]*?^\}/m.exec(text)?.[0];
  const location = /^ {2}location \/ \{[\s\S]*?^ {2}\}/m.exec(text)?.[0];
  if (!server || !upstream || !location) throw new Error('operations/deploy/nginx.conf is not as it was');
  const lines = ports.map((one) => `  server 127.0.0.1:${one} ${server};`);
  const kept = upstream.split('\n').filter((line) => !line.includes('127.0.0.1:'));
  const passing = location.split('\n').filter((line) => !/^ *proxy_(?:no_)?cache/.test(line));
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${prefix}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  error_log stderr crit;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${prefix}/${name};`).join('\n  ')}
${[kept[0], ...lines, ...kept.slice(1)].join('\n')}
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 600m;
    proxy_request_buffering off;
    add_header ${servedBy} $upstream_addr always;
${passing.join('\n')}
  }
}
`;
}

async function waitUntilListening(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response) return;
    await new Promise((tryAgain) => setTimeout(tryAgain, 10));
  }
  throw new Error('nginx ended before it listened');
}
