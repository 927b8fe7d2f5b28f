import type { CompiledQuery } from 'kysely';
import type { Change } from './recorded-reads.ts';

/** Hears of what is committed, in the same turn as the commit is over and before its caller goes on. */
export type ChangeListener = (changes: readonly Change[]) => void;

/** A statement that tells other processes; undefined where they need not know. */
type WriteNotice = (changes: readonly Change[]) => CompiledQuery | undefined;

/**
 * Whether what others have written is heard here. `sure`: everything up to a moment ago; `deaf`: some of it may be missed;
 * `cut-off`: the same, and the database itself cannot be reached from here either.
 */
export type Hearing = 'sure' | 'deaf' | 'cut-off';

/** How a process knows that it hears the others: `isFresh` without asking, `confirm` by asking. */
export type HearingCheck = { isFresh: () => boolean; confirm: () => Promise<Hearing> };

export type RowChanges = ReturnType<typeof createRowChanges>;

/** Where the driver of one database tells what was written, and who wants to know it. */
export function createRowChanges({ hearsAll }: { hearsAll: boolean }) {
  const listeners = new Set<ChangeListener>();
  const deafListeners = new Set<() => void>();
  let isHearingAll = hearsAll;
  let writeNotice: WriteNotice = () => undefined;
  let check: HearingCheck | undefined;
  return {
    /** @returns what ends the subscription */
    subscribe(listener: ChangeListener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Has each transaction that writes tell other processes as well, with its commit. */
    tellOthers(write: WriteNotice): void {
      writeNotice = write;
    },

    /** Whether every write to the database is told here, those of other processes as well. */
    hearsAll: () => isHearingAll,

    /** The same, and known a moment ago: a channel can die without a word. */
    isSure: () => isHearingAll && (check?.isFresh() ?? true),

    /** Asks where it is not known. Whatever is kept in memory may be used where the answer is `sure`. */
    confirm: (): Promise<Hearing> => check?.confirm() ?? Promise.resolve(isHearingAll ? 'sure' : 'deaf'),

    /** How hearing is checked, where others write. */
    checkBy(hearing: HearingCheck): void {
      check = hearing;
    },

    setHearing(hears: boolean): void {
      isHearingAll = hears;
      if (!hears) for (const listener of deafListeners) listener();
    },

    /** Tells when writes of others may be missed from now on. */
    onDeaf: (listener: () => void) => void deafListeners.add(listener),

    notify: (changes: readonly Change[]) => writeNotice(changes),

    announce(changes: readonly Change[]): void {
      if (changes.length > 0) for (const listener of listeners) listener(changes);
    },
  };
}
