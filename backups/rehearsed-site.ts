import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { BackupError } from './failure-words.ts';
import type { RehearsalPlace } from './rehearsal-place.ts';

export type RehearsedSite = { url: string; startedMs: number; stop: () => Promise<void> };

const startMs = 120_000;
const stopMs = 25_000;
const askAgainMs = 100;
const maxOutput = 2_000;

/** What a site that nobody visits must not do: write mails, count visits elsewhere, make backups of its own. */
const leftOut =
  /^(?:SMTP_URL|MAIL_FROM|NOTIFY_TO|FORM_COLLECTOR_\w+|ANALYTICS_ID|ADS_CONVERSION|BACKUP_\w+|METRICS_TOKEN|TRUST_PROXY|ADMIN_\w+|NODE_CHANNEL_\w+)$/;

/** Starts the program on what was restored, at a port of this machine, and waits until it is ready. */
export async function startRehearsedSite(
  place: RehearsalPlace,
  signal?: AbortSignal,
): Promise<RehearsedSite> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const beganAt = performance.now();
  const child = fork(new URL('./rehearsed-site-worker.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: environmentOf(place, { port, url }),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const output = collect(child);
  const stop = () => stopChild(child);
  try {
    await waitUntilReady(child, { url, output, signal });
    return { url, startedMs: Math.round(performance.now() - beganAt), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function environmentOf(
  place: RehearsalPlace,
  { port, url }: { port: number; url: string },
): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !leftOut.test(name));
  return {
    ...Object.fromEntries(inherited),
    ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, DEMO_CONTENT: 'false' },
    ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, STORAGE_URL: `file:${place.uploadsDir}` },
    NODE_ENV: 'production',
  };
}

type Starting = { url: string; output: () => string; signal: AbortSignal | undefined };

async function waitUntilReady(child: ChildProcess, { url, output, signal }: Starting): Promise<void> {
  const endMs = performance.now() + startMs;
  while (performance.now() < endMs) {
    signal?.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new BackupError(`The program did not start on what was restored. ${output()}`);
    }
    if (await isReady(url)) return;
    await wait(askAgainMs);
  }
  throw new BackupError('The program was not ready within two minutes on what was restored.');
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(startMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}

/** The end of what it says; the structured log is on the same stream. */
function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-maxOutput);
  });
  return () => text.trim().split('\n').at(-1) ?? '';
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs).unref();
  await ended;
  clearTimeout(timer);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}
