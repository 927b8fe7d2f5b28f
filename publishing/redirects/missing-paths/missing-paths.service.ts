import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { canonicalPathOf } from '../../paths/canonical-path.ts';
import { findLikePage, type LikePage } from './like-page.ts';
import {
  addMissingCounts,
  deleteMissingBefore,
  dropMissingRest,
  listMissingPaths,
  type MissingCount,
  type MissingList,
  type MissingPath,
  setIgnored,
} from './missing-paths.repository.ts';

export type MissingQuery = { list: MissingList; search: string; page: number; perPage: number };

type MissingPathOptions = { publicUrl: string; networkOf: (ip: string) => string; now?: () => Date };

/** A path that nobody has requested for this long is forgotten. */
const keptDays = 180;
const dayMs = 24 * 60 * 60_000;

/** What a request tells of itself. */
type MissingRequest = { url: string; referrer: string; userAgent: string };

/** The paths that visitors requested and did not find (specification/back-office.md, "Not found"). */
export function createMissingPathService(
  db: Db,
  { publicUrl, networkOf, now = () => new Date() }: MissingPathOptions,
) {
  const counter = createMissingCounter(db, { now, networkOf });
  const ownHost = new URL(publicUrl).host;

  async function setAside(path: string, ignoredAt: string | null): Promise<void> {
    await inTransaction(db, async (trx) => {
      if (!(await setIgnored(trx, path, ignoredAt)))
        throw notFound('Nobody has asked for this address lately.');
      const text = ignoredAt === null ? 'Showed' : 'Ignored';
      await enterInLog(trx, { kind: 'redirects', text: `${text} an address that visitors did not find` });
    });
  }

  return {
    /** Counts a request; does not wait for anything, and never fails. */
    count(request: MissingRequest & { ip: string }): void {
      const visit = describeVisit(request, ownHost);
      if (visit) counter.count(visit, request.ip);
    },

    /** One page of a list, with the page of the site that is most like each. */
    async list(query: MissingQuery) {
      await counter.store();
      const { page, perPage, ...filter } = query;
      const range = { limit: perPage, offset: (page - 1) * perPage };
      const { rows, total } = await listMissingPaths(db, { ...filter, ...range });
      const paths: (MissingPath & { suggestion: LikePage | null })[] = [];
      for (const row of rows) paths.push({ ...row, suggestion: (await findLikePage(db, row.path)) ?? null });
      return { paths, total };
    },

    /** Puts a path aside: it is still counted, and no longer shown. @throws AppError `not-found` */
    ignore: (path: string) => setAside(path, now().toISOString()),

    /** @throws AppError `not-found` */
    notice: (path: string) => setAside(path, null),

    storeCounts: counter.store,

    removeExpired: () => deleteMissingBefore(db, new Date(now().getTime() - keptDays * dayMs).toISOString()),
  };
}

const maxPathLength = 300;

/** What only programs ask for that look for weak spots: their paths belong to other software. */
const probes = [
  /^\/(?:wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|vendor|boaform|actuator|solr|owa|ecp|hnap1|telescope|debug|console)/,
  /^\/(?:\.|%2e)|\/\.(?:git|env|aws|ssh|svn|hg|ds_store|htaccess|vscode)/,
  /\/(?:wp-admin|wp-content|wp-includes|wp-login|wlwmanifest|etc\/passwd|eval-stdin|phpinfo)/,
  /\.(?:env|bak|old|sql|ini|conf|config|log|ya?ml|sh|cgi|jsp|asmx|map|swp|tar|gz|zip|rar|7z)$/,
  /(?:\.\.|%00|%0a|%3c|%27|%22|\$\{|select%20|union%20)/,
  /^\/(?:apple-touch-icon|favicon|browserconfig|crossdomain|ads\.txt|app-ads\.txt|humans\.txt|security\.txt)/,
];

/** Search engines, link checkers, tools and libraries; browsers never name themselves so. */
const programs =
  /bot\b|bot\/|crawl|spider|slurp|preview|monitor|scan|check|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|httpclient|headless|facebookexternal|feed|archive/i;

/** One request for a path that is not there, without anything that says who it was. */
type MissingVisit = {
  /** Canonical, without its query. */
  path: string;
  isProgram: boolean;
  /** The host of the page that led there; empty where none did. */
  referrer: string;
};

/**
 * What is counted of a request; undefined for one that is not: what a link fetches ahead, a path that could name a
 * person, and one that is longer than any link.
 */
function describeVisit(request: MissingRequest, ownHost: string): MissingVisit | undefined {
  const path = pathOf(request.url);
  if (path.length > maxPathLength || /@|%40/i.test(path)) return undefined;
  const isProgram =
    !/mozilla|opera/i.test(request.userAgent) ||
    programs.test(request.userAgent) ||
    probes.some((probe) => probe.test(path.toLowerCase()));
  const host = URL.parse(request.referrer)?.host ?? '';
  return { path, isProgram, referrer: host === ownHost ? 'this site' : host.slice(0, 100) };
}

function pathOf(url: string): string {
  // The request of a page's data has no closing slash.
  return canonicalPathOf(url.replace(/[?#].*$/s, ''));
}

/** Rows of each list; beyond them the least telling go. */
const maxRows: Record<MissingList, number> = { people: 1000, programs: 200, ignored: 1000 };
/** Between two writes; a flood of random paths is not even kept in memory. */
const maxPending = 300;
/** Whoever follows broken links comes across a few, not dozens. */
const maxPathsPerNetwork = 20;
const maxNetworks = 2000;
const forgetNetworksAfterMs = 60 * 60_000;
const storeAfterMs = 5000;

type CounterOptions = {
  now: () => Date /** What one household or server has. */;
  networkOf: (ip: string) => string;
};

/**
 * Counts requests for what is not there, and stores the counts together a little later. A network has its share of
 * different paths an hour; networks are kept in memory alone, and for no longer.
 */
function createMissingCounter(db: Db, { now, networkOf }: CounterOptions) {
  let pending = new Map<string, MissingCount>();
  let networks = new Map<string, Set<string>>();
  let networksSince = now().getTime();
  let timer: NodeJS.Timeout | undefined;

  function hasShare(ip: string, path: string): boolean {
    if (now().getTime() - networksSince > forgetNetworksAfterMs || networks.size >= maxNetworks) {
      networks = new Map();
      networksSince = now().getTime();
    }
    const network = networkOf(ip);
    const paths = networks.get(network) ?? new Set();
    networks.set(network, paths);
    if (paths.has(path)) return true;
    if (paths.size >= maxPathsPerNetwork) return false;
    paths.add(path);
    return true;
  }

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const counts = [...pending.values()];
    pending = new Map();
    await inTransaction(db, async (trx) => {
      await addMissingCounts(trx, counts);
      for (const list of ['people', 'programs', 'ignored'] as const) {
        await dropMissingRest(trx, list, maxRows[list]);
      }
    });
  }

  return {
    count(visit: MissingVisit, ip: string): void {
      const { path, isProgram, referrer } = visit;
      const known = pending.get(path);
      if (!known && (pending.size >= maxPending || !hasShare(ip, path))) return;
      pending.set(path, {
        path,
        visits: (known?.visits ?? 0) + (isProgram ? 0 : 1),
        programVisits: (known?.programVisits ?? 0) + (isProgram ? 1 : 0),
        referrer: referrer || (known?.referrer ?? ''),
        lastAt: now().toISOString(),
      });
      // A count that is lost is no loss for anybody.
      timer ??= setTimeout(() => void store().catch(() => undefined), storeAfterMs).unref();
    },

    /** Stores what was counted so far. */
    store,
  };
}
