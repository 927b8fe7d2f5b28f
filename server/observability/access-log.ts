import type { IncomingMessage } from 'node:http';
import { type DestinationStream, pino } from 'pino';
import type { PeerTrust } from '../config/trusted-proxies.ts';
import { clientAddressOf, shortenAddress } from './client-address.ts';
import { maskUrl } from './masked-url.shared.ts';
import type { RequestIds } from './request-ids.ts';

/** One answered request. `status` is 0 where the client went before there was an answer. */
export type AnsweredRequest = {
  request: IncomingMessage;
  url: string;
  status: number;
  bytes: number;
  ms: number;
};

type Options = { ids: RequestIds; isTrusted: PeerTrust; stream: DestinationStream };

export type AccessLog = ReturnType<typeof createAccessLog>;

const users = new WeakMap<IncomingMessage, string>();

/** Says who an administrator is, for the line of their request. */
export function noteUser(request: IncomingMessage, username: string): void {
  users.set(request, username);
}

/**
 * A line for each request, with what tells how the site does and as little as possible of who asked: the network in place of
 * the address, and no agent, referrer, search or secret link.
 */
export function createAccessLog({ ids, isTrusted, stream }: Options) {
  // Without the process and the machine, which each line of the application's log names.
  const log = pino({ base: null }, stream);
  return {
    add({ request, url, status, bytes, ms }: AnsweredRequest): void {
      log.info(
        {
          ...{ reqId: ids.idOf(request), method: request.method, path: maskUrl(url) },
          ...{ status, bytes, ms: Math.round(ms * 100) / 100 },
          client: shortenAddress(clientAddressOf(request, isTrusted)),
          user: users.get(request),
        },
        'request',
      );
    },
  };
}
