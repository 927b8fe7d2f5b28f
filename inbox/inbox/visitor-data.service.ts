import type { StoneLine } from '#content/facts/shortlist-line.shared.ts';
import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { foldText } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { invalid } from '#errors/app-error.ts';
import { systemUsername } from '#people/log/system-username.shared.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { deleteMailsOf } from '../mail/outbox.repository.ts';
import { type Approval, readApprovals } from '../shortlists/approvals.ts';
import { deleteShortlist, readShortlists } from '../shortlists/shortlists.repository.ts';
import type { Feedback } from '../submit/feedback.repository.ts';
import { searchWords } from '../submit/folded-columns.ts';
import { itemStatuses } from '../submit/handling.shared.ts';
import { deleteMarked } from '../submit/spam-mark.repository.ts';
import { readStoredLines } from '../submit/stored-lines.ts';
import type { Subscriber } from '../submit/subscribers.repository.ts';
import { findItemIds } from './inbox.repository.ts';
import { type InboxItem, toInboxItem } from './inbox-item.ts';
import { readItems } from './inbox-reader.ts';
import { deleteRecord, type ItemWithRecord } from './inbox-records.repository.ts';
import {
  countMailsOf,
  deleteMarkedBefore,
  findItemIdsBefore,
  findItemIdsBy,
  findSubscriptionsOf,
  type KnownBy,
  readFeedback,
} from './visitor-data.repository.ts';

/** Everything that is kept of one visitor. */
export type VisitorData = {
  /** What they sent, with what the staff noted of it; spam and the trash are searched too. */
  items: InboxItem[];
  subscriptions: Subscriber[];
  /** Feedback with their address or number in its words. */
  feedback: Feedback[];
  /** Lists of stones that were shared, with their address or number in a note or an approval. */
  shortlists: NotedShortlist[];
  /** How many mails about it are kept, waiting or sent. */
  mails: number;
  /** What others sent that names them; it is found and not erased, since it is theirs. */
  mentions: InboxItem[];
};

type NotedShortlist = { id: string; lines: StoneLine[]; createdAt: string; approvals: Approval[] };
type Found = {
  entries: ItemWithRecord[];
  subscriptions: Subscriber[];
  feedback: Feedback[];
  shortlists: NotedShortlist[];
};
type Visitor = KnownBy & { words: string };

/** Shorter ones would name half the inbox. */
const fewestCharacters = 5;
const maxMentions = 100;
const erasedAtOnce = 200;
const dayMs = 24 * 60 * 60_000;

type Options = {
  now?: () => Date;
  /** The calling code of the company's country. */
  findHomeCode?: () => Promise<string>;
};

/** Finding, handing over and erasing what one visitor has left here (docs/decisions/0030-one-inbox.md). */
export function createVisitorDataService(db: Db, options: Options = {}) {
  const { now = () => new Date(), findHomeCode = async () => '' } = options;

  async function read(text: string): Promise<VisitorData> {
    const visitor = readVisitor(text, await findHomeCode());
    const { entries, ...others } = await findAll(db, visitor);
    const mentions = await findMentions(db, visitor, new Set(entries.map(({ item }) => item.id)));
    const toItem = (entry: ItemWithRecord) => toInboxItem(entry, now().toISOString());
    const mails = await countMailsOf(
      db,
      entries.map(({ item }) => item),
    );
    return { items: entries.map(toItem), ...others, mails, mentions: mentions.map(toItem) };
  }

  return {
    /** @param text an e-mail address, or a number with its calling code @throws AppError `invalid` */
    find: read,

    /** The same, for handing over; that it was done is an entry of the log. @throws AppError `invalid` */
    async export(text: string): Promise<VisitorData> {
      const data = await read(text);
      await enterInLog(db, { kind: 'exports', text: 'Exported what is kept of a visitor' });
      return data;
    },

    /** For good, all in one. @returns how much was erased @throws AppError `invalid` */
    async erase(text: string): Promise<{ erased: number }> {
      const visitor = readVisitor(text, await findHomeCode());
      const erased = await inTransaction(db, (trx) => eraseAll(trx, visitor));
      await emptyLog(db);
      return { erased };
    },

    /** Erases what came longer ago than it is kept, in the name of the program. */
    async removeOld({ spam, inbox }: { spam: number; inbox: number | undefined }): Promise<void> {
      const timeBefore = (days: number) => new Date(now().getTime() - days * dayMs).toISOString();
      await removeBefore(db, { before: timeBefore(spam), isSpam: true });
      if (inbox !== undefined) await removeBefore(db, { before: timeBefore(inbox), isSpam: false });
    },
  };
}

