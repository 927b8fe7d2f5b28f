import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Change, recordReads } from '#database/recorded-reads.ts';
import type { RowChanges } from '#database/row-changes.ts';
import type { Rendering } from './rendering.ts';
import { createRenderings } from './renderings.ts';
import { createResponseStore } from './response-store.ts';
import { createKeptSender } from './send-kept.ts';
import { keyOf, type StorableKey } from './storable-request.ts';
import type { StoredResponse } from './stored-response.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse; key: StorableKey };
type FinishedResponse = Pick<StoredResponse, 'headers' | 'tag' | 'bodies' | 'length' | 'isShort'>;

export type StoredResponses = ReturnType<typeof createStoredResponses>;

/** How often somebody waits for a rendering that turns out to be outdated. */
const maxWaits = 3;

type Options = {
  maxBytes: number;
  tables: ReadonlySet<string>;
  /** Whether all writes are heard of here; so it is where nobody else writes. */
  hearing: Pick<RowChanges, 'isSure' | 'confirm'>;
};

/** Responses that are kept rendered, and answered before the application hears of the request. */
export function createStoredResponses(options: Options) {
  const { hearing } = options;
  const store = createResponseStore(options);
  const renderings = createRenderings(options.tables);
  const sendKept = createKeptSender(store);
  const counts = { hits: 0, misses: 0, dropped: 0 };
  let isOpen = options.maxBytes > 0;

  function respond(exchange: Exchange, handle: RequestListener, waits = 0): void {
    const { request, response, key } = exchange;
    const kept = store.find(key.text);
    if (waits === 0) counts[kept ? 'hits' : 'misses'] += 1;
    const mayKeep = key.isExact && request.method === 'GET' && isOpen && waits < maxWaits;
    const other = mayKeep ? renderings.findAwaited(key.text) : undefined;
    if (kept) sendKept(exchange, kept, key.text);
    else if (other) {
      void other.outcome.then((outcome) => {
        if (outcome === 'unfit') handle(request, response);
        else respond(exchange, handle, waits + 1);
      });
    } else if (mayKeep) render(exchange, handle);
    else handle(request, response);
  }

  function render({ request, response, key }: Exchange, handle: RequestListener): void {
    const rendering = renderings.begin(request, key.text);
    response.once('close', () => renderings.end(rendering, 'outdated'));
    recordReads(rendering.log, () => handle(request, response));
  }

  function forgetAll(): void {
    store.clear();
    renderings.forgetAll();
  }

  /** Nobody is shown what another process may have changed, unless there is nothing else to show. */
  async function respondOnceSure(exchange: Exchange, handle: RequestListener): Promise<void> {
    const { request, response, key } = exchange;
    const heard = await hearing.confirm();
    const last = heard === 'cut-off' ? store.findLast(key.text) : undefined;
    if (heard === 'sure' && isOpen) respond(exchange, handle);
    else if (last) sendKept(exchange, last, key.text);
    else handle(request, response);
  }

  return {
    /** Answers what is kept, and passes everything else on. */
    before: (handle: RequestListener): RequestListener => {
      return (request, response) => {
        const key = isOpen ? keyOf(request) : undefined;
        if (!key) handle(request, response);
        else if (hearing.isSure()) respond({ request, response, key }, handle);
        else void respondOnceSure({ request, response, key }, handle);
      };
    },

    /** The rendering that a request has begun; undefined where its response is not to be kept. */
    findRendering: renderings.findOf,

    /** Keeps a finished response, if nothing that it shows was written since its rendering began. */
    keep(rendering: Rendering, response: FinishedResponse): void {
      const judged = isOpen ? rendering.judge() : 'unfit';
      const reads = [...rendering.log.reads.values()];
      const stored = { ...response, reads, keptAt: Date.now(), hits: 0, best: [] };
      const isTooLarge = judged === 'kept' && !store.keep(rendering.key, stored);
      renderings.end(rendering, isTooLarge ? 'unfit' : judged);
    },

    /** Nothing of this kind is kept. */
    refuse: (rendering: Rendering): void => renderings.end(rendering, 'unfit'),

    /** Something is written and committed: who comes from now on sees it. */
    hear(changes: readonly Change[]): void {
      const told = changes.filter(({ table }) => options.tables.has(table));
      if (told.length === 0) return;
      counts.dropped += store.drop(told);
      renderings.hear(told);
    },

    /** Answers nothing from memory any more. */
    close(): void {
      isOpen = false;
      forgetAll();
    },

    /** Something may have been written that nobody has told. */
    forgetAll,

    /** What it holds, and how often that was of use. */
    stats: () => ({ ...counts, ...store.size(), maxBytes: options.maxBytes }),
  };
}
