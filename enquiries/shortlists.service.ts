import { randomBytes } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import { createLimits, type Limits } from '#limits/limits.service.ts';
import { type FindStones, nameLines } from './name-lines.ts';
import { readSubmission } from './read-submission.ts';
import type { StoneLine } from './shortlist-line.shared.ts';
import { deleteShortlistsUntil, findShortlist, insertShortlist } from './shortlists.repository.ts';
import { shortlistSchema } from './stone-lines.schema.ts';

/** A list of stones that somebody has shared. */
export type SharedShortlist = { id: string; lines: StoneLine[]; createdAt: string; expiresAt: string };

type Options = {
  findStones: FindStones;
  /** For how many days a list is there. */
  keptDays: number;
  limits?: Limits;
  now?: () => Date;
};

const idBytes = 16;
/** Paths are in lower case, so the id is. */
const idPattern = /^[0-9a-f]{32}$/;
const dayMs = 24 * 60 * 60_000;
const sharedPerMinute = 30;

/** Lists of stones that have a link of their own (specification/api.md, "Shortlists"). */
export function createShortlistService(db: Db, { findStones, keptDays, ...options }: Options) {
  const now = options.now ?? (() => new Date());
  const rateLimit = (options.limits ?? createLimits(db)).rateLimit({
    name: 'form-shortlist',
    perMinute: sharedPerMinute,
  });
  const cutoff = () => new Date(now().getTime() - keptDays * dayMs).toISOString();

  return {
    keptDays,

    /** @returns its id, which nobody can guess @throws AppError `invalid` with a message per line and field, `too-many` */
    async share(input: unknown, visitor: { ip: string }): Promise<{ id: string }> {
      await rateLimit.take(visitor.ip);
      const { lines } = readSubmission(shortlistSchema, input);
      const named = await nameLines(lines, findStones);
      const id = randomBytes(idBytes).toString('hex');
      await insertShortlist(db, { id, lines: JSON.stringify(named), createdAt: now().toISOString() });
      return { id };
    },

    async find(id: string): Promise<SharedShortlist | undefined> {
      const stored = idPattern.test(id) ? await findShortlist(db, { id, after: cutoff() }) : undefined;
      if (!stored) return undefined;
      const expiresAt = new Date(Date.parse(stored.createdAt) + keptDays * dayMs).toISOString();
      return { ...stored, lines: JSON.parse(stored.lines), expiresAt };
    },

    /** @throws AppError `not-found` */
    async get(id: string): Promise<SharedShortlist> {
      const list = await this.find(id);
      if (!list) throw notFound(`There is no such list. A shared list is kept for ${keptDays} days.`);
      return list;
    },

    /** For good, those that have been there long enough. */
    removeExpired: () => deleteShortlistsUntil(db, cutoff()),
  };
}
