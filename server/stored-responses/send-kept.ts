import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Accepted, acceptedBy } from './encodings.ts';
import type { ResponseStore } from './response-store.ts';
import { sendStored } from './send-stored.ts';
import { findBody, improve, isImprovable, makeBody, type StoredResponse } from './stored-response.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * How often a response is asked for until it is worth compressing once more: what a write drops soon has cost nothing
 * then. Large ones take longest, so they have to be asked for more often.
 */
const fewestHits = 4;
const bytesAHit = 2_048;

/** Sends what is kept, in the encoding that is asked for, and has what is asked for often made smaller meanwhile. */
export function createKeptSender(store: ResponseStore) {
  let improving: Promise<unknown> = Promise.resolve();
  const considered = new WeakSet<StoredResponse>();

  /** One at a time, for nobody waits; where it fails the entry stays as it is. */
  function improveLater(key: string): void {
    improving = improving
      .then(async () => {
        const from = store.find(key);
        if (from && isImprovable(from)) store.replace(key, { from, to: await improve(from) });
      })
      .catch(() => {});
  }

  function sendAfterPacking(
    exchange: Exchange,
    kept: StoredResponse,
    wanted: { key: string; accepted: Accepted },
  ) {
    const { key, accepted } = wanted;
    makeBody(kept, accepted).then(
      ({ changed, ...made }) => {
        if (changed) store.replace(key, { from: kept, to: changed });
        sendStored(exchange, kept, made);
      },
      () => exchange.response.destroy(),
    );
  }

  return (exchange: Exchange, kept: StoredResponse, key: string): void => {
    kept.hits += 1;
    if (!considered.has(kept) && isWorthImproving(kept)) {
      considered.add(kept);
      improveLater(key);
    }
    const accepted = acceptedBy(exchange.request.headers['accept-encoding']);
    const found = findBody(kept, accepted);
    if (found) sendStored(exchange, kept, found);
    else sendAfterPacking(exchange, kept, { key, accepted });
  };
}

function isWorthImproving(kept: StoredResponse): boolean {
  if (kept.hits < fewestHits || !isImprovable(kept)) return false;
  const bytes = Object.values(kept.bodies).reduce((sum, body) => sum + body.length, 0);
  return kept.hits >= fewestHits + bytes / bytesAHit;
}
