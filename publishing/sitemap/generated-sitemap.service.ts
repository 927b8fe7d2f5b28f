import { readPiecesInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import {
  findSitemapFile,
  findSitemapHead,
  findSitemapXml,
  requestSitemap,
  saveSitemap,
  saveSitemapFile,
} from './generated-sitemap.repository.ts';
import { fileEnd, renderSitemapIndex } from './sitemap.service.ts';

export type SitemapStatus = {
  exists: boolean;
  /** When it was made, ISO 8601; null where there is none. */
  lastModified: string | null;
  /** In bytes. */
  fileSize: number;
  /** Where it is read. */
  location: string;
};

type Head = NonNullable<Awaited<ReturnType<typeof findSitemapHead>>>;
type Options = {
  publicUrl: string;
  /** The sitemap as it would be now, in pieces. */
  render: () => AsyncIterable<string>;
  now?: () => Date;
  /** How long it waits for further changes before it is made again, in milliseconds. */
  delayMs?: number;
};

const defaultDelayMs = 1_000;

/**
 * The sitemap as a file that every process shares: kept in the database and made again after a change of content.
 * The next reader also makes it if that is not done yet, so that nobody gets an outdated one.
 */
export function createGeneratedSitemapService(db: Db, options: Options) {
  let requesting: Promise<unknown> = Promise.resolve();
  let isRequestWaiting = false;
  let building: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let cached = { key: '', xml: '' };
  let isStopped = false;
  /** Once it is stopped, the database may be closed while it is made. */
  const warn = (error: unknown) => {
    if (!isStopped) logFailure(error);
  };
  const builder = createBuilder(db, { ...options, warn });

  /** Makes what is missing. @returns the stored sitemap's head, an old one where it could not be made */
  async function bringUpToDate(): Promise<Head | undefined> {
    await requesting;
    return builder.bringUpToDate();
  }

  function buildSoon(): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      building = bringUpToDate().catch(warn);
    }, options.delayMs ?? defaultDelayMs);
    timer.unref();
  }

  return {
    /** Called after a change of content. A failure here does no harm: reading makes the sitemap as well. */
    refresh(): void {
      buildSoon();
      // An import announces thousands at once: one request follows the one in progress, and stands for all of them.
      if (isRequestWaiting) return;
      isRequestWaiting = true;
      requesting = requesting.then(() => {
        isRequestWaiting = false;
        return requestSitemap(db).catch(warn);
      });
    },

    /** Makes it now, whatever there is. */
    async generate(): Promise<SitemapStatus> {
      await builder.build(await requestSitemap(db));
      return toStatus(options.publicUrl, await findSitemapHead(db));
    },

    /** Looks at the sitemap, and has it follow a change of content first; one that nobody made stays absent. */
    async status(): Promise<SitemapStatus> {
      await requesting;
      const head = await findSitemapHead(db);
      return toStatus(options.publicUrl, head && (await bringUpToDate()));
    },

    /** The sitemap as XML, or the index of its files; made where there is none. */
    async read(): Promise<string> {
      const head = await bringUpToDate();
      const key = `${head?.built} ${head?.generatedAt}`;
      if (cached.key !== key) cached = { key, xml: await findSitemapXml(db) };
      return cached.xml;
    },

    /** A file that the sitemap names where it is too long for one, counted from 1; undefined where there is none. */
    async readFile(number: number): Promise<string | undefined> {
      const head = await bringUpToDate();
      return head && findSitemapFile(db, { built: head.built, number });
    },

    /** Ends background work, before the database is closed. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([requesting, building]);
    },
  };
}

/** Makes the sitemap and stores it under the number of the request for it. */
function createBuilder(
  db: Db,
  { publicUrl, render, now = () => new Date(), warn }: Options & { warn: (error: unknown) => void },
) {
  /** Each file is stored as soon as it is whole, so that one of them is in hand at a time. */
  async function build(built: number): Promise<void> {
    const madeAt = now().toISOString();
    let [xml, count, bytes] = ['', 0, 0];
    const storeFile = async () => {
      count += 1;
      bytes += Buffer.byteLength(xml);
      await saveSitemapFile(db, { built, number: count, xml });
      xml = '';
    };
    for await (const piece of readPiecesInBackground(render())) {
      if (piece === fileEnd) await storeFile();
      else xml += piece;
    }
    if (count > 0) {
      await storeFile();
      xml = renderSitemapIndex(publicUrl, { count, madeAt });
    }
    bytes += Buffer.byteLength(xml);
    await saveSitemap(db, { number: built, publicUrl, xml, bytes, now: madeAt });
  }

  async function bringUpToDate(): Promise<Head | undefined> {
    const head = await findSitemapHead(db);
    if (head?.built === head?.requested && head?.publicUrl === publicUrl) return head;
    try {
      const isRequested = head && head.built < head.requested && head.publicUrl === publicUrl;
      await build(isRequested ? head.requested : await requestSitemap(db));
    } catch (error) {
      if (!head || head.built === 0) throw error;
      warn(error);
    }
    return findSitemapHead(db);
  }

  return { build, bringUpToDate };
}

function toStatus(publicUrl: string, head: Head | undefined): SitemapStatus {
  const exists = head !== undefined && head.built > 0;
  return {
    exists,
    lastModified: exists ? head.generatedAt : null,
    fileSize: exists ? head.bytes : 0,
    location: `${publicUrl}/sitemap.xml`,
  };
}

function logFailure(error: unknown): void {
  const message = { level: 'warn', time: Date.now(), msg: 'the sitemap was not made', err: String(error) };
  console.warn(JSON.stringify(message));
}
