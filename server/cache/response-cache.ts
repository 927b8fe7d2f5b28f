import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '#database/content-version.ts';
import type { DatabaseLoad } from '#database/database-load.ts';
import { compress, type Encoding, encodingFor, expand } from './encodings.ts';
import { isKnownTag, tagInEncoding } from './entity-tag.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A response as visitors get it, in the encodings that somebody has asked for. */
type KeptResponse = {
  /** Names and values in turn, without those that depend on the encoding. */
  headers: readonly string[];
  /** What the entity tags of all its encodings begin with. */
  tag: string;
  /** It is what exactly this address shows. */
  isOfWholeQuery: boolean;
  /** Too short to be compressed, or compressed already. */
  isPlain: boolean;
  bodies: Partial<Record<Encoding, Buffer>>;
};

/** A response that is being made to be kept. */
export type Rendering = {
  key: string;
  version: number;
  failures: number;
  knownTags: string | undefined;
  /** For whoever waits for it: whether a response of this kind may be kept at all. */
  isFit: Promise<boolean>;
  end: (isFit: boolean) => void;
};

/** What depends on the time and not on a write, such as the year in a footer, is at most this old. */
const maxAgeMs = 5 * 60_000;
/** Of the memory, the share that responses to queries may take: anybody can make them up. */
const queriesShare = 1 / 8;
/** A response that would push out most others is not kept. */
const largestShare = 1 / 4;
const overheadBytes = 2_048;
/** How often somebody waits for a rendering that is outdated once it is done. */
const maxWaits = 3;

type Options = { maxBytes: number; version: ContentVersion; load: Pick<DatabaseLoad, 'failures'> };

export type ResponseCache = ReturnType<typeof createResponseCache>;

type CacheKey = {
  /** What the response is found by. */
  text: string;
  /** Only what was rendered for exactly this address is kept under it. */
  isExact: boolean;
};

/**
 * Responses kept for everybody, each until content is written, and answered before the framework hears of the request.
 * Requests for one cold page wait for the first. While the database is away, what is kept goes on being shown.
 */
export function createResponseCache({ maxBytes, version, load }: Options) {
  const kept = createStore(maxBytes);
  const counts = { hits: 0, misses: 0, dropped: 0 };
  const renderings = new Map<string, Rendering>();
  const byRequest = new WeakMap<IncomingMessage, Rendering>();
  let isOpen = maxBytes > 0;
  let keptVersion = 0;

  /** All that belongs to an older version goes at once. */
  function dropOutdated(): void {
    if (keptVersion === version.get()) return;
    keptVersion = version.get();
    counts.dropped += kept.size().entries;
    kept.clear();
    renderings.clear();
  }

  function answer(
    exchange: Exchange,
    { key, handle }: { key: CacheKey; handle: RequestListener },
    waits = 0,
  ) {
    const { request, response } = exchange;
    dropOutdated();
    const stored = kept.find(key.text, { isAnyAge: !version.isReachable() });
    const found = stored?.isOfWholeQuery && !key.isExact ? undefined : stored;
    if (waits === 0) counts[found ? 'hits' : 'misses'] += 1;
    if (found) return void sendKept(exchange, found, { key: key.text, store: kept });
    if (!isOpen || !key.isExact || request.method !== 'GET') return handle(request, response);
    const other = waits < maxWaits ? renderings.get(key.text) : undefined;
    if (other) {
      return void other.isFit.then((isFit) =>
        isFit ? answer(exchange, { key, handle }, waits + 1) : handle(request, response),
      );
    }
    beginRendering(exchange, key.text);
    handle(request, response);
  }

  function beginRendering({ request, response }: Exchange, key: string): void {
    const { promise: isFit, resolve } = Promise.withResolvers<boolean>();
    const rendering: Rendering = {
      ...{ key, version: version.get(), failures: load.failures, isFit },
      knownTags: request.headers['if-none-match'],
      end(isFit) {
        if (renderings.get(key) === rendering) renderings.delete(key);
        resolve(isFit);
      },
    };
    // It is made whole, for those who don't have it yet.
    delete request.headers['if-none-match'];
    renderings.set(key, rendering);
    byRequest.set(request, rendering);
    response.once('close', () => rendering.end(true));
  }

  return {
    /** Answers what is kept, and passes everything else on. */
    before: (handle: RequestListener): RequestListener => {
      return (request, response) => {
        const key = isOpen ? keyOf(request) : undefined;
        if (!key) return handle(request, response);
        const asked = { key, handle };
        if (version.isFresh()) answer({ request, response }, asked);
        else void version.confirm().then(() => answer({ request, response }, asked));
      };
    },

    /** The rendering that a request has begun; undefined where its response is not to be kept. */
    findRendering: (request: IncomingMessage): Rendering | undefined => byRequest.get(request),

    /** Keeps a response, unless content was written or a query failed since its rendering began. */
    keep(rendering: Rendering, response: KeptResponse): void {
      const { key, failures } = rendering;
      const isCurrent = rendering.version === version.get() && failures === load.failures;
      dropOutdated();
      if (isOpen && isCurrent) kept.keep(key, response);
      rendering.end(true);
    },

    /** Answers nothing from memory any more. */
    close(): void {
      isOpen = false;
      kept.clear();
    },

    /** What it holds, and how often that was of use. */
    stats() {
      dropOutdated();
      return { ...counts, ...kept.size(), maxBytes };
    },
  };
}

