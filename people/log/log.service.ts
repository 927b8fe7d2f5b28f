import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, notFound } from '#errors/app-error.ts';
import { deleteUpTo, eraseLogName, findLastBefore, readChain } from './log-chain.repository.ts';
import { type EntryFilter, findEntries, findLogPeople, type ReadEntry } from './log-reader.repository.ts';
import { inLogTurn, sealNow } from './seal-log.ts';
import { systemUsername } from './system-username.shared.ts';
import { verifyLog } from './verify-log.ts';
import { enterInLog, strangerName } from './write-log.ts';

const dayMs = 24 * 60 * 60_000;
/** Deleted at once; nothing is sealed meanwhile. */
const deletedAtOnce = 2_000;
const exportedAtOnce = 500;

/** Who is no longer named. */
const erasedName = 'A former colleague';

/** An entry as it is shown: with the name of whom it is about in its words. */
export type ShownEntry = Omit<ReadEntry, 'aboutId' | 'aboutName' | 'name'> & { name: string };
export type LogQuery = Omit<EntryFilter, 'words'> & { search?: string | undefined };
export type NamedPerson = { id: number; name: string; hasActed: boolean; isFormer: boolean };
type Cursor = { createdAt: string; id: number };

/** Who did what, in a chain that nobody can change without it being seen (docs/decisions/0061-who-did-what.md). */
export function createLogService(db: Db, options: { now?: () => Date } = {}) {
  const now = () => options.now?.() ?? new Date();
  return {
    /** Some of the entries that fit, newest first, and where the next begin. */
    async list(
      query: LogQuery & { after?: Cursor | undefined; limit: number },
    ): Promise<{ entries: ShownEntry[]; next: Cursor | undefined }> {
      const { after, limit, ...filter } = query;
      const found = await findEntries(db, { filter: toFilter(filter), after, limit: limit + 1 });
      const entries = found.slice(0, limit);
      return { entries: entries.map(show), next: found.length > limit ? entries.at(-1) : undefined };
    },

    /** All that fit, in pieces. */
    readAll: (query: LogQuery) => readAll(db, toFilter(query)),

    /** Who is named, whether anything was done by them, and whether the name can be erased. */
    listPeople: (accounts: readonly string[]) => listPeople(db, accounts),

    /** The last place of the chain, for keeping elsewhere. */
    async findHead(): Promise<{ id: number; hash: string }> {
      const { headId, headHash } = await readChain(db);
      return { id: headId, hash: headHash };
    },

    verify: () => verifyLog(db),

    enterExport: (what: string) => enterExport(db, what),

    /**
     * Erases the name of somebody who has no account any more; the chain stays whole.
     * @throws AppError `not-found`, or `conflict` for one of those who have an account, and for the program itself
     */
    eraseName: (personId: number, accounts: readonly string[]): Promise<void> =>
      inTransaction(db, (trx) => eraseName(trx, { personId, accounts })),

    /** Deletes the oldest entries, which are older than so many days; the rest stays a chain. @returns how many */
    async removeOld(days: number): Promise<number> {
      const before = new Date(now().getTime() - days * dayMs).toISOString();
      for (let total = 0; ; ) {
        const count = await inLogTurn(db, (trx) => removeBefore(trx, { before, days }));
        total += count;
        if (count < deletedAtOnce) return total;
      }
    },
  };
}

/** Seals what is there: all that is exported tells its place. */
async function enterExport(db: Db, what: string): Promise<void> {
  await enterInLog(db, { kind: 'exports', text: `Exported ${what}` });
  await sealNow(db);
}

async function* readAll(db: Db, filter: EntryFilter): AsyncGenerator<ShownEntry[]> {
  for (let after: Cursor | undefined; ; ) {
    const found = await findEntries(db, { filter, after, limit: exportedAtOnce });
    if (found.length > 0) yield found.map(show);
    if (found.length < exportedAtOnce) return;
    after = found.at(-1);
  }
}

async function eraseName(
  trx: Db,
  { personId, accounts }: { personId: number; accounts: readonly string[] },
): Promise<void> {
  const name = await eraseLogName(trx, personId);
  if (name === undefined) throw notFound('There is no such name in the log.');
  if (!isFormer(name, accounts)) {
    throw new AppError('conflict', 'Only the names of people without an account can be erased.');
  }
  await enterInLog(trx, { kind: 'people', text: 'Erased the name of a former colleague from the log' });
}

async function listPeople(db: Db, accounts: readonly string[]): Promise<NamedPerson[]> {
  const people = await findLogPeople(db);
  return people.map((person) => ({ ...person, isFormer: isFormer(person.name, accounts) }));
}

/** Neither somebody with an account nor one of the two who never had one. */
function isFormer(name: string, accounts: readonly string[]): boolean {
  return ![...accounts, systemUsername, strangerName].includes(name);
}

async function removeBefore(trx: Db, { before, days }: { before: string; days: number }): Promise<number> {
  const last = await findLastBefore(trx, { before, limit: deletedAtOnce });
  if (!last) return 0;
  const count = await deleteUpTo(trx, last);
  const what = count === 1 ? 'an entry that was' : `${count} entries that were`;
  await enterInLog(trx, { kind: 'server', text: `Deleted ${what} older than ${days} days from the log` });
  return count;
}

function toFilter({ search = '', ...filter }: LogQuery): EntryFilter {
  return { ...filter, words: foldText(search).split(' ').filter(Boolean) };
}

function show({ name, aboutId, aboutName, text, ...entry }: ReadEntry): ShownEntry {
  const about = aboutName ?? 'a former colleague';
  return {
    ...entry,
    name: name ?? erasedName,
    text: aboutId === null ? text : text.replaceAll('{person}', about),
  };
}
