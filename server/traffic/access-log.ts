import type { IncomingMessage } from 'node:http';
import type { PeerTrust } from '../trusted-proxies.ts';
import { clientAddressOf, shortenAddress } from './client-address.ts';
import { maskUrl } from './masked-url.ts';
import type { RequestIds } from './request-ids.ts';

/** One answered request. `status` is 0 where the client went before there was an answer. */
export type AnsweredRequest = {
  request: IncomingMessage;
  url: string;
  status: number;
  bytes: number;
  ms: number;
};

type Options = { ids: RequestIds; isTrusted: PeerTrust; stream: { write: (text: string) => unknown } };

export type AccessLog = ReturnType<typeof createAccessLog>;

const users = new WeakMap<IncomingMessage, string>();

/** Says who an administrator is, for the line of their request. */
export function noteUser(request: IncomingMessage, username: string): void {
  users.set(request, username);
}

/**
 * A line for each request, with what tells how the site does and as little as possible of who asked: the network in place of
 * the address, and no agent, referrer, search or secret link. Lines of one turn go out together.
 */
export function createAccessLog({ ids, isTrusted, stream }: Options) {
  let lines: string[] = [];

  function flush(): void {
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    stream.write(text);
  }

  return {
    add({ request, url, status, bytes, ms }: AnsweredRequest): void {
      if (lines.length === 0) setImmediate(flush);
      const user = users.get(request);
      const line = {
        ...{ level: 30, time: Date.now(), msg: 'request', reqId: ids.idOf(request) },
        ...{ method: request.method, path: maskUrl(url), status, bytes, ms: Math.round(ms * 100) / 100 },
        client: shortenAddress(clientAddressOf(request, isTrusted)),
        ...(user !== undefined && { user }),
      };
      lines.push(`${JSON.stringify(line)}\n`);
    },

    /** Before the process ends. */
    flush,
  };
}