/** Where responses are made of what is stored; everything else has ways of its own, or depends on who asks. */
const neverStored =
  /^\/(?:admin|assets|uploads|pictures|tiles|node_modules|@)(?:[/?.]|$)|^\/api\/(?:docs|health|ready|metrics)/i;

/** Written by advertisers and mail programs for their own counting; pages are the same with and without. */
const countingParameters =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|li_fat_id|mc_[ce]id|igshid|_ga|_gl)$/;
/** What reads its query; everywhere else only a preview does. */
const queryReaders =
  /^\/(?:api|contact|blog|thank-you|search|match|compare|room|shortlist|newsletter)(?:[/.]|$)/;

/** @returns undefined where the response is made anew each time */
export function keyOf({ method, url = '', headers }: IncomingMessage): CacheKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (/^bearer\b/i.test(headers.authorization ?? '')) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  if (!url.startsWith('/') || neverStored.test(url)) return undefined;
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return { text: url, isExact: true };
  const [path, query] = [url.slice(0, queryStart), url.slice(queryStart + 1)];
  if (query.includes('preview=') || isCountedSearch(path, query)) return undefined;
  if (queryReaders.test(path)) return { text: url, isExact: true };
  const rest = query.split('&').filter((part) => !countingParameters.test(part.split('=', 1)[0] ?? ''));
  const text = rest.length > 0 ? `${path}?${rest.join('&')}` : path;
  return { text, isExact: text === url };
}

/** What visitors search is counted by whoever makes the page, so each of them is: any may be one with lists of stones. */
function isCountedSearch(path: string, query: string): boolean {
  return !path.startsWith('/api/') && /(?:^|&)q=[^&]/.test(query);
}

type Store = ReturnType<typeof createStore>;

/** Responses by their key in as much memory as is allowed; the least recently used make room. */
function createStore(maxBytes: number) {
  let evicted = 0;
  const open = (maxSize: number) =>
    new LRUCache<string, KeptResponse>({
      maxSize: Math.max(1, Math.floor(maxSize)),
      maxEntrySize: Math.max(1, Math.floor(maxSize * largestShare)),
      sizeCalculation: sizeOf,
      ttl: maxAgeMs,
      noDeleteOnStaleGet: true,
      dispose: (_kept, _key, reason) => {
        if (reason === 'evict') evicted += 1;
      },
    });
  const pages = open(maxBytes * (1 - queriesShare));
  const queries = open(maxBytes * queriesShare);
  const partOf = (key: string) => (key.includes('?') ? queries : pages);
  return {
    find: (key: string, { isAnyAge }: { isAnyAge: boolean }): KeptResponse | undefined =>
      partOf(key).get(key, { allowStale: isAnyAge }),

    keep: (key: string, response: KeptResponse): void => void partOf(key).set(key, response),

    /** Adds a body in another encoding, if the response is still there. */
    addBody(
      key: string,
      { to, encoding, body }: { to: KeptResponse; encoding: Encoding; body: Buffer },
    ): void {
      const part = partOf(key);
      if (part.peek(key) === to) part.set(key, { ...to, bodies: { ...to.bodies, [encoding]: body } });
    },

    clear(): void {
      pages.clear();
      queries.clear();
    },

    size: () => ({
      evicted,
      entries: pages.size + queries.size,
      bytes: pages.calculatedSize + queries.calculatedSize,
    }),
  };
}

function sizeOf({ bodies, headers }: KeptResponse): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return bytes + headers.join('').length + overheadBytes;
}

async function sendKept(
  { request, response }: Exchange,
  kept: KeptResponse,
  { key, store }: { key: string; store: Store },
): Promise<void> {
  const encoding = kept.isPlain ? 'identity' : encodingFor(request.headers['accept-encoding']);
  const tag = tagInEncoding(kept.tag, encoding);
  const head = [...kept.headers, 'etag', tag, 'server-timing', 'cache;desc=hit'];
  if (isKnownTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, head).end();
    return;
  }
  try {
    let body = kept.bodies[encoding];
    if (!body) {
      body = await recompress(kept, encoding);
      store.addBody(key, { to: kept, encoding, body });
    }
    if (encoding !== 'identity') head.push('content-encoding', encoding);
    response.writeHead(200, [...head, 'content-length', String(body.length)]).end(body);
  } catch {
    response.destroy();
  }
}

async function recompress({ bodies }: KeptResponse, encoding: Encoding): Promise<Buffer> {
  const from = (['identity', 'br', 'gzip'] as const).find((one) => bodies[one]);
  if (!from) throw new Error('A kept response has no body');
  return compress(await expand(bodies[from] as Buffer, from), encoding);
}
