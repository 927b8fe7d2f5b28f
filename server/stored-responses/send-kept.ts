import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, plain } from './encodings.ts';
import type { ResponseStore } from './response-store.ts';
import { encodingFor, sendStored } from './send-stored.ts';
import { improve, makeBody, type StoredResponse } from './stored-response.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** How often a response is asked for until it is worth compressing once more. */
const hitsToImprove = 2;

/** Sends what is kept, in the encoding that is asked for, and has what is asked for often made smaller meanwhile. */
export function createKeptSender(store: ResponseStore) {
  let improving: Promise<unknown> = Promise.resolve();

  /** One at a time, for nobody waits; where it fails the entry stays as it is. */
  function improveLater(key: string): void {
    improving = improving
      .then(async () => {
        const from = store.find(key);
        if (from) store.replace(key, { from, to: await improve(from) });
      })
      .catch(() => {});
  }

  function sendAfterPacking(
    exchange: Exchange,
    kept: StoredResponse,
    wanted: { key: string; encoding: Encoding },
  ) {
    const { key, encoding } = wanted;
    makeBody(kept, encoding).then(
      ({ body, changed }) => {
        if (changed) store.replace(key, { from: kept, to: changed });
        sendStored(exchange, kept, { body, encoding });
      },
      () => exchange.response.destroy(),
    );
  }

  return (exchange: Exchange, kept: StoredResponse, key: string): void => {
    kept.hits += 1;
    if (kept.hits === hitsToImprove && !kept.isBest && !(plain in kept.bodies)) improveLater(key);
    const encoding = encodingFor(exchange.request, kept);
    const body = kept.bodies[encoding];
    if (body) sendStored(exchange, kept, { body, encoding });
    else sendAfterPacking(exchange, kept, { key, encoding });
  };
}
