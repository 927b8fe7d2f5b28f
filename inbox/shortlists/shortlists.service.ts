import { randomBytes } from 'node:crypto';
import type { StoneLine } from '#content/facts/shortlist-line.shared.ts';
import type { Db } from '#database/connect.ts';
import { readStoredMoment } from '#database/stored-json.ts';
import { notFound } from '#errors/app-error.ts';
import { say } from '#messages/say.ts';
import { createLimits, type Limits } from '#people/limits/limits.service.ts';
import { type FindStones, nameLines } from '../submit/name-lines.ts';
import { readSubmission } from '../submit/read-submission.ts';
import { shortlistSchema } from '../submit/stone-lines.schema.ts';
import { readStoredLines } from '../submit/stored-lines.ts';
import { createSubmissionBudget } from '../submit/submission-budget.ts';
import { deleteShortlistsUntil, findShortlist, insertShortlist } from './shortlists.repository.ts';

/** A list of stones that somebody has shared. */
export type SharedShortlist = { id: string; lines: StoneLine[]; createdAt: string; expiresAt: string };

type Options = {
  findStones: FindStones;
  /** For how many days a list is there. */
  keptDays: number;
  /** Whether the site has a page for them; always without it. */
  isOn?: () => Promise<boolean>;
  limits?: Limits;
  now?: () => Date;
};

const idBytes = 16;
/** Paths are in lower case, so the id is. */
const idPattern = /^[0-9a-f]{32}$/;
const dayMs = 24 * 60 * 60_000;
const sharedPerMinute = 30;

/** Lists of stones that have a link of their own (specification/api.md, "Shortlists"). */
export function createShortlistService(db: Db, options: Options) {
  const { findStones, keptDays, isOn = async () => true } = options;
  const now = options.now ?? (() => new Date());
  const limits = options.limits ?? createLimits(db);
  const budget = createSubmissionBudget(limits);
  const rateLimit = limits.rateLimit({
    name: 'form-shortlist',
    perMinute: sharedPerMinute,
  });
  const cutoff = () => new Date(now().getTime() - keptDays * dayMs).toISOString();

  return {
    keptDays,

    /** @returns its id, which nobody can guess @throws AppError `not-found`, `invalid` with a message per line and field, `too-large`, `too-many` */
    async share(input: unknown, visitor: { ip: string }): Promise<{ id: string }> {
      if (!(await isOn())) throw notFound(say('answers:list.off'));
      await rateLimit.take(visitor.ip);
      const { lines } = readSubmission(shortlistSchema, input);
      const named = await nameLines(lines, findStones);
      const stored = JSON.stringify(named);
      await budget.take(visitor.ip, { stored });
      const id = randomBytes(idBytes).toString('hex');
      await insertShortlist(db, { id, lines: stored, createdAt: now().toISOString() });
      return { id };
    },

    async find(id: string): Promise<SharedShortlist | undefined> {
      const isAsked = idPattern.test(id) && (await isOn());
      const stored = isAsked ? await findShortlist(db, { id, after: cutoff() }) : undefined;
      if (!stored) return undefined;
      const createdAt = readStoredMoment(stored.createdAt, `shared list ${id}`);
      const expiresAt = new Date(Date.parse(createdAt) + keptDays * dayMs).toISOString();
      return { ...stored, createdAt, lines: readStoredLines(stored.lines, `shared list ${id}`), expiresAt };
    },

    /** @throws AppError `not-found` */
    async get(id: string): Promise<SharedShortlist> {
      const list = await this.find(id);
      if (!list) throw notFound(say('answers:list.gone', { days: keptDays }));
      return list;
    },

    /** For good, those that have been there long enough. */
    removeExpired: () => deleteShortlistsUntil(db, cutoff()),
  };
}
