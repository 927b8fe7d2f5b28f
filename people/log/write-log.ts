import { deferToCommit, settleOnceCommitted } from '#database/at-commit.ts';
import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { findActor } from './acting.ts';
import type { LogKind } from './log-kinds.shared.ts';
import { addPeople, insertEntries, type NamedEntry } from './log-writer.repository.ts';
import { sealSoon } from './seal-log.ts';
import { systemUsername } from './system-username.shared.ts';

/** What was done, in words that anybody understands; who did it is the actor unless it is said. */
export type LogEntry = {
  kind: LogKind;
  /** `{person}` stands for whom it is about. */
  text: string;
  about?: string | undefined;
  username?: string | undefined;
  entity?: string | null;
  recordId?: number | null;
  now?: string;
};

/** Who is not signed in, as the log names one. */
export const strangerName = '';

const maxTextLength = 400;

/**
 * Enters what is done in the transaction that does it. Its place in the chain is given once that is committed: nobody
 * who writes waits for somebody else's commit.
 */
export async function enterInLog(db: Db, entry: LogEntry): Promise<void> {
  const named = complete(entry);
  if (db.isTransaction) deferToCommit(db, addEntries, named);
  else await inTransaction(db, (trx) => addEntries(trx, [named]));
}

function complete({ about, entity = null, recordId = null, ...entry }: LogEntry): NamedEntry {
  const actor = findActor();
  const username = entry.username ?? actor?.username ?? systemUsername;
  // What the program does by itself comes from nowhere, even while somebody's request is answered.
  const isActor =
    actor !== undefined && (actor.username ?? username) === username && username !== systemUsername;
  return {
    ...{ kind: entry.kind, text: storable(entry.text.slice(0, maxTextLength)), entity, recordId },
    createdAt: entry.now ?? new Date().toISOString(),
    name: storable(username),
    aboutName: about === undefined ? null : storable(about),
    device: isActor ? storable(actor.device) : '',
    network: isActor ? storable(actor.network) : '',
  };
}

/** As both databases give it back: half a character and the character zero are in neither. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

async function addEntries(trx: Db, entries: readonly NamedEntry[]): Promise<void> {
  const personIdOf = await addPeople(
    trx,
    entries.flatMap(({ name, aboutName }) => (aboutName === null ? [name] : [name, aboutName])),
  );
  const rows = entries.map(({ name, aboutName, ...entry }) => ({
    ...entry,
    personId: personIdOf(name),
    aboutId: aboutName === null ? null : personIdOf(aboutName),
    searchText: foldText(entry.text.replaceAll('{person}', '')),
  }));
  await insertEntries(trx, rows);
  settleOnceCommitted(trx, sealSoon);
}
