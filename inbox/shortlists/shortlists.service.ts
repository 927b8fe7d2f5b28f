import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StoneLine } from '#content/facts/shortlist-line.shared.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { readStoredMoment } from '#database/stored-json.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { say } from '#messages/say.ts';
import { createLimits, type Limits } from '#people/limits/limits.service.ts';
import { enterInLog, strangerName } from '#people/log/write-log.ts';
import { type FindSlabs, refuseWrongSlabs } from '../submit/lines-of-slabs.ts';
import { type FindStones, nameLines } from '../submit/name-lines.ts';
import { isFromProgram, readSubmission } from '../submit/read-submission.ts';
import { shortlistSchema } from '../submit/stone-lines.schema.ts';
import { readStoredLines } from '../submit/stored-lines.ts';
import { createSubmissionBudget } from '../submit/submission-budget.ts';
import {
  type Approval,
  approvalSchema,
  digestOf,
  readApprovals,
  snapshotOf,
  storedApproval,
} from './approvals.ts';
import {
  deleteShortlistsUntil,
  findShortlist,
  insertShortlist,
  lockApprovals,
  noApprovals,
  saveApprovals,
} from './shortlists.repository.ts';

/** A list of stones that somebody has shared. */
export type SharedShortlist = {
  id: string;
  lines: StoneLine[];
  createdAt: string;
  expiresAt: string;
  approvals: Approval[];
};

type Options = {
  findStones: FindStones;
  /** Without it no slab is known. */
  findSlabs?: FindSlabs;
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
/** As long as the passports of slabs. */
const approvedKeptDays = 3_653;
/** Of one list. */
const maxApprovals = 20;

/** Lists of stones that have a link of their own (specification/api.md, "Shortlists"). */
export function createShortlistService(db: Db, options: Options) {
  const { findStones, findSlabs = async () => new Map(), keptDays, isOn = async () => true } = options;
  const now = options.now ?? (() => new Date());
  const limits = options.limits ?? createLimits(db);
  const budget = createSubmissionBudget(limits);
  const rateLimit = limits.rateLimit({
    name: 'form-shortlist',
    perMinute: sharedPerMinute,
  });
  const cutoff = (days = keptDays) => new Date(now().getTime() - days * dayMs).toISOString();

  return {
    keptDays,

    /** @returns its id, which nobody can guess @throws AppError `not-found`, `invalid` with a message per line and field, `too-large`, `too-many` */
    async share(input: unknown, visitor: { ip: string }): Promise<{ id: string }> {
      if (!(await isOn())) throw notFound(say('answers:list.off'));
      await rateLimit.take(visitor.ip);
      const { lines } = readSubmission(shortlistSchema, input);
      const named = await nameLines(lines, findStones);
      await refuseWrongSlabs(named, findSlabs);
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
      const of = `shared list ${id}`;
      const approvals = readApprovals(stored.approvals, of);
      const days = approvals.length > 0 ? approvedKeptDays : keptDays;
      const expiresAt = new Date(Date.parse(createdAt) + days * dayMs).toISOString();
      return { id, createdAt, lines: readStoredLines(stored.lines, of), expiresAt, approvals };
    },

    /** @throws AppError `not-found` */
    async get(id: string): Promise<SharedShortlist> {
      const list = await this.find(id);
      if (!list) throw notFound(say('answers:list.gone', { days: keptDays }));
      return list;
    },

    /**
     * Approves a list as it is now: what the slabs measure is kept with it, and the log has its digest. The same person again
     * approves nothing new until something has changed.
     * @throws AppError `not-found`, `invalid` with a message per field, `too-many`
     */
    async approve(id: string, input: unknown, visitor: { ip: string }): Promise<Approval> {
      await rateLimit.take(visitor.ip);
      const { name, email } = readSubmission(approvalSchema, input);
      const { lines } = await this.get(id);
      await refuseWrongSlabs(lines, findSlabs);
      const snapshot = await snapshotOf(lines, findSlabs);
      const approval = storedApproval.parse({ name, at: now().toISOString(), ...snapshot, email });
      if (isFromProgram(input)) return approval;
      await budget.take(visitor.ip, { stored: JSON.stringify(approval) });
      return inTransaction(db, async (trx) => {
        const stored = await lockApprovals(trx, id);
        if (stored === undefined) throw notFound(say('answers:list.gone', { days: keptDays }));
        const earlier = readApprovals(stored, `shared list ${id}`);
        const same = earlier.find((one) => isSameApproval(one, approval));
        if (same) return same;
        // What cannot be read is not written over.
        if (earlier.length === 0 && stored !== noApprovals)
          throw new AppError('conflict', say('shortlist:approval.failure'));
        if (earlier.length >= maxApprovals)
          throw new AppError('conflict', say('answers:approval.full', { most: maxApprovals }));
        await saveApprovals(trx, id, JSON.stringify([...earlier, approval]));
        const text = `A shared list was approved: ${approval.sums.slabs} slabs, SHA-256 ${digestOf(approval)}`;
        await enterInLog(trx, { kind: 'enquiries', text, username: strangerName });
        return approval;
      });
    },

    /** For good, those that have been there long enough. */
    removeExpired: () =>
      deleteShortlistsUntil(db, { cutoff: cutoff(), ofApproved: cutoff(approvedKeptDays) }),
  };
}

function isSameApproval({ at: _one, ...one }: Approval, { at: _other, ...other }: Approval): boolean {
  return isDeepStrictEqual(one, other);
}
