import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from '@20minutes/s3rver';
import type { AskedObject } from './asked-object.ts';
import {
  answerItself,
  failureXml,
  findUnfinished,
  type Ignoring,
  noteAnswered,
} from './object-storage-front.ts';

/** How an object storage can fail those who rely on it; `of` says which requests, all without it. */
export type Behaviour = { of?: (asked: AskedObject) => boolean } & (
  | { kind: 'slow'; ms: number }
  | { kind: 'error'; status: number; code: string }
  /** Nothing comes back, the connection ends. */
  | { kind: 'gone' }
  /** Files break off after so many bytes. */
  | { kind: 'cut'; afterBytes: number }
  /** Files stand still after so many bytes, and their connection stays. */
  | { kind: 'stalled'; afterBytes: number }
);

export type TestObjectStorage = {
  /** What `STORAGE_URL` is set to. */
  url: string;
  /** The variables beside it. */
  credentials: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  endpoint: string;
  bucket: string;
  /** What was asked for so far. */
  requests: AskedObject[];
  /** The keys of uploads in parts that were begun and not finished. */
  findUnfinished: () => Promise<string[]>;
  /** How it answers from now on; as it should without one. */
  behave: (behaviour?: Behaviour) => void;
  stop: () => Promise<void>;
};

/** Where it keeps what it is given, and who may ask; a folder that is named stays when it stops. */
type Settings = Ignoring & {
  directory?: string;
  address?: { host: string; port: number };
  bucket?: string;
  region?: string;
  credentials?: TestObjectStorage['credentials'];
  /** Answered to everybody, as some servers do for whoever watches them. */
  healthPath?: string;
};

const stoneKeeper = { AWS_ACCESS_KEY_ID: 'stone-keeper', AWS_SECRET_ACCESS_KEY: 'kept/under+stone' };

/**
 * A server that speaks S3, with a front that adds what it lacks (signatures are checked, by the official signer; there
 * are conditions, lists with pages, and uploads can be aborted) and can misbehave.
 */
export async function startObjectStorage(settings: Settings = {}): Promise<TestObjectStorage> {
  const { bucket = 'stone', region = 'eu-central-1', credentials = stoneKeeper } = settings;
  const { address = { host: '127.0.0.1', port: 0 }, healthPath } = settings;
  const directory = settings.directory ?? (await mkdtemp(join(tmpdir(), 'ashlar-objects-')));
  const keys = {
    ...{ region, accessKeyId: credentials.AWS_ACCESS_KEY_ID },
    secretAccessKey: credentials.AWS_SECRET_ACCESS_KEY,
  };
  const behind = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false },
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await behind.run();
  const requests: AskedObject[] = [];
  let behaviour: Behaviour | undefined;
  const front = createServer(async (request, response) => {
    if (healthPath !== undefined && request.url === healthPath) return response.end();
    try {
      const asked = await readAsked(request);
      requests.push(asked);
      const isTold = await misbehave(behaviour, asked, response);
      const own = isTold ? 'told' : await answerItself(asked, { store: behind.store, keys, ...settings });
      if (own === undefined) {
        const forwarded = forward(asked, response, { port, ...endOf(behaviour, asked) });
        await forwarded.finally(() => noteAnswered(asked, behind.store));
      } else if (own !== 'told')
        response.writeHead(own.status, { 'content-type': 'application/xml' }).end(own.xml);
    } catch {
      response.destroy();
    }
  }).listen(address);
  await once(front, 'listening');
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const query = new URLSearchParams({ endpoint, region });
  return {
    ...{ url: `s3://${bucket}?${query}`, credentials, endpoint, bucket, requests },
    findUnfinished: async () => (await findUnfinished(behind.store, bucket)).map(({ key }) => key),
    behave(next) {
      behaviour = next;
    },
    async stop() {
      front.closeAllConnections();
      front.close();
      await behind.close();
      if (!settings.directory) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Whole: of what breaks off, a storage keeps nothing. */
async function readAsked(request: IncomingMessage): Promise<AskedObject> {
  const url = new URL(request.url ?? '/', 'http://storage');
  const [, named = '', ...rest] = url.pathname.split('/');
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: request.headers,
    body: await buffer(request),
    ...{ bucket: named, key: decodeURIComponent(rest.join('/')), query: url.searchParams },
  };
}

/** @returns whether the request has been dealt with */
async function misbehave(
  behaviour: Behaviour | undefined,
  asked: AskedObject,
  response: ServerResponse,
): Promise<boolean> {
  if (!behaviour || 'afterBytes' in behaviour || behaviour.of?.(asked) === false) return false;
  if (behaviour.kind === 'gone') {
    response.destroy();
    return true;
  }
  if (behaviour.kind === 'slow') await wait(behaviour.ms, undefined, { ref: false });
  if (behaviour.kind !== 'error') return false;
  const { status, xml } = failureXml(behaviour.status, behaviour.code);
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
  return true;
}

/** After how many bytes the answer breaks off, or stands still. */
function endOf(behaviour: Behaviour | undefined, asked: AskedObject) {
  const hasEnd = behaviour && 'afterBytes' in behaviour && asked.method === 'GET';
  if (!hasEnd || behaviour.of?.(asked) === false)
    return { afterBytes: Number.POSITIVE_INFINITY, isStalled: false };
  return { afterBytes: behaviour.afterBytes, isStalled: behaviour.kind === 'stalled' };
}

async function forward(
  { method, url, headers: { authorization: _checked, ...headers }, body }: AskedObject,
  response: ServerResponse,
  { port, afterBytes, isStalled }: { port: number; afterBytes: number; isStalled: boolean },
): Promise<void> {
  const onwards = ask({ host: '127.0.0.1', port, method, path: url, headers }).end(body);
  const [answer] = (await once(onwards, 'response')) as [IncomingMessage];
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  let left = afterBytes;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    response.write(chunk.subarray(0, left));
    left -= chunk.length;
    if (left > 0) continue;
    answer.destroy();
    if (isStalled) return;
    // What was written so far goes out first.
    response.socket?.end(() => response.destroy());
    return;
  }
  response.end();
}
