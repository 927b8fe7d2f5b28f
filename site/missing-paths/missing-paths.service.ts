import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { notFound } from '#errors/app-error.ts';
import { enterInLog } from '#logbook/write-log.ts';
import { findLikePage, type LikePage } from './like-page.ts';
import { createMissingCounter } from './missing-counter.ts';
import {
  deleteMissingBefore,
  listMissingPaths,
  type MissingList,
  type MissingPath,
  setIgnored,
} from './missing-paths.repository.ts';
import { describeVisit, type MissingRequest } from './missing-visit.ts';

export type MissingQuery = { list: MissingList; search: string; page: number; perPage: number };

type MissingPathOptions = { publicUrl: string; networkOf: (ip: string) => string; now?: () => Date };

/** A path that nobody has requested for this long is forgotten. */
const keptDays = 180;
const dayMs = 24 * 60 * 60_000;

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