async function eraseAll(trx: Db, visitor: Visitor): Promise<number> {
  const { entries, subscriptions, feedback, shortlists } = await findAll(trx, visitor);
  await eraseItems(trx, entries);
  for (const { id } of subscriptions) await deleteMarked(trx, 'subscribers', id);
  for (const { id } of feedback) await deleteMarked(trx, 'feedback', id);
  for (const { id } of shortlists) await deleteShortlist(trx, id);
  const count = entries.length + subscriptions.length + feedback.length + shortlists.length;
  const what = count === 1 ? '1 entry' : `${count} entries`;
  await enterInLog(trx, { kind: 'enquiries', text: `Erased what was kept of a visitor: ${what}` });
  return count;
}

/** What visitors sent before then, so many at once that nobody waits for it. */
async function removeBefore(db: Db, old: { before: string; isSpam: boolean }): Promise<void> {
  let isDone = false;
  let total = 0;
  while (!isDone) {
    total += await inTransaction(db, async (trx) => {
      const entries = await readItems(trx, await findItemIdsBefore(trx, { ...old, limit: erasedAtOnce }));
      await eraseItems(trx, entries);
      isDone = entries.length < erasedAtOnce;
      const others = isDone ? await deleteMarkedBefore(trx, old) : 0;
      const count = entries.length + others;
      const text = `Erased ${count} old entries of visitors${old.isSpam ? ', taken for spam' : ''}`;
      if (count > 0) await enterInLog(trx, { kind: 'enquiries', text, username: systemUsername });
      return count;
    });
  }
  if (total > 0) await emptyLog(db);
}

async function eraseItems(trx: Db, entries: readonly ItemWithRecord[]): Promise<void> {
  for (const { item } of entries) {
    await deleteRecord(trx, item);
    await deleteMailsOf(trx, item);
  }
}

/** @param homeCode which a number that names no country may have */
function readVisitor(text: string, homeCode: string): Visitor {
  const words = text.trim().normalize('NFC').toLowerCase();
  const digits = words.replace(/[^+\d]/g, '');
  if (words.includes('@') && words.length >= fewestCharacters) {
    return { words, emailFolded: foldText(words), numbers: [] };
  }
  if (digits.length >= fewestCharacters && /^[+(]?\d[\d\s().\p{Pd}]*$/u.test(words)) {
    return { words: digits, emailFolded: '', numbers: [digits, `${homeCode}${digits}`, `+${digits}`] };
  }
  throw invalid({ who: 'Enter a whole e-mail address, or a number with its calling code' });
}

async function findAll(db: Db, visitor: Visitor): Promise<Found> {
  const entries = await readItems(db, await findItemIdsBy(db, visitor));
  const subscriptions = visitor.emailFolded ? await findSubscriptionsOf(db, visitor.words) : [];
  const feedback: Feedback[] = [];
  for await (const piece of readFeedback(db))
    feedback.push(...piece.filter((one) => names(one.feedback, visitor)));
  return { entries, subscriptions, feedback, shortlists: await findShortlists(db, visitor) };
}

/** Whose notes they are nobody knows but by their words. */
async function findShortlists(db: Db, visitor: Visitor): Promise<NotedShortlist[]> {
  const found: NotedShortlist[] = [];
  for await (const piece of readShortlists(db)) {
    for (const list of piece) {
      const lines = readStoredLines(list.lines, `shared list ${list.id}`);
      // One by one: the digits of an area and of a slug after each other would be somebody's number.
      const texts = lines.flatMap((line) => Object.values(line).filter((value) => typeof value === 'string'));
      const approvals = readApprovals(list.approvals, `shared list ${list.id}`);
      const people = approvals.flatMap(({ name, email }) => [name, email]);
      if ([...texts, ...people].some((text) => names(text, visitor)))
        found.push({ ...list, lines, approvals });
    }
  }
  return found;
}

/** What others wrote with the address or the number in it. */
async function findMentions(db: Db, visitor: Visitor, own: ReadonlySet<number>): Promise<ItemWithRecord[]> {
  const search = searchWords(visitor.words).join(' ');
  const ids = await findItemIds(db, { search, statuses: itemStatuses, limit: maxMentions });
  const entries = await readItems(
    db,
    ids.filter((id) => !own.has(id)),
  );
  return entries.filter(({ item, record }) => names(JSON.stringify([record, item.notes]), visitor));
}

function names(text: string, { words, numbers }: Visitor): boolean {
  return (
    text.toLowerCase().includes(words) || (numbers.length > 0 && text.replace(/[^+\d]/g, '').includes(words))
  );
}
